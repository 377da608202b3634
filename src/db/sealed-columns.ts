import type { Database } from 'bun:sqlite';
import { sql } from 'drizzle-orm';
import type { Reader } from './reader.ts';

/** Every column that holds text from `Seal.encrypt`; a change of the master key walks them. */
export const sealedColumns: readonly { table: string; column: string }[] = [
  { table: 'webhooks', column: 'secret' },
  { table: 'webhooks', column: 'replaced_secrets' },
];

/** So many of each version: one row that is damaged says nothing about the key. */
const samplesOfVersion = 5;

/** The newest sealed texts of each version of the key in each column, to try a master key on. */
export function sealedSamples({ db }: Reader): string[] {
  return sealedColumns.flatMap(({ table, column }) => {
    return db.all<{ sealed: string }>(sql.raw(samplesQuery(table, column))).map(textOf);
  });
}

/** The same for a database that is only looked at; `hasTable` tells what an old one lacks. */
export function sealedSamplesIn(state: Database, hasTable: (name: string) => boolean): string[] {
  const present = sealedColumns.filter(({ table }) => hasTable(table));
  return present.flatMap(({ table, column }) => {
    return state.query<{ sealed: string }, []>(samplesQuery(table, column)).all().map(textOf);
  });
}

function samplesQuery(table: string, column: string): string {
  return `SELECT sealed FROM (
      SELECT ${column} AS sealed, row_number() OVER (
        PARTITION BY substr(${column}, 1, instr(${column}, '.')) ORDER BY rowid DESC
      ) AS place FROM ${table} WHERE ${column} IS NOT NULL
    ) WHERE place <= ${samplesOfVersion}`;
}

function textOf({ sealed }: { sealed: string }): string {
  return sealed;
}
