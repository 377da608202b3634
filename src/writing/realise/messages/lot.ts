import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

const conditionNames: Readonly<Record<string, string>> = { certified: 'certified pre-owned' };

/** The whole lot, for who asks about the store and not about one car. */
export const lotMessages: readonly Message[] = [
  {
    id: 'lot.opening',
    slots: (sheet) => (sheet.focus.id === 'lot' && !sheet.brief.subject ? lotOf(sheet) : null),
    wordings: wordingsOf(`
      - {store} in {city} has {all} vehicles on the lot as of {date}: {split}.
      - As of {date} you can choose among {all} vehicles at {store} in {city}, {split}.
      - On {date} the lot of {store} in {city} holds {all} vehicles, {split}.
    `),
  },
  {
    id: 'lot.makes',
    slots: ({ sets, focus }) => {
      const makes = sets.lot.summary.makes.slice(0, 4);
      if (focus.id !== 'lot' || makes.length < 2) return null;
      return {
        makes: tallySlots(sets.lot, 'make', makes, (count, name) => `${count} from ${name}`),
      };
    },
    wordings: wordingsOf(`
      - By make, that means {makes} ahead of the others.
      - The makes that you will see most are these: {makes}.
      - Sorted by make, there are {makes}, to name the largest groups.
    `),
  },
  {
    id: 'answer.lot',
    slots: (sheet) => (sheet.focus.id === 'lot' ? { ...lotOf(sheet), ...modelsOf(sheet) } : null),
    wordings: wordingsOf(`
      - Our stock list of {date} has {all} vehicles, most of all the {models}.
      - You would find {all} vehicles here on {date}, with the {models} in the largest numbers.
      - Of {all} vehicles in stock on {date}, the {models} are the ones we have most of.
    `),
  },
];

function lotOf({ sets }: FactSheet): Slots | null {
  const { lot } = sets;
  const { conditions, count } = lot.summary;
  if (count < 5) return null;
  return {
    all: countSlot('lot.count', count),
    split: tallySlots(
      lot,
      'condition',
      conditions,
      (n, name) => `${n} ${conditionNames[name] ?? name}`,
    ),
  };
}

function modelsOf({ sets }: FactSheet): Slots {
  const models = sets.lot.summary.models.slice(0, 3);
  return { models: tallySlots(sets.lot, 'model', models, (_n, name) => name) };
}
