import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { isStoreFailure, writeWhenPossible } from '../../../db/write-when-possible.ts';
import { inLane } from '../../../db/write.ts';
import { changePost, duePosts, type PostRow, postOf, type TargetRow } from '../posts-store.ts';
import { attemptTarget, removeTarget } from './attempt.ts';
import { goOn } from './go-on.ts';
import { changeFor, changeForRemoval } from './outcome.ts';
import { type Claimed, claimDueTarget, endAttempt, hasDueTargets } from './queue.ts';
import { settlePost } from './settle.ts';

/** Small, so that other writes get their turn. */
const batchSize = 50;
/** So that one slow network does not keep the others waiting. */
const atOnce = 4;

export type PublishCounts = { begun: number; attempted: number };

/**
 * Begins what is scheduled and due, however late, and brings each target to its network, or takes
 * it back from there.
 */
export async function publishSocial(ctx: Context, runSignal: AbortSignal): Promise<PublishCounts> {
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const counts: PublishCounts = { begun: 0, attempted: 0 };
  await beginDue(ctx, signal, counts);
  async function work(): Promise<void> {
    while (!signal.aborted && (await hasDueTargets(ctx.reader, ctx.clock.now()))) {
      const owner = leaseOwner(ctx);
      const claimed = await ctx.write((tx) => claimDueTarget(tx, owner), inLane('publish-social'));
      if (!claimed) return;
      await handle(ctx, claimed, signal);
      counts.attempted += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

async function beginDue(ctx: Context, signal: AbortSignal, counts: PublishCounts): Promise<void> {
  let due = await duePosts(ctx.reader, ctx.clock.now(), batchSize);
  while (due.length > 0 && !signal.aborted) {
    const before = counts.begun;
    for (const one of due) {
      const isBegun = await ctx.write((tx) => begin(tx, one), inLane(one.siteId));
      if (isBegun) counts.begun += 1;
    }
    // Another process has them in hand: the next tick looks again.
    if (counts.begun === before) return;
    due = await duePosts(ctx.reader, ctx.clock.now(), batchSize);
  }
}

/** False when somebody else was faster, or has moved it. */
async function begin(tx: Tx, { siteId, id }: Pick<PostRow, 'siteId' | 'id'>): Promise<boolean> {
  const { targets: _targets, ...row } = await postOf(tx, siteId, id);
  const isDue = row.scheduledAt !== null && row.scheduledAt <= tx.now;
  if (row.status !== 'scheduled' || !isDue) return false;
  await goOn(tx, row, { isChecked: false });
  return true;
}

async function handle(ctx: Context, target: Claimed, signal: AbortSignal): Promise<void> {
  const isRemoval = target.status === 'unpublishing';
  let change: (now: number) => Partial<TargetRow>;
  let heldBy: string | null = null;
  try {
    if (isRemoval) {
      const outcome = await removeTarget(ctx, target, signal);
      change = (now) => changeForRemoval(target, outcome, now);
    } else {
      const outcome = await attemptTarget(ctx, target, signal);
      change = (now) => changeFor(target, outcome, now);
      if (outcome.kind === 'held') heldBy = outcome.reason;
    }
  } catch (error) {
    if (isStoreFailure(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    ctx.log.error({ target: target.id, platform: target.platform, message }, 'a post broke');
    // What had been sent by then is not known.
    change = (now) => changeFor(target, { kind: 'unknown', message: 'The program failed.' }, now);
  }
  await recordAttempt(ctx, target, change, heldBy);
}

/**
 * The outcome waits for a store that is full: what is public must not be sent again. `heldBy` is
 * what a rule on advertising has come to have against the post.
 */
export async function recordAttempt(
  ctx: Context,
  target: Claimed,
  change: (now: number) => Partial<TargetRow>,
  heldBy: string | null = null,
): Promise<void> {
  await writeWhenPossible(
    ctx,
    ctx.ending,
    async (tx) => {
      const isOurs = await endAttempt(tx, target, change(tx.now));
      if (!isOurs) return;
      const { siteId, postId } = target;
      if (heldBy !== null) await changePost(tx, { siteId, id: postId }, { heldBy });
      await settlePost(tx, siteId, postId);
    },
    inLane(target.siteId),
  );
}
