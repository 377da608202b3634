import type { Platform } from '../../../../schema/contracts/social.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { invalid, problem } from '../../../problem.ts';
import { auditSocial, type SocialActor } from '../audit-social.ts';
import { changePost, changeTarget, type Post, postOf, type TargetRow } from '../posts-store.ts';
import { nobodyMayAsk } from './outcome.ts';
import { platformsOf, settlePost } from './settle.ts';

type Where = { postId: string; platform?: Platform; account?: string };

/** Records that a person has posted by hand what awaited one; `url` is where it stands. */
export async function markPosted(
  ctx: Pick<Context, 'write'>,
  actor: SocialActor,
  { url, ...where }: Where & { url: string | null },
): Promise<Post> {
  if (url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw invalid('url', 'must be the address of the post');
  }
  return onAwaiting(ctx, actor, where, async (tx, id) => {
    await changeTarget(tx, id, { status: 'published', externalUrl: url, publishedAt: tx.now });
    await auditSocial(tx, actor, 'post.publish', where.postId, { by_hand: true });
  });
}

/** Records that nobody will post it. */
export async function skipTarget(
  ctx: Pick<Context, 'write'>,
  actor: SocialActor,
  where: Where,
): Promise<Post> {
  return onAwaiting(ctx, actor, where, async (tx, id) => {
    await changeTarget(tx, id, { status: 'failed', error: 'A person decided not to post it.' });
    await auditSocial(tx, actor, 'post.change', where.postId, { skipped: true });
  });
}

async function onAwaiting(
  ctx: Pick<Context, 'write'>,
  { siteId }: SocialActor,
  { postId, platform, account }: Where,
  change: (tx: Tx, targetId: string) => Promise<void>,
): Promise<Post> {
  return ctx.write(async (tx) => {
    const post = await postOf(tx, siteId, postId);
    const awaiting = post.targets.filter(
      (one) =>
        one.status === 'awaiting_person' &&
        (platform === undefined || one.platform === platform) &&
        (account === undefined || one.accountId === account),
    );
    const [target, second] = awaiting;
    if (!target) throw problem('conflict', 'Nothing of this post awaits a person there.');
    if (second) throw invalid('account', 'must say which: several await a person');
    await change(tx, target.id);
    await settlePost(tx, siteId, post.id);
    return postOf(tx, siteId, post.id);
  }, inLane(siteId));
}

/** Sends what failed once more, or one of it. Throws a 409 where nothing has failed. */
export async function retryPost(
  ctx: Pick<Context, 'write'>,
  actor: SocialActor,
  postId: string,
  account?: string,
): Promise<Post> {
  const { siteId } = actor;
  return ctx.write(async (tx) => {
    const post = await postOf(tx, siteId, postId);
    const failed = post.targets.filter(({ status, accountId }) => {
      return status === 'failed' && (account === undefined || accountId === account);
    });
    if (failed.length === 0) throw problem('conflict', 'Nothing of this post has failed.');
    const platforms = platformsOf(failed);
    await auditSocial(tx, actor, 'post.publish', post.id, { again: true, platforms });
    return sendAgain(tx, post, failed);
  }, inLane(siteId));
}

/** Whoever takes them up looks, and checks the text, before anything is sent. */
export async function sendAgain(
  tx: Tx,
  post: Post,
  targets: readonly Pick<TargetRow, 'id' | 'error'>[],
): Promise<Post> {
  for (const { id, error } of targets) {
    const fresh = { status: 'pending', attempts: 0, error: null, isTold: false } as const;
    const sure = error === nobodyMayAsk ? { unsureSince: null } : {};
    await changeTarget(tx, id, { ...fresh, ...sure, nextAt: tx.now });
  }
  await changePost(tx, post, { status: 'publishing' });
  tx.wake('publish-social');
  return postOf(tx, post.siteId, post.id);
}
