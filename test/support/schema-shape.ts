/** A table in words, the same for one that is declared and one that exists. */
export type TableShape = {
  columns: string[];
  primaryKey: string[];
  unique: string[];
  foreignKeys: string[];
  checks: string[];
  indexes: string[];
  triggers: string[];
};

/** SQL without what changes nothing: comments, quotes of names, line breaks, blanks. */
export function oneLine(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( /g, '(')
    .replaceAll(/ \)/g, ')')
    .trim();
}
