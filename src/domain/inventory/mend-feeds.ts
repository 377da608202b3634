import { gt } from 'drizzle-orm';
import { feeds } from '../../../schema/tables/feeds.ts';
import type { Tx } from '../../db/reader.ts';
import { longestWaitMs } from '../../lib/backoff.ts';
import { feedBackoff, feedLeaseMs } from './poll-feeds.ts';
import { changeFeed } from './polled-feeds.ts';

/** After the clock was set back: no feed waits for longer than its schedule. Returns how many. */
export async function mendFeeds(tx: Tx): Promise<number> {
  const waiting = await tx.db.select().from(feeds).where(gt(feeds.nextAt, tx.now)).all();
  let mended = 0;
  for (const { id, everyMs, failures, nextAt } of waiting) {
    const latest = tx.now + Math.max(everyMs, longestWaitMs(feedBackoff(everyMs), failures));
    if (nextAt <= latest) continue;
    await changeFeed(tx, id, { nextAt: latest });
    mended += 1;
  }
  const leaseEnd = tx.now + feedLeaseMs;
  await tx.db
    .update(feeds)
    .set({ leaseUntil: leaseEnd })
    .where(gt(feeds.leaseUntil, leaseEnd))
    .run();
  return mended;
}
