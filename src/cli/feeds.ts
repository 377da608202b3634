import type { Command } from 'commander';
import { addFeed } from '../domain/inventory/add-feed.ts';
import { deleteFeed, type FeedOfSite, listFeeds } from '../domain/inventory/polled-feeds.ts';
import { day, hour, isoTime, isoTimeOrNull, minute } from '../lib/clock.ts';
import { problem } from '../problem.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';
import { inLane } from '../db/write.ts';

type AddOptions = { every: string; format: string; json?: boolean };

export function feedsCommand(program: Command): void {
  const feeds = program.command('feeds').description("where sites' stock is fetched from");
  feeds
    .command('add <site> <address>')
    .description("fetch a site's stock from a URL, a file or the newest file of a folder")
    .option('--every <interval>', 'how often, such as 15m, 2h or 1d', '60m')
    .option('--format <id>', 'format of the file, or auto', 'auto')
    .option('--json', 'print JSON')
    .action(add);
  feeds
    .command('list')
    .description('list the feeds and how they last went')
    .option('--json')
    .action(list);
  feeds
    .command('remove <id>')
    .description('stop fetching from an address; the stock stays')
    .option('--json', 'print JSON')
    .action(remove);
}

async function add(slug: string, address: string, { json, ...options }: AddOptions): Promise<void> {
  const feed = await withApp(async ({ ctx }) => {
    const { id: siteId, slug: siteSlug } = await siteNamed(ctx, slug);
    return { ...(await addFeed(ctx, { siteId, address, ...options })), siteSlug };
  });
  print(json, view(feed), [
    `Every ${intervalText(feed.everyMs)} ${slug} takes its stock from ${address} (feed ${feed.id})`,
  ]);
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const rows = await withApp((app) => listFeeds(app.ctx.reader));
  const heading = ['ID', 'SITE', 'EVERY', 'LAST', 'LAST GOOD', 'ADDRESS'];
  const cells = rows.map((feed) => [
    feed.id,
    feed.siteSlug,
    intervalText(feed.everyMs),
    feed.outcome ?? 'not yet',
    isoTimeOrNull(feed.goodAt) ?? 'never',
    feed.address,
  ]);
  const errors = rows.flatMap(({ id, failures, error }) => {
    return error === null ? [] : [`${id} has failed ${times(failures)}: ${error}`];
  });
  const lines = rows.length > 0 ? [...table(heading, cells), ...errors] : ['No feeds yet.'];
  print(json, { feeds: rows.map(view) }, lines);
}

async function remove(id: string, { json }: { json?: boolean }): Promise<void> {
  const removed = await withApp((app) =>
    app.ctx.write((tx) => deleteFeed(tx, id), inLane('poll-feeds')),
  );
  if (!removed) {
    throw problem('not_found', `There is no feed "${id}"; "forecourt feeds list" shows them.`);
  }
  print(json, { id, removed: true }, [`Removed the feed from ${removed.address}`]);
}

function view(feed: Omit<FeedOfSite, 'country' | 'state' | 'timeZone'>) {
  return {
    id: feed.id,
    site: feed.siteSlug,
    address: feed.address,
    format: feed.format ?? 'auto',
    every_minutes: feed.everyMs / minute,
    next_at: isoTime(feed.nextAt),
    last_checked_at: isoTimeOrNull(feed.checkedAt),
    last_outcome: feed.outcome,
    failures: feed.failures,
    error: feed.error,
    last_good_at: isoTimeOrNull(feed.goodAt),
    last_imported_at: isoTimeOrNull(feed.importedAt),
    vehicle_count: feed.vehicleCount,
  };
}

function intervalText(ms: number): string {
  if (ms % day === 0) return `${ms / day}d`;
  return ms % hour === 0 ? `${ms / hour}h` : `${ms / minute}m`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times in a row`;
}
