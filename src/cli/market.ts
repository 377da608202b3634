import type { Command } from 'commander';
import { keepCacheSmall } from '../db/sqlite/small-cache.ts';
import {
  importListings,
  type MarketImportReport,
  usualSource,
} from '../domain/market/intake/import-listings.ts';
import { listSources, type SourceFigures } from '../domain/market/intake/list-sources.ts';
import { changeMarketSettings, loadMarketSettings } from '../domain/market/settings.ts';
import { collectEagerly } from '../lib/collect-garbage.ts';
import { isoTimeOrNull } from '../lib/clock.ts';
import { invalid, problem } from '../problem.ts';
import { print, table } from './print.ts';
import { makeProgress } from './progress.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

/** Problems that are shown on a terminal; --json has the first hundred. */
const maxShown = 10;

export function marketCommand(program: Command): void {
  const market = program.command('market').description('listings of other stores, for all sites');
  market
    .command('import <file>')
    .description('take in a file of listings (CSV, XML or JSON, also gzipped)')
    .option(
      '--source <name>',
      'name of the list; each keeps its own account of what is gone',
      usualSource,
    )
    .option('--country <code>', 'US or CA, for prices that name no currency', 'US')
    .option('--force', 'accept a file with far fewer listings than its source had')
    .option('--json', 'print JSON')
    .action(importFile);
  market
    .command('sources')
    .description('list the sources and how many listings each has')
    .option('--json', 'print JSON')
    .action(sources);
  market
    .command('set <site>')
    .description('set how far a site looks and which stores see its stock')
    .option('--radius <miles>', 'how far around the store, 1 to 500')
    .option('--share-with <group>', 'share stock with the stores that name the same group')
    .option('--no-sharing', 'share with nobody')
    .option('--json', 'print JSON')
    .action(set);
}

type ImportOptions = { source: string; country: string; force?: boolean; json?: boolean };

async function importFile(
  path: string,
  { source: name, country, force, json }: ImportOptions,
): Promise<void> {
  collectEagerly();
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  if (!/^(?:us|ca)$/i.test(country)) throw invalid('country', 'must be US or CA');
  const currency = country.toUpperCase() === 'CA' ? 'CAD' : 'USD';
  const progress = makeProgress();
  try {
    const report = await withApp(async ({ ctx }) => {
      await keepCacheSmall(ctx);
      const onProgress = (rows: number) => progress.show(`Read ${rows} rows`);
      return importListings(ctx, { source: file.stream(), name, currency, force, onProgress });
    });
    progress.end();
    print(json, report, lines(report));
  } finally {
    progress.end();
  }
}

function lines(report: MarketImportReport): string[] {
  const { rows, format, source, accepted, rejected, problems, problems_total: total } = report;
  const shown = problems.slice(0, maxShown);
  const more = total - shown.length;
  return [
    `Read ${rows} rows from ${source} (${format}) in ${report.seconds.toFixed(1)} s: ` +
      `${accepted} accepted, ${rejected} rejected`,
    report.is_new_file
      ? `${report.new} new, ${report.changed} changed, ${report.unchanged} unchanged, ` +
        `${report.missing} missing for the first time, ${report.gone} gone`
      : 'The same file was imported less than a day ago; nothing was changed.',
    ...shown.map(({ line, vin, field, reason }) => {
      return `  line ${line}${vin === null ? '' : `, ${vin}`}, ${field}: ${reason}`;
    }),
    ...(more > 0 ? [`  and ${more} more problems`] : []),
  ];
}

async function sources({ json }: { json?: boolean }): Promise<void> {
  const all = await withApp(({ ctx }) => listSources(ctx.reader));
  const cells = all.map((source) => [
    source.name,
    String(source.listed),
    String(source.gone),
    isoTimeOrNull(source.firstImportAt) ?? '',
    isoTimeOrNull(source.lastImportAt) ?? '',
  ]);
  const heading = ['SOURCE', 'LISTED', 'GONE', 'FIRST IMPORT', 'LAST IMPORT'];
  print(json, { sources: all.map(view) }, table(heading, cells));
}

function view({ name, listed, gone, firstImportAt, lastImportAt }: SourceFigures) {
  return {
    name,
    listed,
    gone,
    first_import_at: isoTimeOrNull(firstImportAt),
    last_import_at: isoTimeOrNull(lastImportAt),
  };
}

type SetOptions = { radius?: string; shareWith?: string; sharing: boolean; json?: boolean };

async function set(slug: string, options: SetOptions): Promise<void> {
  const { radius, shareWith, sharing, json } = options;
  if (shareWith !== undefined && !sharing) {
    throw invalid('share-with', 'cannot be used with --no-sharing');
  }
  const change = {
    ...(radius !== undefined && { radiusMiles: Number(radius) }),
    ...(shareWith !== undefined && { shareGroup: shareWith }),
    ...(!sharing && { shareGroup: null }),
  };
  const settled = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    if (Object.keys(change).length === 0) return loadMarketSettings(ctx.reader, id);
    return changeMarketSettings(ctx, id, change);
  });
  const { radiusMiles, shareGroup } = settled;
  print(json, { site: slug, radius_miles: radiusMiles, share_with: shareGroup }, [
    `${slug} looks ${radiusMiles} miles around the store.`,
    shareGroup === null
      ? 'It shares its stock with nobody.'
      : `It shares its stock with the group "${shareGroup}".`,
  ]);
}
