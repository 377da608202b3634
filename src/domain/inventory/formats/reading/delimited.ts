import Papa from 'papaparse';
import { MalformedFeed } from '../feed-error.ts';
import { addField, type Fields } from '../record/fields.ts';
import { type HeaderColumn, readHeader, withMark } from './header.ts';
import type { RawRow } from './raw-row.ts';

const delimiters = [',', '\t', '|', ';'] as const;

/** A row longer than this (in characters) is a quote that was opened and never closed. */
const rowLimit = 2_000_000;

type Block = {
  data: string[][];
  errors: { code: string; row?: number; index?: number }[];
  meta: { cursor: number };
};

/** Rows of delimited text (RFC 4180, four delimiters) with LF line ends, header first. */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<RawRow> {
  let header: HeaderColumn[] | null = null;
  let labels: ReadonlyMap<string, string> = new Map();
  for await (const { line, cells } of readCells(texts, delimiter)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (header) yield { ...toRow(line, header, cells), labels };
    else {
      header = cells.map(readHeader);
      labels = labelsOf(header);
    }
  }
}

/** The delimiter that occurs most often outside quotes in the first line, or null. */
export function guessDelimiter(text: string): string | null {
  const header = text.trimStart().split('\n', 1)[0] ?? '';
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? null : (delimiters[counts.indexOf(most)] ?? null);
}

/** Folded column names of the first line. */
export function headerOf(text: string, delimiter: string): string[] {
  return [...headerLabels(text, delimiter).keys()];
}

/** The same with the names that stand in the file. */
export function headerLabels(text: string, delimiter: string): Map<string, string> {
  const parsed = Papa.parse<string[]>(text.trimStart(), { delimiter, newline: '\n', preview: 1 });
  return labelsOf((parsed.data[0] ?? []).map(readHeader));
}

function labelsOf(header: readonly HeaderColumn[]): Map<string, string> {
  return new Map(header.map(({ name, label }) => [name, label]));
}

async function* readCells(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<{ line: number; cells: string[] }> {
  let rest = '';
  let line = 1;
  for await (const text of texts) {
    rest += text;
    const block = parseBlock(rest, delimiter, line, false);
    for (const cells of block.data) {
      yield { line, cells };
      line += linesIn(cells);
    }
    rest = rest.slice(block.meta.cursor);
    if (rest.length > rowLimit) throw new MalformedFeed(line, 1, 'a quoted value never ends');
  }
  for (const cells of parseBlock(rest, delimiter, line, true).data) {
    yield { line, cells };
    line += linesIn(cells);
  }
}

function parseBlock(text: string, delimiter: string, firstLine: number, last: boolean): Block {
  const parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' });
  const block: Block = parser.parse(text, 0, !last);
  for (const error of block.errors) {
    const row = block.data[error.row ?? 0];
    // A stray quote inside one line is how people write inches; across lines it has eaten rows.
    if (error.code !== 'MissingQuotes' && !row?.some((cell) => cell.includes('\n'))) continue;
    const before = text.slice(0, error.index ?? 0);
    const column = before.length - before.lastIndexOf('\n');
    const fault = 'a quoted value never ends';
    throw new MalformedFeed(firstLine + before.split('\n').length - 1, column, fault);
  }
  return block;
}

function toRow(line: number, header: readonly HeaderColumn[], cells: readonly string[]): RawRow {
  const fields: Fields = new Map();
  for (const [index, column] of header.entries()) {
    addField(fields, column.name, withMark(cells[index]?.trim() ?? '', column));
  }
  if (cells.slice(header.length).every((cell) => cell.trim() === '')) return { line, fields };
  const counts = `${cells.length} values for ${header.length} columns`;
  const reason = `The row has ${counts}, so they have slid.`;
  return { line, fields, fault: { field: 'columns', reason } };
}

function linesIn(cells: readonly string[]): number {
  let lines = 1;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines += 1;
  }
  return lines;
}
