import { exportError } from './export-error.ts';
import { readCsv } from './read-csv.ts';
import type { Period } from './search-entry.ts';

/** A file as a heading and rows of text, whatever its format. */
export type Table = {
  columns: string[];
  /** `number` as a spreadsheet counts: the heading is row 1. */
  rows: { number: number; cells: string[] }[];
  /** What the file itself says that it covers. */
  period: Partial<Period>;
};

/** All of a file is put into one write, for which others wait. */
const maxRows = 250_000;

/** Reads CSV (also with semicolons or tabs) or JSON. Throws a Problem for anything else. */
export function readTable(bytes: Uint8Array): Table {
  const text = decode(bytes);
  if (text.trim() === '') throw exportError('The file is empty.');
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  const count = table.rows.length;
  if (count > maxRows) {
    const most = maxRows.toLocaleString('en-US');
    const mend = `At most ${most} are taken in at once: split it, by month say.`;
    throw exportError(`The file has ${count.toLocaleString('en-US')} rows. ${mend}`);
  }
  const torn = table.rows.find(({ cells }) => cells.some((cell) => cell.includes('\0')));
  if (torn) throw exportError(`Row ${torn.number} holds U+0000, which is no character of a text.`);
  return table;
}

/** Spreadsheets save UTF-16 with a mark; everything else is UTF-8, with or without one. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw exportError('The file is a workbook or a ZIP archive: save it as CSV, or unpack it.');
  }
  const little = first === 0xff && second === 0xfe ? 'utf-16le' : null;
  const wide = first === 0xfe && second === 0xff ? 'utf-16be' : little;
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw exportError('The file is no UTF-8 text. Save it as CSV in UTF-8.');
  }
}

/** A list of rows, or an object that holds one, such as a reply of the Search Console API. */
function readJson(text: string): Table {
  const root = parseJson(text);
  const holder = isRecord(root) ? root : { rows: root };
  const list = [holder.rows, holder.data, holder.queries, holder.pages].find(Array.isArray);
  if (list === undefined) throw exportError('The JSON has no list of rows.');
  const dimensions = Array.isArray(holder.dimensions) ? holder.dimensions.map(String) : [];
  const records = list.map((row: unknown, index) => flatten(row, dimensions, index + 2));
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record, index) => {
    return { number: index + 2, cells: columns.map((column) => record[column] ?? '') };
  });
  return { columns, rows, period: periodOf(holder) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw exportError(`The file is no JSON: ${reason}.`);
  }
}

/** The API gives the values of dimensions as `keys`, in the order in which they were asked for. */
function flatten(row: unknown, dimensions: string[], number: number): Record<string, string> {
  if (!isRecord(row)) throw exportError(`Row ${number} is no object.`);
  const { keys, ...values } = row;
  const named = Object.entries(values).map(([name, value]) => [name, textOf(value)] as const);
  if (keys === undefined) return Object.fromEntries(named);
  if (!Array.isArray(keys) || keys.length !== dimensions.length) {
    const message = `Row ${number} has "keys" that the file's "dimensions" do not name.`;
    throw exportError(message);
  }
  const keyed = dimensions.map((name, index) => [name, textOf(keys[index])] as const);
  return Object.fromEntries([...keyed, ...named]);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? plainNumber(value) : '';
}

/** Without an exponent: a CTR of 1e-7 is a rate like any other. */
function plainNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(12).replace(/0+$/, '');
}

function periodOf(holder: Record<string, unknown>): Partial<Period> {
  const range = isRecord(holder.date_range) ? holder.date_range : holder;
  const first = range.start ?? range.startDate ?? range.start_date;
  const last = range.end ?? range.endDate ?? range.end_date;
  return {
    ...(typeof first === 'string' && { first }),
    ...(typeof last === 'string' && { last }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
