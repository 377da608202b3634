import type { Platform, PostStatus } from '../../../schema/contracts/social.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { leaseOwner, leaseTo, registerHolder } from '../../db/lease.ts';
import { inLane } from '../../db/write.ts';
import { type Problem, problem } from '../../problem.ts';
import { auditSocial } from './audit-social.ts';
import { platformLimits } from './limits/platform-limits.ts';
import { changeTarget, type Post, postOf } from './posts-store.ts';
import { removeTarget } from './publishing/attempt.ts';
import { changeForRemoval } from './publishing/outcome.ts';
import { recordAttempt } from './publishing/publish-social.ts';
import { platformsOf } from './publishing/settle.ts';
import { type Claimed, targetLeaseMs } from './publishing/queue.ts';

/**
 * Takes a post back from its networks, or from one, and waits for their answers; what gets none is
 * taken back in the background. Throws a 409 where nothing is published, and where no network that
 * was meant deletes it.
 */
export async function unpublishPost(
  ctx: Context,
  actor: Actor,
  id: string,
  platform?: Platform,
): Promise<{ id: string; status: PostStatus }> {
  const { siteId } = actor;
  const owner = leaseOwner(ctx);
  const begun = await ctx.write(async (tx) => {
    const post = await postOf(tx, siteId, id);
    const meant = publishedTargets(post, platform);
    await auditSocial(tx, actor, 'post.unpublish', post.id, { platforms: platformsOf(meant) });
    await registerHolder(tx, owner);
    for (const target of meant) {
      const lease = leaseTo(owner, tx.now, targetLeaseMs);
      const change = { status: 'unpublishing', attempts: 0, nextAt: tx.now, ...lease } as const;
      await changeTarget(tx, target.id, change);
    }
    return meant.map((one): Claimed => ({ ...one, attempts: 0, owner }));
  }, inLane(siteId));
  await Promise.all(
    begun.map(async (target) => {
      const outcome = await removeTarget(ctx, target);
      await recordAttempt(ctx, target, (now) => changeForRemoval(target, outcome, now));
    }),
  );
  const after = await postOf(ctx.reader, siteId, id);
  const ends = after.targets.filter((one) => begun.some((before) => before.id === one.id));
  if (ends.every(isRefused)) throw cannotDelete(ends);
  return { id: after.id, status: after.status };
}

/** It is still there, and nobody goes on trying. */
function isRefused({ status, error }: Post['targets'][number]): boolean {
  return status === 'delete_unsupported' || (status === 'published' && error !== null);
}

function publishedTargets(post: Post, platform: Platform | undefined): Post['targets'] {
  const { status } = post;
  if (status === 'draft' || status === 'scheduled') {
    throw problem('conflict', `The post is ${status}, so nothing is published; delete it instead.`);
  }
  const there = post.targets.filter((one) => platform === undefined || one.platform === platform);
  const published = there.filter((one) => one.status === 'published');
  if (published.length > 0) return published;
  const stuck = there.filter((one) => one.status === 'delete_unsupported');
  if (stuck.length > 0) throw cannotDelete(stuck);
  if (status === 'publishing') throw problem('conflict', 'The post is still on its way.');
  const where = platform === undefined ? 'anywhere' : `on ${platformLimits[platform].name}`;
  throw problem('conflict', `The post is not published ${where}.`);
}

function cannotDelete(targets: Post['targets']): Problem {
  const reasons = targets.map(({ platform, error }) => {
    const { name } = platformLimits[platform];
    const reason = error ?? 'a person has to delete it there.';
    return reason.startsWith(name) ? reason : `${name}: ${reason}`;
  });
  return problem('conflict', [...new Set(reasons)].join(' '));
}
