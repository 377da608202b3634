import { fitText } from './fit-text.ts';
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
async function addSign({ frame, sheet, store, logo }: Design, colors: HeaderColors, tile: number) {
  const { margin: x, top: y } = frame;
  if (logo) {
    const [width, height] = [logo.subject.width, logo.subject.height];
    const scale = Math.min(tile / height, (tile * 3.4) / width);
    const shown = { width: width * scale, height: height * scale };
    const area = { x, y: y + (tile - shown.height) / 2, ...shown };
    const isOnNight = colors.on.every((color) => color !== '#ffffff');
    if (isOnNight) {
      const pad = tile * 0.12;
      sheet.shape({ x, y, width: shown.width + pad * 2, height: tile }, '#ffffff', {
        radius: tile * 0.2,
      });
      area.x += pad;
    }
    const whole = {
      x: area.x - logo.subject.x * scale,
      y: area.y - logo.subject.y * scale,
      width: logo.width * scale,
      height: logo.height * scale,
    };
    sheet.pictures.set('logo', logo.bytes);
    sheet.items.push({ kind: 'picture', name: 'logo', role: 'logo', ...area, whole });
    return shown.width + (isOnNight ? tile * 0.24 : 0);
  }
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
