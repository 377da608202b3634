import type { Context } from '../../context.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { isoTime, second } from '../../lib/clock.ts';
import { readExport } from './search-export/read-export.ts';
import type { Period, SearchDimension } from './search-export/search-entry.ts';
import { searchConsoleZone } from './search-console-zone.ts';
import { countSearchRows, putSearchRow } from './search-rows-store.ts';
import { inLane } from '../../db/write.ts';

export type SearchImport = {
  bytes: Uint8Array;
  /** YYYY-MM-DD; what the file covers where it does not say so itself. */
  start?: string;
  end?: string;
};

export type SearchImportReport = {
  rows: number;
  dimensions: SearchDimension[];
  first_date: string | null;
  last_date: string | null;
  new: number;
  changed: number;
  unchanged: number;
  seconds: number;
};

/**
 * Takes a Search Console export into the site's warehouse, all of it or none. The same file again
 * changes nothing; newer figures for the same days take the place of the old ones. Throws a Problem
 * that names row and column where the file is not understood.
 */
export async function importSearch(
  ctx: Context,
  siteId: string,
  { bytes, start: first, end: last }: SearchImport,
): Promise<SearchImportReport> {
  const begunAt = performance.now();
  const today = localDay(isoTime(ctx.clock.now()), searchConsoleZone);
  const told = { ...(first !== undefined && { first }), ...(last !== undefined && { last }) };
  const { dimensions, rows, entries } = readExport(bytes, { ...told, today });
  const grain = dimensions.toSorted().join(',');
  const { added, written } = await ctx.write(async (tx) => {
    const before = await countSearchRows(tx, siteId);
    let put = 0;
    for (const entry of entries) put += await putSearchRow(tx, siteId, grain, entry);
    return { added: (await countSearchRows(tx, siteId)) - before, written: put };
  }, inLane(siteId));
  return {
    rows,
    dimensions,
    ...rangeOf(entries),
    new: added,
    changed: written - added,
    unchanged: entries.length - written,
    seconds: Math.round(performance.now() - begunAt) / second,
  };
}

function rangeOf(periods: readonly Period[]) {
  const range: { first_date: string | null; last_date: string | null } = {
    first_date: null,
    last_date: null,
  };
  for (const { first, last } of periods) {
    if (range.first_date === null || first < range.first_date) range.first_date = first;
    if (range.last_date === null || last > range.last_date) range.last_date = last;
  }
  return range;
}
