import type { VehicleWords } from './card-words.ts';
import type { Design } from './design.ts';
import { type Fitted, fitText, widestOf } from './fit-text.ts';

export type Block = { height: number; add(x: number, y: number): void };

type Sizes = { year: number; name: number; trim: number; fact: number; lines: number };

/** Year, make and model, trim, what is new, and the facts, as large as the room allows. */
export async function nameBlock(
  design: Design,
  words: VehicleWords,
  room: { width: number; height: number },
  sizes: Sizes,
  withFacts: boolean,
): Promise<Block> {
  for (let scale = 1; ; scale *= 0.9) {
    const block = await blockAt(design, words, room.width, sizes, scale, withFacts);
    if (block.height <= room.height || scale < 0.5) return block;
  }
}

const minSmall = 19;
const minName = 36;

type Row = { fitted: Fitted; before: number; color: string; role?: 'name' };

async function blockAt(
  { frame, theme, sheet }: Design,
  words: VehicleWords,
  width: number,
  sizes: Sizes,
  scale: number,
  withFacts: boolean,
): Promise<Block> {
  const { unit } = frame;
  const px = (size: number): number => size * unit * scale;
  /** Small words keep a size that can be read on a phone. */
  const small = (size: number): number => Math.max(px(size), minSmall * unit);
  const one = { width, maxLines: 1 };
  const rows: Row[] = [];
  const add = async (
    text: string | null,
    before: number,
    color: string,
    rest: Omit<Parameters<typeof fitText>[0], 'text' | 'width'>,
    role?: 'name',
  ): Promise<void> => {
    if (!text) return;
    const fitted = await fitText({ text, width, ...rest });
    rows.push({ fitted, before: rows.length === 0 ? 0 : px(before), color, ...(role && { role }) });
  };
  const range = (size: number) => ({ maxSize: small(size), minSize: small(size * 0.8) });
  await add(words.year, 0, theme.brandText, {
    face: 'strong',
    ...one,
    ...range(sizes.year),
    spacing: 0.05,
  });
  await add(
    words.name,
    sizes.year * 0.32,
    theme.ink,
    {
      face: 'display',
      maxLines: sizes.lines,
      maxSize: px(sizes.name),
      minSize: Math.min(px(sizes.name), minName * unit),
      leading: 1.02,
      fewerLines: 0.74,
    },
    'name',
  );
  // Under a name that had to shrink, the trim is the smaller of the two still.
  const trimSize = Math.min(px(sizes.trim), (rows.at(-1)?.fitted.size ?? 0) * 0.64);
  await add(words.trim, sizes.trim * 0.2, theme.muted, {
    face: 'displayLight',
    maxLines: 2,
    maxSize: trimSize,
    minSize: Math.min(trimSize, Math.max(trimSize * 0.6, minSmall * unit)),
    leading: 1.08,
  });
  await add(words.news, sizes.fact * 0.95, theme.brandText, {
    face: 'strong',
    maxLines: 2,
    ...range(sizes.fact),
    leading: 1.25,
  });
  const facts = withFacts ? await asManyAsFit(words.facts, width, small(sizes.fact)) : '';
  await add(facts, sizes.fact * (words.news ? 0.6 : 0.95), theme.muted, {
    face: 'plain',
    ...one,
    ...range(sizes.fact),
  });
  const height = rows.reduce((sum, { before, fitted }) => sum + before + fitted.height, 0);
  return {
    height,
    add: (x, y) => {
      rows.reduce((at, { fitted, before, color, role }) => {
        return sheet.lines(fitted, x, at + before, {
          color,
          on: theme.stageColors,
          ...(role && { role }),
        });
      }, y);
    },
  };
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
