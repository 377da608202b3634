import type { PostStatus } from '../../../../schema/contracts/social.ts';
import type { Tx } from '../../../db/reader.ts';
import { emit } from '../../../events/emit.ts';
import { accountsById, isByHand } from '../accounts/store.ts';
import { changePost, changeTarget, type Post, postOf, type PostRow } from '../posts-store.ts';
import { platformsOf } from './settle.ts';

/** What may keep a post from going out. */
type Standing = Pick<PostRow, 'isWanted' | 'heldBy' | 'override' | 'scheduledAt'>;

/** Where a post that is not out yet belongs. */
export function placeOf(post: Standing, nowMs: number): 'draft' | 'scheduled' | 'publishing' {
  const { isWanted, heldBy, override, scheduledAt } = post;
  if (!isWanted || (heldBy !== null && override === null)) return 'draft';
  return scheduledAt !== null && scheduledAt > nowMs ? 'scheduled' : 'publishing';
}

/**
 * Puts a post that is not out yet where it belongs: back to the drafts, onto the schedule, or on
 * its way. `social.post.scheduled` tells when it comes onto the schedule. What was not checked just
 * now is checked by whoever takes its targets up, those of people too.
 */
export async function goOn(tx: Tx, row: PostRow, { isChecked = true } = {}): Promise<Post> {
  const { siteId, id } = row;
  const status: PostStatus = placeOf(row, tx.now);
  await changePost(tx, row, { status });
  const post = await postOf(tx, siteId, id);
  if (status === 'scheduled' && row.status !== 'scheduled') {
    const data = { id, status, platforms: platformsOf(post.targets) };
    await emit(tx, siteId, 'social.post.scheduled', data);
  }
  if (status === 'publishing') await sendTargets(tx, post, isChecked);
  else if (status === 'draft') await showHold(tx, post);
  else await clearHold(tx, post);
  if (status === 'scheduled') tx.wake('publish-social');
  return postOf(tx, siteId, id);
}

/** Starts each target: the program sends, or a person is awaited. */
async function sendTargets(tx: Tx, post: Post, isChecked: boolean): Promise<void> {
  const ids = post.targets.map(({ accountId }) => accountId);
  const accounts = await accountsById(tx, post.siteId, ids);
  for (const { id, accountId, status } of post.targets) {
    if (status !== 'pending') continue;
    const account = accounts.get(accountId);
    const isManual = isChecked && account !== undefined && isByHand(account);
    const change = isManual
      ? { status: 'awaiting_person' as const, nextAt: null, error: null }
      : { nextAt: tx.now, error: null };
    await changeTarget(tx, id, change);
  }
  tx.wake('publish-social');
}

async function showHold(tx: Tx, { targets, heldBy }: Post): Promise<void> {
  for (const { id } of targets) await changeTarget(tx, id, { error: heldBy });
}

async function clearHold(tx: Tx, { targets }: Post): Promise<void> {
  for (const { id } of targets) await changeTarget(tx, id, { error: null });
}
