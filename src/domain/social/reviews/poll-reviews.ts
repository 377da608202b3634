import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { emit } from '../../../events/emit.ts';
import { doubling, retryAt } from '../../../lib/backoff.ts';
import { day, minute } from '../../../lib/clock.ts';
import type { FoundReview, Trouble } from '../../../providers/networks/port.ts';
import { type AccountRow, changeAccount, claimDueReviews } from '../accounts/store.ts';
import { openAccount } from '../accounts/token.ts';
import { changeReview, insertReview, knownReviews, type ReviewRow } from './store.ts';

/** How often an account is asked. */
export const everyMs = 30 * minute;
export const reviewBackoff = doubling(everyMs, day);
/** Of fifty reviews each: what a store has in ten years. */
const maxPages = 200;

export type ReviewCounts = { created: number; updated: number; failed: number };

/** Asks every account that is due for its reviews. */
export async function pollReviews(ctx: Context, runSignal: AbortSignal): Promise<ReviewCounts> {
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const counts: ReviewCounts = { created: 0, updated: 0, failed: 0 };
  while (!signal.aborted) {
    const next = ctx.clock.now() + everyMs;
    const account = await ctx.write((tx) => claimDueReviews(tx, next), inLane('poll-reviews'));
    if (!account) break;
    await pollAccount(ctx, account, counts, signal);
  }
  return counts;
}

async function pollAccount(
  ctx: Context,
  account: AccountRow,
  counts: ReviewCounts,
  signal: AbortSignal,
): Promise<void> {
  const trouble = await takeIn(ctx, account, counts, signal);
  if (signal.aborted) return;
  const failures = trouble === null ? 0 : account.reviewFailures + 1;
  if (trouble !== null) {
    counts.failed += 1;
    const about = { account: account.id, platform: account.platform, failures };
    ctx.log.warn({ ...about, reason: trouble }, 'reviews could not be read');
  }
  await ctx.write(async (tx) => {
    const waits = retryAt(reviewBackoff, failures, tx.now) ?? tx.now + everyMs;
    const reviewsAt = failures === 0 ? tx.now + everyMs : waits;
    await changeAccount(tx, account.siteId, account.id, { reviewFailures: failures, reviewsAt });
  }, inLane(account.siteId));
}

/** Page by page, the newest first, up to one that holds nothing new. Null, or what went wrong. */
async function takeIn(
  ctx: Context,
  account: AccountRow,
  counts: ReviewCounts,
  signal: AbortSignal,
): Promise<string | null> {
  const { reviews: read } = ctx.providers.networks[account.platform];
  if (!read) return null;
  const opened = await openAccount(ctx, account, { signal });
  if (opened.kind !== 'open') return opened.message;
  const session = { externalId: account.externalId, accessToken: opened.accessToken, signal };
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const found = await read(session, cursor);
    if (found.kind === 'token_dead') return renewed(ctx, account, opened.accessToken, signal);
    if (found.kind !== 'page') return (found satisfies Trouble).message;
    const told = await ctx.write(
      (tx) => keepAll(tx, account, found.reviews),
      inLane(account.siteId),
    );
    counts.created += told.created;
    counts.updated += told.updated;
    const isNews = told.created + told.updated > 0;
    if (found.next === null || (!isNews && found.reviews.length > 0)) break;
    cursor = found.next;
  }
  return null;
}

/** The account shows that it has expired, or is asked again at its next turn. */
async function renewed(
  ctx: Context,
  account: AccountRow,
  dead: string,
  signal: AbortSignal,
): Promise<string> {
  const again = await openAccount(ctx, account, { dead, signal });
  return again.kind === 'open' ? 'The token had ended; it has been renewed.' : again.message;
}

/** Each new review and each that its author has changed is told of once. */
export async function keepAll(
  tx: Tx,
  account: AccountRow,
  found: readonly FoundReview[],
): Promise<{ created: number; updated: number }> {
  const counts = { created: 0, updated: 0 };
  const ids = found.map(({ externalId }) => externalId);
  const known = await knownReviews(tx, account, ids);
  for (const review of found) {
    const before = known.get(review.externalId);
    const change = columnsOf(account, review);
    if (!before) {
      const row = { id: tx.ids.uuid(), siteId: account.siteId, ...change };
      await insertReview(tx, { ...row, createdAt: tx.now, updatedAt: tx.now });
      known.set(review.externalId, { ...row, createdAt: tx.now, updatedAt: tx.now });
      await tell(tx, 'social.review.created', row);
      counts.created += 1;
      continue;
    }
    const kept = keptReply(before, change);
    if (isSame(before, kept)) continue;
    await changeReview(tx, before, kept);
    known.set(review.externalId, { ...before, ...kept });
    if (!isChangedByAuthor(before, review)) continue;
    await tell(tx, 'social.review.updated', { ...before, ...kept });
    counts.updated += 1;
  }
  return counts;
}

type Columns = Omit<ReviewRow, 'id' | 'siteId' | 'createdAt' | 'updatedAt'>;

function columnsOf(account: AccountRow, review: FoundReview): Columns {
  return {
    platform: account.platform,
    accountId: account.id,
    externalId: review.externalId,
    locationName: account.locationName,
    authorName: review.authorName,
    starRating: review.starRating,
    text: review.text,
    reply: review.reply,
    repliedAt: review.repliedAtMs,
    isReplied: review.reply !== null,
    reviewedAt: review.reviewedAtMs,
    changedAt: review.changedAtMs,
  };
}

/** Facebook does not show replies among its ratings: what was sent from here stays. */
function keptReply({ reply, repliedAt, isReplied }: ReviewRow, change: Columns): Columns {
  if (change.platform !== 'facebook') return change;
  return { ...change, reply, repliedAt, isReplied };
}

function isSame(before: ReviewRow, after: Columns): boolean {
  const { id: _id, siteId: _site, createdAt: _created, updatedAt: _updated, ...rest } = before;
  return Bun.deepEquals(rest, after, true);
}

function isChangedByAuthor(before: ReviewRow, now: FoundReview): boolean {
  return before.starRating !== now.starRating || (before.text ?? null) !== now.text;
}

async function tell(
  tx: Tx,
  type: 'social.review.created' | 'social.review.updated',
  row: Pick<ReviewRow, 'id' | 'siteId' | 'starRating' | 'locationName' | 'accountId'> & {
    platform: string;
  },
): Promise<void> {
  await emit(tx, row.siteId, type, {
    review_id: row.id,
    platform: row.platform as AccountRow['platform'],
    star_rating: row.starRating,
    location_name: row.locationName,
    account_id: row.accountId,
  });
}
