import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/lot.md' with { type: 'text' };

const prose = proseIn('lot.md', text);

const conditionNames: Readonly<Record<string, string>> = { certified: 'certified pre-owned' };

/** The whole lot, for who asks about the store and not about one car. */
export const lotMessages: readonly Message[] = [
  {
    id: 'lot.opening',
    slots: (sheet) => (sheet.focus.id === 'lot' && !sheet.brief.subject ? lotOf(sheet) : null),
    wordings: prose('lot.opening'),
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
    wordings: prose('lot.makes'),
  },
  {
    id: 'answer.lot',
    slots: (sheet) => (sheet.focus.id === 'lot' ? { ...lotOf(sheet), ...modelsOf(sheet) } : null),
    wordings: prose('answer.lot'),
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
