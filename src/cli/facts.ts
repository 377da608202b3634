import type { Command } from 'commander';
import { type FactSource, listFactSources } from '../domain/inventory/facts/facts-store.ts';
import { type FactsReport, importFacts } from '../domain/inventory/facts/import-facts.ts';
import { shippedFacts } from '../domain/inventory/facts/shipped/shipped-facts.ts';
import { usualSource } from '../domain/inventory/facts/usual-source.ts';
import { updateFacts } from '../domain/inventory/facts/update/update-facts.ts';
import { isoTime } from '../lib/clock.ts';
import { problem } from '../problem.ts';
import { print, table } from './print.ts';
import { withApp } from './with-app.ts';

/** Problems that are shown on a terminal; --json has the first hundred. */
const maxShown = 10;

export function factsCommand(program: Command): void {
  const facts = program.command('facts').description('fuel economy facts for all sites');
  facts
    .command('import <file>')
    .description("take in the EPA's vehicles.csv (fueleconomy.gov; also gzipped or zipped)")
    .option('--source <name>', 'name for this table of EPA estimates', usualSource)
    .option('--json', 'print JSON')
    .action(importTable);
  facts
    .command('update')
    .description('fetch what the EPA and NHTSA publish: economy, recalls, complaints, ratings')
    .option('--json', 'print JSON')
    .action(update);
  facts
    .command('list')
    .description('list the imported tables')
    .option('--json', 'print JSON')
    .action(list);
}

async function importTable(
  path: string,
  { source: name, json }: { source: string; json?: boolean },
): Promise<void> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  const report = await withApp(({ ctx }) => importFacts(ctx, { source: file.stream(), name }));
  print(json, report, lines(report));
}

function lines(report: FactsReport): string[] {
  const { source, rows, accepted, rejected, missing_columns: missing, problems } = report;
  const more = report.problems_total - Math.min(problems.length, maxShown);
  return [
    `Read ${rows} rows of ${source} in ${report.seconds.toFixed(1)} s: ` +
      `${accepted} accepted, ${rejected} rejected`,
    report.changed
      ? `Model years ${report.first_year} to ${report.last_year} are in place.`
      : 'All of it was here already; nothing has changed.',
    ...(missing.length > 0 ? [`The file has no column ${missing.join(', ')}.`] : []),
    ...problems.slice(0, maxShown).map(({ line, field, reason }) => {
      return `  line ${line}, ${field}: ${reason}`;
    }),
    ...(more > 0 ? [`  and ${more} more problems`] : []),
  ];
}

async function update({ json }: { json?: boolean }): Promise<void> {
  const outcomes = await withApp(({ ctx }) => updateFacts(ctx, ctx.ending));
  const cells = outcomes.map(({ source, outcome, models, changed, error }) => [
    source,
    outcome,
    models === undefined ? '' : `${changed} of ${models} models`,
    error ?? '',
  ]);
  print(json, { sources: outcomes }, table(['SOURCE', 'OUTCOME', 'CHANGED', 'ERROR'], cells));
  const failed = outcomes.find(({ outcome }) => outcome === 'failed');
  if (failed) throw problem('conflict', `${failed.source} could not be fetched: ${failed.error}`);
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const sources = await withApp((app) => listFactSources(app.ctx.reader));
  const cells = sources.map((source) => [
    source.name,
    String(source.rows),
    `${source.firstYear}–${source.lastYear}`,
    isoTime(source.importedAt),
  ]);
  const heading = ['SOURCE', 'ROWS', 'YEARS', 'IMPORTED'];
  const { rows, firstYear, lastYear, asOf } = shippedFacts();
  const own = [`${usualSource} (shipped)`, String(rows), `${firstYear}–${lastYear}`, asOf];
  const shipped = { rows, first_year: firstYear, last_year: lastYear, as_of: asOf };
  print(json, { sources: sources.map(view), shipped }, table(heading, [...cells, own]));
}

function view(source: FactSource) {
  return {
    name: source.name,
    rows: source.rows,
    first_year: source.firstYear,
    last_year: source.lastYear,
    missing_columns: source.missingColumns,
    imported_at: isoTime(source.importedAt),
  };
}
