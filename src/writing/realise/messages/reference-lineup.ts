import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/reference-lineup.md' with { type: 'text' };

const prose = proseIn('reference-lineup.md', text);

const versionNames = {
  hybrid: 'a hybrid',
  plug_in_hybrid: 'a plug-in hybrid',
  electric: 'an electric version',
  diesel: 'a diesel',
} as const;

/** What the tables say of a model's lineup: trims, engines, power, driven wheels. */
export const referenceLineupMessages: readonly Message[] = [
  {
    id: 'reference.trims',
    slots: (sheet) => {
      const { shown, trimsOf } = sheet.portrait ?? {};
      // Where the very car is here, its trims are told by it, and not by an older one's filing.
      if (trimsOf?.year !== shown?.year && sheet.sets.exact.summary.trims.length > 0) return null;
      return referenceSlots({ which: 'trims-name', list: 'trims' })(sheet);
    },
    wordings: prose('reference.trims'),
  },
  {
    id: 'reference.engines',
    slots: referenceSlots({ which: 'name', list: 'engines' }),
    wordings: prose('reference.engines'),
  },
  {
    id: 'reference.horsepower',
    slots: referenceSlots({ which: 'name', list: 'most-power' }),
    wordings: prose('reference.horsepower'),
  },
  {
    id: 'reference.power-before',
    slots: referenceSlots({ which: 'power-year', list: 'power-before' }),
    wordings: prose('reference.power-before'),
  },
  {
    id: 'reference.drive',
    slots: referenceSlots({ which: 'name', list: 'drives' }),
    wordings: prose('reference.drive'),
  },
  ...(['hybrid', 'plug_in_hybrid', 'electric', 'diesel'] as const).map(versionMessage),
  {
    id: 'reference.transmission',
    slots: referenceSlots({ which: 'name', list: 'gearboxes' }),
    wordings: prose('reference.transmission'),
  },
];

/** "Does it come as a hybrid?" Only yes is known: what is not filed may still exist. */
function versionMessage(power: keyof typeof versionNames): Message {
  const version = versionNames[power];
  return {
    id: `reference.has-${power}`,
    slots: referenceSlots({ which: 'name', list: `has-${power}` }),
    wordings: wordingsOf(`
      - Yes, the {which} is on file as ${version}: {list} (NHTSA records).
      - Yes. {make} filed ${version} of the {which} with NHTSA, the {list}.
      - The {model} does come as ${version}: NHTSA's records show the {which} with the
        {list}.
      - Yes, there's ${version} in the {which} lineup, the {list}, according to NHTSA's records.
    `),
  };
}
