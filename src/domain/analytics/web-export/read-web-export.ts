import { readDate } from '../search-export/calendar.ts';
import { cellError, exportError } from '../search-export/export-error.ts';
import { readCount, readRate } from '../search-export/numbers.ts';
import { readTable, type Table } from '../search-export/read-table.ts';
import type { WebEntry } from '../web-rows-store.ts';
import { Entries } from './entries.ts';
import { readWebColumns, type WebColumn, type WebColumns } from './columns.ts';

export type WebExport = {
  /** What the export is broken down by besides dates. */
  by: ('page' | 'channel')[];
  rows: number;
  entries: WebEntry[];
  ignored: string[];
};

/** Reads an export by day whole, or throws a Problem that names row and column. */
export function readWebExport(bytes: Uint8Array, today: string): WebExport {
  const table = readTable(bytes);
  const columns = withLabel(readWebColumns(table.columns), table);
  const reader = new RowReader(table, columns, today);
  const entries = new Entries(columns.further);
  for (const { number, cells } of table.rows) {
    entries.add(number, cells, reader.read(number, cells));
  }
  const by = (['page', 'channel'] as const).filter((name) => columns.at[name] !== undefined);
  return { by, rows: table.rows.length, entries: entries.all(), ignored: columns.ignored };
}

/** Matomo heads whatever a report is about with "Label": addresses are pages, the rest channels. */
function withLabel({ at, ...rest }: WebColumns, { rows }: Table): WebColumns {
  const { label, ...others } = at;
  if (label === undefined) return { at, ...rest };
  const isPages = rows.every(({ cells }) => /^(?:https?:\/\/|\/)/.test(cells[label] ?? ''));
  const meant = isPages ? 'page' : 'channel';
  if (others[meant] !== undefined) {
    throw exportError('Column "Label" says what another column says, too.');
  }
  return { at: { ...others, [meant]: label }, ...rest };
}

class RowReader {
  constructor(
    private readonly table: Table,
    private readonly columns: WebColumns,
    private readonly today: string,
  ) {}

  read(row: number, cells: string[]): WebEntry {
    const sessions = this.count(row, cells, 'sessions') ?? 0;
    const pageviews = this.count(row, cells, 'pageviews') ?? this.count(row, cells, 'actions');
    return {
      date: this.date(row, cells),
      page: this.page(row, cells),
      channel: this.text(row, cells, 'channel'),
      sessions,
      users: this.count(row, cells, 'users'),
      pageviews,
      engagedSessions: this.engaged(row, cells, sessions),
      conversions: this.count(row, cells, 'conversions'),
    };
  }

  private date(row: number, cells: string[]): string {
    const text = this.cell(cells, 'date') ?? '';
    // Matomo and Plausible put a time behind it in some exports.
    const date = readDate(text.replace(/[T ]\d{2}:\d{2}(?::\d{2})?.*$/, ''));
    if (date === null) throw this.wrong(row, 'date', `"${text}" is no date`);
    if (date > this.today) throw this.wrong(row, 'date', `${date} is a day to come`);
    return date;
  }

  private page(row: number, cells: string[]): string {
    const page = this.text(row, cells, 'page');
    const host = this.cell(cells, 'host') ?? '';
    return host !== '' && page.startsWith('/') ? `https://${host}${page}` : page;
  }

  /** Bounces are what engaged sessions are not. */
  private engaged(row: number, cells: string[], sessions: number): number | null {
    const told = this.count(row, cells, 'engaged');
    if (told !== null) return told;
    const bounces = this.count(row, cells, 'bounces');
    if (bounces !== null) {
      if (bounces <= sessions) return sessions - bounces;
      throw this.wrong(row, 'bounces', `${bounces} bounces are more than ${sessions} visits`);
    }
    const text = this.cell(cells, 'bounceRate') ?? '';
    if (text === '' || text === '-') return null;
    // Plausible writes percent without their sign.
    const rate = readRate(/^[\d.,]+$/.test(text) ? `${text}%` : text);
    if (rate === null) throw this.wrong(row, 'bounceRate', `"${text}" is no rate up to 100%`);
    return Math.round(sessions * (1 - rate));
  }

  /** Null where the file has no such column, or nothing in it. */
  private count(row: number, cells: string[], column: WebColumn): number | null {
    const text = this.cell(cells, column);
    if ((text === undefined || text === '' || text === '-') && column !== 'sessions') return null;
    const count = readCount(text ?? '');
    if (count !== null) return count;
    throw this.wrong(row, column, `"${text ?? ''}" is no whole number`);
  }

  private text(row: number, cells: string[], column: 'page' | 'channel'): string {
    const text = this.cell(cells, column);
    if (text === '') throw this.wrong(row, column, 'is empty');
    return text ?? '';
  }

  private cell(cells: string[], column: WebColumn): string | undefined {
    const index = this.columns.at[column];
    return index === undefined ? undefined : (cells[index] ?? '');
  }

  private wrong(row: number, column: WebColumn, reason: string) {
    return cellError(row, this.table.columns[this.columns.at[column] ?? 0] ?? '', reason);
  }
}
