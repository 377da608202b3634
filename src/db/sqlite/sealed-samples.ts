import type { Database } from 'bun:sqlite';
import { type SealedColumn, sealedColumns } from '../sealed-columns.ts';

/** So many of each version: one row that is damaged says nothing about the key. */
const samplesOfVersion = 5;

/** Stored answers are many and gone in a day: what subscriptions keep tells of the key. */
const sampled = sealedColumns.filter(({ table }) => table === 'webhooks');

/**
 * The newest sealed texts of each version of the key in each column, to try a master key on.
 * `hasTable` tells what an old database lacks.
 */
export function sealedSamplesIn(state: Database, hasTable: (name: string) => boolean): string[] {
  const present = sampled.filter(({ table }) => hasTable(table));
  return present.flatMap((sealed) => {
    const rows = state.query<{ sealed: string }, []>(samplesQuery(sealed)).all();
    return rows.map((row) => row.sealed);
  });
}

function samplesQuery({ table, column, key }: SealedColumn): string {
  return `SELECT sealed FROM (
      SELECT ${column} AS sealed, row_number() OVER (
        PARTITION BY substr(${column}, 1, instr(${column}, '.')) ORDER BY ${key.join(', ')} DESC
      ) AS place FROM ${table} WHERE ${column} IS NOT NULL
    ) WHERE place <= ${samplesOfVersion}`;
}
