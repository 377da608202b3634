import { addJson, columnName, type Fields } from '../record/fields.ts';
import { type FoundRecord, JsonScanner } from './json-scanner.ts';
import { type RawRow, rowOrFault } from './raw-row.ts';

/**
 * Vehicles of a JSON feed: a list at the top, or under vehicles, data.vehicles and the like.
 * `isWhole` is false for the first part of a file, which may end anywhere.
 */
export async function* readJson(
  texts: AsyncIterable<string>,
  isWhole = true,
): AsyncGenerator<RawRow> {
  const scanner = new JsonScanner();
  for await (const text of texts) {
    scanner.write(text);
    yield* scanner.records.splice(0).map(toRow);
  }
  if (isWhole) scanner.end();
  yield* scanner.records.splice(0).map(toRow);
}

function toRow({ line, text, fault }: FoundRecord): RawRow {
  if (fault !== null) return { line, fields: new Map(), fault: { field: 'row', reason: fault } };
  return rowOrFault(line, () => {
    const fields: Fields = new Map();
    const vehicle: Record<string, unknown> = JSON.parse(text);
    for (const [key, value] of Object.entries(vehicle)) addJson(fields, columnName(key), value);
    return { line, fields };
  });
}
