import type { Command } from 'commander';
import { importWeb, type WebImportReport } from '../domain/analytics/import-web.ts';
import { exportBytes } from './export-bytes.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

export function importWebCommand(program: Command): void {
  program
    .command('import-web <file>')
    .description("import web analytics by day (Plausible, Matomo or GA4 CSV) as a site's visits")
    .requiredOption('--site <slug>', 'site that the figures belong to')
    .option('--json', 'print JSON')
    .action(importFile);
}

type Options = { site: string; json?: boolean };

async function importFile(path: string, { site: slug, json }: Options): Promise<void> {
  const bytes = await exportBytes(path);
  const report = await withApp(async ({ ctx }) => {
    return importWeb(ctx, await siteNamed(ctx, slug), bytes);
  });
  print(json, report, lines(report));
}

function lines(report: WebImportReport): string[] {
  const { rows, dimensions, first_date, last_date, seconds, ignored_columns: ignored } = report;
  const by = ['day', ...dimensions].join(' and ');
  const range = first_date === null ? '' : `, ${first_date} to ${last_date}`;
  return [
    `Read ${rows} ${rows === 1 ? 'row' : 'rows'} by ${by}${range} in ${seconds.toFixed(1)} s`,
    `${report.new} new, ${report.changed} with other figures, ${report.unchanged} unchanged`,
    ...(ignored.length > 0 ? [`Nothing was taken from: ${ignored.join(', ')}`] : []),
  ];
}
