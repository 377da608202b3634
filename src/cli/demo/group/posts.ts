import type { TargetStatus } from '../../../../schema/contracts/social.ts';
import type { PersonActor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { connectByHand } from '../../../domain/social/accounts/connect.ts';
import { createPost } from '../../../domain/social/create-post.ts';
import { changePost, changeTarget, postOf } from '../../../domain/social/posts-store.ts';
import { settlePost } from '../../../domain/social/publishing/settle.ts';
import { day, hour, isoTime } from '../../../lib/clock.ts';

type Ended = { text: string; daysAgo: number; targets: readonly [TargetStatus, TargetStatus] };

/** As networks and loops would have left them: nobody is asked for a made-up store. */
const ended: readonly Ended[] = [
  {
    text: 'Three hybrids came in this week. Come and sit in one.',
    daysAgo: 6,
    targets: ['published', 'published'],
  },
  {
    text: 'Open on Saturday until 6 p.m.',
    daysAgo: 4,
    targets: ['failed', 'published'],
  },
  { text: 'We are looking for a technician.', daysAgo: 3, targets: ['failed', 'failed'] },
  {
    text: 'The lobby coffee is back.',
    daysAgo: 2,
    targets: ['unpublished', 'unpublished'],
  },
  {
    text: 'Winter tires: which size fits your car is on its door.',
    daysAgo: 0,
    targets: ['awaiting_person', 'published'],
  },
];

/** Posts in every state, on accounts that are kept by hand: a demo sends nothing anywhere. */
export async function makePosts(ctx: Context, by: PersonActor): Promise<void> {
  const { siteId } = by;
  const hand = async (platform: 'facebook' | 'linkedin', name: string) =>
    (await connectByHand(ctx, siteId, { platform, name }, by)).id;
  const account_ids = [await hand('facebook', 'Prairie'), await hand('linkedin', 'Prairie Group')];
  const at = (ms: number) => isoTime(Math.ceil(ctx.clock.now() / hour) * hour + ms);
  for (const { text, daysAgo, targets } of ended) {
    const scheduled_at = at(day);
    const { id } = await createPost(ctx, by, { text, account_ids, scheduled_at });
    await ctx.write((tx) => end(tx, siteId, id, daysAgo, targets), inLane(siteId));
  }
  const text = 'Book your brake check before the first snow.';
  await createPost(ctx, by, { text, account_ids, scheduled_at: at(2 * day) });
  await createPost(ctx, by, { text: 'A first thought for Thanksgiving.', account_ids }, isDraft);
  const held = 'Guaranteed approval for everybody! $0 down.';
  await createPost(ctx, by, { text: held, account_ids, scheduled_at: at(3 * day) });
}

const isDraft = { isDraft: true };

async function end(
  tx: Parameters<typeof settlePost>[0],
  siteId: string,
  id: string,
  daysAgo: number,
  wanted: Ended['targets'],
): Promise<void> {
  const then = tx.now - daysAgo * day;
  await changePost(tx, { siteId, id }, { scheduledAt: then });
  const { targets } = await postOf(tx, siteId, id);
  for (const [index, target] of targets.entries()) {
    const status = wanted[index] ?? 'published';
    const isOut = status === 'published' || status === 'unpublished';
    await changeTarget(tx, target.id, {
      status,
      nextAt: null,
      error: status === 'failed' ? 'The network refused it: the picture is too small.' : null,
      publishedAt: isOut ? then : null,
    });
  }
  await settlePost(tx, siteId, id);
}
