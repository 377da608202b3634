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
      return referenceSlots({ which: 'trims-name', list: 'trims', month: 'month' })(sheet);
    },
    wordings: wordingsOf(`
      - Trims of the {which} that {make} has filed with NHTSA include {list}. That's from the
        agency's vPIC listing of {month}, where trims that share a VIN code can be missing.
      - The {which} is listed in trims that include {list}, going by NHTSA's vPIC data of {month}. A
        trim can be missing there if it shares its VIN code with another.
      - NHTSA's vPIC data ({month}) list the {which} as {list}. Packages and special editions don't
        always have a VIN code of their own, so the brochure may show more names.
      - You'll find {list} among the trims that {make} registered for the {which}, according to the
        vPIC data that NHTSA published in {month}. Editions without a VIN code aren't in them.
    `),
  },
  {
    id: 'reference.engines',
    slots: referenceSlots({ which: 'name', list: 'engines', month: 'month' }),
    wordings: wordingsOf(`
      - The {which} is listed with the {list}, according to NHTSA's vPIC data ({month}).
      - Under the hood, {make} has filed these for the {which}: {list}. The source is NHTSA's vPIC
        listing of {month}.
      - NHTSA's vPIC listing of {month} names the {list} for the {which}.
      - For the {which}, the powertrains on file with NHTSA are the {list} (vPIC data, {month}).
    `),
  },
  {
    id: 'reference.horsepower',
    slots: referenceSlots({ which: 'name', list: 'most-power', month: 'month' }),
    wordings: wordingsOf(`
      - {make} filed these engine ratings for the {which}: {list} (NHTSA vPIC, {month}).
      - In NHTSA's vPIC data of {month}, the {which} is rated as follows: {list}.
      - On file with NHTSA for the {which}: {list}, as of {month}.
      - Horsepower for the {which}, as filed with NHTSA ({month}): {list}.
    `),
  },
  {
    id: 'reference.power-before',
    slots: referenceSlots({ which: 'power-year', list: 'power-before', month: 'month' }),
    wordings: wordingsOf(`
      - The newest horsepower figures on file are those of the {which}: {list} (NHTSA vPIC,
        {month}).
      - {make} last filed horsepower with NHTSA for the {which}: {list}, as of {month}.
      - For the {which}, NHTSA's vPIC data of {month} state {list}; later model years come without a
        figure.
      - NHTSA's {month} data have horsepower up to the {which}: {list}.
    `),
  },
  {
    id: 'reference.drive',
    slots: referenceSlots({ which: 'name', list: 'drives', month: 'month' }),
    wordings: wordingsOf(`
      - The {which} is listed with {list} in NHTSA's vPIC data ({month}).
      - {make} filed the {which} with {list}, according to NHTSA's vPIC listing of {month}.
      - NHTSA's records for the {which} show {list} (vPIC data of {month}). The listing of each car
        says which one it has.
      - You'll see the {which} with {list}, going by what {make} reported to NHTSA as of {month}.
    `),
  },
  ...(['hybrid', 'plug_in_hybrid', 'electric', 'diesel'] as const).map(versionMessage),
  {
    id: 'reference.transmission',
    slots: referenceSlots({ which: 'name', list: 'gearboxes', month: 'month' }),
    wordings: wordingsOf(`
      - Transmissions on file for the {which}: {list} (NHTSA vPIC, {month}).
      - NHTSA's vPIC data of {month} list the {which} with these transmissions: {list}.
      - {make} filed the {which} with these gearboxes: {list}. That's as of NHTSA's {month} data.
      - The {which} is recorded with {list} for a transmission in NHTSA's vPIC listing of {month}.
    `),
  },
];

/** "Does it come as a hybrid?" Only yes is known: what is not filed may still exist. */
function versionMessage(power: keyof typeof versionNames): Message {
  const version = versionNames[power];
  return {
    id: `reference.has-${power}`,
    slots: referenceSlots({ which: 'name', list: `has-${power}`, month: 'month' }),
    wordings: wordingsOf(`
      - Yes, the {which} is on file as ${version}: {list} (NHTSA vPIC, {month}).
      - Yes. {make} filed ${version} of the {which} with NHTSA, the {list}, as of {month}.
      - The {model} does come as ${version}: NHTSA's vPIC data of {month} show the {which} with the
        {list}.
      - Yes, there's ${version} in the {which} lineup, the {list}, according to NHTSA's {month}
        data.
    `),
  };
}
