import type { EventWords } from './card-words.ts';
import { addLeaves, leavesSize } from './calendar-leaf.ts';
import type { Design } from './design.ts';
import { addFootLine } from './foot-line.ts';
import { addNightHeader, addRings, nightColors } from './night.ts';
import { type Block, Stack } from './stack.ts';

/** What happens, when and where, with the leaf of a calendar. */
export async function addEvent(design: Design, words: EventWords): Promise<void> {
  const { frame } = design;
  const { unit, margin, width, isWide } = frame;
  addRings(design);
  const headerEnd = await addNightHeader(design);
  const footStart = await addFootLine(design);
  const leaves = leavesSize(design, words.leaves);
  const top = headerEnd + (isWide ? 26 : 44) * unit;
  const bottom = footStart - (isWide ? 30 : 44) * unit;
  if (isWide) {
    const gap = leaves.width > 0 ? 56 * unit : 0;
    const column = width - margin * 2 - leaves.width - gap;
    const block = await eventText(design, words, { width: column, height: bottom - top });
    block.add(margin, top + (bottom - top - block.height) / 2);
    const y = top + (bottom - top - leaves.height) / 2;
    await addLeaves(design, words.leaves, width - margin - leaves.width, y);
    return;
  }
  const gap = leaves.height > 0 ? 56 * unit : 0;
  const room = { width: width - margin * 2, height: bottom - top - leaves.height - gap };
  const block = await eventText(design, words, room);
  const y = top + (bottom - top - block.height - gap - leaves.height) * 0.46;
  await addLeaves(design, words.leaves, margin, y);
  block.add(margin, y + leaves.height + gap);
}

async function eventText(
  design: Design,
  words: EventWords,
  room: { width: number; height: number },
): Promise<Block> {
  for (let scale = 1; ; scale *= 0.9) {
    const block = await textAt(design, words, room.width, scale);
    if (block.height <= room.height || scale < 0.5) return block;
  }
}

async function textAt(
  design: Design,
  words: EventWords,
  width: number,
  scale: number,
): Promise<Block> {
  const { frame, theme, sheet } = design;
  const px = frame.unit * scale * (frame.isWide ? frame.boost : 1.36);
  const stack = new Stack(sheet, width, nightColors(design));
  const line = (size: number, maxLines: number) => ({
    maxSize: size * px,
    minSize: size * px * 0.7,
    maxLines,
    leading: 1.3,
  });
  const kicker = { face: 'strong', ...line(23, 1), spacing: 0.07 } as const;
  await stack.put(words.kicker, 0, theme.nightAccent, kicker);
  const name = { maxSize: 96 * px, minSize: 38 * px, maxLines: 4, leading: 1.04 };
  await stack.put(words.name, 22 * px, theme.onNight, { face: 'display', ...name }, 'name');
  await stack.put(words.when, 28 * px, theme.onNight, { face: 'strong', ...line(27, 2) });
  await stack.put(words.where, 13 * px, theme.nightMuted, { face: 'plain', ...line(23, 2) });
  await stack.put(words.note, 18 * px, theme.nightMuted, { face: 'plain', ...line(20, 3) });
  return stack;
}
