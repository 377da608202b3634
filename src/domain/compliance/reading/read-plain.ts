import { BlockText } from './block-text.ts';
import type { Block } from './content.ts';
import { makeBlock } from './make-block.ts';

const bullet = /^\s*(?:[-*\u2022\u00b7]|\d{1,2}[.)])\s+/;

/** Plain text: paragraphs end at an empty line, and each line with a bullet is a block. */
export function readPlain(source: string): Block[] {
  const blocks: Block[] = [];
  const numbers = { paragraph: 0, item: 0 };
  let open = new BlockText();
  let kind: 'paragraph' | 'item' = 'paragraph';
  const close = (): void => {
    const block = makeBlock(kind, `${kind} ${numbers[kind] + 1}`, open);
    open = new BlockText();
    if (!block) return;
    numbers[kind] += 1;
    blocks.push(block);
  };
  let at = 0;
  for (const line of source.split('\n')) {
    const mark = bullet.exec(line)?.[0] ?? '';
    if (line.trim() === '' || mark !== '') {
      close();
      kind = mark === '' ? 'paragraph' : 'item';
    }
    open.add(line.slice(mark.length), at + mark.length);
    open.add('\n', at + line.length);
    at += line.length + 1;
  }
  close();
  return blocks;
}
