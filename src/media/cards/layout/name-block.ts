import type { VehicleWords } from './card-words.ts';
import type { Design } from './design.ts';
import { widestOf } from './fit-text.ts';
import { type Block, Stack } from './stack.ts';

/** In units, at their largest. */
export type NameSizes = { year: number; name: number; trim: number; fact: number; lines: number };

type Room = { width: number; height: number };

/** Small words keep a size that can be read on a phone. */
const minSmall = 19;
const minName = 36;
const leastScale = 0.5;

/** Year, make and model, trim, what is new, and the facts, as large as the room allows. */
export async function nameBlock(
  design: Design,
  words: VehicleWords,
  room: Room,
  sizes: NameSizes,
  withFacts: boolean,
): Promise<Block> {
  for (let scale = 1; ; scale *= 0.9) {
    const block = await blockAt(design, words, room.width, sizes, scale, withFacts);
    if (block.height <= room.height || scale < leastScale) return block;
  }
}

async function blockAt(
  { frame, theme, sheet }: Design,
  words: VehicleWords,
  width: number,
  sizes: NameSizes,
  scale: number,
  withFacts: boolean,
): Promise<Block> {
  const { unit } = frame;
  const px = (size: number): number => size * unit * scale;
  const small = (size: number): number => Math.max(px(size), minSmall * unit);
  const range = (size: number) => ({ maxSize: small(size), minSize: small(size * 0.8) });
  const stack = new Stack(sheet, width, theme.stageColors);
  const year = { face: 'strong', maxLines: 1, ...range(sizes.year), spacing: 0.05 } as const;
  await stack.put(words.year, 0, theme.brandText, year);
  const name = {
    face: 'display',
    maxLines: sizes.lines,
    maxSize: px(sizes.name),
    minSize: Math.min(px(sizes.name), minName * unit),
    leading: 1.02,
    fewerLines: 0.74,
  } as const;
  await stack.put(words.name, px(sizes.year * 0.32), theme.ink, name, 'name');
  // Under a name that had to shrink, the trim is the smaller of the two still.
  const maxSize = Math.min(px(sizes.trim), stack.size * 0.64);
  const minSize = Math.min(maxSize, Math.max(maxSize * 0.6, minSmall * unit));
  const trim = { face: 'displayLight', maxLines: 2, maxSize, minSize, leading: 1.08 } as const;
  await stack.put(words.trim, px(sizes.trim * 0.2), theme.muted, trim);
  const fact = range(sizes.fact);
  const news = { face: 'strong', maxLines: 2, ...fact, leading: 1.25 } as const;
  const gap = px(sizes.fact * 0.95);
  await stack.put(words.news, gap, theme.brandText, news);
  const facts = withFacts ? await asManyAsFit(words.facts, width, fact.maxSize) : null;
  const line = { face: 'plain', maxLines: 1, ...fact } as const;
  await stack.put(facts, words.news ? gap * 0.63 : gap, theme.muted, line);
  return stack;
}

const dot = '  •  ';

/** The facts that one line holds, the weightiest first; a long one makes room for shorter ones. */
async function asManyAsFit(facts: readonly string[], width: number, size: number) {
  let line = '';
  for (const fact of facts) {
    const longer = line === '' ? fact : `${line}${dot}${fact}`;
    if ((await widestOf([longer], 'plain', size)) <= width) line = longer;
  }
  return line;
}
