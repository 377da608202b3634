import type { Fields } from '../record/fields.ts';

/** One row before its values are understood; `fault` when its columns cannot be told apart. */
export type RawRow = {
  /** Line of the file on which the row starts, from 1. */
  line: number;
  fields: Fields;
  /** Folded column names → the names in the file; one map for all rows. */
  labels?: ReadonlyMap<string, string>;
  fault?: { field: string; reason: string };
};
