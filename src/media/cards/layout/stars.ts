import type { Design } from './design.ts';

const outer = 50;
const inner = 20;

/** Five stars, so many of them filled. No font has them: they are drawn. */
export function addStars(
  { sheet, theme }: Design,
  count: number,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  sheet.pictures.set('star', starOf(theme.brandText));
  sheet.pictures.set('no-star', starOf(theme.hairline));
  for (let index = 0; index < 5; index += 1) {
    const area = { x: x + index * size * 1.18, y, width: size, height: size };
    const name = index < count ? 'star' : 'no-star';
    sheet.items.push({ kind: 'picture', role: 'ornament', name, ...area, whole: area });
  }
}

function starOf(color: string): Uint8Array {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${50 + radius * Math.cos(angle)},${52 + radius * Math.sin(angle)}`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">` +
    `<polygon fill="${color}" points="${points.join(' ')}"/></svg>`;
  return new TextEncoder().encode(svg);
}
