import { fleschKincaid } from 'flesch-kincaid';
import { nGram } from 'n-gram';
import syllables from 'syllables';

/**
 * Measures of texts that share nothing with those of the program: sentences and words as Unicode
 * cuts them (UAX 29), syllables from the CMU Pronouncing Dictionary.
 */
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

export function wordsIn(text: string): string[] {
  return [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** The US school grade of prose (Flesch-Kincaid). */
export function gradeOfProse(paragraphs: readonly string[]): number {
  return gradeOfSentences(
    paragraphs.flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment)),
  );
}

/** The same of texts that are one sentence each. */
export function gradeOfSentences(texts: readonly string[]): number {
  const all = texts.flatMap(wordsIn);
  const syllable = all.reduce((sum, word) => sum + syllablesOf(word), 0);
  return fleschKincaid({ sentence: texts.length, word: all.length, syllable });
}

/** A name that no dictionary has counts its groups of vowels; a figure or a code one. */
function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 1;
  const vowels = (unknown: string) => Math.max(1, unknown.match(/[aeiouy]+/gi)?.length ?? 0);
  return Math.max(1, syllables(word, { fallbackSyllablesFunction: vowels }));
}

/** The part of the shorter text's runs of `size` words that the other text has too, 0 to 1. */
export function runsShared(one: string, two: string, size: number): number {
  const [first, second] = [runsOf(one, size), runsOf(two, size)];
  return first.intersection(second).size / Math.max(1, Math.min(first.size, second.size));
}

function runsOf(text: string, size: number): Set<string> {
  const runs = nGram(size)(wordsIn(text.toLowerCase())) as unknown as string[][];
  return new Set(runs.map((run) => run.join(' ')));
}
