import type { Drivetrain } from '../../../schema/records/vehicle.ts';
import { makes } from '../research/lexicon/makes.ts';
import { needPhrases, withRows } from './need-phrases.ts';
import type { Need } from './needs.ts';
import type { Size } from './size-of.ts';
import { sizePhrases } from './size-phrases.ts';
import { type TonClass, tonPhrases } from './ton-class.ts';
import { traits } from './traits.ts';

/** What a keyword asks of single cars beyond their kind; null where it asks nothing of that. */
export type Wishes = {
  /** Model years, both ends included. */
  years: { from: number | null; to: number | null } | null;
  /** In the unit of the keyword, or the store's where it names none. */
  milesMax: { figure: number; unit: 'mi' | 'km' | null } | null;
  color: string | null;
  owners: 'one' | null;
  rows: 3 | null;
  /** By the make: no feed says of a car that it is one. */
  luxury: true | null;
  drivetrains: Drivetrain[] | null;
  /** Equipment, by its name in the list of traits; all of it is asked for. */
  traits: string[] | null;
  /** What it has to be able to do, by published figures; all of it is asked for. */
  needs: Need[] | null;
  /** Not sold while it was the newest model year. */
  condition: 'new' | null;
  /** The least driven first, or the lowest-priced: how few miles are few nobody says. */
  order: 'miles' | 'price' | null;
  /** What the reader hopes comes with the car, and no feed tells. */
  hope: 'warranty' | 'payment' | 'history' | null;
  /** Of vans: what is carried in them. */
  use: 'cargo' | 'passenger' | null;
  /** By the guide's class of each model. */
  size: Size | null;
  ton: TonClass | null;
};

export const noWishes: Wishes = {
  years: null,
  milesMax: null,
  color: null,
  owners: null,
  rows: null,
  luxury: null,
  drivetrains: null,
  traits: null,
  needs: null,
  condition: null,
  order: null,
  hope: null,
  use: null,
  size: null,
  ton: null,
};

/** A phrase that wishes for something, where it stands in a text and what it asks. */
export type WishPhrase = {
  start: number;
  end: number;
  isTopical: boolean;
  wishes: Partial<Wishes>;
};

type Rule = {
  pattern: RegExp;
  /** What it asks is a matter of its own too: grip in snow, the warranty. */
  isTopical?: boolean;
  /** `year` is that of the day of writing. */
  read: (match: RegExpExecArray, year: number) => Partial<Wishes>;
};

const cars =
  'cars?|trucks?|pick-?ups?|suvs?|crossovers?|vehicles?|autos?|sedans?|coupes?|convertibles?|' +
  'hatchbacks?|wagons?|minivans?|vans?|models?';
const makeNames = makes
  .flatMap(({ name, aliases = [] }) => [name, ...aliases])
  .map((name) => RegExp.escape(name.toLowerCase()))
  .join('|');
/** What may stand between a year or color and what it belongs to. */
const between = '(?:(?!under|below|with|vs|or)[\\p{L}-]+ ){0,3}?';
const anyYear = '((?:19[89]|20[0-4])\\d)';
const monthly = '(?:(?:an?|per|each|/) ?mo(?:nth)?|/ ?mo(?:nth)?|monthly)(?: payments?)?';
const limits = '(?:under|below|less than|fewer than|up to|max(?:imum)?)';
/** Words that make a color something else: "Black Friday", "white smoke". */
const notPaint =
  'friday|book|tag|glove|ice|box|flag|title|lights?|smoke|spots?|wires?|interior|leather|seats?|' +
  'wheels?|rims?|label';
const asks = new RegExp(
  String.raw`^(?!which [^?]*\b(?:has|have|comes?|with|tows?|seats?|gets?)\b|` +
    String.raw`what (?:${cars}) (?:can tow|tow|seat|get)s? )` +
    String.raw`(?:is|are|do|does|did|can|could|should|will|what|which|how|why|when|where|who)\b`,
  'i',
);
const colors = 'white|black|gr[ae]y|silver|red|blue|brown|orange|yellow|beige|purple|maroon';

const threeRows =
  '(?:with )?(?:a )?(?:(?:3|three)(?:rd)?[ -]rows?|third[ -]row)(?: seat(?:s|ing)?)?';

