import type { FeedFormat, FeedProblem, FieldName } from '../format.ts';
import { allOf, firstOf, type Fields } from './fields.ts';
import { synonyms } from './synonyms.ts';

/** No value but prose and lists is longer; what pattern matching sees is cut here. */
const longestValue = 500;

/** Access to one row's values by the record's field names, and to the list of what was wrong. */
export type RowReader = {
  /** The best column's value with blanks collapsed, or null. */
  text(field: FieldName): string | null;
  /** Every value of every column that means the field. */
  all(field: FieldName): readonly string[];
  /** The first value that `read` understands, or null. */
  read<T>(field: FieldName, read: (text: string) => T | null): T | null;
  /** The value of one column by its folded name, or null. */
  value(column: string): string | null;
  /** The folded name of the column that `text` comes from, or null. */
  column(field: FieldName): string | null;
  note(field: FieldName, reason: string): void;
  problems: FeedProblem[];
};

export function rowReader(
  row: { line: number; fields: Fields },
  format: FeedFormat,
  vin: string | null,
): RowReader {
  const names = (field: FieldName) => format.columns?.[field] ?? synonyms[field];
  const all = (field: FieldName) => allOf(row.fields, names(field));
  const problems: FeedProblem[] = [];
  return {
    text: (field) => collapse(firstOf(row.fields, names(field))),
    all,
    value: (column) => row.fields.get(column)?.[0]?.slice(0, longestValue) ?? null,
    column: (field) => names(field).find((name) => row.fields.has(name)) ?? null,
    read: (field, read) => firstRead(all(field), read),
    note: (field, reason) => problems.push({ line: row.line, vin, field, reason }),
    problems,
  };
}

/** The columns of `field` that this format reads. */
export function columnsOf(format: FeedFormat, field: FieldName): readonly string[] {
  return format.columns?.[field] ?? synonyms[field];
}

function firstRead<T>(values: readonly string[], read: (text: string) => T | null): T | null {
  for (const value of values) {
    const understood = read(value.slice(0, longestValue));
    if (understood !== null) return understood;
  }
  return null;
}

function collapse(text: string | null): string | null {
  const collapsed = text?.slice(0, longestValue).replaceAll(/\s+/g, ' ').trim() ?? '';
  return collapsed === '' ? null : collapsed;
}
