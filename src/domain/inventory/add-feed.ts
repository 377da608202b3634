import type { PersonActor } from '../../actor.ts';
import { noLease } from '../../db/lease.ts';
import type { Context } from '../../context.ts';
import { day, hour, minute } from '../../lib/clock.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { parseAllowList } from '../../providers/outbound/allow-list.ts';
import { audit } from '../audit/audit.ts';
import { checkFeedAddress, readFeedAddress } from './feed-address.ts';
import { formats } from './formats/index.ts';
import { deleteFeed, findFeed, findFeedAt, insertFeed, type PolledFeed } from './polled-feeds.ts';
import { inLane } from '../../db/write.ts';

export type FeedInput = {
  siteId: string;
  address: string;
  /** A number with m, h or d: 15m, 2h, 1d. */
  every: string;
  /** Id of a format, or "auto" for whatever the file turns out to be. */
  format: string;
};

const units: Record<string, number> = { m: minute, h: hour, d: day };
const shortestMs = minute;
const longestMs = 31 * day;

/**
 * Has a site's stock fetched from an address, from the next run of the loop on. Throws a 400 for a
 * field that is no good, a 409 when the site has the address already.
 */
export async function addFeed(
  ctx: Context,
  input: FeedInput,
  by?: PersonActor,
): Promise<PolledFeed> {
  const { siteId, address } = input;
  checkFeedAddress(address, parseAllowList(ctx.config.webhookAllowHosts));
  const everyMs = readInterval(input.every);
  const format = readFormat(input.format);
  return ctx.write(async (tx) => {
    if (await findFeedAt(tx, siteId, address)) {
      throw problem('conflict', `The site has a feed from ${address} already.`);
    }
    const row: PolledFeed = {
      id: tx.ids.uuid(),
      siteId,
      address,
      format,
      everyMs,
      nextAt: tx.now,
      ...noLease,
      etag: null,
      lastModified: null,
      contentHash: null,
      checkedAt: null,
      outcome: null,
      error: null,
      failures: 0,
      goodAt: null,
      importedAt: null,
      vehicleCount: null,
      createdAt: tx.now,
    };
    await insertFeed(tx, row);
    const shown = { address: withoutSecrets(address) };
    if (by) await audit(tx, by, 'feed.change', { kind: 'feed', id: row.id }, shown);
    tx.wake('poll-feeds');
    return row;
  }, inLane(siteId));
}

/** What people at a store may name: files of this machine are the operator's to give. */
export async function addWebFeed(
  ctx: Context,
  by: PersonActor,
  { address, every }: Pick<FeedInput, 'address' | 'every'>,
): Promise<PolledFeed> {
  if (readFeedAddress(address).kind !== 'web') {
    throw invalid('address', 'must be an http(s) URL');
  }
  return addFeed(ctx, { siteId: by.siteId, address, every, format: 'auto' }, by);
}

/** The stock stays. Throws a 404 for a feed that the store does not have. */
export async function removeFeed(ctx: Context, by: PersonActor, id: string): Promise<void> {
  await ctx.write(async (tx) => {
    const feed = await findFeed(tx, by.siteId, id);
    if (!feed) throw notFound();
    await deleteFeed(tx, id);
    const detail = { address: withoutSecrets(feed.address), removed: true };
    await audit(tx, by, 'feed.change', { kind: 'feed', id }, detail);
  }, inLane(by.siteId));
}

function readInterval(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (units[unit] ?? 0);
  if (ms >= shortestMs && ms <= longestMs) return ms;
  throw invalid('every', 'must be a number with m, h or d, from 1m to 31d');
}

function readFormat(text: string): string | null {
  if (text === 'auto') return null;
  if (formats.some(({ id }) => id === text)) return text;
  const known = formats.map(({ id }) => id).join(', ');
  throw invalid('format', `must be auto or one of ${known}`);
}
