import type { Role } from '../draw/scene.ts';
import { type FitRequest, fitText, type Fitted } from './fit-text.ts';
import type { Sheet } from './sheet.ts';

/** Something whose height is known before it has a place. */
export type Block = { height: number; add(x: number, y: number): void };

type Row = { fitted: Fitted; before: number; color: string; role: Role };
type Look = Omit<FitRequest, 'text' | 'width'>;

/** Texts beneath each other, all of one width. */
export class Stack implements Block {
  private readonly rows: Row[] = [];

  constructor(
    private readonly sheet: Sheet,
    private readonly width: number,
    private readonly on: readonly string[],
  ) {}

  get height(): number {
    return this.rows.reduce((sum, { before, fitted }) => sum + before + fitted.height, 0);
  }

  /** The size of the last text. */
  get size(): number {
    return this.rows.at(-1)?.fitted.size ?? 0;
  }

  /** Puts a text beneath the others, where there is one. */
  async put(
    text: string | null,
    before: number,
    color: string,
    look: Look,
    role: Role = 'text',
  ): Promise<void> {
    if (!text) return;
    const fitted = await fitText({ text, width: this.width, ...look });
    this.rows.push({ fitted, before: this.rows.length === 0 ? 0 : before, color, role });
  }

  add(x: number, y: number): void {
    this.rows.reduce((at, { fitted, before, color, role }) => {
      return this.sheet.lines(fitted, x, at + before, { color, on: this.on, role });
    }, y);
  }
}
