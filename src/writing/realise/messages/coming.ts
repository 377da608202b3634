import { arrivalOf } from '../../facts/stock-state.ts';
import { rowFactId, type FactSheet } from '../../facts/fact-sheet.ts';
import { dateInWords } from '../../facts/local-date.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { modelCount } from '../noun-phrases.ts';
import type { Slot } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - On the way to us, and not here to see yet: {models}.
      - We also have {models} in transit; call before you plan a visit around {n|it|one of them}.
      - Still in transit as of {date}: {models}. Ask us to let you know when {n|it arrives|they
        arrive}.
      - Another delivery is on its way with {models}, and you can ask us to hold {n|it|one} for you.
      - Not on the lot yet but headed here: {models}.
    `),
  },
  {
    id: 'stock.coming-many',
    slots: ({ sets: { coming } }) =>
      coming.summary.models.length > maxModels
        ? { n: countSlot('coming.count', coming.summary.count) }
        : null,
    wordings: wordingsOf(`
      - Another {n} are on the way to us and not here to see yet.
      - We also have {n} vehicles in transit as of {date}, so ask if what you want is among them.
      - On top of that, {n} more are headed here; ask us which ones and when.
      - There are {n} in transit as well, and we can tell you which of them are still open.
    `),
  },
  {
    id: 'stock.pending',
    slots: ({ sets: { pending } }) => ({ n: countSlot('pending.count', pending.summary.count) }),
    wordings: wordingsOf(`
      - Not counted {n|is|are} {n} with a sale pending; ask us to call you if {n|it|one} comes free.
      - Another {n} {n|has|have} a sale pending as of {date} and {n|isn't|aren't} counted here.
      - On top of these, {n} {n|has|have} a sale pending. Leave your number in case {n|it|one} falls
        through.
    `),
  },
  {
    id: 'stock.coming-date',
    slots: (sheet) => {
      const first = firstArrival(sheet);
      return first && { day: first };
    },
    wordings: wordingsOf(`
      - The next one is due {day}, going by our stock feed.
      - Our feed expects the next arrival on {day}.
      - Look for the first of those around {day}; dates of delivery can move.
      - The feed gives {day} for the next arrival.
    `),
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
