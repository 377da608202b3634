import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { isOtherKind } from '../facts/nearest-stock.ts';
import { figureSlot } from '../realise/fact-slots.ts';
import { kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { sameKindOf } from '../facts/same-kind.ts';
import { plural, thingsOf } from '../realise/noun-phrases.ts';
import { manyOf } from './many-of.ts';
import { namesSubject } from './names-subject.ts';
import { isCertified } from './welcomes-stock.ts';
import { displayName } from '../research/reading/display.ts';
import { asLabel } from '../research/reading/searchers-words.ts';
import { titlesOf, titleWidth } from '../research/title.ts';

/** Praise that no store can give its own cars; where they stand the title says itself. */
const praise = new RegExp(
  '^(?:the )?(?:best|top|good|great|nice|cheapest|cheap|(?:most )?affordable|least expensive|' +
    'lowest[ -]priced?) ',
  'i',
);
/** The cheapest one to own is not the lowest-priced one. */
const toKeep = / to (?:own|insure|maintain|run|repair|fix)\b/i;
const offer = / (?:for sale|in stock|inventory|available|on the lot)(?= in |$)/i;

/**
 * The title of a page that lists cars says how many there are and where prices start, or that what
 * was asked for is not among them. Null where the page is no list, and where an editor named it.
 */
export function stockTitle(sheet: FactSheet): string | null {
  const { brief, unmet } = sheet;
  const subject = askedSubjectOf(brief);
  if (!subject || subject.question !== null || !isOwnTitle(sheet)) return null;
  const { words, reading, head } = subject;
  const kind = kindOfKeyword(words, reading, head?.topic ?? null);
  // That what was asked for is not here is said of any page that would have shown it.
  const isMissed = (unmet?.without.length ?? 0) > 0 && ofCars.includes(kind);
  const isList = kind === 'stock' || isMissed;
  // "What cars get 45 mpg" is not followed by how many there are.
  const isAsked = /^(?:what|which) /i.test(words) || toKeep.test(words);
  // Who asks for the best of what isn't here is told which they are.
  if (isMissed && /^(?:the )?(?:best|top) /i.test(words)) return null;
  if ((!isList && !isCertified(subject)) || isAsked || subject.asking.endsWith('?')) return null;
  const city = displayName(brief.store.city);
  const plain = words.replace(praise, '').replace(/^in stock /i, '');
  // "For sale" is said of what is here.
  const label = asLabel(manyOf(plain.replace(offer, '')));
  const isOfCity = city === null || label.toLowerCase().includes(city.toLowerCase());
  const isPlaced = isOfCity || / (?:in|near) \p{Lu}[\p{L} ]+$/u.test(label);
  const place = isPlaced ? '' : ` in ${city}`;
  const tails = tailsOf(sheet, plain);
  const titles = tails.flatMap((tail) => [`${label}${place}${tail}`, `${label}${tail}`]);
  return titles.find((title) => title.length <= titleWidth) ?? null;
}

/** Kinds of keywords whose page shows cars. */
const ofCars: readonly KeywordKind[] = ['stock', 'car', 'saving', 'plain'];

function tailsOf(sheet: FactSheet, words: string): string[] {
  const { unmet, filter } = sheet;
  if ((unmet?.without.length ?? 0) > 0) return nearTails(sheet);
  // What the feed says of no car is neither here nor missing.
  if (filter.hope === 'payment') return [': what it buys'];
  if ((unmet?.unsaid.length ?? 0) > 0) return [': how to check each one', ': how to check'];
  return isFound(sheet) ? foundTails(sheet, words) : nearTails(sheet);
}

function isFound({ focus, unmet }: FactSheet): boolean {
  return unmet === null && (focus.id === 'exact' || focus.id === 'match');
}

/** Which of them have few miles nobody says: they stand in order. */
function foundTails(sheet: FactSheet, words: string): string[] {
  const { focus, filter, brief } = sheet;
  if (filter.order === 'miles') return [': the lowest odometers in stock'];
  // Three rows are six, seven or eight seats, and no feed says which.
  if (filter.rows !== null && /\b(?:[78]|seven|eight)\b/.test(words)) return [];
  const said = `${plural(thingsOf(sheet).full)} for sale in ${brief.store.city}`;
  // What no row tells must not be counted: "lifted trucks", "reliable cars".
  if (!namesSubject(said, words.replace(/\blbs?\b/g, 'pounds'))) return [];
  const { count, price } = focus.summary;
  const number = count === 1 ? 'one' : `${count}`;
  const low = price && figureSlot(sheet, `${focus.id}.price.min`)?.text;
  // Who says only "cheap" is told up to where the list goes.
  const most = /\d/.test(words) ? undefined : figureSlot(sheet, 'keyword.price-max')?.text;
  if (most && low && count > 1) return [`: ${number} under ${most}, from ${low}`];
  if (filter.order === 'price' && low && count > 1) return [`: ${number} by price, from ${low}`];
  const from = low ? [`: ${number} in stock ${count > 1 ? 'from' : 'at'} ${low}`] : [];
  return [...from, `: ${number} in stock`];
}

function nearTails({ focus, brief, sets }: FactSheet): string[] {
  const isLike = brief.subject && sameKindOf(brief, sets.lot.vehicles).vehicles.length > 0;
  // Trucks of the same make are not close to a convertible.
  const isOther = brief.subject !== null && isOtherKind(brief, focus);
  const isNear = (focus.id !== 'lot' && focus.summary.count > 0 && !isOther) || isLike;
  const near = [': the closest we have', ': what comes close'];
  return isNear ? near : [': none in stock, and what to look for', ': what to look for'];
}

/** Whether the brief's title is one that research gives to such a keyword. */
function isOwnTitle({ brief }: FactSheet): boolean {
  const { title, keyword, store } = brief;
  const subject = askedSubjectOf(brief);
  if (title === null || keyword === null || !subject) return title === null;
  const { reading, head } = subject;
  const city = reading.place?.city ?? displayName(store.city);
  const place = { name: displayName(store.name, 40), city };
  return titlesOf(keyword, reading, place, head?.topic ?? null).includes(title);
}
