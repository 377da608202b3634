import type { Block, Content, Span } from '../reading/content.ts';
import { sentenceAt } from '../reading/sentences.ts';

const joined = new WeakMap<Content, string>();

/** Everything that an item says, block by block. */
export function textOf(content: Content): string {
  const known = joined.get(content);
  if (known !== undefined) return known;
  const text = content.blocks.map((block) => block.text).join('\n');
  joined.set(content, text);
  return text;
}

/** What a reader takes in with a block: the block, and the heads of its table. */
export function nearText({ text, around }: Block): string {
  return around === '' ? text : `${text}\n${around}`;
}

export function sentenceText(block: Block, index: number): string {
  const { start, end } = sentenceAt(block, index);
  return block.text.slice(start, end);
}

/** The places at which a pattern with the flag `g` matches, as spans of the block. */
export function spansOf({ text }: Block, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => {
    return { start: index, end: index + words.length };
  });
}
