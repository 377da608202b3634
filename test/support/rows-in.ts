import { Database, type SQLQueryBindings } from 'bun:sqlite';
import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { stateFile } from '../../src/db/sqlite/state-file.ts';

const dialect = new SQLiteSyncDialect();

/** What lies in the store of an app, read beside it: the app's own reads are not asked. */
export function rowsIn<Row>(
  { config }: { config: { dataDir: string } },
  query: string | SQL,
): Row[] {
  using database = new Database(stateFile(config.dataDir), { readonly: true });
  const { sql, params } =
    typeof query === 'string' ? { sql: query, params: [] } : dialect.sqlToQuery(query);
  return database.query<Row, SQLQueryBindings[]>(sql).all(...(params as SQLQueryBindings[]));
}
