import { addSums } from '../figures.ts';
import { exportError } from '../search-export/export-error.ts';
import type { WebEntry } from '../web-rows-store.ts';

type Known = {
  entry: WebEntry;
  /** Rows by what they are broken down by further. */
  rows: Map<string, number>;
};

/**
 * What a file tells of each day, page and channel. Rows that differ in what is not kept, as in the
 * referrer of a source, are added up; others must not tell of the same twice.
 */
export class Entries {
  private readonly known = new Map<string, Known>();

  constructor(private readonly further: readonly number[]) {}

  add(row: number, cells: readonly string[], entry: WebEntry): void {
    const { date, page, channel, ...figures } = entry;
    const key = [date, page, channel].join('\n');
    const part = this.further.map((index) => cells[index] ?? '').join('\n');
    const known = this.known.get(key);
    if (known === undefined) {
      this.known.set(key, { entry, rows: new Map([[part, row]]) });
      return;
    }
    const same = known.rows.get(part);
    if (same !== undefined) {
      const what = [page, channel].filter((value) => value !== '').join(', ');
      const of = what === '' ? date : `"${what}" of ${date}`;
      throw exportError(`Row ${row} repeats row ${same}: the file has two rows for ${of}.`);
    }
    known.rows.set(part, row);
    const { date: _date, page: _page, channel: _channel, ...before } = known.entry;
    known.entry = { ...known.entry, ...addSums([before, figures]) };
  }

  all(): WebEntry[] {
    return [...this.known.values()].map(({ entry }) => entry);
  }
}
