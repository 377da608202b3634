import { gt } from 'drizzle-orm';
import { marketImports, marketPolls } from '../../../schema/tables/market-imports.ts';
import { marketRefreshes } from '../../../schema/tables/market-insights.ts';
import type { Tx } from '../../db/reader.ts';
import { day } from '../../lib/clock.ts';
import { takeOverLeaseMs } from './intake/take-over.ts';
import { pollLeaseMs } from './poll/poll-listings.ts';
import { refreshLeaseMs } from './refresh/refresh-due.ts';

/**
 * After the clock was set back: nothing waits for longer than it would from now on. A service whose
 * quota is spent says so again.
 */
export async function mendMarket(tx: Tx, everyMs = day): Promise<number> {
  const latest = tx.now + everyMs;
  const mended = await tx.db
    .update(marketPolls)
    .set({ nextAt: latest })
    .where(gt(marketPolls.nextAt, latest))
    .returning({ provider: marketPolls.provider });
  const leases = [
    [marketPolls, pollLeaseMs],
    [marketImports, takeOverLeaseMs],
    [marketRefreshes, refreshLeaseMs],
  ] as const;
  for (const [table, leaseMs] of leases) {
    const end = tx.now + leaseMs;
    await tx.db.update(table).set({ leaseUntil: end }).where(gt(table.leaseUntil, end)).run();
  }
  return mended.length;
}
