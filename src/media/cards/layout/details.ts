import type { Design } from './design.ts';
import { fitText } from './fit-text.ts';
import type { Block } from './stack.ts';

type Detail = { label: string; value: string };

/** Facts with their labels, in one or two columns with a line above each. */
export async function detailsBlock(
  { frame, theme, sheet }: Design,
  details: readonly Detail[],
  width: number,
  columns: 1 | 2,
): Promise<Block> {
  const scale = frame.unit * (frame.isWide ? 1 : 1.3);
  const gap = 36 * scale;
  const column = (width - gap * (columns - 1)) / columns;
  const row = 66 * scale;
  const cells = await Promise.all(
    details.map(async ({ label, value }) => ({
      label: await fitText({
        text: label,
        face: 'plain',
        width: column,
        maxSize: 16 * scale,
        minSize: 12 * scale,
        maxLines: 1,
      }),
      value: await fitText({
        text: value,
        face: 'strong',
        width: column,
        maxSize: 22 * scale,
        minSize: 15 * scale,
        maxLines: 1,
      }),
    })),
  );
  return {
    height: Math.ceil(cells.length / columns) * row,
    add: (x, y) => {
      cells.forEach(({ label, value }, index) => {
        const left = x + (index % columns) * (column + gap);
        const top = y + Math.floor(index / columns) * row;
        sheet.shape(
          { x: left, y: top, width: column, height: Math.max(1.5, 1.5 * scale) },
          theme.hairline,
        );
        const on = theme.stageColors;
        const next = sheet.lines(label, left, top + 11 * scale, { color: theme.muted, on });
        sheet.lines(value, left, next + 6 * scale, { color: theme.ink, on });
      });
    },
  };
}
