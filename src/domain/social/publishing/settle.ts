import type { Platform, PostStatus, TargetStatus } from '../../../../schema/contracts/social.ts';
import type { Tx } from '../../../db/reader.ts';
import { emit } from '../../../events/emit.ts';
import { changePost, changeTarget, postOf, type TargetRow } from '../posts-store.ts';

const open: readonly TargetStatus[] = ['pending', 'publishing', 'processing', 'awaiting_person'];
/** What readers see. */
const out: readonly TargetStatus[] = ['published', 'unpublishing', 'delete_unsupported'];

/** What became of a post whose publication has begun, by its targets. */
export function statusOf(targets: readonly Pick<TargetRow, 'status'>[]): PostStatus {
  const count = (of: readonly TargetStatus[]) =>
    targets.filter(({ status }) => of.includes(status)).length;
  if (count(open) > 0) return 'publishing';
  const seen = count(out);
  if (seen === targets.length) return 'published';
  if (seen > 0) return 'partially_published';
  return count(['unpublished']) > 0 ? 'unpublished' : 'failed';
}

/** Each platform once, in the order of the targets. */
export function platformsOf(targets: readonly Pick<TargetRow, 'platform'>[]): Platform[] {
  return [...new Set(targets.map(({ platform }) => platform))];
}

/**
 * After a target has changed: brings the status of its post up to date. Once none is open any more,
 * `social.post.published` tells where it went out and `social.post.failed` where it did not, each
 * target once.
 */
export async function settlePost(tx: Tx, siteId: string, postId: string): Promise<PostStatus> {
  const post = await postOf(tx, siteId, postId);
  const { targets } = post;
  const status = statusOf(targets);
  if (status !== post.status) await changePost(tx, post, { status });
  if (status === 'publishing') return status;
  const untold = targets.filter(({ isTold }) => !isTold);
  const failed = untold.filter((one) => one.status === 'failed');
  const published = untold.filter((one) => one.status !== 'failed');
  const told = { id: postId, status };
  if (published.length > 0) {
    const data = { ...told, platforms: platformsOf(published) };
    await emit(tx, siteId, 'social.post.published', data);
  }
  if (failed.length > 0) {
    const data = { ...told, platforms: platformsOf(failed) };
    await emit(tx, siteId, 'social.post.failed', data);
  }
  for (const { id } of untold) await changeTarget(tx, id, { isTold: true });
  return status;
}
