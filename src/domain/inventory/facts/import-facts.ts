import { createHash } from 'node:crypto';
import type { ImportProblem } from '../../../../schema/tables/imports.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { invalid, problem } from '../../../problem.ts';
import { ImportProblems } from '../import-problems.ts';
import { refusingFaults } from '../refuse-feed.ts';
import { deleteFactSource, findFactSource, insertFact, insertFactSource } from './facts-store.ts';
import { type FactRecord, readFactRow } from './read-fact-row.ts';
import { openFactTable } from './read-fact-table.ts';
import { usualSource } from './usual-source.ts';

export type FactsReport = {
  source: string;
  rows: number;
  accepted: number;
  rejected: number;
  first_year: number;
  last_year: number;
  /** False when the source held exactly these rows before. */
  changed: boolean;
  missing_columns: string[];
  problems: ImportProblem[];
  problems_total: number;
  seconds: number;
};

const longestName = 60;

/**
 * Takes a table of fuel economy in as all that a source says, in one transaction: rows of an
 * earlier file of the same source go. Throws a 400, having written nothing, for a file that is no
 * such table or has no readable row.
 */
export async function importFacts(
  ctx: Context,
  { source, name = usualSource }: { source: AsyncIterable<Uint8Array>; name?: string },
): Promise<FactsReport> {
  if (name.trim() === '' || name.length > longestName) {
    throw invalid('source', `must be a name of 1 to ${longestName} characters`);
  }
  const start = performance.now();
  const table = await refusingFaults(() => readTable(ctx, source));
  const changed = await ctx.write((tx) => replaceSource(tx, name, table), inLane('import-facts'));
  return {
    source: name,
    rows: table.rows,
    accepted: table.records.length,
    rejected: table.rows - table.records.length,
    first_year: table.firstYear,
    last_year: table.lastYear,
    changed,
    missing_columns: table.missing,
    problems: table.problems.kept,
    problems_total: table.problems.total,
    seconds: Math.round(performance.now() - start) / 1000,
  };
}

type Table = {
  rows: number;
  records: FactRecord[];
  firstYear: number;
  lastYear: number;
  hash: string;
  missing: string[];
  problems: ImportProblems;
};

async function readTable(ctx: Context, source: AsyncIterable<Uint8Array>): Promise<Table> {
  const { rows, missing } = await openFactTable(source);
  const newest = new Date(ctx.clock.now()).getUTCFullYear() + 2;
  const problems = new ImportProblems();
  const records = new Map<string, FactRecord>();
  const hash = createHash('sha256');
  let count = 0;
  for await (const { line, fields, fault } of rows) {
    count += 1;
    const record = fault ?? readFactRow(fields, newest);
    if ('reason' in record) {
      problems.add({ line, vin: null, ...record });
      continue;
    }
    const key = record.sourceRow === '' ? `line ${line}` : record.sourceRow;
    if (records.has(key)) {
      problems.add({ line, vin: null, field: 'id', reason: `The id ${key} came before.` });
      continue;
    }
    records.set(key, record);
    hash.update(JSON.stringify(record));
  }
  const kept = [...records.values()];
  const years = kept.map(({ year }) => year);
  if (kept.length === 0) {
    const first = problems.kept[0];
    const why = first ? ` Line ${first.line}, ${first.field}: ${first.reason}` : '';
    throw problem('validation_error', `The file has no row that can be read.${why}`);
  }
  const firstYear = years.reduce((one, two) => Math.min(one, two));
  const lastYear = years.reduce((one, two) => Math.max(one, two));
  return {
    rows: count,
    records: kept,
    firstYear,
    lastYear,
    hash: hash.digest('hex'),
    missing,
    problems,
  };
}

/** False when the source holds just these rows already. */
async function replaceSource(tx: Tx, name: string, table: Table): Promise<boolean> {
  const known = await findFactSource(tx, name);
  if (known?.contentHash === table.hash) return false;
  await deleteFactSource(tx, name);
  await insertFactSource(tx, {
    name,
    contentHash: table.hash,
    rows: table.records.length,
    firstYear: table.firstYear,
    lastYear: table.lastYear,
    missingColumns: table.missing,
    importedAt: tx.now,
  });
  for (const record of table.records) {
    await insertFact(tx, { id: tx.ids.uuid(), source: name, ...record });
  }
  return true;
}
