import { addJson, columnName, type Fields } from '../record/fields.ts';
import { JsonScanner } from './json-scanner.ts';
import type { RawRow } from './raw-row.ts';

/** Vehicles of a JSON feed: a list at the top, or under vehicles, data.vehicles and the like. */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const scanner = new JsonScanner();
  for await (const text of texts) {
    scanner.write(text);
    yield* scanner.records.splice(0).map(toRow);
  }
  scanner.end();
  yield* scanner.records.splice(0).map(toRow);
}

function toRow({ line, text }: { line: number; text: string }): RawRow {
  const fields: Fields = new Map();
  const vehicle: Record<string, unknown> = JSON.parse(text);
  for (const [key, value] of Object.entries(vehicle)) addJson(fields, columnName(key), value);
  return { line, fields };
}
