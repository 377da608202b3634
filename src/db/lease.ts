import { eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { nodes } from '../../schema/tables/nodes.ts';
import { day } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { textBefore } from './dialect.ts';
import { prepared } from './prepared.ts';
import type { Drizzle, Tx } from './reader.ts';

/*
 * A lease gives a row to one worker for a while, so that two never do the same work. It carries the
 * process first and then the claim: what one process has claimed twice it can tell apart, and a
 * later process can tell whose leases nobody holds any more.
 */

/** A name for one claim of this process. */
export function leaseOwner({ node, ids }: { node: string; ids: Ids }): string {
  return `${node}/${ids.uuid()}`;
}

type LeaseColumns = { leaseOwner: SQLiteColumn; leaseUntil: SQLiteColumn };

/** Nobody has the row, or its lease has run out. */
export function isFree({ leaseUntil }: LeaseColumns, now: unknown): SQL {
  return sql`(${or(isNull(leaseUntil), lte(leaseUntil, sql`${now}`))})`;
}

/** Only whoever has the row ends its lease: after it ran out somebody else's outcome counts. */
export function isLeasedTo(
  { leaseOwner: column }: Pick<LeaseColumns, 'leaseOwner'>,
  owner: string,
) {
  return eq(column, owner);
}

export function leaseTo(owner: string, now: number, leaseMs: number) {
  return { leaseOwner: owner, leaseUntil: now + leaseMs };
}

export const noLease = { leaseOwner: null, leaseUntil: null };

const register = prepared((db: Drizzle) =>
  db
    .insert(nodes)
    .values({
      id: sql.placeholder('id'),
      isServer: false,
      startedAt: sql.placeholder('startedAt'),
    })
    .onConflictDoNothing()
    .prepare(),
);

/** In the write that leases something: whoever holds a lease is known. */
export async function registerHolder(tx: Tx, owner: string): Promise<void> {
  await register(tx).run({ id: nodeOf(owner), startedAt: tx.now });
}

function nodeOf(owner: string): string {
  const [node = owner] = owner.split('/');
  return node;
}

/** A table whose leases end with their process, and what a row becomes that is free again. */
export type LeasedTable = {
  table: SQLiteTable & { leaseOwner: SQLiteColumn };
  freed: (now: number) => object;
};

/**
 * At the start of the one server on this folder: no other server is alive, so what servers before
 * it had leased is free at once. A command that runs beside it keeps what it has.
 */
export async function startNode(
  tx: Tx,
  node: string,
  leased: readonly LeasedTable[],
): Promise<void> {
  const longGone = sql`${nodes.isServer} = 1 OR ${nodes.startedAt} <= ${tx.now - day}`;
  await tx.db.delete(nodes).where(longGone).run();
  await tx.db
    .insert(nodes)
    .values({ id: node, isServer: true, startedAt: tx.now })
    .onConflictDoUpdate({ target: nodes.id, set: { isServer: true } })
    .run();
  for (const { table, freed } of leased) {
    const isDead = sql`${textBefore(table.leaseOwner, '/')} NOT IN (SELECT id FROM nodes)`;
    await tx.db
      .update(table)
      .set(freed(tx.now))
      .where(sql`${isNotNull(table.leaseOwner)} AND ${isDead}`)
      .run();
  }
}
