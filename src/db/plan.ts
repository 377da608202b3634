import { type SQL, sql } from 'drizzle-orm';

/**
 * Pins an index in a hot query, right after the table's name: whatever statistics say, SQLite takes
 * this one or refuses the query. Another driver makes it nothing.
 */
export function byIndex(name: string): SQL {
  return sql.raw(`INDEXED BY ${name}`);
}

/** The index of a table's text primary key. */
export function byKeyOf(table: string): SQL {
  return byIndex(`sqlite_autoindex_${table}_1`);
}
