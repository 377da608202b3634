import { fitText } from './fit-text.ts';
import { addLogo } from './logo.ts';
import type { Design } from './design.ts';
import { inkOn } from './theme.ts';

export type HeaderColors = {
  tile: string;
  name: string;
  place: string;
  chip: string;
  on: readonly string[];
};

/** The store's sign, name and place, with a chip on the right; the answer is where it ends. */
export async function addHeader(
  design: Design,
  colors: HeaderColors,
  chip: string | null,
): Promise<number> {
  const { frame, sheet, store } = design;
  const { unit, margin, top } = frame;
  const tile = (frame.isWide ? 60 : 76) * unit;
  const chipLeft = chip === null ? frame.width - margin : await addChip(design, colors, chip, tile);
  const signWidth = await addSign(design, colors, tile);
  const left = margin + signWidth + 18 * unit;
  const width = chipLeft - 28 * unit - left;
  const size = (frame.isWide ? 26 : 32) * unit;
  const name = await fitText({
    text: store.name,
    face: 'strong',
    width,
    maxSize: size,
    minSize: size * 0.72,
    maxLines: 2,
    maxHeight: store.place === null ? tile : tile * 0.72,
  });
  const place = await fitText({
    text: store.place ?? '',
    face: 'plain',
    width,
    maxSize: size * 0.72,
    minSize: size * 0.6,
    maxLines: 1,
  });
  const gap = store.place === null ? 0 : 4 * unit;
  const first = top + (tile - name.height - gap - place.height) / 2;
  const next = sheet.lines(name, left, first, { color: colors.name, on: colors.on, role: 'name' });
  sheet.lines(place, left, next + gap, { color: colors.place, on: colors.on });
  return top + tile;
}

/** The logo, or the initials on a tile; the answer is its width. */
async function addSign(design: Design, colors: HeaderColors, tile: number): Promise<number> {
  const { frame, sheet, store, logo } = design;
  const { margin: x, top: y } = frame;
  if (logo) return addLogo(design, logo, colors, tile);
  sheet.shape({ x, y, width: tile, height: tile }, colors.tile, { radius: tile * 0.2 });
  const initials = await fitText({
    text: store.monogram,
    face: 'display',
    width: tile * 0.76,
    maxSize: tile * 0.56,
    minSize: tile * 0.2,
    maxLines: 1,
  });
  sheet.lines(initials, x + tile / 2, y + (tile - initials.size) / 2 - initials.size * 0.01, {
    color: inkOn(colors.tile),
    on: [colors.tile],
    align: 'center',
    role: 'mark',
  });
  return tile;
}

/** A pill at the right margin; the answer is its left edge. */
async function addChip({ frame, sheet }: Design, colors: HeaderColors, text: string, tile: number) {
  const { unit, margin, top } = frame;
  const size = (frame.isWide ? 19 : 24) * unit;
  const label = await fitText({
    text,
    face: 'strong',
    width: frame.width * 0.3,
    maxSize: size,
    minSize: size * 0.7,
    maxLines: 1,
    spacing: 0.06,
  });
  const [padX, height] = [size * 0.8, size * 1.85];
  const width = label.width + padX * 2;
  const x = frame.width - margin - width;
  const y = top + (tile - height) / 2;
  sheet.shape({ x, y, width, height }, colors.chip, { radius: height / 2 });
  const ink = { color: inkOn(colors.chip), on: [colors.chip], role: 'mark' } as const;
  sheet.lines(label, x + padX + label.spacing / 2, y + (height - label.size) / 2, ink);
  return x;
}
