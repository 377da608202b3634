import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, factSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What NHTSA says of the model year, with the day on which it was asked. */
export const safetyMessages: readonly Message[] = [
  {
    id: 'safety.recalls',
    slots: (sheet) => ({ ...counted(sheet, 'recalls'), ...newestRecall(sheet) }),
    wordings: wordingsOf(`
      - NHTSA lists {n} {n|recall|recalls} for the {name} as of {day}. The newest, campaign
        {number}, is about {part}.
      - As of {day}, NHTSA has {n} {n|recall|recalls} on record for the {name}, most recently
        campaign {number} ({part}).
      - There {n|is|are} {n} on NHTSA's recall list for the {name}, as of {day}; campaign
        {number}, on {part}, is the latest.
    `),
  },
  {
    id: 'safety.no-recalls',
    slots: (sheet) => (isNone(sheet, 'recalls') ? { day: factSlot(sheet, 'recalls.day') } : null),
    wordings: wordingsOf(`
      - NHTSA lists no recalls for the {name} as of {day}.
      - As of {day}, there's no recall on NHTSA's list for the {name}.
      - None that NHTSA lists for the {name}, as of {day}.
    `),
  },
  {
    id: 'safety.complaints',
    slots: (sheet) => ({ ...counted(sheet, 'complaints'), parts: partsOf(sheet) }),
    wordings: wordingsOf(`
      - Owners have filed {n} {n|complaint|complaints} about the {name} with NHTSA as of {day},
        most often about {parts}.
      - NHTSA has {n} owner {n|complaint|complaints} on file for the {name} as of {day}. The parts
        named most often are {parts}.
      - As of {day}, NHTSA's file on the {name} holds {n} {n|complaint|complaints} from owners,
        led by {parts}.
    `),
  },
  {
    id: 'safety.no-complaints',
    slots: (sheet) => {
      return isNone(sheet, 'complaints') ? { day: factSlot(sheet, 'complaints.day') } : null;
    },
    wordings: wordingsOf(`
      - NHTSA has no owner complaints on file for the {name} as of {day}.
      - As of {day}, no owner of {a name} has filed a complaint with NHTSA.
      - Owners have filed no complaints about the {name} with NHTSA as of {day}.
    `),
  },
  {
    id: 'safety.rating',
    slots: (sheet) => {
      const all = overallOf(sheet);
      const [first] = all;
      if (!first || new Set(all.map(({ stars }) => stars)).size > 1) return null;
      const factIds = all.flatMap((one) => one.factIds);
      const stars = { text: countInWords(first.stars), factIds, count: first.stars };
      return { stars, day: factSlot(sheet, 'ratings.day') };
    },
    wordings: wordingsOf(`
      - NHTSA gives the {name} {stars} {stars|star|stars} out of five overall, as of {day}.
      - The {name} has an overall rating of {stars} {stars|star|stars} out of five from NHTSA, as
        of {day}.
      - Its overall NHTSA rating is {stars} {stars|star|stars} out of five for the {name}, as of
        {day}.
    `),
  },
  {
    id: 'safety.ratings',
    slots: (sheet) => {
      const all = overallOf(sheet);
      if (new Set(all.map(({ stars }) => stars)).size < 2) return null;
      const text = joinWithAnd(
        all.map(({ name, stars }) => `${countInWords(stars)} for the ${name}`),
      );
      const factIds = all.flatMap((one) => one.factIds);
      return { ratings: { text, factIds }, day: factSlot(sheet, 'ratings.day') };
    },
    wordings: wordingsOf(`
      - NHTSA's overall ratings, out of five stars, are {ratings}, as of {day}.
      - Out of five stars overall, NHTSA gives {ratings}, as of {day}.
      - It depends on the version: NHTSA's overall stars, out of five, are {ratings} as of {day}.
    `),
  },
];

function counted(sheet: FactSheet, kind: 'recalls' | 'complaints'): Slots {
  const count = Number(sheet.facts.get(`${kind}.count`)?.value ?? 0);
  return { n: countSlot(`${kind}.count`, count), day: factSlot(sheet, `${kind}.day`) };
}

function isNone({ facts }: FactSheet, kind: 'recalls' | 'complaints'): boolean {
  return facts.get(`${kind}.count`)?.value === 0;
}

function newestRecall(sheet: FactSheet): Slots {
  const part = sheet.facts.get('recalls.1.component')?.value;
  return {
    number: factSlot(sheet, 'recalls.1.number'),
    part: part === undefined ? null : factSlot(sheet, 'recalls.1.component', spoken(String(part))),
  };
}

/** "the electrical system and the engine": NHTSA writes its parts in capitals. */
function partsOf(sheet: FactSheet): Slot | null {
  const ids = [1, 2, 3].map((at) => `complaints.part.${at}`).filter((id) => sheet.facts.has(id));
  const names = ids.map((id) => spoken(String(sheet.facts.get(id)?.value ?? '')));
  return names.length === 0 ? null : { text: joinWithAnd(names), factIds: ids };
}

/** "ELECTRICAL SYSTEM:12V BATTERY" as "the electrical system (12V battery)". */
function spoken(component: string): string {
  const [main = '', ...parts] = component.split(':').map((part) => lower(part.trim()));
  const detail = parts.filter((part) => part !== '').at(-1);
  return detail ? `the ${main} (${detail})` : `the ${main}`;
}

function lower(text: string): string {
  const words = text.split(' ').map((word) => (/\d/.test(word) ? word : word.toLowerCase()));
  return words.join(' ').replace(/\//g, ' and ').replace(/\s+/g, ' ');
}

function overallOf({ facts }: FactSheet): { name: string; stars: number; factIds: string[] }[] {
  return [1, 2, 3, 4].flatMap((at) => {
    const id = `ratings.${at}`;
    const [name, stars] = [facts.get(id)?.value, facts.get(`${id}.overall`)?.value];
    if (name === undefined || typeof stars !== 'number') return [];
    return [{ name: String(name), stars, factIds: [id, `${id}.overall`] }];
  });
}
