import { syllable } from 'syllable';
import { splitSentences } from '../realise/choose-wording.ts';
import { wordsOf } from './shingles.ts';

/**
 * Flesch-Kincaid grade level: 0.39 (words / sentences) + 11.8 (syllables / words) - 15.59
 * (Kincaid, Fishburne, Rogers and Chissom, Research Branch Report 8-75, Naval Technical Training
 * Command, 1975). NaN for a text without words.
 */
export function fleschKincaidGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap((text) => splitSentences(text));
  const words = paragraphs.flatMap((text) => wordsOf(text));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Figures and codes count as one, so that a stock number does not read as a hard word. */
export function syllablesIn(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const count = countSyllables(word);
  if (counted.size < maxCounted) counted.set(word, count);
  return count;
}

/** The words of hand-written text come again and again; names from feeds shall not pile up. */
const counted = new Map<string, number>();
const maxCounted = 20_000;

function countSyllables(word: string): number {
  return /\d/.test(word) ? 1 : Math.max(1, syllable(word));
}
