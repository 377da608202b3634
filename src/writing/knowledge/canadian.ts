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
  const own = text.replace(/\b(\d[\d,]*)([- ])miles?\b/g, inKilometres);
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

function inKilometres(_all: string, miles: string, joint: string): string {
  const distance = Math.round(Number(miles.replaceAll(',', '')) * kilometresInMile);
  return `${distance.toLocaleString('en-US')}${joint}km`;
}

function splitAt(line: string, at: number): [string, string] {
  return [line.slice(0, at), line.slice(at + 1)];
}
