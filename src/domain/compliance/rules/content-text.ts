import type { Block, Content, Span } from '../reading/content.ts';
import { sentenceAt } from '../reading/sentences.ts';

/** Everything that an item says, block by block. */
export const textOf = onceFor(({ blocks }: Content) => blocks.map(({ text }) => text).join('\n'));

/** What a reader takes in with a block: the block, and the heads of its table. */
export function nearText({ text, around }: Block): string {
  return around === '' ? text : `${text}\n${around}`;
}

export function sentenceText(block: Block, index: number): string {
  const { start, end } = sentenceAt(block, index);
  return block.text.slice(start, end);
}

/**
 * Judges the sentence of a place, each sentence once: many matches may stand in one of 40,000
 * characters.
 */
export function oncePerSentence<T>(
  judge: (sentence: string, block: Block, span: Span) => T,
): (block: Block, index: number) => T {
  const known = new WeakMap<Block, Map<number, T>>();
  return (block, index) => {
    const span = sentenceAt(block, index);
    const ofBlock = known.get(block) ?? new Map<number, T>();
    known.set(block, ofBlock);
    const before = ofBlock.get(span.start);
    if (before !== undefined) return before;
    const verdict = judge(block.text.slice(span.start, span.end), block, span);
    ofBlock.set(span.start, verdict);
    return verdict;
  };
}

/** The same for anything that does not change: a block, a row, an item. */
export function onceFor<K extends object, T>(judge: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const verdict = judge(key);
    known.set(key, verdict);
    return verdict;
  };
}

/** The places at which a pattern with the flag `g` matches, as spans of the block. */
export function spansOf({ text }: Block, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => {
    return { start: index, end: index + words.length };
  });
}
