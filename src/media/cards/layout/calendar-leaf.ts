import type { EventWords } from './card-words.ts';
import type { Design } from './design.ts';
import { fitText } from './fit-text.ts';
import { inkOn } from './theme.ts';

type Leaf = EventWords['leaves'][number];

function side({ frame }: Design, leaves: readonly Leaf[]): number {
  const [one, two] = frame.isWide ? [236 * frame.boost, 190 * frame.boost] : [270, 236];
  return (leaves.length > 1 ? two : one) * frame.unit;
}

/** What the leaves take together, side by side. */
export function leavesSize(design: Design, leaves: readonly Leaf[]) {
  if (leaves.length === 0) return { width: 0, height: 0 };
  const one = side(design, leaves);
  return { width: leaves.length * one + (leaves.length - 1) * one * 0.1, height: one * 1.12 };
}

/** Month and days on white leaves with a strip in the brand's colour. */
export async function addLeaves(
  design: Design,
  leaves: readonly Leaf[],
  x: number,
  y: number,
): Promise<void> {
  const { sheet, theme } = design;
  const width = side(design, leaves);
  const height = width * 1.12;
  const radius = width * 0.1;
  const strip = height * 0.3;
  for (const [index, { month, days }] of leaves.entries()) {
    const left = x + index * width * 1.1;
    // The strip first: white beneath it would shine through at its corners.
    sheet.shape({ x: left, y, width, height: strip + radius * 2 }, theme.brand, { radius });
    const paper = { x: left, y: y + strip, width };
    sheet.shape({ ...paper, height: height - strip }, '#ffffff', { radius });
    sheet.shape({ ...paper, height: (height - strip) / 2 }, '#ffffff');
    const head = await fitText({
      text: month,
      face: 'strong',
      width: width * 0.84,
      maxSize: strip * 0.46,
      minSize: strip * 0.2,
      maxLines: 1,
      spacing: 0.06,
    });
    const ink = inkOn(theme.brand);
    const middle = left + width / 2;
    sheet.lines(head, middle + head.spacing / 2, y + (strip - head.size) / 2, {
      color: ink,
      on: [theme.brand],
      align: 'center',
      role: 'mark',
    });
    const big = await fitText({
      text: days,
      face: 'display',
      width: width * 0.82,
      maxSize: (height - strip) * 0.78,
      minSize: (height - strip) * 0.25,
      maxLines: 1,
    });
    sheet.lines(big, middle, y + strip + (height - strip - big.size) / 2 - big.size * 0.02, {
      color: theme.ink,
      on: ['#ffffff'],
      align: 'center',
      role: 'mark',
    });
  }
}
