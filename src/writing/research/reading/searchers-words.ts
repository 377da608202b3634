import { withPrintedRange } from '../../facts/price-range.ts';
import { withArticles } from '../../english/with-articles.ts';
import { lazy } from '../../../lib/lazy.ts';
import { makes } from '../lexicon/makes.ts';
import { capitalised } from './display.ts';
import { stateNames } from '../lexicon/states.ts';
import { unknownNames, withCodes } from './letter-codes.ts';
import { compact, normalise } from './normalise.ts';
import { asCheapest } from './plain-words.ts';
import { patternOf, putName } from './put-name.ts';
import type { Reading } from './read-keyword.ts';
import { stem, stopWords } from './stem.ts';

const proper = (
  "Memorial Day|Labor Day|Labour Day|Presidents Day|Presidents' Day|President's Day|" +
  'President Day|Veterans Day|Independence Day|Christmas|' +
  "Mother's Day|Mothers Day|Father's Day|Fathers Day|Canada Day|Victoria Day|Boxing Day|" +
  'Columbus Day|MLK Day|Martin Luther King Day|Juneteenth|Cyber Monday|Easter|Halloween|' +
  "Super Bowl|Valentine's Day|St. Patrick's Day|Hanukkah|Ramadan|Remembrance Day|" +
  'Thanksgiving|Black Friday|New Year|July|January|February|April|June|August|September|' +
  'Sundays|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|' +
  'October|November|December|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|' +
  'Canada|Chevy|Costco|CarMax|Carvana|Autotrader|Cars.com|OnStar|Google|Canadian|American|' +
  'Apple CarPlay|CarPlay|Android Auto|Bluetooth|Carfax|AutoCheck|' +
  'Kelley Blue Book|Blue Book|FastTrak|Uber|DoorDash|Lemon Law|Level 1|Level 2|' +
  'ToyotaCare|FordPass|Mopar|Uconnect|EyeSight|' +
  'Section 179|Hurricane engine|Wi-Fi|Lyft|Buyers Guide|Super Cruise|BlueCruise|Tesla|Magnuson-Moss'
).split('|');

/** With a pattern for each, and a word by which it is ruled out quickly. */
const properNames = lazy(() =>
  proper.map((name) => {
    const [mark = ''] = normalise(name)[0]?.split('-') ?? [];
    return { name, pattern: patternOf(name), mark };
  }),
);

/** Whether a sentence begins with a name of a day, a brand or the like, which keeps its capital. */
export function startsWithName(sentence: string): boolean {
  return proper.some((name) => sentence.startsWith(name));
}

/** Words that print their hyphen wherever they stand. */
const hyphened: readonly (readonly [RegExp, string])[] = [
  [/\bplug in(?= (?:hybrid|electric|car|suv|truck|vehicle)s?\b)/gi, 'plug-in'],
  [/\b(pre) (owned|purchase)\b/gi, '$1-$2'],
  [/\b(inspection|appraisal) (?=(?:used|new) (?:car|truck|suv|vehicle)s?$)/gi, '$1 of '],
  [/\b([2-5]|two|four) (door)\b/gi, '$1-$2'],
  [/\b(lowest) (priced)\b/gi, '$1-$2'],
  [/\b(upside) (down)(?= (?:car|auto|truck|loan|trade|lease))/gi, '$1-$2'],
  [/\bpre (?=approv(?:ed|al))/gi, 'pre-'],
  [/\b([5-9]|five|six|seven|eight) (passenger|seater)\b/gi, '$1-$2'],
  [
    /\b(two|three|third|[23](?:nd|rd)?) rows?(?= (?:suv|seat|seating|vehicle|car|crossover)s?\b)/gi,
    '$1-row',
  ],
  [/\b(financing|apr|interest) (?=(?:new|used) (?:cars|trucks|suvs|vehicles)\b)/gi, '$1 on '],
  [/\b(all|four|front|rear|two) wheel(?= drives?\b)/gi, '$1-wheel'],
  [
    /\b(car|truck|suv|vehicle|seller) (no (?:title|plates?|insurance|registration)$)/gi,
    '$1 with $2',
  ],
  // "Replace windshield cost": nobody replaces a cost.
  [
    new RegExp(
      '^(replace|fix|repair|install|remove|refinance|register|transfer|paint|tint|ship) ' +
        '(?!cost)(.+) (cost|price)$',
      'gi',
    ),
    '$3 to $1 $2',
  ],
  // What is done to a car, or the car itself: "trade in a car", "a trade-in in Duluth".
  [
    new RegExp(
      String.raw`\btrade in(?=$| (?:in|near|at|value|offers?|appraisals?|quotes?|estimat\w+|` +
        String.raw`calculator|bonus|vs|deals?|tax|equity|process)\b)`,
      'gi',
    ),
    'trade-in',
  ],
];

