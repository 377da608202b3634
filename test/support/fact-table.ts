import { join } from 'node:path';
import { importFacts } from '../../src/domain/inventory/facts/import-facts.ts';
import { openFactTable } from '../../src/domain/inventory/facts/read-fact-table.ts';
import { type FactRecord, readFactRow } from '../../src/domain/inventory/facts/read-fact-row.ts';
import type { Harness } from './harness.ts';

/** Thirty-three rows in the shape of the EPA's vehicles.csv. */
export const factTable = join(import.meta.dir, '../fixtures/facts/fuel-economy.csv');

export async function importFactTable({ app }: Harness): Promise<void> {
  await importFacts(app.ctx, { source: Bun.file(factTable).stream() });
}

/** The rows of a table, all of which have to be good ones. */
export async function readFacts(path: string): Promise<FactRecord[]> {
  const records: FactRecord[] = [];
  const { rows } = await openFactTable(Bun.file(path).stream());
  for await (const { line, fields } of rows) {
    const record = readFactRow(fields, 2028);
    if ('reason' in record) throw new Error(`line ${line}: ${record.reason}`);
    records.push(record);
  }
  return records;
}
