import type { FeedSample, FieldName } from './format.ts';
import { synonyms } from './record/synonyms.ts';

const maxListed = 60;
const longestName = 40;

const telling: readonly FieldName[] = ['vin', 'stockNumber', 'make', 'model', 'year', 'mileage'];
const needed: readonly [name: string, fields: readonly FieldName[]][] = [
  ['a VIN or stock number', ['vin', 'stockNumber', 'fallbackId']],
  ['the make', ['make']],
  ['the model', ['model']],
];

/**
 * What a file that speaks of vehicles lacks for being one of their formats, with what it has; null
 * for a file about something else.
 */
export function missingNames({ names, labels }: FeedSample): string | null {
  const has = (field: FieldName) => synonyms[field].some((name) => names.has(name));
  if (telling.filter(has).length < 2) return null;
  const missing = needed.filter(([, fields]) => !fields.some(has)).map(([name]) => name);
  if (missing.length === 0) return null;
  const found = foundColumns([...labels.values()]);
  return `The file has no column for ${missing.join(' or ')}. ${found}`;
}

/** "Its columns are: VIN, Year, Price." */
export function foundColumns(labels: readonly string[]): string {
  const named = labels.filter((label) => label !== '').map((label) => label.slice(0, longestName));
  const more = named.length > maxListed ? ` and ${named.length - maxListed} more` : '';
  return `Its columns are: ${named.slice(0, maxListed).join(', ')}${more}.`;
}
