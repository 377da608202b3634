import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { marketImports, marketPolls } from '../../../../schema/tables/market-imports.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../../../db/lease.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import type { MarketImport } from '../intake/intake-store.ts';

export type MarketPoll = typeof marketPolls.$inferSelect;

/** The service's record, leased; null where it is not due or another process asks it. */
export async function claimPoll(
  tx: Tx,
  provider: string,
  owner: string,
  leaseMs: number,
): Promise<MarketPoll | null> {
  await registerHolder(tx, owner);
  const first = { provider, nextAt: tx.now, failures: 0 };
  await tx.db.insert(marketPolls).values(first).onConflictDoNothing().run();
  const isDue = and(
    eq(marketPolls.provider, provider),
    lte(marketPolls.nextAt, tx.now),
    isFree(marketPolls, tx.now),
  );
  const [claimed] = await tx.db
    .update(marketPolls)
    .set(leaseTo(owner, tx.now, leaseMs))
    .where(isDue)
    .returning();
  return claimed ?? null;
}

export async function endPoll(
  tx: Tx,
  provider: string,
  owner: string,
  change: Partial<MarketPoll>,
): Promise<void> {
  await tx.db
    .update(marketPolls)
    .set({ ...noLease, ...change })
    .where(and(eq(marketPolls.provider, provider), isLeasedTo(marketPolls, owner)))
    .run();
}

/** A round of the source that was broken off and can go on. */
export async function openRound(
  reader: Reader,
  sourceId: number,
): Promise<MarketImport | undefined> {
  const { state, position, createdAt } = marketImports;
  return reader.db
    .select()
    .from(marketImports)
    .where(and(eq(marketImports.sourceId, sourceId), eq(state, 'staging'), isNotNull(position)))
    .orderBy(desc(createdAt))
    .limit(1)
    .get();
}
