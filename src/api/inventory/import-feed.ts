import type { ImportProblem } from '../../../schema/tables/imports.ts';
import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { MalformedFeed, UnknownFeed } from './formats/feed-error.ts';
import { readFeed } from './formats/read-feed.ts';
import { latestImport } from './import-reads.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { stageFeed } from './stage-feed.ts';
import { type ImportFacts, writeImport } from './write-import.ts';

export type ImportInput = {
  site: { id: string; country: string; timeZone: string };
  source: AsyncIterable<Uint8Array>;
  /** Takes in a file that removes more of the stock than is likely. */
  force?: boolean;
};

/**
 * Every row is accepted or rejected. Each accepted vehicle is exactly one of: new (one that was
 * sold before and is back, too), price_changed (whatever else changed with it), changed, unchanged,
 * or listed as sold. `sold` left the stock, by not being listed or by being listed so.
 */
export type ImportReport = {
  format: string;
  rows: number;
  accepted: number;
  rejected: number;
  new: number;
  changed: number;
  price_changed: number;
  sold: number;
  unchanged: number;
  problems: ImportProblem[];
  problems_total: number;
  seconds: number;
};

/**
 * Takes one feed file in as the stock of a site: all of it in one transaction, or none. Throws a
 * Problem, having written nothing: 400 for a file that is in no known format, not well-formed
 * (`details` name line and column) or without one readable row; 409 for one that would remove too
 * much of the stock, and when another import of the site came between.
 */
export async function importFeed(ctx: Context, input: ImportInput): Promise<ImportReport> {
  const { site, source, force = false } = input;
  const startedAt = ctx.clock.now();
  const previous = await latestImport(ctx.reader, site.id);
  const { format, plan } = await refusing(async () => {
    const feed = await readFeed(source, feedOptions(site, startedAt));
    const staged = await stageFeed(ctx.reader, site.id, feed.rows);
    return { format: feed.format.id, plan: await planImport(ctx.reader, site.id, staged, force) };
  });
  const facts: ImportFacts = {
    siteId: site.id,
    format,
    isForced: force,
    previousImportAt: previous?.createdAt ?? null,
  };
  await ctx.write(async (tx) => {
    const latest = await latestImport(tx, site.id);
    if (latest?.sequence !== previous?.sequence) throw cameBetween();
    await writeImport(tx, facts, plan);
  });
  return report(format, plan, (ctx.clock.now() - startedAt) / 1000);
}

/** Faults of the file in the words of the API. */
async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof MalformedFeed) {
      const { line, column, message } = error;
      throw problem('validation_error', message, { line, column });
    }
    if (error instanceof UnknownFeed) throw problem('validation_error', error.message);
    throw error;
  }
}

function cameBetween() {
  return problem('conflict', 'Another import of this site ended meanwhile. Import the file again.');
}

/** ISO 4217 where a feed names no currency; ISO 3166 country to currency. */
const currencies: Partial<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  MX: 'MXN',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CH: 'CHF',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  PT: 'EUR',
  FI: 'EUR',
};

function feedOptions({ country, timeZone }: ImportInput['site'], nowMs: number) {
  const currency = currencies[country.toUpperCase()] ?? 'USD';
  return { today: localDay(isoTime(nowMs), timeZone), currency };
}

function report(format: string, plan: ImportPlan, seconds: number): ImportReport {
  const { rows, accepted, rejected, counts, problems } = plan;
  return {
    format,
    rows,
    accepted,
    rejected,
    new: counts.new,
    changed: counts.changed,
    price_changed: counts.priceChanged,
    sold: counts.sold,
    unchanged: counts.unchanged,
    problems: problems.kept,
    problems_total: problems.total,
    seconds,
  };
}
