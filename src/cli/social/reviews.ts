import { draftFor } from '../../domain/social/reviews/draft-reply.ts';
import { replyTo } from '../../domain/social/reviews/reply.ts';
import { listReviews, type ReviewRow } from '../../domain/social/reviews/store.ts';
import { viewReview } from '../../domain/social/view.ts';
import { isoTime } from '../../lib/clock.ts';
import { print, table } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { idNamed, limitNamed, operatorOf, textNamed } from './platform-named.ts';

type Options = { site: string; json?: boolean };

export async function reviews({
  unanswered,
  limit,
  ...options
}: Options & { unanswered?: boolean; limit: string }): Promise<void> {
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const filter = unanswered ? { isReplied: false } : {};
    const page = { limit: limitNamed(limit), after: null };
    const { rows } = await listReviews(ctx.reader, site.id, filter, page);
    const cells = rows.map(cellsOf);
    const heading = ['ID', 'PLATFORM', 'STARS', 'WRITTEN', 'REPLIED', 'TEXT'];
    const lines = rows.length === 0 ? ['No reviews.'] : table(heading, cells);
    print(options.json, { reviews: rows.map(viewReview) }, lines);
  });
}

function cellsOf({ id, platform, starRating, reviewedAt, isReplied, text }: ReviewRow): string[] {
  const words = [...(text ?? '').replaceAll(/\s+/g, ' ')].slice(0, 60).join('');
  const written = isoTime(reviewedAt).slice(0, 10);
  return [id, platform, '★'.repeat(starRating), written, isReplied ? 'yes' : 'no', words];
}

/** A draft is only printed: a person reads it before anybody else does. */
export async function reply(
  id: string,
  { text, ...options }: Options & { text?: string },
): Promise<void> {
  const reviewId = idNamed(id);
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    if (text === undefined) {
      const { draft, cautions } = await draftFor(ctx, site.id, reviewId);
      for (const caution of cautions) process.stderr.write(`${caution}\n\n`);
      print(options.json, { id: reviewId, draft, cautions }, [draft]);
      return;
    }
    const row = await replyTo(ctx, operatorOf(site), reviewId, await textNamed(text));
    print(options.json, viewReview(row), [`Replied: ${row.reply ?? ''}`]);
  });
}
