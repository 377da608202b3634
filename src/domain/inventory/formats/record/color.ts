import { calmCapitals } from '../words/casing.ts';
import type { RowReader } from './row-reader.ts';

const longestColor = 100;

/** A color's name; option notes that have slipped into the column are not one. */
export function readColor(
  reader: RowReader,
  field: 'exteriorColor' | 'interiorColor',
): string | null {
  const text =
    reader
      .text(field)
      ?.replaceAll('_', ' ')
      .replace(/[\s*,]+$/, '') ?? '';
  if (/^(?:no colou?r|colou?r:?|other|)$/i.test(text)) return null;
  const isName = text.length <= longestColor && !/\bincludes?\b|\bpaint code\b/i.test(text);
  if (isName && /\p{L}{2}/u.test(text)) {
    return /^(?:RED|TAN)$/.test(text) ? calmCapitals(`${text} `).trim() : calmCapitals(text);
  }
  reader.note(field, `"${text.slice(0, 60)}" is not a color.`);
  return null;
}
