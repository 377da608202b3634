import type { FactSheet } from '../../facts/fact-sheet.ts';
import { countSlot, factSlot } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/safety.md' with { type: 'text' };

const prose = proseIn('safety.md', text);

/** What NHTSA says of the model year, with the day on which it was asked. */
export const safetyMessages: readonly Message[] = [
  {
    id: 'safety.recalls',
    slots: (sheet) => ({ ...counted(sheet, 'recalls'), ...newestRecall(sheet) }),
    wordings: prose('safety.recalls'),
  },
  {
    id: 'safety.no-recalls',
    slots: (sheet) => (isNone(sheet, 'recalls') ? { day: factSlot(sheet, 'recalls.day') } : null),
    wordings: prose('safety.no-recalls'),
  },
  {
    id: 'safety.complaints',
    slots: (sheet) => ({ ...counted(sheet, 'complaints'), parts: partsOf(sheet) }),
    wordings: prose('safety.complaints'),
  },
  {
    id: 'safety.no-complaints',
    slots: (sheet) => {
      return isNone(sheet, 'complaints') ? { day: factSlot(sheet, 'complaints.day') } : null;
    },
    wordings: prose('safety.no-complaints'),
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
    wordings: prose('safety.rating'),
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
    wordings: prose('safety.ratings'),
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
