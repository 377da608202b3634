import { distinctYears } from '../../reference/model-years.ts';
import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/reference-years.md' with { type: 'text' };

const prose = proseIn('reference-years.md', text);

/** Which years there were, what changed between them, what the EPA rated, what the model is. */
export const referenceYearMessages: readonly Message[] = [
  {
    id: 'reference.years',
    slots: (sheet) => {
      const { portrait } = sheet;
      if (!portrait || !distinctYears(portrait)) return null;
      return referenceSlots({ first: 'first', last: 'last' })(sheet);
    },
    wordings: prose('reference.years'),
  },
  {
    id: 'reference.changes',
    slots: referenceSlots({ which: 'name', changes: 'changes' }),
    wordings: prose('reference.changes'),
  },
  {
    id: 'reference.unrated',
    slots: referenceSlots({
      which: 'name',
      weight: 'weight',
      limit: 'rated-to',
    }),
    wordings: prose('reference.unrated'),
  },
  {
    id: 'reference.economy',
    slots: referenceSlots({ which: 'name', mpg: 'mpg' }),
    wordings: prose('reference.economy'),
  },
  {
    id: 'reference.what',
    slots: referenceSlots({ which: 'name', body: 'body', engines: 'engines' }),
    wordings: prose('reference.what'),
  },
];
