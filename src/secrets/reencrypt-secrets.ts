import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Reader, Tx } from '../db/reader.ts';
import { type SealedColumn, sealedColumns } from '../db/sealed-columns.ts';
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import { type Seal, sealPrefix } from '../lib/seal.ts';
import { inLane } from '../db/write.ts';

/** Small batches, so that other writes get their turn. */
const batchSize = 100;

/** A row's primary key. */
type Key = readonly string[];

/** Values changed, and those that no known version of the key opens: they stay as they are. */
export type SealedAnew = { rewrapped: number; unreadable: number };

/**
 * Seals everything under the newest version of the master key that is sealed under another. May be
 * stopped at any moment and begun again.
 */
export async function reencryptSecrets(
  ctx: Pick<Context, 'write' | 'seal'>,
  version: number,
): Promise<SealedAnew> {
  const total = { rewrapped: 0, unreadable: 0 };
  for (const place of sealedColumns) {
    let after: Key | null = place.key.map(() => '');
    while (after !== null) {
      const from: Key = after;
      const batch = await ctx.write(
        (tx) => sealBatch(tx, ctx.seal, place, version, from),
        inLane('rotate-master-key'),
      );
      total.rewrapped += batch.rewrapped;
      total.unreadable += batch.unreadable;
      after = batch.last;
      await yieldToEventLoop();
    }
  }
  return total;
}

/** Whether anything still needs another version than this one. */
export async function hasOtherVersions({ db }: Reader, version: number): Promise<boolean> {
  for (const place of sealedColumns) {
    const { table, column } = named(place);
    const found = await db.all(
      sql`SELECT 1 FROM ${table} WHERE ${isOther(column, version)} LIMIT 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

async function sealBatch(
  tx: Tx,
  seal: Seal,
  place: SealedColumn,
  version: number,
  after: Key,
): Promise<SealedAnew & { last: Key | null }> {
  const { table, column, key } = named(place);
  const rows = await tx.db.values<[sealed: string, ...key: string[]]>(sql`
    SELECT ${column}, ${key} FROM ${table}
    WHERE (${key}) > (${listed(after)}) AND ${isOther(column, version)}
    ORDER BY ${key} LIMIT ${batchSize}`);
  let rewrapped = 0;
  for (const [sealed, ...row] of rows) {
    const anew = sealedUnder(seal, sealed);
    if (anew === null) continue;
    await tx.db.run(sql`UPDATE ${table} SET ${column} = ${anew} WHERE (${key}) = (${listed(row)})`);
    rewrapped += 1;
  }
  const [, ...lastKey] = rows.at(-1) ?? [''];
  const last = rows.length < batchSize ? null : lastKey;
  return { rewrapped, unreadable: rows.length - rewrapped, last };
}

function sealedUnder(seal: Seal, sealed: string): string | null {
  try {
    return seal.encrypt(seal.decrypt(sealed));
  } catch {
    return null;
  }
}

function named({ table, column, key }: SealedColumn): { table: SQL; column: SQL; key: SQL } {
  const name = (text: string) => sql`${sql.identifier(text)}`;
  return { table: name(table), column: name(column), key: sql.join(key.map(name), sql`, `) };
}

function listed(values: Key): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

function isOther(column: SQL, version: number): SQL {
  const prefix = sealPrefix(version);
  return sql`(${column} IS NOT NULL AND substr(${column}, 1, ${prefix.length}) <> ${prefix})`;
}
