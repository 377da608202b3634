import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Reader, Tx } from '../db/reader.ts';
import { sealedColumns } from '../db/sealed-columns.ts';
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import { type Seal, sealPrefix } from '../lib/seal.ts';
import { inLane } from '../db/write.ts';

/** Small batches, so that other writes get their turn. */
const batchSize = 100;

type Place = (typeof sealedColumns)[number];

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
    let after: string | null = '';
    while (after !== null) {
      const from: string = after;
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
  place: Place,
  version: number,
  after: string,
): Promise<SealedAnew & { last: string | null }> {
  const { table, column } = named(place);
  const rows = await tx.db.all<{ id: string; sealed: string }>(sql`
    SELECT id, ${column} AS sealed FROM ${table}
    WHERE id > ${after} AND ${isOther(column, version)} ORDER BY id LIMIT ${batchSize}`);
  let rewrapped = 0;
  for (const { id, sealed } of rows) {
    const anew = sealedUnder(seal, sealed);
    if (anew === null) continue;
    await tx.db.run(sql`UPDATE ${table} SET ${column} = ${anew} WHERE id = ${id}`);
    rewrapped += 1;
  }
  const isLast = rows.length < batchSize;
  const last = isLast ? null : (rows.at(-1)?.id ?? null);
  return { rewrapped, unreadable: rows.length - rewrapped, last };
}

function sealedUnder(seal: Seal, sealed: string): string | null {
  try {
    return seal.encrypt(seal.decrypt(sealed));
  } catch {
    return null;
  }
}

function named({ table, column }: Place): { table: SQL; column: SQL } {
  return { table: sql`${sql.identifier(table)}`, column: sql`${sql.identifier(column)}` };
}

function isOther(column: SQL, version: number): SQL {
  const prefix = sealPrefix(version);
  return sql`(${column} IS NOT NULL AND substr(${column}, 1, ${prefix.length}) <> ${prefix})`;
}
