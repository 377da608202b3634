import Papa from 'papaparse';
import { csvCell } from '../lib/csv-cell.ts';

/** A table for a spreadsheet: numbers as they are, texts that no spreadsheet runs. */
export function csvOf(fields: readonly string[], data: readonly (string | number)[][]): string {
  const rows = data.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? csvCell(cell) : cell)),
  );
  return `${Papa.unparse({ fields: [...fields], data: rows }, { newline: '\r\n' })}\r\n`;
}
