import { readDate } from './calendar.ts';
import { type Columns, type Metric, readColumns } from './columns.ts';
import { cellError, exportError } from './export-error.ts';
import { readCount, readDecimal, readRate } from './numbers.ts';
import { checkPeriod, resolvePeriods } from './periods.ts';
import { readTable, type Table } from './read-table.ts';
import {
  type Period,
  searchDimensions,
  type SearchEntry,
  type SearchExport,
} from './search-entry.ts';

/** CTR is written with few digits, and clicks come from other rounding than impressions. */
const ctrTolerance = 0.011;

/** What a person says of a file that does not say it itself; `today` bounds its dates. */
export type Told = Partial<Period> & { today: string };

/** Reads a Search Console export whole, or throws a Problem that names row and column. */
export function readExport(bytes: Uint8Array, { today, ...told }: Told): SearchExport {
  const table = readTable(bytes);
  const columns = readColumns(table.columns);
  const periods = periodsOf(table, columns, told);
  for (const period of periods.values()) checkPeriod(period, today);
  const reader = new RowReader(table, columns, today);
  const seen = new Seen();
  const entries = table.rows.flatMap(({ number, cells }) => {
    return [...columns.metrics.keys()].flatMap((label) => {
      const entry = reader.read(number, cells, label, periods.get(label) ?? null);
      if (entry !== null) seen.add(number, entry);
      return entry ?? [];
    });
  });
  const dimensions = searchDimensions.filter((one) => columns.dimensions[one] !== undefined);
  return { dimensions, rows: table.rows.length, entries };
}

function periodsOf(table: Table, columns: Columns, told: Partial<Period>): Map<string, Period> {
  if (columns.date === null && columns.first === null) {
    return resolvePeriods([...columns.metrics.keys()], { ...table.period, ...told });
  }
  if (told.first === undefined && told.last === undefined) return new Map();
  throw exportError('The file has dates of its own: leave --start and --end out.');
}

class RowReader {
  constructor(
    private readonly table: Table,
    private readonly columns: Columns,
    private readonly today: string,
  ) {}

  /** Null where a comparison has nothing for this period: the row was not shown then. */
  read(row: number, cells: string[], label: string, period: Period | null): SearchEntry | null {
    const at = this.columns.metrics.get(label) ?? {};
    const texts = Object.values(at).map((index) => cells[index] ?? '');
    if (label !== '' && texts.every((text) => text === '')) return null;
    const impressions = this.count(row, cells, at.impressions);
    const clicks = this.count(row, cells, at.clicks);
    if (clicks > impressions) {
      throw this.wrong(row, at.clicks, `${clicks} clicks are more than ${impressions} impressions`);
    }
    this.checkRate(row, cells, at, impressions === 0 ? 0 : clicks / impressions);
    const position = this.position(row, cells, at, impressions);
    const dates = period ?? this.days(row, cells);
    return { ...this.dimensions(row, cells), ...dates, clicks, impressions, position };
  }

  private dimensions(row: number, cells: string[]) {
    const values = { query: '', page: '', device: '', country: '' };
    for (const dimension of searchDimensions) {
      const index = this.columns.dimensions[dimension];
      if (index === undefined) continue;
      const text = cells[index] ?? '';
      if (text === '') throw this.wrong(row, index, 'is empty');
      values[dimension] = dimension === 'page' ? text : text.toLowerCase();
    }
    return values;
  }

  private days(row: number, cells: string[]): Period {
    const { date, first, last } = this.columns;
    if (first === null || last === null) {
      const day = this.day(row, cells, date ?? 0);
      return { first: day, last: day };
    }
    const period = { first: this.day(row, cells, first), last: this.day(row, cells, last) };
    checkPeriod(period, this.today);
    return period;
  }

  private day(row: number, cells: string[], index: number): string {
    const date = readDate(cells[index] ?? '');
    if (date === null) throw this.wrong(row, index, `"${cells[index] ?? ''}" is no date`);
    if (date > this.today) throw this.wrong(row, index, `${date} is a day to come`);
    return date;
  }

  private count(row: number, cells: string[], index = 0): number {
    const count = readCount(cells[index] ?? '');
    if (count !== null) return count;
    throw this.wrong(row, index, `"${cells[index] ?? ''}" is no whole number`);
  }

  private position(
    row: number,
    cells: string[],
    at: Partial<Record<Metric, number>>,
    impressions: number,
  ): number {
    const text = cells[at.position ?? 0] ?? '';
    if (impressions === 0) return 0;
    const position = readDecimal(text);
    if (position !== null && position >= 1) return position;
    throw this.wrong(row, at.position, `"${text}" is no position from 1 on`);
  }

  private checkRate(
    row: number,
    cells: string[],
    { ctr: index }: Partial<Record<Metric, number>>,
    real: number,
  ): void {
    if (index === undefined) return;
    const text = cells[index] ?? '';
    const rate = text === '' ? real : readRate(text);
    if (rate === null) throw this.wrong(row, index, `"${text}" is no rate up to 100%`);
    if (Math.abs(rate - real) <= ctrTolerance) return;
    const computed = `${(real * 100).toFixed(1)}%`;
    throw this.wrong(row, index, `"${text}" does not fit clicks and impressions (${computed})`);
  }

  private wrong(row: number, index = 0, reason: string) {
    return cellError(row, this.table.columns[index] ?? '', reason);
  }
}

/** Which row told what; two must not tell of the same. */
class Seen {
  private readonly rows = new Map<string, number>();

  add(row: number, { query, page, device, country, first, last }: SearchEntry): void {
    const key = [query, page, device, country, first, last].join('\n');
    const known = this.rows.get(key);
    if (known !== undefined) {
      const what = [query, page, device, country].filter((value) => value !== '').join(', ');
      const rows = `the file has two rows for "${what || last}" of the same days`;
      throw exportError(`Row ${row} repeats row ${known}: ${rows}.`);
    }
    this.rows.set(key, row);
  }
}
