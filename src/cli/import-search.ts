import type { Command } from 'commander';
import { importSearch, type SearchImportReport } from '../domain/analytics/import-search.ts';
import { readDate } from '../domain/analytics/search-export/calendar.ts';
import { invalid } from '../problem.ts';
import { exportBytes } from './export-bytes.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type Options = { site: string; start?: string; end?: string; json?: boolean };

export function importSearchCommand(program: Command): void {
  program
    .command('import-search <file>')
    .description("import a Search Console export (CSV or JSON) as a site's search figures")
    .requiredOption('--site <slug>', 'site that the figures belong to')
    .option('--start <date>', 'first day of an export without dates')
    .option('--end <date>', 'last day of an export without dates, or of its newer period')
    .option('--json', 'print JSON')
    .action(importFile);
}

async function importFile(path: string, { site: slug, start, end, json }: Options): Promise<void> {
  checkDate('start', start);
  checkDate('end', end);
  const bytes = await exportBytes(path);
  const report = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    return importSearch(ctx, site.id, { bytes, start, end });
  });
  print(json, report, lines(report));
}

function checkDate(option: string, date: string | undefined): void {
  if (date === undefined || readDate(date) === date) return;
  throw invalid(option, 'must be a date such as 2026-05-04');
}

function lines(report: SearchImportReport): string[] {
  const { rows, dimensions, first_date, last_date, seconds } = report;
  const by = dimensions.length === 0 ? 'day' : dimensions.join(' and ');
  const range = first_date === null ? '' : `, ${first_date} to ${last_date}`;
  return [
    `Read ${rows} ${rows === 1 ? 'row' : 'rows'} by ${by}${range} in ${seconds.toFixed(1)} s`,
    `${report.new} new, ${report.changed} with other figures, ${report.unchanged} unchanged`,
  ];
}
