import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - Trims of the {which} that {make} has filed with NHTSA include {list}. That's from the
        agency's records, where trims that share a VIN code can be missing.
      - The {which} is listed in trims that include {list}, going by NHTSA's records. A
        trim can be missing there if it shares its VIN code with another.
      - NHTSA's records list the {which} as {list}. Packages and special editions don't
        always have a VIN code of their own, so the brochure may show more names.
      - You'll find {list} among the trims that {make} registered for the {which}, according to the
        records of NHTSA. Editions without a VIN code aren't in them.
    `),
  },
  {
    id: 'reference.engines',
    slots: referenceSlots({ which: 'name', list: 'engines' }),
    wordings: wordingsOf(`
      - The {which} is listed with the {list}, according to NHTSA's records.
      - Under the hood, {make} has filed these for the {which}: {list}. The source is NHTSA.
      - NHTSA's listing names the {list} for the {which}.
      - For the {which}, the powertrains on file with NHTSA are the {list}.
    `),
  },
  {
    id: 'reference.horsepower',
    slots: referenceSlots({ which: 'name', list: 'most-power' }),
    wordings: wordingsOf(`
      - {make} filed these engine ratings for the {which}: {list} (NHTSA records).
      - In NHTSA's records, the {which} is rated as follows: {list}.
      - On file with NHTSA for the {which}: {list}.
      - Horsepower for the {which}, as filed with NHTSA: {list}.
    `),
  },
  {
    id: 'reference.power-before',
    slots: referenceSlots({ which: 'power-year', list: 'power-before' }),
    wordings: wordingsOf(`
      - The newest horsepower figures on file are those of the {which}: {list} (NHTSA records).
      - {make} last filed horsepower with NHTSA for the {which}: {list}.
      - For the {which}, NHTSA's records state {list}; later model years come without a
        figure.
      - NHTSA's records have horsepower up to the {which}: {list}.
    `),
  },
  {
    id: 'reference.drive',
    slots: referenceSlots({ which: 'name', list: 'drives' }),
    wordings: wordingsOf(`
      - The {which} is listed with {list} in NHTSA's records.
      - {make} filed the {which} with {list}, according to NHTSA's listing.
      - NHTSA's records for the {which} show {list}. The listing of each car
        says which one it has.
      - You'll see the {which} with {list}, going by what {make} reported to NHTSA.
    `),
  },
  ...(['hybrid', 'plug_in_hybrid', 'electric', 'diesel'] as const).map(versionMessage),
  {
    id: 'reference.transmission',
    slots: referenceSlots({ which: 'name', list: 'gearboxes' }),
    wordings: wordingsOf(`
      - Transmissions on file for the {which}: {list} (NHTSA records).
      - NHTSA's records list the {which} with these transmissions: {list}.
      - {make} filed the {which} with these gearboxes: {list}. The source is NHTSA.
      - The {which} is recorded with {list} for a transmission in NHTSA's listing.
    `),
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
