import type { EventWords } from './card-words.ts';
import { addLeaves, leavesSize } from './calendar-leaf.ts';
import type { Design } from './design.ts';
import { type FitRequest, fitText, type Fitted } from './fit-text.ts';
import { addFootLine } from './foot-line.ts';
import { addNightHeader, addRings, nightColors } from './night.ts';

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

type Row = { fitted: Fitted; before: number; color: string; role?: 'name' };

async function eventText(
  design: Design,
  words: EventWords,
  room: { width: number; height: number },
) {
  for (let scale = 1; ; scale *= 0.9) {
    const rows = await eventRows(design, words, room.width, scale);
    const height = rows.reduce((sum, { before, fitted }) => sum + before + fitted.height, 0);
    if (height > room.height && scale > 0.5) continue;
    const on = nightColors(design);
    const add = (x: number, y: number): void => {
      rows.reduce((at, { fitted, before, color, role }) => {
        return design.sheet.lines(fitted, x, at + before, { color, on, ...(role && { role }) });
      }, y);
    };
    return { height, add };
  }
}

async function eventRows(design: Design, words: EventWords, width: number, scale: number) {
  const { frame, theme } = design;
  const px = frame.unit * scale * (frame.isWide ? frame.boost : 1.36);
  const rows: Row[] = [];
  const add = async (
    text: string | null,
    before: number,
    color: string,
    rest: Omit<FitRequest, 'text' | 'width'>,
    role?: 'name',
  ): Promise<void> => {
    if (!text) return;
    const fitted = await fitText({ text, width, ...rest });
    rows.push({
      fitted,
      before: rows.length === 0 ? 0 : before * px,
      color,
      ...(role && { role }),
    });
  };
  const line = (size: number, lines: number) => ({
    maxSize: size * px,
    minSize: size * px * 0.7,
    maxLines: lines,
    leading: 1.3,
  });
  await add(words.kicker, 0, theme.nightAccent, { face: 'strong', ...line(23, 1), spacing: 0.07 });
  const name = { maxSize: 96 * px, minSize: 38 * px, maxLines: 4, leading: 1.04 };
  await add(words.name, 22, theme.onNight, { face: 'display', ...name }, 'name');
  await add(words.when, 28, theme.onNight, { face: 'strong', ...line(27, 2) });
  await add(words.where, 13, theme.nightMuted, { face: 'plain', ...line(23, 2) });
  await add(words.note, 18, theme.nightMuted, { face: 'plain', ...line(20, 3) });
  return rows;
}
