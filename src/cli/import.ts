import type { Command } from 'commander';
import { importFeed, type ImportReport } from '../api/inventory/import-feed.ts';
import { problem } from '../problem.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type Options = { site: string; force?: boolean; json?: boolean };

/** Problems that are shown on a terminal; --json has the first hundred. */
const mostShown = 10;

export function importCommand(program: Command): void {
  program
    .command('import <file>')
    .description('take a feed file (CSV, XML, JSON; also gzipped) in as the stock of a site')
    .requiredOption('--site <slug>', 'the site whose stock it is')
    .option('--force', 'also when the file removes more than 40 % of the stock')
    .option('--json', 'print JSON')
    .action(importFile);
}

async function importFile(file: string, options: Options): Promise<void> {
  const feed = Bun.file(file);
  if (!(await feed.exists())) throw problem('not_found', `There is no file "${file}".`);
  const report = await withApp(async (app) => {
    const site = await siteNamed(app.ctx, options.site);
    return importFeed(app.ctx, { site, source: feed.stream(), force: options.force });
  });
  print(options.json, report, lines(report));
}

function lines(report: ImportReport): string[] {
  const { format, rows, accepted, rejected, problems, problems_total, seconds } = report;
  const shown = problems.slice(0, mostShown);
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
  ];
}
