import { and, gt, isNotNull } from 'drizzle-orm';
import { socialAccounts, socialTargets } from '../../../schema/tables/social.ts';
import type { Tx } from '../../db/reader.ts';
import { longestWaitMs as longestOf } from '../../lib/backoff.ts';
import { inspectEveryMs } from './accounts/inspect-tokens.ts';
import { tokenLeaseMs } from './accounts/token.ts';
import { lookAfterMs, targetBackoff, usualWaitMs } from './publishing/outcome.ts';
import { targetLeaseMs } from './publishing/queue.ts';
import { changeTarget } from './posts-store.ts';
import { everyMs, reviewBackoff } from './reviews/poll-reviews.ts';

/**
 * After the clock was set back: nothing waits for longer than its schedule makes it wait from now
 * on. A network that had asked for more says so again. What people have set a time for keeps it.
 * Returns how many.
 */
export async function mendSocial(tx: Tx): Promise<number> {
  const waiting = await tx.db
    .select({
      id: socialTargets.id,
      attempts: socialTargets.attempts,
      status: socialTargets.status,
      nextAt: socialTargets.nextAt,
    })
    .from(socialTargets)
    .where(gt(socialTargets.nextAt, tx.now + lookAfterMs))
    .all();
  const targets = waiting.flatMap((row) => {
    const least = row.status === 'publishing' ? lookAfterMs : usualWaitMs;
    const latest = tx.now + Math.max(least, longestOf(targetBackoff, row.attempts));
    return (row.nextAt ?? 0) > latest ? [{ id: row.id, nextAt: latest }] : [];
  });
  for (const { id, nextAt } of targets) await changeTarget(tx, id, { nextAt });
  const leaseEnd = tx.now + targetLeaseMs;
  await tx.db
    .update(socialTargets)
    .set({ leaseUntil: leaseEnd })
    .where(and(isNotNull(socialTargets.leaseOwner), gt(socialTargets.leaseUntil, leaseEnd)))
    .run();
  return targets.length + (await mendAccounts(tx));
}

async function mendAccounts(tx: Tx): Promise<number> {
  const leaseEnd = tx.now + tokenLeaseMs;
  await tx.db
    .update(socialAccounts)
    .set({ leaseUntil: leaseEnd })
    .where(gt(socialAccounts.leaseUntil, leaseEnd))
    .run();
  const latest = tx.now + Math.max(everyMs, longestOf(reviewBackoff, 10));
  const mended = await tx.db
    .update(socialAccounts)
    .set({ reviewsAt: latest })
    .where(gt(socialAccounts.reviewsAt, latest))
    .returning({ id: socialAccounts.id });
  const inspectBy = tx.now + inspectEveryMs;
  await tx.db
    .update(socialAccounts)
    .set({ inspectAt: inspectBy })
    .where(gt(socialAccounts.inspectAt, inspectBy))
    .run();
  return mended.length;
}
