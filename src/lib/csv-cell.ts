/**
 * What a spreadsheet would take for a formula, also behind what nobody sees or in the wide and the
 * small letters of East Asian keyboards, is led by an apostrophe (OWASP, "CSV Injection").
 */
const formula = /^[\s\p{C}]*[=+\-@|%\uff0b\uff0d\uff1d\uff20\uff5c\ufe62\ufe63\ufe66\ufe6b]/u;
/** Where a semicolon or a tab parts cells, as in French Canada, the next one begins behind it. */
const inner = /([;\t][\s\p{C}]*)(?=[=+\-@])/gu;

/** A cell of a CSV that no spreadsheet runs. */
export function csvCell(cell: string): string {
  const parted = cell.replace(inner, "$1'");
  return formula.test(cell) || /^[\t\r]/.test(cell) ? `'${parted}` : parted;
}
