import { arrivalOf } from '../../facts/stock-state.ts';
import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { dateInWords } from '../../facts/local-date.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { modelCount } from '../noun-phrases.ts';
import type { Slot } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/coming.md' with { type: 'text' };

const prose = proseIn('coming.md', text);

/** More models than this are not listed one by one. */
const maxModels = 4;

/** What is on its way, which is never said to be here. */
export const comingMessages: readonly Message[] = [
  {
    id: 'stock.coming',
    slots: (sheet) => {
      const { coming } = sheet.sets;
      const models = coming.summary.models.slice(0, maxModels);
      if (coming.summary.count === 0 || coming.summary.models.length > maxModels) return null;
      return {
        n: countSlot('coming.count', coming.summary.count),
        models: tallySlots(coming, 'model', models, (n, _name, entry) =>
          modelCount(coming, n, entry),
        ),
      };
    },
    wordings: prose('stock.coming'),
  },
  {
    id: 'stock.coming-many',
    slots: ({ sets: { coming } }) =>
      coming.summary.models.length > maxModels
        ? { n: countSlot('coming.count', coming.summary.count) }
        : null,
    wordings: prose('stock.coming-many'),
  },
  {
    id: 'stock.pending',
    slots: ({ sets: { pending } }) => ({ n: countSlot('pending.count', pending.summary.count) }),
    wordings: prose('stock.pending'),
  },
  {
    id: 'stock.coming-date',
    slots: (sheet) => {
      const first = firstArrival(sheet);
      return first && { day: first };
    },
    wordings: prose('stock.coming-date'),
  },
];

function firstArrival({ sets, asOf }: FactSheet): Slot | null {
  const dated = sets.coming.vehicles.flatMap((car) => {
    const day = arrivalOf(car, asOf);
    return day === null ? [] : [{ day, car }];
  });
  const [first] = dated.toSorted((one, two) => (one.day < two.day ? -1 : 1));
  return first ? { text: dateInWords(first.day), factIds: [rowFactId(first.car)] } : null;
}
