import type { LookedAt } from '../photo/look-at-photo.ts';
import type { Design } from './design.ts';

/** The widest that a logo may be, in its heights. */
const maxShape = 3.4;
const white = '#ffffff';

/** A logo in the height of the tile, on a plate where it would not be seen; answers its width. */
export function addLogo(
  { frame, sheet, theme }: Design,
  logo: LookedAt,
  { on }: { on: readonly string[] },
  tile: number,
): number {
  const { margin, top } = frame;
  const { subject, isLight } = logo;
  const isNight = !on.includes(white);
  const plate = isNight === isLight ? null : isNight ? white : theme.night.from;
  const pad = plate === null ? 0 : tile * 0.14;
  const room = tile - pad * 2;
  const scale = Math.min(room / subject.height, (tile * maxShape) / subject.width);
  const [width, height] = [subject.width * scale, subject.height * scale];
  if (plate !== null) {
    const area = { x: margin, y: top, width: width + pad * 2, height: tile };
    sheet.shape(area, plate, { radius: tile * 0.2 });
  }
  const area = { x: margin + pad, y: top + (tile - height) / 2, width, height };
  const whole = {
    x: area.x - subject.x * scale,
    y: area.y - subject.y * scale,
    width: logo.width * scale,
    height: logo.height * scale,
  };
  sheet.pictures.set('logo', logo.bytes);
  sheet.items.push({ kind: 'picture', name: 'logo', role: 'logo', ...area, whole });
  return width + pad * 2;
}
