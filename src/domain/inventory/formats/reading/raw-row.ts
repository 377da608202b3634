import type { Fields } from '../record/fields.ts';
import { CellFault } from '../record/cell-fault.ts';
import { maxColumns } from './limits.ts';

/** One row before its values are understood; `fault` when they cannot be told apart. */
export type RawRow = {
  /** Line of the file on which the row starts, from 1. */
  line: number;
  fields: Fields;
  /** Folded column names → the names in the file; one map for all rows. */
  labels?: ReadonlyMap<string, string>;
  fault?: RowFault;
};

export type RowFault = { field: string; reason: string };

/** The row that `read` takes apart; with a fault where a cell of it is not to be opened. */
export function rowOrFault(line: number, read: () => RawRow): RawRow {
  try {
    const row = read();
    return row.fields.size <= maxColumns ? row : { ...row, fault: row.fault ?? tooWide };
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    return { line, fields: new Map(), fault: { field: error.field, reason: error.message } };
  }
}

const tooWide = { field: 'columns', reason: `The row has more than ${maxColumns} columns.` };
