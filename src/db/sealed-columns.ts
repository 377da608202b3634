import type { Database } from 'bun:sqlite';
import { sql } from 'drizzle-orm';
import type { Reader } from './reader.ts';

/** A column that holds text from `Seal.encrypt`, and the primary key of its table. */
export type SealedColumn = { table: string; column: string; key: readonly string[] };

/** All of them; a change of the master key walks them. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'webhooks', column: 'secret', key: ['id'] },
  { table: 'webhooks', column: 'replaced_secrets', key: ['id'] },
  {
    table: 'idempotency_records',
    column: 'sealed_body',
    key: ['api_key_id', 'route', 'idempotency_key'],
  },
];

/** So many of each version: one row that is damaged says nothing about the key. */
const samplesOfVersion = 5;

/** Stored answers are many and gone in a day: what subscriptions keep tells of the key. */
const sampled = sealedColumns.filter(({ table }) => table === 'webhooks');

/** The newest sealed texts of each version of the key in each column, to try a master key on. */
export function sealedSamples({ db }: Reader): string[] {
  return sampled.flatMap((sealed) => {
    return db.all<{ sealed: string }>(sql.raw(samplesQuery(sealed))).map(textOf);
  });
}

/** The same for a database that is only looked at; `hasTable` tells what an old one lacks. */
export function sealedSamplesIn(state: Database, hasTable: (name: string) => boolean): string[] {
  const present = sampled.filter(({ table }) => hasTable(table));
  return present.flatMap((sealed) => {
    return state.query<{ sealed: string }, []>(samplesQuery(sealed)).all().map(textOf);
  });
}

function samplesQuery({ table, column, key }: SealedColumn): string {
  return `SELECT sealed FROM (
      SELECT ${column} AS sealed, row_number() OVER (
        PARTITION BY substr(${column}, 1, instr(${column}, '.')) ORDER BY ${key.join(', ')} DESC
      ) AS place FROM ${table} WHERE ${column} IS NOT NULL
    ) WHERE place <= ${samplesOfVersion}`;
}

function textOf({ sealed }: { sealed: string }): string {
  return sealed;
}
