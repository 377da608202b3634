import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { isoTime, second } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { SiteRow } from '../site/store.ts';
import { readWebExport } from './web-export/read-web-export.ts';
import { countWebRows, putWebRow } from './web-rows-store.ts';

export type WebImportReport = {
  rows: number;
  dimensions: ('page' | 'channel')[];
  first_date: string | null;
  last_date: string | null;
  new: number;
  changed: number;
  unchanged: number;
  /** Columns of the file that nothing was taken from. */
  ignored_columns: string[];
  seconds: number;
};

/**
 * Takes an export of web analytics into the site's warehouse, all of it or none. The same file
 * again changes nothing; newer figures for the same days take the place of the old ones.
 */
export async function importWeb(
  ctx: Context,
  site: Pick<SiteRow, 'id' | 'timeZone'>,
  bytes: Uint8Array,
): Promise<WebImportReport> {
  const begunAt = performance.now();
  const today = localDay(isoTime(ctx.clock.now()), site.timeZone);
  const { by, rows, entries, ignored } = readWebExport(bytes, today);
  const grain = by.toSorted().join(',');
  const { added, written } = await ctx.write(async (tx) => {
    const before = await countWebRows(tx, site.id, grain);
    let put = 0;
    for (const entry of entries) put += await putWebRow(tx, site.id, grain, entry);
    return { added: (await countWebRows(tx, site.id, grain)) - before, written: put };
  }, inLane(site.id));
  const dates = entries.map(({ date }) => date).toSorted();
  return {
    rows,
    dimensions: by,
    first_date: dates[0] ?? null,
    last_date: dates.at(-1) ?? null,
    new: added,
    changed: written - added,
    unchanged: entries.length - written,
    ignored_columns: ignored,
    seconds: Math.round(performance.now() - begunAt) / second,
  };
}
