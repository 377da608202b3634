import Papa from 'papaparse';
import { OversizedFeed } from '../feed-error.ts';
import { addField, type Fields } from '../record/fields.ts';
import { type FoundRow, readCells } from './delimited-cells.ts';
import { type HeaderColumn, readHeader, withMark } from './header.ts';
import { maxColumns } from './limits.ts';
import { type RawRow, rowOrFault } from './raw-row.ts';

const delimiters = [',', '\t', '|', ';'] as const;

/** Rows of delimited text (RFC 4180, four delimiters) with LF line ends, header first. */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<RawRow> {
  let header: HeaderColumn[] | null = null;
  let labels: ReadonlyMap<string, string> = new Map();
  for await (const row of readCells(texts, delimiter)) {
    const columns = header;
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (columns) yield { ...rowOrFault(row.line, () => toRow(row, columns)), labels };
    else {
      header = columnsOf(row.cells);
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
  return labelsOf(columnsOf(parsed.data[0] ?? []));
}

function labelsOf(header: readonly HeaderColumn[]): Map<string, string> {
  return new Map(header.map(({ name, label }) => [name, label]));
}

function columnsOf(header: readonly string[]): HeaderColumn[] {
  if (header.length <= maxColumns) return header.map(readHeader);
  throw new OversizedFeed(`The file has more than ${maxColumns} columns.`);
}

function toRow({ line, cells, fault }: FoundRow, header: readonly HeaderColumn[]): RawRow {
  const fields: Fields = new Map();
  for (const [index, cell] of cells.slice(0, header.length).entries()) {
    const column = header[index];
    if (column) addField(fields, column.name, withMark(cell.trim(), column));
  }
  if (fault) return { line, fields, fault };
  if (cells.slice(header.length).every((cell) => cell.trim() === '')) return { line, fields };
  const counts = `${cells.length} values for ${header.length} columns`;
  const reason = `The row has ${counts}, so they have slid.`;
  return { line, fields, fault: { field: 'columns', reason } };
}
