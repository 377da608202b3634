import { askedEngines, isOfEngine } from './asked-engines.ts';
import type { CarModel, CarSpan } from './car-model.ts';
import { isEngineOf } from './car-option.ts';
import { carModelOf, guideOf } from './guide.ts';
import { yearsIn } from './in-year.ts';

type AskedModel = { make: string | null; model: string | null };

/** What came to a model in a year, of those from `counted` on: a V8 of the seventies is none. */
export type FirstYear = { what: string; year: number; counted: number };

const asks = new RegExp(
  String.raw`^(?:(?:in )?(?:what|which) (?:model )?years? (?:did|does|was|were)|` +
    String.raw`when (?:did|was|were))\b` +
    String.raw`.*\b(?:get|got|come (?:with|in|as)|have|go|switch|add|added|introduced?|offered|` +
    String.raw`available|receive|become)\b`,
);
const ofShape =
  /\b(?:redesign\w*|body|style|styles|look|generation|gen|refresh\w*|facelift|cheaper)\b/;

/** Whether it is asked in which model year something came to a model. */
export function asksFirstYear(words: readonly string[]): boolean {
  const text = words.join(' ');
  return asks.test(text) && !ofShape.test(text);
}

const options = [
  ['plug-in', /\bplug-?in|\bphev\b/, 'a plug-in hybrid'],
  ['hybrid', /\bhybrid\b/, 'a hybrid'],
  ['diesel', /\bdiesel\b|\bduramax\b|\bcummins\b|\bpowerstroke\b/, 'a diesel'],
  ['turbo', /\bturbo\w*\b|\becoboost\b/, 'a turbocharged engine'],
  ['v6', /\bv6\b/, 'a V6'],
  ['v8', /\bv8\b/, 'a V8'],
] as const;

const drives = [
  ['all', /\bawd\b|\ball[- ]wheel\b/, 'all-wheel drive'],
  ['four', /\b4wd\b|\b4x4\b|\bfour[- ]wheel\b/, 'four-wheel drive'],
] as const;

/**
 * The first model year with what was typed, where the guide knows years without it before: an
 * engine by its size or kind, or driven wheels. Null where it cannot be told.
 */
export function firstYearOf(asked: AskedModel, words: readonly string[]): FirstYear | null {
  const guide =
    asked.make === null || asked.model === null ? null : carModelOf(asked.make, asked.model);
  if (!guide) return null;
  const text = words.join(' ');
  const [engine] = askedEngines({ ...asked, year: null }, words);
  if (engine !== undefined && engine !== 'diesel') {
    return since(guide, `the ${engine} engine`, (line) => isOfEngine(line, engine));
  }
  const option = options.find(([, pattern]) => pattern.test(text));
  if (option) return since(guide, option[2], (line) => isEngineOf(line, option[0]));
  const drive = drives.find(([, pattern]) => pattern.test(text));
  if (!drive) return null;
  const [wheels, , what] = drive;
  const notesOf = ({ drives: all }: CarSpan): string[] | null => {
    const own = all.filter((one) => one.wheels === wheels).map(({ note }) => note);
    return all.length === 0 ? null : own;
  };
  return firstIn(guide.spans, guide.spans, what, notesOf);
}

function since(guide: CarModel, what: string, has: (line: string) => boolean): FirstYear | null {
  // A maker may sell the hybrid under a name of its own.
  const family = guideOf(guide.make)?.models ?? [];
  const siblings = family.filter(({ model }) => model.startsWith(`${guide.model} `));
  const all = [...guide.spans, ...siblings.flatMap(({ spans }) => spans)];
  const notesOf = ({ engines }: CarSpan): string[] | null =>
    engines.length === 0 ? null : engines.filter(has);
  return firstIn(all, guide.spans, what, notesOf);
}

/** The years before it have to be known as being without it, else it may be older still. */
function firstIn(
  all: readonly CarSpan[],
  own: readonly CarSpan[],
  what: string,
  notesOf: (span: CarSpan) => string[] | null,
): FirstYear | null {
  const told = all.flatMap((span) =>
    (notesOf(span) ?? []).map((note) => Math.max(span.from, startIn(note) ?? span.from)),
  );
  const year = Math.min(...told);
  const before = own.filter(({ from }) => from < year);
  const isKnown = before.length > 0 && before.every((span) => notesOf(span) !== null);
  const counted = Math.min(...before.map(({ from }) => from));
  return isKnown && Number.isFinite(year) ? { what, year, counted } : null;
}

/** "360 hp from 2011": years that only end are none. */
function startIn(note: string): number | null {
  const from = yearsIn(note)?.[0];
  return from !== undefined && Number.isFinite(from) ? from : null;
}
