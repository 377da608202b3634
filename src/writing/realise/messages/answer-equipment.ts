import type { FactSheet } from '../../facts/fact-sheet.ts';
import { rowFactId } from '../../facts/fact-sheet.ts';
import { tally } from '../../facts/stock-summary.ts';
import { slug } from '../../facts/stock-facts.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted, plural } from '../noun-phrases.ts';
import type { Slots } from '../slots.ts';
import { driveName, shortColor } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/answer-equipment.md' with { type: 'text' };

const prose = proseIn('answer-equipment.md', text);

const drivenFour: ReadonlySet<string | null> = new Set(['AWD', '4WD']);

/** Answers on trim, driven wheels, transmission and color from the rows of the focus set. */
export const equipmentAnswerMessages: readonly Message[] = [
  {
    id: 'answer.trim-one',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.trims;
      if (!isOneModel(focus) || !only || other) return null;
      return { trim: tallySlots(focus, 'trim', [only], (_count, name) => name) };
    },
    wordings: prose('answer.trim-one'),
  },
  {
    id: 'answer.trims-drive',
    slots: (sheet) => {
      const cars = sheet.focus.vehicles.filter((car) => drivenFour.has(car.drivetrain));
      const trims = tally(cars.map((car) => car.trim)).map(({ name }) => name);
      const drives = tally(cars.map((car) => car.drivetrain)).map(({ name }) => driveName(name));
      if (!isOneModel(sheet.focus) || trims.length === 0) return null;
      const factIds = cars.map(rowFactId);
      return {
        trims: { text: joinWithAnd(trims.slice(0, 6)), factIds },
        drive: { text: joinWithAnd(drives), factIds },
      };
    },
    wordings: prose('answer.trims-drive'),
  },
  {
    id: 'answer.has-drive',
    slots: (sheet) => drivenOf(sheet, true),
    wordings: prose('answer.has-drive'),
  },
  {
    // After a yes to the model as a whole.
    id: 'answer.drive-too',
    slots: (sheet) => drivenOf(sheet, true),
    wordings: prose('answer.drive-too'),
  },
  {
    id: 'answer.lacks-drive',
    slots: (sheet) => drivenOf(sheet, false),
    wordings: prose('answer.lacks-drive'),
  },
  {
    id: 'answer.transmission',
    slots: ({ focus }) => {
      const kinds = tally(focus.vehicles.map((car) => car.transmission)).slice(0, 3);
      if (!isOneModel(focus) || kinds.length === 0) return null;
      // That it shifts by itself is known of nearly every car, and tells of no kind.
      if (kinds.every(({ name }) => name.toLowerCase() === 'automatic')) return null;
      const text = joinWithAnd(kinds.map(({ name }) => name.replace(plainKind, lowered)));
      return { kinds: { text, factIds: focus.vehicles.map(rowFactId) } };
    },
    wordings: prose('answer.transmission'),
  },
  {
    id: 'answer.color-has',
    slots: ({ focus }, about) => {
      const color = focus.summary.colors.find(({ name }) => slug(name) === about);
      if (!isOneModel(focus) || !color) return null;
      const factIds = [`${focus.id}.color.${about}`];
      const n = { text: countInWords(color.count), factIds, count: color.count };
      return { n, color: { text: color.name, factIds } };
    },
    wordings: prose('answer.color-has'),
  },
  {
    id: 'answer.color-one',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.colors;
      if (!isOneModel(focus) || !only || other) return null;
      return { color: tallySlots(focus, 'color', [only], (_count, name) => name) };
    },
    wordings: prose('answer.color-one'),
  },
  {
    id: 'answer.interiors',
    slots: ({ focus }) => {
      const interiors = focus.summary.interiors.slice(0, 4);
      if (!isOneModel(focus) || interiors.length === 0) return null;
      return {
        interiors: tallySlots(focus, 'interior', interiors, (_count, name) => shortColor(name)),
      };
    },
    wordings: prose('answer.interiors'),
  },
];

function isOneModel(focus: FactSheet['focus']): boolean {
  return focus.id === 'exact' || (focus.id === 'match' && focus.summary.models.length === 1);
}

/** "Automatic" is no name, "ECVT" is one. */
const plainKind = /^(?:Automatic|Manual)\b/;

function lowered(word: string): string {
  return word.toLowerCase();
}

function drivenOf({ focus }: FactSheet, isWanted: boolean): Slots | null {
  const drives = focus.summary.drivetrains;
  const four = drives.filter(({ name }) => drivenFour.has(name));
  if (!isOneModel(focus) || drives.length === 0 || four.length > 0 !== isWanted) return null;
  const named = (list: typeof drives) =>
    tallySlots(focus, 'drivetrain', list, (_n, name) => driveName(name));
  if (!isWanted) return { drives: named(drives) };
  // "All SUVs on our lot" would be those of other models too.
  const noun = `${focus.vehicles[0]?.model ?? ''} ${bodyNoun(focus)}`.trim();
  const all = counted(countSlot(`${focus.id}.count`, focus.summary.count), noun);
  const count = four.reduce((sum, entry) => sum + entry.count, 0);
  const factIds = four.map((entry) => `${focus.id}.drivetrain.${slug(entry.name)}`);
  const rows = focus.vehicles.filter((car) => drivenFour.has(car.drivetrain)).map(rowFactId);
  if (all && focus.summary.count === 1) {
    return { one: { text: noun, factIds: [...all.factIds, ...rows] }, drive: named(four) };
  }
  if (all && count === focus.summary.count) {
    const text = count === 2 ? `both ${plural(noun)}` : `all ${all.text}`;
    // The "Hybrid" of a RAV4 Hybrid stands in the rows alone.
    return { every: { ...all, text, factIds: [...all.factIds, ...rows] }, drive: named(four) };
  }
  return {
    n: { text: countInWords(count), factIds: [...factIds, ...rows], count },
    all,
    drive: named(four),
  };
}
