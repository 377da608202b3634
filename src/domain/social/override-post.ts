import { type Actor, nameOf } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { textWithLink } from '../../providers/networks/compose.ts';
import { auditSocial, type SocialActor } from './audit-social.ts';
import { changePost, type Post, postOf } from './posts-store.ts';
import { heldBy } from './compliance.ts';
import { sendAgain } from './publishing/by-hand.ts';
import { goOn } from './publishing/go-on.ts';
import { heldMessage } from './publishing/outcome.ts';

const managing: readonly string[] = ['manager', 'owner', 'operator'];

/**
 * Lets a post pass that a rule on advertising holds back: a draft goes on as it was asked for, and
 * what failed when its time came goes out. Throws a 403 for anybody below a manager, and a 409
 * where nothing holds it.
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
    const { targets, ...row } = post;
    const held = targets.filter((one) => isHeldBack(post, one));
    const isHeld = post.heldBy !== null && post.override === null;
    if (!isHeld || (post.status !== 'draft' && held.length === 0)) {
      throw problem('conflict', 'No rule on advertising holds this post back.');
    }
    const override = { by: nameOf(actor), reason, atMs: tx.now };
    await changePost(tx, post, { override });
    await auditSocial(tx, actor, 'post.publish', post.id, { override: true, reason });
    if (post.status === 'draft') return goOn(tx, { ...row, override });
    return sendAgain(tx, post, held);
  }, inLane(actor.siteId));
}

/** It failed by the rules alone, when its time had come. */
function isHeldBack({ heldBy }: Post, { status, error }: Post['targets'][number]): boolean {
  return heldBy !== null && status === 'failed' && error === heldMessage(heldBy);
}

/**
 * Sends a draft out now. Throws a 409 for what is no draft, or is held back by the rules as they
 * and the stock are now.
 */
export async function releaseDraft(
  ctx: Pick<Context, 'reader' | 'clock' | 'write'>,
  actor: SocialActor,
  postId: string,
): Promise<Post> {
  const { siteId } = actor;
  const { text, linkUrl } = await postOf(ctx.reader, siteId, postId);
  const held = await heldBy(ctx, siteId, textWithLink({ text, link: linkUrl }));
  return ctx.write(async (tx) => {
    const { targets: _targets, ...row } = await postOf(tx, siteId, postId);
    if (row.status !== 'draft') throw problem('conflict', `The post is ${row.status}, no draft.`);
    const isSame = row.text === text && row.linkUrl === linkUrl;
    const reason = isSame ? held : row.heldBy;
    if (reason !== null && row.override === null) throw problem('conflict', reason);
    const change = { isWanted: true, heldBy: reason };
    await changePost(tx, row, change);
    await auditSocial(tx, actor, 'post.publish', row.id);
    return goOn(tx, { ...row, ...change });
  }, inLane(siteId));
}
