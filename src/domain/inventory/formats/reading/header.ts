import { columnName } from '../record/fields.ts';
import { synonyms } from '../record/synonyms.ts';

export type HeaderColumn = {
  /** Folded. */
  name: string;
  /** As it stands in the file. */
  label: string;
  /** The currency or unit that the name states for every value, or null. */
  mark: string | null;
};

const marked = /^(.+?)[\s_([-]+(cad|usd|eur|gbp|sek|nok|dkk|kms?|mi|miles)[)\]]*$/i;
const measured = new Set([...synonyms.price, ...synonyms.msrp, ...synonyms.mileage]);

/** A column as its name has it: "Price (CAD)" is the price, each value in Canadian dollars. */
export function readHeader(cell: string): HeaderColumn {
  const label = cell.trim();
  const [, base = '', mark = null] = marked.exec(label) ?? [];
  const name = columnName(base);
  return measured.has(name) ? { name, label, mark } : { name: columnName(cell), label, mark: null };
}

/** A value with what its column's name says of it, where it does not say so itself. */
export function withMark(value: string, { mark }: HeaderColumn): string {
  return mark === null || !/^[\d\s.,$]+$/.test(value) ? value : `${value} ${mark}`;
}