const unmarked = /\b(wo|ca|do|does|did|is|are|was|has|have|would|should|could)nt\b/gi;

/** Apostrophes that nobody types: "wont", "thats", "my moms name". */
export function withApostrophes(text: string): string {
  return text
    .replace(unmarked, "$1n't")
    .replace(
      /\b(that|there|it|what|who)s (?=(?:an?|in|not|the|my|still|too|been|worth)\b)/gi,
      "$1's ",
    )
    .replace(ofRelatives, "$1's ")
    .replace(/\b(driver|passenger)s side\b/gi, "$1's side")
    .replace(/\b(last|next|this) years (?=model|cars?|trucks?|tax)/gi, "$1 year's ")
    .replace(/\bim (?=\w)/gi, "I'm ")
    .replace(/\bive (?=\w)/gi, "I've ")
    .replace(singular, "$1 doesn't ");
}

const ofRelatives = new RegExp(
  String.raw`\b(mom|dad|wife|husband|son|daughter|friend|parent|brother|sister)s ` +
    '(?=name|car|insurance|truck|house|loan)',
  'gi',
);

/** "My battery dont hold a charge". */
const singular = /\b((?:my|the|a|this|it)(?: [a-z]+[^s ])?) don't (?=[a-z])/gi;

/** Words in which nobody would look for the subject: "brake fluid change how often". */
const beside = new RegExp(
  String.raw`\s*\b(?:near me|nearby|near by|close to me|around me|in my area|near us|` +
    String.raw`for sale near me|(?<=\S )how (?:often|long|much))$|` +
    String.raw` (?:near me|nearby)(?= (?:costs?|prices?|pricing|coupons?|deals|hours)$)`,
  'i',
);

/** Limits of a price; a length is none. */
const limits = new RegExp(
  String.raw`(\bunder|\bbelow|\bless than|\bup to|\bover)\s+\$?(\d[\d,]*)(k\b)?` +
    String.raw`(?![\d,]|\s*(?:miles?|mi|kms?|kilomet\w+|lbs?|pounds?|mpg)\b)`,
  'gi',
);

/**
 * The keyword as a person would print it: the searcher's own words, with the capitals of names
 * and codes, "vs." with its stop, money with its mark, and without "near me".
 */
