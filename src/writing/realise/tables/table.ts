import type { FactSheet } from '../../facts/fact-sheet.ts';
import { headingText } from '../heading-text.ts';

/** A table made from facts; `caption` says what it shows and when. Cells are Markdown. */
export type FactTable = {
  caption: string;
  header: string[];
  rows: string[][];
  factIds: string[];
};

/** Null where there is too little to show. */
export type TableMaker = (sheet: FactSheet) => FactTable | null;

/** A caption line and a pipe table; a cell's own pipes and brackets are escaped by `cell`. */
export function tableMarkdown(table: FactTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `Table: ${table.caption}`,
    '',
    line(table.header),
    line(table.header.map(() => '---')),
    ...table.rows.map(line),
  ].join('\n');
}

/** Feed text made harmless inside a Markdown table. */
export function cell(text: string | number | null): string {
  if (text === null || text === '') return '–';
  return headingText(String(text)).replaceAll('|', '\\|');
}

/** A name of a vehicle that leads to its page, where the feed has one. */
export function linkedCell({ url }: { url: string | null }, text: string | null): string {
  const label = cell(text);
  return url !== null && /^https?:\/\/[^\s()<>|]+$/.test(url) ? `[${label}](${url})` : label;
}

/** As the store's country spells it. */
export function colorHead({ country }: { country: string }): string {
  return country === 'CA' ? 'Colour' : 'Color';
}
