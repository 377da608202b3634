import { statSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { modifiedAtOf } from '../domain/inventory/file-identity.ts';
import { importFeed } from '../domain/inventory/import-feed.ts';
import type { ImportReport } from '../domain/inventory/import-rows.ts';
import { importStores, type StoresReport } from '../domain/inventory/import-stores.ts';
import { keepCacheSmall } from '../db/sqlite/small-cache.ts';
import { collectEagerly } from '../lib/collect-garbage.ts';
import { invalid, problem } from '../problem.ts';
import { personNamed } from './person-named.ts';
import { print } from './print.ts';
import { makeProgressFile } from './progress-file.ts';
import { makeProgress, type Progress } from './progress.ts';
import { SiteDirectory } from './site-directory.ts';
import { siteNamed } from './site-named.ts';
import { storesLines } from './stores-lines.ts';
import { withApp } from './with-app.ts';

type Options = {
  site?: string;
  siteColumn?: string;
  stateColumn?: string;
  createSites?: boolean;
  format?: string;
  force?: boolean;
  by?: string;
  json?: boolean;
  progressFile?: string;
};

/** Problems that are shown on a terminal; --json has the first hundred. */
const maxShown = 10;

export function importCommand(program: Command): void {
  program
    .command('import <file>')
    .description("import a feed file (CSV, XML or JSON, also gzipped) as a site's stock")
    .option('--site <slug>', 'site that the stock belongs to')
    .option('--site-column <name>', "the column that says each row's site, by slug or name")
    .option('--state-column <name>', 'the column with the state of each site')
    .option('--create-sites', 'create sites that do not exist yet')
    .option('--format <id>', 'format of the file, with --site')
    .option('--force', 'accept a file that removes more than 40% of the stock')
    .option('--by <email>', 'who does it, for the audit log, with --site')
    .option('--json', 'print JSON')
    .addOption(new Option('--progress-file <path>').hideHelp())
    .action(importFile);
}

async function importFile(file: string, options: Options): Promise<void> {
  collectEagerly();
  checkOptions(options);
  const feed = Bun.file(file);
  if (!(await feed.exists())) throw problem('not_found', `There is no file "${file}".`);
  const progress = makeProgress();
  const source = watched(feed.stream(), statSync(file).size, progress, options.progressFile);
  const { siteColumn } = options;
  try {
    const input = { source, modifiedAtMs: modifiedAtOf(file) };
    if (siteColumn === undefined) await importOne(input, options, progress);
    else await importMany(input, siteColumn, options, progress);
  } finally {
    progress.end();
  }
}

function checkOptions(options: Options): void {
  const { site, siteColumn, stateColumn, createSites, format } = options;
  if ((site === undefined) === (siteColumn === undefined)) {
    throw invalid('site', 'must be given for one store, or --site-column for many');
  }
  if (site === undefined && format !== undefined) {
    throw invalid('format', 'belongs to --site');
  }
  if (site === undefined || (stateColumn === undefined && !createSites)) return;
  throw invalid('site', 'takes no --state-column and no --create-sites, as --site-column does');
}

type Source = AsyncIterable<Uint8Array>;
type Input = { source: Source; modifiedAtMs: number | null };

async function importOne(input: Input, options: Options, progress: Progress): Promise<void> {
  const { site: slug = '', force, format, by: email, json } = options;
  const report = await withApp(async ({ ctx }) => {
    await keepCacheSmall(ctx);
    const site = await siteNamed(ctx, slug);
    const by = email === undefined ? undefined : await personNamed(ctx, site.id, email);
    return importFeed(ctx, { ...input, site, force, format, by });
  });
  progress.end();
  print(json, report, lines(report));
}

async function importMany(
  input: Input,
  siteColumn: string,
  { stateColumn, createSites, force, json }: Options,
  progress: Progress,
): Promise<void> {
  const report = await withApp(async ({ ctx }) => {
    await keepCacheSmall(ctx);
    const sites = await SiteDirectory.open(ctx);
    return importStores(ctx, {
      ...input,
      siteColumn,
      stateColumn: stateColumn ?? null,
      find: (store) => sites.find(store),
      create: createSites ? (store) => sites.create(store) : null,
      force,
      onProgress: ({ done, total }) => progress.show(`Imported ${done} of ${total} stores`),
    });
  });
  progress.end();
  print(json, report, [...lines(report), ...storesLines(report)]);
  if (report.sites_refused > 0) throw someRefused(report);
}

function someRefused({ sites_refused, sites }: StoresReport) {
  const message = `${sites_refused} of ${sites.length} stores were not imported.`;
  return problem('conflict', message);
}

async function* watched(
  source: Source,
  size: number,
  progress: Progress,
  progressFile: string | undefined,
): Source {
  const write = makeProgressFile(progressFile);
  let read = 0;
  for await (const chunk of source) {
    read += chunk.length;
    const percent = Math.floor((read / size) * 100);
    progress.show(`Read ${percent}% of the file`);
    write(percent);
    yield chunk;
  }
}

function unreadLines({ unread_columns: unread }: ImportReport): string[] {
  if (unread.length === 0) return [];
  const columns = unread.map(({ name, sample }) => `  ${name}: ${sample}`);
  return ['Columns that were not read, each with its first value:', ...columns];
}

function lines(report: ImportReport): string[] {
  const { format, rows, accepted, rejected, problems, problems_total, seconds } = report;
  const shown = problems.slice(0, maxShown);
  const more = problems_total - shown.length;
  return [
    `Read ${rows} rows (${format}) in ${seconds.toFixed(1)} s: ` +
      `${accepted} accepted, ${rejected} rejected`,
    `${report.new} new, ${report.price_changed} with another price, ` +
      `${report.changed} otherwise changed, ${report.unchanged} unchanged, ${report.sold} sold`,
    ...shown.map(({ line, vin, field, reason }) => {
      return `  line ${line}${vin === null ? '' : `, ${vin}`}, ${field}: ${reason}`;
    }),
    ...(more > 0 ? [`  and ${more} more problems`] : []),
    ...unreadLines(report),
  ];
}
