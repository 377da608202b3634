import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { isoTime } from '../../../lib/clock.ts';
import { articleOf } from '../find.ts';
import { changeArticle } from '../store.ts';
import { openArticle } from './finished-article.ts';
import { makePublic, mayBePublic } from './make-public.ts';
import { dueArticles } from './store.ts';
import { inLane } from '../../../db/write.ts';

/** Small, so that other writes get their turn. */
const batchSize = 50;

export type DueCounts = { published: number; held: number };

/**
 * Publishes what is scheduled and due, however late. What has lost its approval stays scheduled
 * with a reason, and is published as soon as it is approved again.
 */
export async function publishDue(ctx: Context, signal: AbortSignal): Promise<DueCounts> {
  const counts: DueCounts = { published: 0, held: 0 };
  let due = await dueArticles(ctx.reader, ctx.clock.now(), batchSize);
  while (due.length > 0 && !signal.aborted) {
    for (const one of due) {
      const outcome = await ctx.write((tx) => publishOne(tx, one), inLane(one.siteId));
      if (outcome) counts[outcome] += 1;
      if (outcome === 'held') {
        ctx.log.warn({ article: one.id, site: one.siteId }, 'a scheduled article is not approved');
      }
    }
    due = await dueArticles(ctx.reader, ctx.clock.now(), batchSize);
  }
  return counts;
}

/** Null when somebody else was faster. */
async function publishOne(
  tx: Tx,
  { siteId, id }: { siteId: string; id: string },
): Promise<keyof DueCounts | null> {
  const { postingStatus, publishAt, ...rest } = await articleOf(tx, siteId, id);
  if (postingStatus !== 'scheduled' || publishAt === null || publishAt > tx.now) return null;
  if (await mayBePublic(tx, { postingStatus, publishAt, ...rest })) {
    const schedule = { kind: 'program', siteId, name: 'schedule' } as const;
    await makePublic(tx, await openArticle(tx, schedule, { articleId: id }), schedule);
    return 'published';
  }
  const due = isoTime(publishAt);
  const publishProblem = `It was due at ${due}, but its text is not approved.`;
  await changeArticle(tx, siteId, id, { publishProblem });
  return 'held';
}
