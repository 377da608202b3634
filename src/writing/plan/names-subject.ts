import { lazy } from '../../lib/lazy.ts';
import { stateNames } from '../research/lexicon/states.ts';
import { makes } from '../research/lexicon/makes.ts';
import { speaksOf } from './subject-heading.ts';

/** What a sentence on the lot says in other words than a searcher: "vehicles" are cars. */
const alike: readonly (readonly [told: RegExp, meant: string])[] = [
  [/\bvehicles?\b/i, 'cars automobiles'],
  [/\b(?:SUV|truck|sedan|minivan|van|coupe|convertible|hatchback|wagon)s?\b/i, 'cars vehicles'],
  [/\bcrossovers?\b/i, 'SUVs'],
  [/\btrucks?\b/i, 'pickup truck'],
  [
    /\b(?:on (?:the|our)\b[^.]* lot|(?:our|the) [^.]*lot|for sale|in stock|lists|price[ds]?)\b/i,
    'sale stock inventory lot',
  ],
  [/\bthree-row\b/i, 'third 3rd three 3 row rows seat seating 7 8 seven eight passenger seater'],
  [/\bwith a manual transmission\b/i, 'stick shift'],
  [/\bAWD or 4WD\b/, 'all four wheel drive 4x4'],
  [/\ball-wheel drive\b/i, 'AWD'],
  [/\bfour-wheel drive\b/i, '4WD 4x4'],
  [/\bfront-wheel drive\b/i, 'FWD'],
  [/\brear-wheel drive\b/i, 'RWD'],
  [/\btrims\b/i, 'trim levels'],
  [/\b(?:overall length|bed lengths)\b/i, 'size sizes'],
  [/\bAWD\b/, 'all wheel drive'],
  [/\b4WD\b/, 'four wheel drive 4x4'],
  [/\bcertified pre-owned\b/i, 'cpo used'],
  [/\bcertified\b/i, 'cpo used certified pre-owned, certified preowned'],
  [/\bused\b/i, 'pre-owned preowned pre owned second hand'],
  ...makes.map(({ name, aliases = [] }): [RegExp, string] => [
    new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`),
    aliases.join(' '),
  ]),
];

/** The town that stands in such a sentence has its state with it. */
const lot = /\b(?:lot|in stock|for sale|priced|prices)\b/i;

const stateAtEnd = lazy(() => new RegExp(` in (?:${[...stateNames.values()].join('|')})$`));

function withoutState(words: string): string {
  const named = words.replace(stateAtEnd(), '');
  return named.replace(/(?<= (?!near)\p{L}+),? ([a-z]{2})$/iu, (all, code: string) => {
    return stateNames.has(code.toUpperCase()) ? '' : all;
  });
}

/** Whether a sentence names what was searched for, in its own words or in the searcher's. */
export function namesSubject(sentence: string, words: string): boolean {
  const meant = alike.flatMap(([told, own]) => (told.test(sentence) ? [own] : []));
  return speaksOf([sentence, ...meant].join(' '), lot.test(sentence) ? withoutState(words) : words);
}

/** A sentence on the Telluride names its make where the searcher did: "the 2026 Kia Telluride". */
export function withMakeNamed(sentence: string, words: string): string {
  let named = sentence;
  for (const { name, makeNames, pattern } of modelsAfterMake()) {
    const model = pattern.exec(words)?.[1];
    if (model === undefined || makeNames.test(named)) continue;
    named = named.replace(
      new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(model)}`, 'u'),
      `${name} $&`,
    );
  }
  return named;
}

/** Makes and how a model stands after them: with a capital. */
const modelsAfterMake = lazy(() => {
  return makes.map(({ name, aliases = [] }) => {
    const names = [name, ...aliases].map((one) => RegExp.escape(one)).join('|');
    const makeNames = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'i');
    const model = String.raw`(\p{Lu}[\p{L}\d-]+)`;
    return { name, makeNames, pattern: new RegExp(`(?<![\\w-])(?:${names}) ${model}`, 'u') };
  });
});
