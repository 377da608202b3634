import type { Block, Content } from '../reading/content.ts';
import { withoutInnerStops } from './inner-stops.ts';

/** No pattern reaches over this: none has a class that holds both a newline and U+0001. */
const between = '\n\u0001\n';

/**
 * All blocks of an item as one text, so that a rule costs one search and not one for each block.
 * Full stops inside sentences are masked: see `inner-stops.ts`.
 */
export class WholeText {
  readonly text: string;
  private readonly starts: number[] = [];
  private readonly texts: readonly string[];

  constructor(readonly content: Content) {
    let at = 0;
    for (const { text } of content.blocks) {
      this.starts.push(at);
      at += text.length + between.length;
    }
    this.texts = content.blocks.map(withoutInnerStops);
    this.text = this.texts.join(between);
  }

  /** The block that holds a place in the whole text, and where the place is in that block. */
  blockAt(index: number): { block: Block; text: string; offset: number } | null {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    const block = this.content.blocks[low];
    if (!block) return null;
    return { block, text: this.texts[low] ?? '', offset: index - (this.starts[low] ?? 0) };
  }
}
