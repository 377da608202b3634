import type { Words } from '../words/index.ts';

/** What people call a field of a row; a column of the file keeps the name it has there. */
export function fieldName(field: string, { imports }: Words): string {
  const names: Record<string, string> = imports.fields;
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field;
}

/** What kind of file it was, as people know it. */
export function formatName(format: string, { imports }: Words): string {
  const names: Record<string, string> = imports.formats;
  return Object.hasOwn(names, format) ? (names[format] ?? format) : format;
}
