import type { Block, Content, Span } from '../reading/content.ts';

/** No pattern reaches over this: none has a class that holds both a newline and U+0001. */
const between = '\n\u0001\n';

/**
 * All blocks of an item as one text, so that a rule costs one search and not one for each block.
 */
export class WholeText {
  readonly text: string;
  private readonly starts: number[] = [];

  constructor(readonly content: Content) {
    let at = 0;
    for (const { text } of content.blocks) {
      this.starts.push(at);
      at += text.length + between.length;
    }
    this.text = content.blocks.map((block) => block.text).join(between);
  }

  /** The block that holds a place in the whole text, and where the place is in that block. */
  blockAt(index: number): { block: Block; offset: number } | null {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    const block = this.content.blocks[low];
    return block ? { block, offset: index - (this.starts[low] ?? 0) } : null;
  }
}

/** The sentence of a block in which a character stands; the whole block between two sentences. */
export function sentenceAt(block: Block, index: number): Span {
  const found = block.sentences.find(({ start, end }) => index >= start && index < end);
  return found ?? { start: 0, end: block.text.length };
}
