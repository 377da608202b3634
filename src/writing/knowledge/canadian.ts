import { lazy } from '../../lib/lazy.ts';
import table from './canadian.csv' with { type: 'text' };
import { inMetric } from './metric-measures.ts';

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
  const metric = inMetric(text);
  const own = metric.split(sentenceEnd).map(ofDistances).join('').replace(measures, inLitres);
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

const sentenceEnd = /(?<=[.?!] )/;

/** Of several distances in a sentence only one may have its unit: "at 5,000 to 10,000 miles". */
function ofDistances(sentence: string): string {
  if (!/\dmiles?\b|[- ]miles?\b/.test(sentence)) return sentence;
  return sentence.replace(distances, (all, miles: string, joint: string | undefined) => {
    const distance = Math.round(Number(miles.replaceAll(',', '')) * kilometresInMile);
    const told = distance.toLocaleString('en-US');
    return all.endsWith(miles) ? told : `${told}${joint ?? ' '}km`;
  });
}

/**
 * With the unit; before one that has it ("10 or 15 miles"); and thousands that no other unit
 * follows: "at 30,000, and the plugs at 60,000 on most".
 */
const distances = new RegExp(
  String.raw`(?<![$\d,.])\b(\d[\d,]*\d|\d)(?:([- ])miles?\b|(?= (?:to|or|and) ` +
    String.raw`\d[\d,]*[- ]miles?\b)|(?<=\d,\d{3})` +
    String.raw`(?=[.;:)]|,(?!\d)|$| (?:or|and|to) \d{1,3},\d{3}\b(?! [a-z]+s\b)|` +
    String.raw` (?:or|and|to) (?!\d)| (?:after|on|in|with|for|if|as|where|when|without|at|by|` +
    String.raw`than|more|first|brake|the|spark|coolant)\b))`,
  'g',
);

/** "4 to 5.5 quarts", "2 gallons". */
const measures = /\b(\d+(?:\.\d+)?)(?: (to|or) (\d+(?:\.\d+)?))? (quarts?|gallons?)\b/g;

function inLitres(_all: string, low: string, joint = '', high = '', unit = ''): string {
  const factor = unit.startsWith('quart') ? 0.946 : 3.785;
  const say = (one: string): string => String(Math.round(Number(one) * factor * 10) / 10);
  return `${high === '' ? say(low) : `${say(low)} ${joint} ${say(high)}`} litres`;
}

function splitAt(line: string, at: number): [string, string] {
  return [line.slice(0, at), line.slice(at + 1)];
}
