import {
  sectionNames,
  type StoreDetails,
  type StoreSection,
  weekdays,
} from '../../../schema/contracts/store-details.ts';
import type { Form } from '../form.ts';
import type { Words } from '../words/index.ts';

export type ColumnName = keyof Words['settings']['columns'];
export type RowsSection = 'hours' | 'phones' | 'services' | 'coupons' | 'fees';

/** Sections of several facts a row; the others are a list of lines, a text or a year. */
export const rowSections: Record<RowsSection, readonly ColumnName[]> = {
  hours: ['department', 'days', 'opens', 'closes'],
  phones: ['department', 'number'],
  services: ['name', 'price_from', 'valid_until'],
  coupons: ['offer', 'ends', 'terms'],
  fees: ['name', 'amount'],
};

const maxRows = 50;
const spareRows = 2;

/** What is typed, cell by cell; days have several values. */
export type Cells = Partial<Record<ColumnName, string[]>>;
export type Typed = { rows: Cells[]; text: string };

export function isRowsSection(section: StoreSection): section is RowsSection {
  return Object.hasOwn(rowSections, section);
}

export function sectionNamed(name: string): StoreSection | undefined {
  return sectionNames.find((one) => one === name);
}

/** What is stored, as the form shows it. */
export function typedFrom(section: StoreSection, details: StoreDetails): Typed {
  const value: unknown = details[section];
  if (!isRowsSection(section)) {
    return { rows: [], text: Array.isArray(value) ? value.join('\n') : String(value ?? '') };
  }
  const stored = (value ?? []) as Record<string, unknown>[];
  const rows = stored.map((row) => {
    return Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        Array.isArray(cell) ? cell : [String(cell)],
      ]),
    ) as Cells;
  });
  return { rows: withSpare(rows), text: '' };
}

function withSpare(rows: Cells[]): Cells[] {
  const wanted = Math.min(maxRows, Math.max(3, rows.length + spareRows));
  return Array.from({ length: Math.max(wanted, rows.length) }, (_, at) => rows[at] ?? {});
}

export function cellName(column: ColumnName, row: number): string {
  return `${column}-${row}`;
}

export function readTyped(section: StoreSection, form: Form): Typed {
  if (!isRowsSection(section)) return { rows: [], text: form.text('text') };
  const columns = rowSections[section];
  const rows: Cells[] = [];
  for (let at = 0; at < maxRows; at += 1) {
    const isThere = columns.some((column) => form.has(cellName(column, at)));
    if (!isThere) break;
    const cells = columns.map((column) => [column, form.all(cellName(column, at))] as const);
    rows.push(Object.fromEntries(cells));
  }
  return { rows, text: '' };
}

/** As verbs take it; undefined where nothing is left, so that the section goes. */
export function detailFrom(section: StoreSection, { rows, text }: Typed): unknown {
  if (isRowsSection(section)) {
    const given = rows.filter(isGiven).map((cells) => rowFrom(rowSections[section], cells));
    return given.length === 0 ? undefined : given;
  }
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (section === 'delivery') return trimmed.replaceAll(/\s+/g, ' ');
  if (section === 'in_business_since') return Number(trimmed);
  return trimmed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The row on the page that a row of the section is: empty ones between them do not count. */
export function shownRow(rows: readonly Cells[], at: number): number {
  return rows.flatMap((cells, shown) => (isGiven(cells) ? [shown] : []))[at] ?? -1;
}

function isGiven(cells: Cells): boolean {
  return Object.values(cells).some((values) => values.some((value) => value.trim() !== ''));
}

function rowFrom(columns: readonly ColumnName[], cells: Cells): Record<string, unknown> {
  const entries = columns.map((column): [string, unknown] => {
    const values = cells[column] ?? [];
    const text = (values[0] ?? '').trim();
    if (column === 'days') return [column, weekdays.filter((day) => values.includes(day))];
    if (text === '') return [column, isOptional(column) ? undefined : ''];
    const isAmount = column === 'amount' || column === 'price_from';
    return [column, isAmount ? Number(text.replaceAll(/[$,\s]/g, '')) : text];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function isOptional(column: ColumnName): boolean {
  return column === 'price_from' || column === 'valid_until' || column === 'terms';
}
