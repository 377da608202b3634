import type { Static } from '@sinclair/typebox';
import { platformLimits } from './limits/platform-limits.ts';
import type { SocialPostChange } from '../../../schema/contracts/social.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { type Problem, problem } from '../../problem.ts';
import { textWithLink } from '../../providers/networks/compose.ts';
import { type AccountRow, accountsById } from './accounts/store.ts';
import {
  accountsFrom,
  checkMatter,
  linkFrom,
  type PostMatter,
  scheduleFrom,
} from './check-post-input.ts';
import { auditSocial, type SocialActor } from './audit-social.ts';
import { heldBy } from './compliance.ts';
import { insertTargets } from './create-post.ts';
import {
  bitsOf,
  changePost,
  deletePostRow,
  deleteTargets,
  type Post,
  postOf,
} from './posts-store.ts';
import { goOn } from './publishing/go-on.ts';
import { platformsOf } from './publishing/settle.ts';

/** Null takes the link away. */
export type PostChange = Omit<Static<typeof SocialPostChange>, 'link_url'> & {
  link_url?: string | null;
};

/**
 * Changes a draft or a scheduled post, which is checked anew and goes on from there. Throws a 409
 * once it is on its way: no network takes another text or time then.
 */
export async function changeSocialPost(
  ctx: Context,
  actor: Actor,
  id: string,
  change: PostChange,
): Promise<Post> {
  const { siteId } = actor;
  const seen = await postOf(ctx.reader, siteId, id);
  requireOpen(seen, 'changed');
  const matter = await changedMatter(ctx, seen, change);
  await checkMatter(ctx, siteId, matter);
  const { accounts, ...fields } = matter;
  const held = await heldBy(ctx, siteId, textWithLink({ ...fields, link: fields.linkUrl }));
  return ctx.write(async (tx) => {
    const post = await postOf(tx, siteId, id);
    requireOpen(post, 'changed');
    if (post.updatedAt !== seen.updatedAt || post.status !== seen.status) {
      throw problem('conflict', 'Somebody has changed the post at the same time. Try again.');
    }
    const isSameText = post.text === fields.text && post.linkUrl === fields.linkUrl;
    const isTimed = post.isWanted || change.scheduled_at !== undefined;
    const next = {
      ...fields,
      platforms: bitsOf(accounts.map(({ platform }) => platform)),
      isWanted: isTimed,
      heldBy: held,
      // Whoever let a text pass has not seen this one.
      override: isSameText ? post.override : null,
    };
    await changePost(tx, post, next);
    await auditSocial(tx, actor, 'post.change', post.id);
    if (change.account_ids) {
      await deleteTargets(tx, post.id);
      await insertTargets(tx, post, accounts);
    }
    const { targets: _targets, ...row } = post;
    return goOn(tx, { ...row, ...next });
  }, inLane(siteId));
}

/** Throws a 409 once the post is on its way. */
export async function deleteSocialPost(
  ctx: Pick<Context, 'write'>,
  actor: SocialActor,
  id: string,
): Promise<void> {
  const { siteId } = actor;
  await ctx.write(async (tx) => {
    const post = await postOf(tx, siteId, id);
    requireOpen(post, 'deleted');
    await deletePostRow(tx, post);
    await auditSocial(tx, actor, 'post.delete', post.id);
  }, inLane(siteId));
}

function requireOpen(post: Post, done: 'changed' | 'deleted'): void {
  if (post.status === 'draft' || post.status === 'scheduled') return;
  throw notOpen(post, done);
}

/** Says what the networks cannot do, and what to do instead. */
function notOpen({ status, targets }: Post, done: 'changed' | 'deleted'): Problem {
  const names = platformsOf(targets).map((platform) => platformLimits[platform].name);
  const where = names.join(', ');
  const reason =
    done === 'changed'
      ? `What has been sent to ${where} cannot be edited or scheduled again`
      : `What has been sent to ${where} stays in the record`;
  const instead =
    status === 'published' || status === 'partially_published'
      ? done === 'changed'
        ? '; unpublish it and create another'
        : '; unpublish it instead'
      : '';
  const only = `only a draft or a scheduled post can be ${done}`;
  return problem('conflict', `The post is ${words(status)}; ${only}. ${reason}${instead}.`);
}

function words(status: string): string {
  return status.replaceAll('_', ' ');
}

async function changedMatter(ctx: Context, post: Post, change: PostChange): Promise<PostMatter> {
  const { siteId } = post;
  const { text, account_ids, link_url, image_ids, scheduled_at, content_id } = change;
  return {
    text: text?.trim() ?? post.text,
    accounts:
      account_ids === undefined
        ? await presentAccounts(ctx, post)
        : await accountsFrom(ctx, siteId, account_ids),
    linkUrl: link_url === undefined ? post.linkUrl : link_url && linkFrom(link_url),
    imageIds: image_ids?.map((id) => id.toLowerCase()) ?? post.imageIds,
    contentId: content_id?.toLowerCase() ?? post.contentId,
    scheduledAt:
      scheduled_at === undefined ? post.scheduledAt : await scheduleFrom(ctx, siteId, scheduled_at),
  };
}

async function presentAccounts(
  { reader }: Pick<Context, 'reader'>,
  { siteId, targets }: Post,
): Promise<AccountRow[]> {
  const ids = targets.map(({ accountId }) => accountId);
  const known = await accountsById(reader, siteId, ids);
  return ids.flatMap((id) => known.get(id) ?? []);
}
