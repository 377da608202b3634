import { bodyStyles, conditions, drivetrains, fuelTypes } from '../../../schema/records/vehicle.ts';
import { laws } from '../regions/laws-of.ts';

/**
 * When a passage holds. A passage whose marks are not met by what is known of the article's
 * subject, store and day is never said; what is not known does not meet a mark.
 */
export type Marks = Partial<Record<MarkName, readonly string[]>> & {
  /** The first and the last day on which the passage is true, as ISO days. */
  from?: string;
  until?: string;
};

/** What a mark may be about, with the values that it takes; null for any word. */
export const markValues = {
  subject: ['model', 'none'],
  powertrain: fuelTypes,
  body: bodyStyles,
  drive: drivetrains,
  rows: ['1', '2', '3'],
  weight: ['light', 'heavy'],
  // What is said of miles and history holds for every car that is not known to be new.
  condition: [...conditions, 'not-new'],
  climate: ['winter', 'hot'],
  country: ['US', 'CA'],
  state: null,
  // What the table of states says of the place.
  law: laws,
} as const satisfies Record<string, readonly string[] | null>;

export type MarkName = keyof typeof markValues;

const days = ['from', 'until'];

/** Words of editors for the values that the program spells in its own way. */
const editorsWords: Readonly<Record<string, string>> = {
  gas: 'gasoline',
  'plug-in': 'plug_in_hybrid',
};

/**
 * Reads "body truck|suv; country US; until 2026-12-31". Throws an Error whose message says what is
 * wrong with which part; the caller adds file and line.
 */
export function readMarks(text: string): Marks {
  const marks: { [name: string]: readonly string[] | string } = {};
  for (const part of text.split(';').map((one) => one.trim())) {
    const [name = '', ...rest] = part.split(/\s+/);
    const values = rest.join(' ').split('|');
    if (name in marks) throw new Error(`"${name}" stands twice`);
    marks[name] = days.includes(name) ? dayOf(rest.join(' ')) : valuesOf(name, values);
  }
  return marks as Marks;
}

function valuesOf(name: string, given: readonly string[]): readonly string[] {
  if (!(name in markValues)) {
    const known = [...Object.keys(markValues), ...days].join(', ');
    throw new Error(`"${name}" is no mark; marks are ${known}`);
  }
  const known: readonly string[] | null = markValues[name as MarkName];
  return given.map((word) => {
    const value = editorsWords[word.trim()] ?? word.trim();
    if (known ? known.includes(value) : /^[A-Z]{2}$/.test(value)) return value;
    const expected = known ? known.join(', ') : 'a two-letter code';
    throw new Error(`"${word.trim()}" is no value of ${name}; expected ${expected}`);
  });
}

function dayOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new Error(`"${text}" is no day; expected one such as 2026-12-31`);
}
