import { lazy } from '../../lib/lazy.ts';
import table from './canadian.csv' with { type: 'text' };

const kilometresInMile = 1.6;

/** What an American text says, in lower case, and what a Canadian store says instead. */
const wordings = lazy((): ReadonlyMap<string, string> => {
  const [, ...lines] = table.trim().split('\n');
  return new Map(lines.map((line) => splitAt(line.trim(), line.indexOf(','))));
});

/** Longer wordings first: "state or province" before "state". */
const pattern = lazy(() => {
  const all = [...wordings().keys()].toSorted((one, two) => two.length - one.length);
  const words = all.map((one) => RegExp.escape(one)).join('|');
  // What stands in braces is a slot and no word: "{miles}".
  return new RegExp(`\\{[^}]*\\}|(?<![\\w-])(?:${words})(?!\\w)`, 'gi');
});

/** Where a word has a capital that is none of its own. */
const beginning = /(?:^|[.!?:]\s|^- )$/;

/**
 * A text of ours as a Canadian store says it: kilometres and litres, provinces, the spelling. A
 * word with a capital inside a sentence may be a name and stays; so do the words in `kept`.
 */
export function inCanada(text: string, kept: ReadonlySet<string> = new Set()): string {
  const own = text.replace(distances, inKilometres);
  return own.replace(pattern(), (found, at: number) => {
    if (found.startsWith('{')) return found;
    const lower = found.charAt(0).toLowerCase() + found.slice(1);
    const said = wordings().get(found) ?? wordings().get(lower) ?? found;
    if (kept.has(found.toLowerCase()) || wordings().has(found)) {
      return kept.has(found.toLowerCase()) ? found : said;
    }
    return beginning.test(own.slice(0, at)) ? said.charAt(0).toUpperCase() + said.slice(1) : found;
  });
}

/** "8,000 miles", and all of "5,000 to 8,000 miles" and "10,000, 12,000 or 15,000 miles". */
const distances =
  /\b((?:\d{1,3}(?:,\d{3})+(?:, | to | or | and ))*)(\d{1,3}(?:,\d{3})+|\d+)([- ])miles?\b/g;

function inKilometres(_all: string, before: string, miles: string, joint: string): string {
  const all = before.replace(/\d{1,3}(?:,\d{3})+/g, kilometresOf);
  return `${all}${kilometresOf(miles)}${joint}km`;
}

function kilometresOf(miles: string): string {
  const distance = Math.round(Number(miles.replaceAll(',', '')) * kilometresInMile);
  return distance.toLocaleString('en-US');
}

function splitAt(line: string, at: number): [string, string] {
  return [line.slice(0, at), line.slice(at + 1)];
}
