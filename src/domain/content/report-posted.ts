import { and, eq, sql } from 'drizzle-orm';
import { maxPostedUrlLength } from '../../../schema/contracts/content.ts';
import { articles } from '../../../schema/tables/articles.ts';
import type { Context } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader } from '../../db/reader.ts';
import { StoreBusy } from '../../db/store-failure.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { inLane } from '../../db/write.ts';

/** A partner's script waits for this answer: contention is told soon rather than waited out. */
const busyLimitMs = 500;

export type Posted = { id: string; postedUrl: string; markedPostedAt: number };

const postedState = prepared((db: Reader['db']) =>
  db
    .select({ postedUrl: articles.postedUrl, markedPostedAt: articles.markedPostedAt })
    .from(articles)
    .where(
      and(eq(articles.siteId, sql.placeholder('siteId')), eq(articles.id, sql.placeholder('id'))),
    )
    .prepare(),
);

/** Only the two fields change: no state, no event, not even `updated_at`. */
const setPosted = prepared((db: Drizzle) =>
  db
    .update(articles)
    .set({
      postedUrl: sql`${sql.placeholder('url')}`,
      markedPostedAt: sql`coalesce(${articles.markedPostedAt}, ${sql.placeholder('now')})`,
    })
    .where(
      and(eq(articles.siteId, sql.placeholder('siteId')), eq(articles.id, sql.placeholder('id'))),
    )
    .returning({
      postedUrl: sql<string>`${articles.postedUrl}`,
      markedPostedAt: sql<number>`${articles.markedPostedAt}`,
    })
    .prepare(),
);

/**
 * Records where an article was posted. The same address again is a no-op; another replaces it while
 * the time of the first report stays. Throws 400 for the address, 404, and 409 on contention.
 */
export async function reportPosted(
  ctx: Context,
  siteId: string,
  givenId: string,
  text: string,
): Promise<Posted> {
  const id = givenId.toLowerCase();
  const url = checkedPostedUrl(text);
  const known = await postedState(ctx.reader).get({ siteId, id });
  if (!known) throw notFound();
  if (known.postedUrl === url && known.markedPostedAt !== null) {
    return { id, postedUrl: url, markedPostedAt: known.markedPostedAt };
  }
  const changed = await ctx
    .write(
      async (tx) => setPosted(tx).get({ siteId, id, url, now: tx.now }),
      inLane(siteId, { busyLimitMs }),
    )
    .catch((error: unknown) => {
      if (error instanceof StoreBusy) {
        throw problem('conflict', 'Another write was in the way. Send the report again.');
      }
      throw error;
    });
  if (!changed) throw notFound();
  return { id, ...changed };
}

/** Trimmed, absolute, http or https, with a host, without user information. */
export function checkedPostedUrl(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || [...trimmed].length > maxPostedUrlLength) {
    throw invalid('posted_url', `must be 1 to ${maxPostedUrlLength} characters`);
  }
  const authority = trimmed.match(/^https?:\/\/([^/?#]+)/i)?.[1];
  const url = URL.parse(trimmed);
  // Parsers disagree on where a host ends at a backslash, and drop line breaks silently.
  if (!authority || !url || /[\s\p{Cc}\\]/u.test(trimmed)) {
    throw invalid('posted_url', 'must be an absolute http or https URL with a host');
  }
  if (authority.includes('@')) {
    throw invalid('posted_url', 'must not contain a user name or a password');
  }
  return trimmed;
}
