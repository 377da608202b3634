/**
 * What a spreadsheet would take for a formula, also behind blanks or in the wide letters of East
 * Asian keyboards, is led by an apostrophe (OWASP, "CSV Injection").
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/;

export function csvCell(text: string): string {
  return formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
}
