import { isTroubleCode } from '../lexicon/concepts.ts';
import { drivingVocabulary } from '../lexicon/everyday-words.ts';
import { asQuestion } from '../questions/spoken.ts';
import type { Garage } from './models.ts';
import type { Reading } from './read-keyword.ts';
import { isKnownWord } from './spelling.ts';
import { stopWords } from './stem.ts';

const examples = '“2024 Honda CR-V towing capacity”, “oil change near me” or “lease vs buy”';
/** Share of words that must be English for a typed question to count as one. */
const minEnglishShare = 0.75;

/**
 * Why a keyword carries no research, as a sentence for the client, or null when it carries some.
 *
 * The line: one thing from our lists is enough (a make, model, body style, topic, theme or price
 * limit), and so is one word about driving ("how to parallel park"), or a whole question in English
 * words, of which at least one says something. A year, a place or "new" alone names nothing to ask
 * about, and neither do digits, noise, or words of another trade or language.
 */
export function nothingToResearch(reading: Reading, garage: Garage): string | null {
  if (reading.words.length === 0) {
    return `The keyword has no words in it. Type a model, a service or a question: ${examples}.`;
  }
  const isOfDriving = (word: string): boolean => drivingVocabulary.has(word) || isTroubleCode(word);
  if (isListed(reading) || reading.words.some(isOfDriving)) return null;
  if (isQuestion(reading, garage)) return null;
  return (
    'Nothing in the keyword names a vehicle, a service or a question that car shoppers ask. ' +
    `Type something like ${examples}.`
  );
}

function isListed(reading: Reading): boolean {
  return (
    reading.make !== null ||
    reading.model !== null ||
    reading.bodyStyles.length > 0 ||
    reading.topics.length > 0 ||
    reading.themes.length > 0 ||
    reading.fuel !== null ||
    reading.priceMaxCents !== null ||
    reading.condition === 'certified'
  );
}

function isQuestion(reading: Reading, garage: Garage): boolean {
  const { words } = reading;
  if (words.length < 4 || asQuestion(words.join(' '), reading) === null) return false;
  const known = words.filter((word) => isKnownWord(word, garage));
  const saying = known.filter((word) => !stopWords.has(word));
  return known.length >= words.length * minEnglishShare && saying.length > 0;
}
