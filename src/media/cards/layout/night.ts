import { addHeader } from './header.ts';
import type { Design } from './design.ts';

/** The colours that text on a dark card may stand on. */
export function nightColors({ theme }: Design): readonly string[] {
  return [theme.night.from, theme.night.to, theme.nightRing];
}

/** Rings in the upper right corner, of the brand's colour and cut by the edge. */
export function addRings({ frame, sheet, theme }: Design): void {
  const { unit, width } = frame;
  const x = width - (frame.isWide ? 140 : 110) * unit;
  const y = (frame.isWide ? 150 : 210) * unit + (frame.top > 100 ? 60 * unit : 0);
  for (const [radius, thickness] of [
    [310, 74],
    [200, 42],
  ] as const) {
    const outer = radius * unit;
    sheet.shape(
      { x: x - outer, y: y - outer, width: outer * 2, height: outer * 2 },
      theme.nightRing,
      { radius: outer, ring: thickness * unit },
    );
  }
}

export async function addNightHeader(design: Design): Promise<number> {
  const { theme } = design;
  const on = nightColors(design);
  const tile = theme.nightTile;
  const colors = { tile, name: theme.onNight, place: theme.nightMuted, chip: tile, on };
  return addHeader(design, colors, null);
}
