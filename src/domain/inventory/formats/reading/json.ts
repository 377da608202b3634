import { addJson, columnName, type Fields, groupName } from '../record/fields.ts';
import { type FoundRecord, JsonScanner } from './json-scanner.ts';
import { type RawRow, rowOrFault } from './raw-row.ts';

/** Keys may differ from vehicle to vehicle. */
const maxLabels = 2_000;

/**
 * Vehicles of a JSON feed: a list at the top, or under vehicles, data.vehicles and the like.
 * `isWhole` is false for the first part of a file, which may end anywhere.
 */
export async function* readJson(
  texts: AsyncIterable<string>,
  isWhole = true,
): AsyncGenerator<RawRow> {
  const scanner = new JsonScanner();
  const labels = new Map<string, string>();
  const row = (record: FoundRecord) => toRow(record, labels);
  for await (const text of texts) {
    scanner.write(text);
    yield* scanner.records.splice(0).map(row);
  }
  if (isWhole) scanner.end();
  yield* scanner.records.splice(0).map(row);
}

/** Members of an object under joined names, as `addJson` joins them. */
function label(labels: Map<string, string>, name: string, shown: string, value: unknown): void {
  if (labels.size >= maxLabels) return;
  if (!labels.has(name)) labels.set(name, shown);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (typeof member !== 'object')
      labels.set(groupName(name) + columnName(key), `${shown}.${key}`);
  }
}

function toRow({ line, text, fault }: FoundRecord, labels: Map<string, string>): RawRow {
  if (fault !== null) return { line, fields: new Map(), fault: { field: 'row', reason: fault } };
  return rowOrFault(line, () => {
    const fields: Fields = new Map();
    const vehicle: Record<string, unknown> = JSON.parse(text);
    for (const [key, value] of Object.entries(vehicle)) {
      const name = columnName(key);
      label(labels, name, key, value);
      addJson(fields, name, value);
    }
    return { line, fields, labels };
  });
}
