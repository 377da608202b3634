import type { Area, Face, Fill, Item, Line, Role, Shape } from '../draw/scene.ts';
import type { Fitted } from './fit-text.ts';

export type Ink = {
  color: string;
  /** What it stands on. */
  on: readonly string[];
  role?: Role;
  align?: 'left' | 'right' | 'center';
};

/** What has been put on a card so far. */
export class Sheet {
  readonly items: Item[] = [];
  readonly pictures = new Map<string, Uint8Array>();

  shape(area: Area, fill: Fill, rest: Partial<Shape> = {}): void {
    this.items.push({ kind: 'shape', ...area, fill, ...rest });
  }

  /** Fitted lines from `y` down; `x` is the left edge, the right one or the middle. */
  lines(fitted: Fitted, x: number, y: number, ink: Ink): number {
    const { face, size, leading, spacing } = fitted;
    fitted.lines.forEach((line, index) => {
      const top = y + index * leading;
      const left = edge(x, line.width, ink.align);
      const at = { x: left, y: top, width: line.width, height: size };
      this.items.push(lineOf(at, line.text, face, size, spacing, ink));
    });
    return y + fitted.height;
  }
}

function lineOf(
  area: Area,
  text: string,
  face: Face,
  size: number,
  spacing: number,
  { color, on, role = 'text' }: Ink,
): Line {
  return { kind: 'line', ...area, text, face, size, spacing, color, on, role };
}

function edge(x: number, width: number, align: Ink['align'] = 'left'): number {
  if (align === 'right') return x - width;
  return align === 'center' ? x - width / 2 : x;
}
