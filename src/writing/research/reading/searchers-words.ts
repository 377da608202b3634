import { trimsBeside } from '../../cars/trims-beside.ts';
import { withPrintedRange } from '../../facts/price-range.ts';
import { withArticles } from '../../english/with-articles.ts';
import { lazy } from '../../../lib/lazy.ts';
import { makes } from '../lexicon/makes.ts';
import { unknownNames, withCodes } from './letter-codes.ts';
import { inOrder } from './in-order.ts';
import { stateNames } from '../lexicon/states.ts';
import { compact, nearMeIn, normalise } from './normalise.ts';
import { asCheapest, withSpaces } from './plain-words.ts';
import { withAttribute, withHyphens } from './print-hyphens.ts';
import { withModelArticle, withPlainKinds } from './model-article.ts';
import { withPlace } from './print-place.ts';
import { withProperNames } from './proper-names.ts';
import { putName } from './put-name.ts';
import { askedOfMatter } from './question-at-end.ts';
import type { Reading } from './read-keyword.ts';
import { stem, stopWords } from './stem.ts';
import { typedPriceOf } from './typed-price.ts';

const unmarked = /\b(wo|ca|do|does|did|is|are|was|has|have|would|should|could)nt\b/gi;

/** Apostrophes that nobody types: "wont", "thats", "my moms name". */
export function withApostrophes(text: string): string {
  return text
    .replace(/\b(won|can|don|doesn|isn|didn|wouldn) t\b/gi, "$1't")
    .replace(unmarked, "$1n't")
    .replace(
      /\b(that|there|it|what|who)s (?=(?:an?|in|not|the|my|still|too|been|worth)\b)/gi,
      "$1's ",
    )
    .replace(ofRelatives, "$1's ")
    .replace(/\bcaptains (?=chairs?\b)/gi, "captain's ")
    .replace(withoutAccident, 'with ')
    .replace(/\b(driver|passenger)s side\b/gi, "$1's side")
    .replace(/\b(last|next|this) years (?=model|cars?|trucks?|tax)/gi, "$1 year's ")
    .replace(/\bim (?=\w)/gi, "I'm ")
    .replace(/\bive (?=\w)/gi, "I've ")
    .replace(singular, "$1 doesn't ");
}

/** "Used cars no accidents". */
const withoutAccident =
  /(?<=\b(?:cars?|trucks?|suvs?|vans?|vehicles?|sedans?) )(?=(?:no|zero) accidents?\b)/gi;

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
    String.raw`for sale near me|(?<=\S )how (?:long|much))$|` +
    String.raw`(?<=\S) (?:near me|nearby|close to me|around me|in my area)(?= )`,
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
  const typed = asCheapest(nearMeIn(keyword.normalize('NFKC').replace(/\s+/g, ' ').trim()));
  const own = typed.replace(beside, '') || typed;
  const isMixed = /\p{Ll}/u.test(own) && /\p{Lu}/u.test(own);
  const text = withPrintedSum(withPrintedRange(isMixed ? own : own.toLowerCase()))
    .replace(/(?<= )v(?:s|ersus)?\b\.?(?= )/gi, 'vs.')
    .replace(/ ?\/ ?mo(?:nth)?\b/gi, ' a month')
    // With its sign a payment is an offer of credit, which owes its terms.
    .replace(/\$(?=\d{2,4} ?(?:dollars )?(?:an?|per|monthly)\b)/gi, '')
    .replace(limits, money)
    .replace(/\d{4,}(?= ?(?:miles?|mi|kms?|kilomet\w+|lbs?|pounds?)\b)/gi, (all) =>
      Number(all).toLocaleString('en-US'),
    );
  const spelled = withApostrophes(withSpaces(text)).replace(/(?<![^ ])i(?=[ '’]|$)/g, 'I');
  const cased = withCodes(withHyphens(spelled), reading);
  const named = withProperNames(cased);
  const names = namesOf(reading);
  const towns = unknownNames(reading);
  const isTown = (one: string): boolean => towns.includes(one) && !states().has(one);
  const printed = [...names, ...towns]
    .reduce(putName, named)
    .replace(townAtEnd, (all, town: string) => (isTown(town) ? ` in ${town}` : all))
    // "TPMS reset how to Toyota".
    .replace(/(?<=\S) when$/i, '')
    .replace(/(?<=\S) how(?: to)?(?=$| \p{Lu}[\p{L}-]+$)/u, '');
  // What is asked at the end stays there.
  const { length } = askedOfMatter(printed)?.matter ?? printed;
  const matter = withPlace(inOrder(printed.slice(0, length), reading, names), reading);
  return [matter, withPlace(printed.slice(length), reading)]
    .map((text) => withModelArticle(withPlainKinds(withAttribute(text)), reading, names))
    .map(withArticles)
    .join('');
}

const states = lazy(() => new Set(stateNames.values()));

/** "Used cars under $15,000 tampa". */
const townAtEnd =
  /(?<!\b(?:in|of|for|near|to|from|around|the|at|vs\.?|or|and|by|with)) (\p{Lu}\p{L}+)$/u;

/** With a capital at the front. */
export function asLabel(words: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The stems by which a reader knows the subject again; praise and filler are not among them. */
export function subjectStems(words: string): Set<string> {
  const whole = normalise(words.replace(beside, '')).map((word) => {
    return word.replace(/^\$/, '').replace(/^(\d+)k$/, '$1000');
  });
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

const ofMoney = /\b(?:payments?|loans?|financ\w+|borrow\w*|tax(?:es)?|down|monthly)\b/i;

/** "Payment on 30000 for 60 months": the one sum of a keyword on money, typed without its mark. */
function withPrintedSum(text: string): string {
  const price = ofMoney.test(text) ? typedPriceOf(text) : null;
  if (price === null) return text;
  const isPrice = (word: string): boolean => typedPriceOf(`on ${word}`) === price;
  return text.replace(/(?<![^ ])(?:\d{4,6}|\d{1,3}k)(?![^ ])/gi, (word) =>
    isPrice(word) ? `$${price.toLocaleString('en-US')}` : word,
  );
}

function namesOf(reading: Reading): string[] {
  const { make, model, trim, otherTrim, rivals, place, words } = reading;
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
  const all = [
    ...models,
    ...others,
    trim,
    otherTrim,
    ...trimsBeside(reading),
    ...parts,
    place?.city,
    place?.state,
  ];
  const names = all.filter((name) => name != null);
  return names.toSorted((one, two) => two.length - one.length);
}
