import { asksFirstYear, firstYearOf } from '../../cars/first-year.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stopWords } from '../reading/stem.ts';
import { heavyOf, wantedOf } from './wanted.ts';
import type { HeadQuestion } from './head-question.ts';
import { namesCars, unknownMatter } from './unknown-matter.ts';

/**
 * What was asked and nothing here answers, in the keyword's words; empty where it can be answered.
 * A keyword that only names cars is answered by the stock, one that compares them by the facts.
 */
export function unansweredOf(reading: Reading, head: HeadQuestion | null): string[] {
  // A neighbour's answer is none to who asks since when a model has had something.
  if (reading.model !== null && asksFirstYear(reading.words)) {
    return firstYearOf(reading, reading.words) ? [] : ['first model year'];
  }
  // Who looks for cars that have something is answered by those that have it.
  if (head?.covers || reading.isListing) return [];
  const unknown = unknownMatter(reading, head);
  if (unknown.length > 0) return unknown;
  const asked = heavyOf(wantedOf(reading)).map(({ word }) => word.replaceAll('_', ' '));
  if (reading.rivals.length > 0 || (asked.length === 0 && namesCars(reading))) return [];
  const left = (head?.missing ?? []).map((word) => word.replaceAll('_', ' '));
  // Who names a price and wants a good car for it is answered by the cars.
  const isOfPrice = reading.priceMaxCents !== null;
  const isOfCars = isOfPrice || namesCars(reading) || ofCars.test(reading.words.join(' '));
  const missing = isOfCars ? left.filter((word) => !praise.test(word)) : left;
  if (isOfCars && left.length > 0 && missing.length === 0) return [];
  // "Trucks with the most towing capacity in stock": those that are here answer it.
  if (isOfCars && offered.test(reading.words.join(' '))) return [];
  if (missing.length > 0 || asked.length > 0) return missing.length > 0 ? missing : asked;
  // "is dealer service more expensive": small words alone are a question too.
  return namesCars(reading) || !isQuestion.test(reading.words.join(' ')) ? [] : saidIn(reading);
}

const isQuestion = /^(?:is|are|do|does|can|should|what|how|why|when|where|which|who)\b/;

const ofCars = /\b(?:cars?|vehicles?|autos?)\b/;
const offered = /\b(?:for sale|in stock|inventory)\b/;

/** What every buyer wants of a car. */
const praise = new RegExp(
  '^(?:reliab\\w*|dependab\\w*|safe\\w*|good|great|nice|decent|clean|cheap\\w*|' +
    'affordab\\w*|solid|low|lower|mileage|miles|kms?|payments?|monthly|budget|' +
    'inexpensive|quality)$',
);

function saidIn({ words }: Reading): string[] {
  return words.filter((word) => !stopWords.has(word));
}
