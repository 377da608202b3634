#!/usr/bin/env bun
/**
 * Makes src/domain/inventory/facts/shipped/epa.bin of a table of fuel economy:
 *
 *     bun test/data-files/make-epa-facts.ts vehicles.csv 2014-07-22
 *
 * The day is that of the table. The same table gives the same file.
 */
import { readFactRow, type FactRecord } from '../../src/domain/inventory/facts/read-fact-row.ts';
import { openFactTable } from '../../src/domain/inventory/facts/read-fact-table.ts';

const target = new URL('../../src/domain/inventory/facts/shipped/epa.bin', import.meta.url);
const [source, asOf] = process.argv.slice(2);
if (source === undefined || asOf === undefined) {
  throw new Error('usage: make-epa-facts.ts <vehicles.csv> <day of the table>');
}
const { rows } = await openFactTable(Bun.file(source).stream());
const records: FactRecord[] = [];
for await (const { fields, fault } of rows) {
  const record = fault ?? readFactRow(fields, Number(asOf.slice(0, 4)) + 2);
  if ('reason' in record) throw new Error(`${record.field}: ${record.reason}`);
  records.push(record);
}
records.sort((one, two) => Number(one.sourceRow) - Number(two.sourceRow));
const [first] = records;
if (!first) throw new Error('The table has no rows.');
const columns = Object.keys(first) as (keyof FactRecord)[];
const byMake = [...Map.groupBy(records, ({ make }) => make)].sort(([one], [two]) =>
  one < two ? -1 : 1,
);
const years = records.map(({ year }) => year);
let end = 0;
const chunks = byMake.map(([make, own]) => {
  const chunk = pack(own.map((record) => columns.map((column) => record[column])));
  end += chunk.length;
  return { make, chunk, end };
});
const head = pack({
  asOf,
  columns,
  rows: records.length,
  firstYear: years.reduce((one, two) => Math.min(one, two)),
  lastYear: years.reduce((one, two) => Math.max(one, two)),
  makes: chunks.map(({ make, end: at }) => [make, at]),
});
const size = Buffer.alloc(4);
size.writeUInt32BE(head.length);
const bytes = Buffer.concat([size, head, ...chunks.map(({ chunk }) => chunk)]);
await Bun.write(target, bytes);
console.log(`${target.pathname}: ${bytes.length} bytes, ${records.length} rows`);

function pack(value: unknown): Uint8Array {
  return Bun.zstdCompressSync(Buffer.from(JSON.stringify(value)), { level: 19 });
}
