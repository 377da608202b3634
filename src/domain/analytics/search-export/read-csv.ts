import Papa from 'papaparse';
import { exportError } from './export-error.ts';
import type { Table } from './read-table.ts';

type Row = Table['rows'][number];

/** Excel writes which delimiter it has used; GA4 writes what the report is. */
const preamblePattern = /^(?:sep=.?$|#)/;

export function readCsv(text: string): Table {
  const delimiter = /^sep=([^\r\n])\r?\n/.exec(text)?.[1];
  const { data, errors } = Papa.parse<string[]>(text, { header: false, delimiter });
  const broken = errors.find((error) => error.type === 'Quotes');
  if (broken) throw exportError(`Row ${(broken.row ?? 0) + 1} has a quote that does not end.`);
  const numbered = data.map((cells, index) => {
    return { number: index + 1, cells: cells.map((cell) => cell.trim()) };
  });
  const filled = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const start = filled.findIndex(({ cells }) => !preamblePattern.test(cells.join('')));
  const [heading, ...rows] = filled.slice(start === -1 ? filled.length : start);
  const columns = heading?.cells ?? [];
  return { columns, rows: rows.filter((row) => isWhole(row, columns.length)), period: {} };
}

/**
 * False for the sum of all rows, which GA4 names in a cell of its own. Throws where cells are
 * missing, or stand where there is no column: figures would be those of others.
 */
function isWhole({ number, cells }: Row, width: number): boolean {
  const beyond = cells.slice(width).filter((cell) => cell !== '');
  if (cells.length === width + 1 && beyond[0] === 'Grand total') return false;
  if (cells.length >= width && beyond.length === 0) return true;
  const counts = `Row ${number} has ${cells.length} cells where the heading has ${width}`;
  const why =
    cells.length < width ? 'the file seems to be cut off' : 'a delimiter stands without quotes';
  throw exportError(`${counts}: ${why}.`);
}
