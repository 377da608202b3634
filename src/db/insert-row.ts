import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { prepared } from './prepared.ts';
import type { Drizzle, Tx } from './reader.ts';

/**
 * The insertion of whole rows into a table, built once: building it anew for each row costs several
 * times the insertion itself. A column that the row leaves out gets its default, or null.
 */
export function insertRow<T extends SQLiteTable>(
  table: T,
): (tx: Tx, row: InferInsertModel<T>) => Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const statement = prepared((db: Drizzle) => {
    const places = Object.fromEntries(columns.map(([name]) => [name, sql.placeholder(name)]));
    return db
      .insert(table)
      .values(places as InferInsertModel<T>)
      .prepare();
  });
  return async (tx, row) => {
    const given: Record<string, unknown> = row;
    const values = Object.fromEntries(
      columns.map(([name, column]) => [name, given[name] ?? column.default ?? null]),
    );
    await statement(tx).run(values);
  };
}
