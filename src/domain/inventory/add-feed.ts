import { noLease } from '../../db/lease.ts';
import type { Context } from '../../context.ts';
import { day, hour, minute } from '../../lib/clock.ts';
import { invalid, problem } from '../../problem.ts';
import { parseAllowList } from '../../providers/outbound/allow-list.ts';
import { checkFeedAddress } from './feed-address.ts';
import { formats } from './formats/index.ts';
import { findFeedAt, insertFeed, type PolledFeed } from './polled-feeds.ts';
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
export async function addFeed(ctx: Context, input: FeedInput): Promise<PolledFeed> {
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
    return row;
  }, inLane(siteId));
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
