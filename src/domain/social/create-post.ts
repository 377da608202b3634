import type { Static } from '@sinclair/typebox';
import type { SocialPostInput } from '../../../schema/contracts/social.ts';
import { type Actor, makerColumns } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import type { AccountRow } from './accounts/store.ts';
import {
  accountsFrom,
  checkMatter,
  linkFrom,
  type PostMatter,
  scheduleFrom,
} from './check-post-input.ts';
import { textWithLink } from '../../providers/networks/compose.ts';
import { auditSocial } from './audit-social.ts';
import { heldBy } from './compliance.ts';
import { bitsOf, insertPostRow, insertTarget, type Post, type PostRow } from './posts-store.ts';
import { goOn } from './publishing/go-on.ts';

export type NewPost = Static<typeof SocialPostInput>;

/**
 * Takes a post in: for its time, or to be published at once, or, where `isDraft`, for later. One
 * that breaks a rule on advertising stays a draft until it is mended or a manager lets it pass.
 */
export async function createPost(
  ctx: Context,
  actor: Actor,
  input: NewPost,
  { isDraft = false, write }: { isDraft?: boolean; write?: WriteOf<Post> } = {},
): Promise<Post> {
  const { siteId } = actor;
  const matter = await matterFrom(ctx, siteId, input);
  await checkMatter(ctx, siteId, matter);
  const { accounts, ...fields } = matter;
  const held = await heldBy(ctx, siteId, textWithLink({ ...fields, link: fields.linkUrl }));
  const keep = write ?? writesOf(ctx, siteId);
  return keep(async (tx) => {
    const row: PostRow = {
      ...fields,
      id: tx.ids.uuid(),
      siteId,
      status: 'draft',
      platforms: bitsOf(accounts.map(({ platform }) => platform)),
      isWanted: !isDraft,
      heldBy: held,
      override: null,
      ...makerColumns(actor),
      createdAt: tx.now,
      updatedAt: tx.now,
    };
    await insertPostRow(tx, row);
    await insertTargets(tx, row, accounts);
    const platforms = [...new Set(accounts.map(({ platform }) => platform))];
    await auditSocial(tx, actor, 'post.create', row.id, { platforms, draft: isDraft });
    return goOn(tx, row);
  });
}

async function matterFrom(ctx: Context, siteId: string, input: NewPost): Promise<PostMatter> {
  const { text, account_ids, link_url, image_ids = [], scheduled_at, content_id } = input;
  return {
    text: text.trim(),
    accounts: await accountsFrom(ctx, siteId, account_ids),
    linkUrl: link_url === undefined ? null : linkFrom(link_url),
    imageIds: image_ids.map((id) => id.toLowerCase()),
    contentId: content_id?.toLowerCase() ?? null,
    scheduledAt: scheduled_at === undefined ? null : await scheduleFrom(ctx, siteId, scheduled_at),
  };
}

export async function insertTargets(
  tx: Tx,
  { id: postId, siteId }: Pick<PostRow, 'id' | 'siteId'>,
  accounts: readonly AccountRow[],
): Promise<void> {
  for (const [position, { id: accountId, platform }] of accounts.entries()) {
    await insertTarget(tx, {
      id: tx.ids.uuid(),
      siteId,
      postId,
      accountId,
      platform,
      position,
      status: 'pending',
      attempts: 0,
      isTold: false,
    });
  }
}