const rule = (pattern: string, read: Rule['read'], isTopical = false): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}$-])${pattern}(?![\\p{L}\\p{N}-])`, 'giu'),
  read,
  isTopical,
});

const rules: readonly Rule[] = [
  rule(
    `(?:with )?${limits} (\\d[\\d,.]*) ?(k|thousand)? ?(miles?|mi|kms?|kilomet(?:er|re)s?)`,
    ([, figure = '', thousands, unit = '']) => ({
      milesMax: {
        figure: Number(figure.replaceAll(',', '')) * (thousands ? 1000 : 1),
        unit: unit.startsWith('k') ? 'km' : 'mi',
      },
    }),
  ),
  rule('(?:with )?low(?:est|er)?[ -](?:mileage|miles|kms?)', () => ({ order: 'miles' })),
  rule(`${anyYear} (?:or|and|&) (?:newer|later|up|above)`, ([, from]) => since(Number(from))),
  rule(`(?:newer than|after) ${anyYear}`, ([, from]) => since(Number(from) + 1)),
  rule(`(?:older than|before) ${anyYear}`, ([, to]) => ({
    years: { from: null, to: Number(to) - 1 },
  })),
  rule(`${anyYear} ?(?:-|to|through) ?${anyYear}`, ([, from, to]) => ({
    years: { from: Number(from), to: Number(to) },
  })),
  ...traits.map(({ name, asked, column }) => {
    // "Heated seats" alone is a matter; cars with them, or "heated seat cars", are cars.
    const before = `(?:with|having|that have|that has|which have|has|have|plus|and|or) (?:an? )?`;
    // A crew cab or a V8 is a kind of truck by itself.
    const cased = column
      ? `(?:${before})?(?:${asked})`
      : `(?:${before}(?:${asked})|(?:${asked})(?= ${between}(?:${cars})))`;
    return rule(cased, () => ({ traits: [name] }), true);
  }),
  // "Best family SUV 2026"; a year behind used ones says when it is asked.
  rule(
    String.raw`(?<=\b(?:suv|truck|car|sedan|minivan|vehicle|crossover|pickup)s? )` +
      String.raw`(?<!\b(?:used|pre-?owned|cheap|cheapest)\b.*)(?:of |for |in )?${anyYear}(?=$)`,
    ([, year]) => one(Number(year)),
  ),
  rule(`(?:leftover|carryover|remaining) ${anyYear}`, ([, year]) => leftOf(Number(year))),
  rule(`${anyYear} leftovers?`, ([, year]) => leftOf(Number(year))),
  rule(
    `(?:leftovers?|carryovers?|(?:(?:last|previous)(?: model)? year(?:'?s)?|outgoing)` +
      `(?= ${between}(?:${cars})))(?! (?:parts?|tires?))`,
    (_match, year) => ({
      condition: 'new',
      years: { from: null, to: year - 1 },
    }),
  ),
  rule(`${anyYear}(?= ${between}(?:${cars})(?! year))`, ([, year]) => one(Number(year))),
  rule(`(?:one|1|single)[ -]owners?`, () => ({ owners: 'one' })),
  rule(threeRows, () => ({ rows: 3 })),
  ...needPhrases.map(({ pattern, read, isTopical }) =>
    rule(pattern, (match) => withRows(read(match)), isTopical),
  ),
  rule(
    '(?:(?:the )?(?:cheapest|most affordable|least expensive|lowest[ -]priced?)' +
      `(?= (?:(?!under|below|with|to\\b)[\\p{L}\\p{N}-]+ ){0,4}?(?:${cars}))` +
      '|(?:cheap|affordable|inexpensive)(?= (?:used )?(?:car|truck|suv|sedan|minivan|van)s' +
      '(?: for sale| near me|$)))',
    () => ({ order: 'price' }),
  ),
  rule(`(?:luxury|premium)(?: brand)?(?= ${between}(?:${cars}))`, () => ({ luxury: true })),
  rule('(?:awd|all[ -]wheel[ -]drive)', () => ({ drivetrains: ['AWD', '4WD'] })),
  rule('(?:fwd|front[ -]wheel[ -]drive)', () => ({ drivetrains: ['FWD'] })),
  rule('(?:rwd|rear[ -]wheel[ -]drive)', () => ({ drivetrains: ['RWD'] })),
  rule('(?:2wd|4x2s?|(?:two|2)[ -]wheel[ -]drive)', () => ({ drivetrains: ['FWD', 'RWD'] })),
  rule('(?:4wd|4x4s?|four[ -]wheel[ -]drive|4[ -]wheel[ -]drive)', () => ({
    drivetrains: ['4WD', 'AWD'],
  })),
  rule(
    `(?<=(?:${cars}|${makeNames}) )(?:that (?:is|are) )?(?:good |great |best )?` +
      '(?:for|in) (?:the )?' +
      '(?:snowy?|winters?|ice|icy)(?: and ice| driving| conditions| roads| weather)?',
    () => ({ drivetrains: ['AWD', '4WD'] }),
    true,
  ),
  rule(`(${colors})(?! (?:${notPaint}))`, ([, color = '']) => ({
    color: color.toLowerCase().replace('grey', 'gray'),
  })),
  rule('(?:cargo|work|utility|delivery|commercial)(?= vans?)', () => ({ use: 'cargo' }), true),
  ...tonPhrases.map(({ pattern, ton }) => rule(pattern, () => ({ ton }))),
  ...sizePhrases.map(({ pattern, size }) => rule(pattern, () => ({ size }))),
  rule(
    '(?:with )?(?:(?:no|without|zero) (?:an? )?accidents?|accident[ -]free|' +
      '(?:a )?clean (?:titles?|carfax|histor(?:y|ies)))',
    () => ({ hope: 'history' }),
    true,
  ),
  rule('(?:passenger|shuttle|1[25][ -]passenger)(?= vans?)', () => ({ use: 'passenger' }), true),
  rule(
    `(?:${limits} |for |around |at )?\\$?\\d{2,4} ?(?:dollars? )?${monthly}`,
    () => ({ hope: 'payment' }),
    true,
  ),
  rule(
    `(?:with )?(?:an? )?(?:(?:low )?(?:monthly )?payments? (?:${limits}|of|around|at) ` +
      `\\$?\\d{2,4}(?: ?dollars)?(?: ${monthly})?|` +
      '\\$?\\d{2,4} ?(?:dollars? )?(?:monthly |car )?payments?)',
    () => ({ hope: 'payment' }),
    true,
  ),
  rule('with (?:a )?(?:factory |remaining )?warrant(?:y|ies)', () => ({ hope: 'warranty' }), true),
];

/** Every phrase of the text that wishes for something of a car, none within another. */
export function wishPhrases(text: string, year: number): WishPhrase[] {
  const found: WishPhrase[] = [];
  for (const { pattern, read, isTopical = false } of rules) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ start, end, isTopical, wishes: read(match, year) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** What the phrases wish for together; of two on one thing the first. */
export function wishesIn(text: string, year: number): Wishes {
  // A question is about its matter, and not for cars that have it.
  if (asks.test(text)) return { ...noWishes, drivetrains: wishedDrive(text, year) };
  const told = wishPhrases(text, year).toReversed();
  const all = Object.assign({ ...noWishes }, ...told.map(({ wishes }) => wishes)) as Wishes;
  const wanted = told.toReversed().flatMap(({ wishes }) => wishes.traits ?? []);
  const needs = told.toReversed().flatMap((one) => one.wishes.needs ?? []);
  return {
    ...all,
    traits: wanted.length > 0 ? [...new Set(wanted)] : null,
    needs: needs.length > 0 ? needs : null,
  };
}

function wishedDrive(text: string, year: number): Wishes['drivetrains'] {
  const told = wishPhrases(text, year).find(({ wishes }) => wishes.drivetrains);
  return told?.wishes.drivetrains ?? null;
}

function since(from: number): Partial<Wishes> {
  return { years: { from, to: null } };
}

function one(year: number): Partial<Wishes> {
  return { years: { from: year, to: year } };
}

function leftOf(year: number): Partial<Wishes> {
  return { ...one(year), condition: 'new' };
}
