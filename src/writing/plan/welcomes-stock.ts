import { type AskedSubject, askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { isKindOfCars, kindOfKeyword, type KeywordKind } from '../research/keyword-kind.ts';
import { contactAsked } from '../research/questions/contact.ts';
import { reckonedForm } from '../research/questions/reckoned-form.ts';
import { heavyOf, wantedOf } from '../research/questions/wanted.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import { directAnswerId } from './message-ids.ts';

/** Topics whose direct answer is what stands on the lot. */
const stockTopics: readonly Topic[] = [
  'overview',
  'price',
  'budget',
  'availability',
  'body-style',
  'local-store',
  'trims',
  'model-years',
  'comparison',
];

/** Kinds of keywords whose reader is answered with cars. */
const ofCars: readonly KeywordKind[] = [
  'stock',
  'car',
  'saving',
  'plain',
  'versus',
  'cost',
  'money',
];

/** Questions that cars of the lot answer: "where to buy a used truck". */
const asksWhich = /^(which|where|who)\b/i;

/** "diesel trucks for sale": whatever else the words are a topic of. */
export function isOffered(subject: AskedSubject | null): boolean {
  if (!subject) return false;
  const { words, bodyStyles, make, model, fuel } = subject.reading;
  const isNamed = make !== null || model !== null || fuel !== null;
  const isOfCars = bodyStyles.length > 0 || isNamed;
  return isOfCars && /\b(?:for sale|in stock|inventory)\b/.test(words.join(' '));
}

/** "family SUV under $30,000": cars of a kind up to a price, whomever they are for. */
export function isPriced(subject: AskedSubject | null): boolean {
  const { reading } = subject ?? {};
  if (reading && (reckonedForm(reading) !== null || isTaxed(reading.words))) return false;
  const { bodyStyles = [], priceMaxCents = null, condition = null, words } = reading ?? {};
  const isOfFuel = reading != null && reading.fuel !== null;
  const isOfCars = words?.some((word) => /^(?:car|vehicle)s?$/.test(word)) === true;
  return (
    priceMaxCents !== null &&
    (bodyStyles.length === 1 || condition !== null || isOfCars || isOfFuel)
  );
}

/** What one that is owned costs, loses or wears out; the cells of a hybrid are no hybrid. */
function isOfOwning(words: readonly string[]): boolean {
  return words.some((word) => ofOwning.test(word));
}

const ofOwning = /^(?:insur(?:ance|ed?|ing)|depreciat(?:ion|es?|ing)|batter(?:y|ies))$/;

/** "Florida sales tax on a $25,000 used car" asks for the tax. */
function isTaxed(words: readonly string[]): boolean {
  const typed = words.join(' ');
  return /\b(?:tax(?:es)?|hst|gst|pst)\b/.test(typed) && /\bon (?:an? )?\$?\d/.test(typed);
}

/** "certified cars near me", but neither "certified warranty" nor what the word means. */
export function isCertified(subject: AskedSubject | null): boolean {
  if (!subject?.reading.topics.includes('certified')) return false;
  const wanted = wantedOf(subject.reading);
  return wanted.aspects.length === 0 && heavyOf(wanted).every(({ word }) => ofCertified.test(word));
}

const ofCertified = /^(?:cpo|certif\w*|pre-?owned)$/;

/**
 * Whether the cars of the lot are what the keyword asks for: cars of a kind, a price or an offer,
 * and no advice.
 */
export function asksForCars(sheet: FactSheet, topic: Topic): boolean {
  const subject = askedSubjectOf(sheet.brief);
  // Who asks when the store is open, or for its number, is not answered by what stands on its lot.
  if (subject && contactAsked(subject.reading)) return false;
  // Nor who asks what a sum comes to a month.
  if (subject && reckonedForm(subject.reading) !== null) return false;
  if (subject && isTaxed(subject.reading.words)) return false;
  // What it costs to insure a truck, and what one loses in value, is asked of any truck.
  if (subject?.reading.model === null && isOfOwning(subject.reading.words)) return false;
  const isKind = subject !== null && isKindOfCars(subject.reading);
  const isListed = subject?.reading.isListing || isKind || isOffered(subject) || isPriced(subject);
  const isOfTopic = stockTopics.includes(topic) || topic === 'sales-event';
  const isOfStock = isListed || isOfTopic || isCertified(subject);
  if (!subject || !isOfStock) return isOfStock;
  // That there is none of the make is the answer to who asks for cars of it.
  if (!hasMake(sheet)) return isListed;
  if (asksWhich.test(subject.words)) return true;
  if (subject.question !== null) return false;
  return ofCars.includes(
    kindOfKeyword(subject.words, subject.reading, subject.head?.topic ?? null),
  );
}

/**
 * Whether cars of the lot belong on the page beside the answer. Who names a car is shown it, but
 * not for the upkeep of one; who asks what a repair costs, or for a job, is not.
 */
export function welcomesStock(sheet: FactSheet, topic: Topic): boolean {
  const subject = askedSubjectOf(sheet.brief);
  if (!subject) return true;
  if (contactAsked(subject.reading)) return false;
  // Who asks what a car of their own is worth is not looking for one.
  if (topic === 'trade-in' && ownCar.test(subject.words)) return false;
  if (subject.reading.model !== null) return grammarOf(topic).family !== 'ownership';
  if (subject.question !== null || subject.reading.themes.length > 0 || !hasMake(sheet))
    return false;
  if (isOfOwning(subject.reading.words)) return false;
  const kind = kindOfKeyword(subject.words, subject.reading, subject.head?.topic ?? null);
  return asksForCars(sheet, topic) || (kind === 'plain' && isOpenTo(subject.reading.fuel, topic));
}

/**
 * Whether a sale is a good time, what a payment buys, which of two kinds to take or when something
 * comes is answered before what stands here.
 */
export function comesFirst(
  [first, ...more]: readonly string[],
  topic: Topic,
  subject: AskedSubject | null,
): boolean {
  if (first === undefined) return false;
  const isOfSale = topic === 'sales-event' && subject?.head?.covers === true;
  const { covers = false, form = '' } = subject?.head ?? {};
  const isOfKinds = covers && (setsKinds.test(subject?.words ?? '') || form.startsWith('When '));
  const isOfModels = subject?.reading.model != null;
  // Who asks for the best ones is told which they are, unless some of those here are named.
  const isNamed = covers && form.startsWith('Which ') && first.startsWith(directAnswerId(''));
  const isOwn = more.some((id) => /^(?:choice|pick)\./.test(id));
  if (isNamed && !isOwn && asksBest.test(subject?.words ?? '')) return true;
  return isOfSale || (isOfKinds && !isOfModels) || [first, ...more].includes('payment.reach');
}

const setsKinds = / (?:vs\.?|versus|or) /;

const asksBest = /^(?:the )?(?:best|top|cheapest (?:\S+ ){1,3}to)\b/i;

const ownCar = /\b(?:my|trade)\b/i;

/** Topics of a model that what makers filed of it has nothing to say to. */
const unfiled: readonly Topic[] = ['reliability', 'colors'];

/**
 * Whether what makers filed of a model belongs on the page: where the reader asks what it is, or
 * for one of its properties.
 */
export function welcomesReference(topic: Topic): boolean {
  const isOfCar = ['model', 'choosing'].includes(grammarOf(topic).family) || topic === 'price';
  return isOfCar && !unfiled.includes(topic);
}

/** A fuel is a kind of car where nothing else is asked of it. */
function isOpenTo(fuel: string | null, topic: Topic): boolean {
  return fuel !== null && (topic === 'hybrid' || topic === 'fuel-economy');
}

/** Cars of other makes are no answer to a question after one. */
function hasMake({ brief, focus }: FactSheet): boolean {
  const { make = null, model = null } = askedSubjectOf(brief)?.reading ?? {};
  return make === null || model !== null || focus.vehicles.some((car) => car.make === make);
}
