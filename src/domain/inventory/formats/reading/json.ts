import { addJson, columnName, type Fields } from '../record/fields.ts';
import { JsonScanner } from './json-scanner.ts';
import type { RawRow } from './raw-row.ts';

/** Keys may differ from vehicle to vehicle. */
const maxLabels = 2_000;

/** Vehicles of a JSON feed: a list at the top, or under vehicles, data.vehicles and the like. */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const scanner = new JsonScanner();
  const labels = new Map<string, string>();
  const row = (record: { line: number; text: string }) => toRow(record, labels);
  for await (const text of texts) {
    scanner.write(text);
    yield* scanner.records.splice(0).map(row);
  }
  scanner.end();
  yield* scanner.records.splice(0).map(row);
}

function toRow(
  { line, text }: { line: number; text: string },
  labels: Map<string, string>,
): RawRow {
  const fields: Fields = new Map();
  const vehicle: Record<string, unknown> = JSON.parse(text);
  for (const [key, value] of Object.entries(vehicle)) {
    const name = columnName(key);
    if (!labels.has(name) && labels.size < maxLabels) labels.set(name, key);
    addJson(fields, name, value);
  }
  return { line, fields, labels };
}
