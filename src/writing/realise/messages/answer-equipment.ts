import type { FactSheet } from '../../facts/fact-sheet.ts';
import { rowFactId } from '../../facts/fact-sheet.ts';
import { tally } from '../../facts/stock-summary.ts';
import { slug } from '../../facts/stock-facts.ts';
import { countSlot, tallySlots } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import type { Slots } from '../slots.ts';
import { driveName, shortColor } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - On our lot it is the {trim}; for the other trims of the {model}, ask us what can be found or
        ordered.
      - In stock you find the {trim} only, and we can look for another trim of the {model} if you
        name it.
      - Here you can see the {trim}; the maker's brochure for the year lists the rest of the {model}
        trims.
    `),
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
    wordings: wordingsOf(`
      - In our stock, {drive} comes on the {trims}.
      - On our lot you find {drive} on the {trims}.
    `),
  },
  {
    id: 'answer.has-drive',
    slots: (sheet) => drivenOf(sheet, true),
    wordings: wordingsOf(`
      - Yes: of {all} on our lot, {n} {n|has|have} {drive}.
      - It can, and {n} of the {all} in stock {n|has|have} {drive}.
      - Among {all} here, {n} {n|drives|drive} all four wheels, by {drive}.
    `),
  },
  {
    id: 'answer.lacks-drive',
    slots: (sheet) => drivenOf(sheet, false),
    wordings: wordingsOf(`
      - Not the ones on our lot, which have {drives}; ask us to look further if you need all four
        wheels driven.
      - What we have in stock comes with {drives}, so tell us if you want us to search for one that
        drives all four wheels.
      - Ours have {drives}; whether that year was also built with all-wheel drive is in the maker's
        brochure.
    `),
  },
  {
    id: 'answer.transmission',
    slots: ({ focus }) => {
      const kinds = tally(focus.vehicles.map((car) => car.transmission)).slice(0, 3);
      if (!isOneModel(focus) || kinds.length === 0) return null;
      const text = joinWithAnd(kinds.map(({ name }) => name));
      return { kinds: { text, factIds: focus.vehicles.map(rowFactId) } };
    },
    wordings: wordingsOf(`
      - Our stock list gives the transmission as {kinds}.
      - The rows on our lot say {kinds}.
      - By the stock list it is {kinds}; the build sheet behind the VIN gives the full name.
    `),
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
    wordings: wordingsOf(`
      - Yes, {n} in {color} {n|is|are} on the lot as of {date}.
      - As of {date} there {n|is|are} {n} in {color} here.
      - We have {n} in {color} on {date}; call {phone} to be sure of it before you drive over.
    `),
  },
  {
    id: 'answer.color-one',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.colors;
      if (!isOneModel(focus) || !only || other) return null;
      return { color: tallySlots(focus, 'color', [only], (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The one paint on our lot is {color}; ask us to search if you want the {model} in another.
      - On hand it is {color}, and the maker's brochure for that year shows the full card.
      - In stock you can see {color}, so tell us which other shade of the {model} to look for.
    `),
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
    wordings: wordingsOf(`
      - By the stock list, the cabins on our lot are {interiors}.
      - The interiors you can sit in here are {interiors}.
      - Ours are trimmed in {interiors}.
    `),
  },
];

function isOneModel(focus: FactSheet['focus']): boolean {
  return focus.id === 'exact' || (focus.id === 'match' && focus.summary.models.length === 1);
}

function drivenOf({ focus }: FactSheet, isWanted: boolean): Slots | null {
  const drives = focus.summary.drivetrains;
  const four = drives.filter(({ name }) => drivenFour.has(name));
  if (!isOneModel(focus) || drives.length === 0 || four.length > 0 !== isWanted) return null;
  const named = (list: typeof drives) =>
    tallySlots(focus, 'drivetrain', list, (_n, name) => driveName(name));
  if (!isWanted) return { drives: named(drives) };
  const count = four.reduce((sum, entry) => sum + entry.count, 0);
  const factIds = four.map((entry) => `${focus.id}.drivetrain.${slug(entry.name)}`);
  const rows = focus.vehicles.filter((car) => drivenFour.has(car.drivetrain)).map(rowFactId);
  return {
    n: { text: countInWords(count), factIds: [...factIds, ...rows], count },
    all: counted(countSlot(`${focus.id}.count`, focus.summary.count), bodyNoun(focus)),
    drive: named(four),
  };
}