export function searchersWords(keyword: string, reading: Reading): string {
  const typed = asCheapest(keyword.normalize('NFKC').replace(/\s+/g, ' ').trim());
  const own = typed.replace(beside, '') || typed;
  const isMixed = /\p{Ll}/u.test(own) && /\p{Lu}/u.test(own);
  const text = withPrintedRange(isMixed ? own : own.toLowerCase())
    .replace(/(?<= )v(?:s|ersus)?\b\.?(?= )/gi, 'vs.')
    .replace(/ ?\/ ?mo(?:nth)?\b/gi, ' a month')
    // With its sign a payment is an offer of credit, which owes its terms.
    .replace(/\$(?=\d{2,4} ?(?:dollars )?(?:an?|per|monthly)\b)/gi, '')
    .replace(limits, money)
    .replace(/\d{4,}(?= ?(?:miles?|mi|kms?|kilomet\w+|lbs?|pounds?)\b)/gi, (all) =>
      Number(all).toLocaleString('en-US'),
    );
  const spelled = withApostrophes(text).replace(/(?<![^ ])i(?=[ '’]|$)/g, 'I');
  const joined = hyphened.reduce((shown, [form, as]) => shown.replace(form, as), spelled);
  const cased = withCodes(joined, reading);
  const named = properNames().reduce((shown, { name, pattern, mark }) => {
    return shown.toLowerCase().includes(mark) ? shown.replace(pattern, name) : shown;
  }, cased);
  const names = [...namesOf(reading), ...unknownNames(reading)];
  return withArticles(withPlace(names.reduce(putName, named), reading));
}

/** With a capital at the front. */
export function asLabel(words: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The stems by which a reader knows the subject again; praise and filler are not among them. */
export function subjectStems(words: string): Set<string> {
  const whole = normalise(words.replace(beside, '')).map((word) => word.replace(/^\$/, ''));
  // "f-150" and "f150" are one name, "year-end" is two words.
  const own = whole.flatMap((word) => (/\d/.test(word) ? [compact(word)] : word.split(/[-/]/)));
  const kept = own.filter((word) => !stopWords.has(word) && !weightless.has(word));
  return new Set((kept.length > 0 ? kept : own).map(stem));
}

/** What a store's text cannot promise, or what says nothing of the subject. */
const weightless = new Set('best cheapest cheap top good great vs my your'.split(' '));

function money(_all: string, before: string, digits: string, thousands?: string): string {
  const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  const isPrice = amount >= 1000;
  return isPrice ? `${before} $${amount.toLocaleString('en-US')}` : `${before} ${digits}`;
}

/** "used cars duluth mn" as it is printed: "used cars in Duluth, MN". */
function withPlace(text: string, { place, model, rivals }: Reading): string {
  if (!place?.city) {
    // "Inspection checklist ontario"; but a Colorado is a truck.
    const models = [model, ...rivals.map((one) => one.model)].map((name) => name?.toLowerCase());
    const inState = (all: string, state: string): string => {
      return models.includes(state.toLowerCase()) ? all : ` in ${capitalised(state)}`;
    };
    return text.replace(stateAtEnd(), inState).replace(stateInside(), inState);
  }
  const city = RegExp.escape(place.city);
  const pattern = new RegExp(`(?: (${ofPlace}))? ${city}(?:,? ([a-z]{2}))?$`, 'i');
  const ended = text.replace(
    pattern,
    (_all, before: string | undefined, state: string | undefined) =>
      ` ${before ?? 'in'} ${place.city}${state ? `, ${state.toUpperCase()}` : ''}`,
  );
  // "Chevy dealer lincoln ne open saturday"
  const [code] = [...stateNames].find(([, name]) => name === place.state) ?? [];
  const inside = new RegExp(`(^|(?: (${ofPlace}))? )${city},? ${code}(?= )`, 'i');
  return code === undefined
    ? ended
    : ended.replace(inside, (_all, start: string, before: string | undefined) => {
        return `${start === '' ? '' : ` ${before ?? 'in'} `}${place.city}, ${code}`;
      });
}

const ofPlace = 'in|near|around|for|to|from|at|of|outside';

const notAfter = '(?<!\\b(?:in|of|for|near|to|from|around|the|new|north|south|west))';
const stateText = lazy(() => {
  return [...stateNames.values()].map((name) => RegExp.escape(name)).join('|');
});
const stateAtEnd = lazy(() => new RegExp(`${notAfter} (${stateText()})$`, 'i'));

/** "Lost title texas selling truck": what follows begins anew. */
const stateInside = lazy(() => {
  const next = 'selling|buying|trading|when|if|after|before|without|with|under|on';
  return new RegExp(`${notAfter} (${stateText()})(?= (?:${next})\\b)`, 'i');
});

function namesOf({ make, model, trim, otherTrim, rivals, place, words }: Reading): string[] {
  const others = makes.flatMap(({ name, aliases = [] }) => {
    const own = words.includes(name.toLowerCase()) ? [name] : [];
    return [...own, ...aliases.filter((one) => one.length > 3 && words.includes(one))];
  });
  const models = [{ make, model }, ...rivals].flatMap((one) => [
    one.model,
    one.make,
    ...(one.model?.split(' ').filter((part) => /^\p{L}{4,}$/u.test(part)) ?? []),
  ]);
  const parts = trim?.split(' ').filter((part) => /^\p{L}{4,}$/u.test(part)) ?? [];
  const all = [...models, ...others, trim, otherTrim, ...parts, place?.city, place?.state];
  const names = all.filter((name) => name != null);
  return names.toSorted((one, two) => two.length - one.length);
}
