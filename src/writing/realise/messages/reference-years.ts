import { distinctYears } from '../../reference/model-years.ts';
import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which years there were, what changed between them, what the EPA rated, what the model is. */
export const referenceYearMessages: readonly Message[] = [
  {
    id: 'reference.years',
    slots: (sheet) => {
      const { portrait } = sheet;
      if (!portrait || !distinctYears(portrait)) return null;
      return referenceSlots({ first: 'first', last: 'last', month: 'month' })(sheet);
    },
    wordings: wordingsOf(`
      - U.S. model years of the {make} {model} on file run from {first} to {last} (EPA tables and
        NHTSA's vPIC data of {month}).
      - The {make} {model} is listed in the United States for model years {first} through {last},
        going by the EPA and NHTSA's vPIC data of {month}.
      - Look for the {make} {model} from {first} to {last}: those are the first and last model years
        on file with the EPA or NHTSA as of {month}.
      - Federal records have the {make} {model} from model year {first} up to {last}. They are the
        EPA's tables and NHTSA's vPIC listing of {month}.
    `),
  },
  {
    id: 'reference.changes',
    slots: referenceSlots({ which: 'name', changes: 'changes', month: 'month' }),
    wordings: wordingsOf(`
      - Changes that show in the records up to the {which}: {changes} (EPA, and NHTSA vPIC of
        {month}).
      - From one model year to the next, up to the {which}, EPA and NHTSA records of {month} show
        that {changes}.
      - Going by EPA and NHTSA data ({month}), {changes}. Those are the powertrain changes before
        the {which} that can be seen there.
      - Comparing one model year with the next up to the {which}, {changes}, according to the EPA
        and NHTSA ({month}).
    `),
  },
  {
    id: 'reference.economy',
    slots: referenceSlots({ which: 'name', mpg: 'mpg' }),
    wordings: wordingsOf(`
      - The EPA estimates the {which} at {mpg}, depending on the version.
      - EPA estimates for the {which} come to {mpg}.
      - For the {which}, EPA-estimated fuel economy is {mpg}.
      - By the EPA's test, the {which} is estimated at {mpg}.
    `),
  },
  {
    id: 'reference.what',
    slots: referenceSlots({ which: 'name', body: 'body', engines: 'engines', month: 'month' }),
    wordings: wordingsOf(`
      - The {which} is {a body} that {make} lists with the {engines} (NHTSA vPIC, {month}).
      - As filed with NHTSA, the {which} is {a body}, and its powertrains are the {engines}
        ({month}).
      - On paper the {which} is {a body}: NHTSA's vPIC data of {month} list it with the {engines}.
      - {make} files the {which} as {a body} with the {engines}, according to NHTSA's {month} data.
    `),
  },
];
