import { type Actor, nameOf } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { auditSocial, type SocialActor } from './audit-social.ts';
import { changePost, type Post, postOf } from './posts-store.ts';
import { goOn } from './publishing/go-on.ts';

const managing: readonly string[] = ['manager', 'owner', 'operator'];

/**
 * Lets a post pass that a rule on advertising holds back; it goes on as it was asked for. Throws a
 * 403 for anybody below a manager, and a 409 where nothing holds it.
 */
export async function overridePost(
  ctx: Pick<Context, 'write'>,
  actor: Actor,
  { postId, reason: given }: { postId: string; reason: string },
): Promise<Post> {
  if (actor.kind !== 'person' || !managing.includes(actor.role)) {
    throw problem('forbidden', 'Only a manager can let a post pass.');
  }
  const reason = given.trim();
  if (reason === '' || reason.length > 1_000) {
    throw invalid('reason', 'must be 1 to 1,000 characters');
  }
  return ctx.write(async (tx) => {
    const post = await postOf(tx, actor.siteId, postId);
    const isHeld = post.status === 'draft' && post.heldBy !== null && post.override === null;
    if (!isHeld) throw problem('conflict', 'No rule on advertising holds this post back.');
    const override = { by: nameOf(actor), reason, atMs: tx.now };
    await changePost(tx, post, { override });
    await auditSocial(tx, actor, 'post.publish', post.id, { override: true, reason });
    const { targets: _targets, ...row } = post;
    return goOn(tx, { ...row, override });
  }, inLane(actor.siteId));
}

/** Sends a draft out now. Throws a 409 for what is no draft, or is held back. */
export async function releaseDraft(
  ctx: Pick<Context, 'write'>,
  actor: SocialActor,
  postId: string,
): Promise<Post> {
  const { siteId } = actor;
  return ctx.write(async (tx) => {
    const { targets: _targets, ...row } = await postOf(tx, siteId, postId);
    if (row.status !== 'draft') throw problem('conflict', `The post is ${row.status}, no draft.`);
    if (row.heldBy !== null && row.override === null) throw problem('conflict', row.heldBy);
    await changePost(tx, row, { isWanted: true });
    await auditSocial(tx, actor, 'post.publish', row.id);
    return goOn(tx, { ...row, isWanted: true });
  }, inLane(siteId));
}
