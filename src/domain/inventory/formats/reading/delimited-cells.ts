import Papa from 'papaparse';
import { MalformedFeed } from '../feed-error.ts';
import type { RowFault } from './raw-row.ts';

/** The cells of one row; only the first line's of one that a stray quote has run together. */
export type FoundRow = { line: number; cells: string[]; fault?: RowFault };

/** A row longer than this (in characters) is none, or a quote that was opened and never closed. */
const rowLimit = 2_000_000;

/** A file with more is not broken in places: it quotes in a way of its own. */
const maxBrokenRows = 100;

type Block = {
  data: string[][];
  errors: { code: string; row?: number; index?: number }[];
  meta: { cursor: number };
};

export async function* readCells(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<FoundRow> {
  const reader = new CellReader(delimiter);
  for await (const text of texts) yield* reader.write(text);
  yield* reader.end();
}

class CellReader {
  private rest = '';
  private line = 1;
  private brokenRows = 0;
  /** How many cells the header has. */
  private width = 0;

  constructor(private readonly delimiter: string) {}

  *write(text: string): Generator<FoundRow> {
    this.rest += text;
    yield* this.drain(false);
    while (this.rest.length > rowLimit) {
      yield this.breakRow(null);
      yield* this.drain(false);
    }
  }

  *end(): Generator<FoundRow> {
    yield* this.drain(true);
  }

  /** Hands out whole rows that are not blank; of one whose quote never ends, its first line. */
  private *drain(isLast: boolean): Generator<FoundRow> {
    for (;;) {
      const block = this.parse(isLast);
      const stray = block.errors.find((error) => isStray(error, block));
      const good = stray ? block.data.slice(0, stray.row ?? 0) : block.data;
      let lines = 0;
      for (const cells of good) {
        if (cells.length > 1 || cells[0] !== '') {
          this.width ||= cells.length;
          yield { line: this.line + lines, cells };
        }
        lines += linesIn(cells);
      }
      if (!stray) {
        this.line += lines;
        this.rest = this.rest.slice(block.meta.cursor);
        return;
      }
      const before = this.rest;
      this.dropLines(lines);
      const dropped = before.length - this.rest.length;
      yield this.breakRow((stray.index ?? dropped) - dropped);
    }
  }

  private parse(isLast: boolean): Block {
    const parser = new Papa.Parser({ delimiter: this.delimiter, newline: '\n', quoteChar: '"' });
    return parser.parse(this.rest, 0, !isLast);
  }

  /** `at` is where the quote stands that was not closed, if that is known. */
  private breakRow(at: number | null): FoundRow {
    const line = this.line;
    const end = this.rest.indexOf('\n');
    const text = end < 0 ? this.rest : this.rest.slice(0, end);
    const quote = at === null ? text.lastIndexOf('"') : at;
    if (end < 0 && quote < 0) throw new MalformedFeed(line, 1, 'a line is too long');
    const fault = this.faultAt(quote);
    this.brokenRows += 1;
    // What a download that broke off has as its last row looks the same: nothing of it may count.
    const isCut = !this.isRow(end < 0 ? '' : this.rest.slice(end + 1));
    if (isCut || this.brokenRows > maxBrokenRows || this.width === 0) throw fault;
    this.dropLines(1);
    const reason = 'A quoted value in the row never ends.';
    const cells = text.split(this.delimiter);
    return { line, cells, fault: { field: 'columns', reason } };
  }

  /** Whether a whole row, as wide as the header, follows within the next few lines. */
  private isRow(text: string): boolean {
    const lines = text.split('\n', 50);
    return lines.some((line) => line.split(this.delimiter).length >= this.width);
  }

  private faultAt(quote: number): MalformedFeed {
    const before = this.rest.slice(0, Math.max(quote, 0));
    const column = before.length - before.lastIndexOf('\n');
    return new MalformedFeed(
      this.line + before.split('\n').length - 1,
      column,
      'a quoted value never ends',
    );
  }

  private dropLines(count: number): void {
    let at = 0;
    for (let line = 0; line < count; line += 1) {
      const end = this.rest.indexOf('\n', at);
      at = end < 0 ? this.rest.length : end + 1;
    }
    this.rest = this.rest.slice(at);
    this.line += count;
  }
}

/** A stray quote inside one line is how people write inches; across lines it has eaten rows. */
function isStray({ code, row }: Block['errors'][number], { data }: Block): boolean {
  if (code === 'MissingQuotes') return true;
  return data[row ?? 0]?.some((cell) => cell.includes('\n')) ?? false;
}

function linesIn(cells: readonly string[]): number {
  let lines = 1;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines += 1;
  }
  return lines;
}
