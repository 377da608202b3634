import { splitSentences } from '../realise/choose-wording.ts';
import { shinglesOf } from './shingles.ts';

/** Sentences that stand in the text more than once. */
export function repeatedSentences(paragraphs: readonly string[]): string[] {
  return repeated(paragraphs.flatMap((text) => splitSentences(text)));
}

/** Runs of eight words that come in more than one sentence. */
export function repeatedShingles(paragraphs: readonly string[]): string[] {
  const sentences = paragraphs.flatMap((text) => splitSentences(text));
  return repeated(sentences.flatMap((sentence) => [...shinglesOf(sentence)]));
}

function repeated(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.has(item) || !seen.add(item));
}
