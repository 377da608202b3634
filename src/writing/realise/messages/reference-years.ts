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
      return referenceSlots({ first: 'first', last: 'last' })(sheet);
    },
    wordings: wordingsOf(`
      - EPA and NHTSA records list the {make} {model} for model years {first} to {last}.
      - EPA and NHTSA records have the {make} {model} from model year {first} through
        {last}.
      - The {make} {model} is on file with the EPA and NHTSA for model years {first} to {last}.
      - Federal records (EPA and NHTSA) show the {make} {model} from model year {first} to
        {last}.
    `),
  },
  {
    id: 'reference.changes',
    slots: referenceSlots({ which: 'name', changes: 'changes' }),
    wordings: wordingsOf(`
      - What changed on the way to the {which}: {changes} (EPA and NHTSA records).
      - On the powertrain side, {changes}, going by EPA and NHTSA records up to the {which}.
      - EPA and NHTSA records show these powertrain changes up to the {which}: {changes}.
      - Comparing one model year with the next up to the {which}, {changes}, according to the EPA
        and NHTSA.
    `),
  },
  {
    id: 'reference.unrated',
    slots: referenceSlots({
      which: 'name',
      weight: 'weight',
      limit: 'rated-to',
    }),
    wordings: wordingsOf(`
      - The EPA doesn't rate trucks and vans over {limit} gross, and the {which} is filed at
        {weight} (NHTSA records). So there's no mileage on its window sticker; owners' fuel
        logs and your own trip computer are the figures to go by.
      - There's no official mileage for the {which}: its gross weight classes of {weight} (NHTSA
        records) are above the {limit} where EPA ratings end. Drive your own route with
        the trip computer at zero, loaded as you'd use it.
      - No EPA figure exists for the {which}, because ratings stop at {limit} gross and it's
        filed at {weight} (NHTSA records). Ask owners with the same engine, axle and load
        what they get.
      - With {weight} gross on file (NHTSA records), the {which} is too heavy for an EPA
        rating, which ends at {limit}. Judge it by its fuel log: gallons pumped and miles driven,
        empty and loaded.
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
    slots: referenceSlots({ which: 'name', body: 'body', engines: 'engines' }),
    wordings: wordingsOf(`
      - The {which} is {a body} with the {engines}, as {make} filed it with NHTSA.
      - {make} filed the {which} with NHTSA as {a body} with the {engines}.
      - Going by NHTSA's records, the {which} is {a body} with the {engines}.
      - On file with NHTSA, the {which} is {a body} and comes with the {engines}.
    `),
  },
];
