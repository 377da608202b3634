import type { Reader } from '../../../db/reader.ts';
import { addDays, daysIn } from '../../analytics/search-export/calendar.ts';
import {
  type SearchWindow,
  searchGrains,
  scanSearchRows,
  windowBefore,
} from '../../analytics/search-windows.ts';
import type { Breathe } from '../breathe.ts';
import type { RawFigures, RawSearch } from '../snapshot/raw-site.ts';

/** What is older says nothing of what people search for now. */
const oldestDays = 90;

/**
 * The newest figures by query, by page and by both, each from the export with the fewest other
 * breakdowns. Null where there are none of the last three months.
 */
export async function loadSearch(
  reader: Reader,
  siteId: string,
  today: string,
  breathe: Breathe,
): Promise<RawSearch | null> {
  const grains = await searchGrains(reader, siteId, addDays(today, -oldestDays));
  const byQuery = narrowest(grains, ['query']);
  const byPage = narrowest(grains, ['page']);
  const byBoth = narrowest(grains, ['page', 'query']);
  const main = byQuery ?? byPage;
  if (main === null) return null;
  const search: RawSearch = {
    lastDate: main.last,
    days: daysIn(main),
    queries: new Map(),
    pages: new Map(),
    pairs: [],
    pagesBefore: new Map(),
  };
  const pairs = new Map<string, RawSearch['pairs'][number]>();
  for (const window of new Set([byQuery, byPage, byBoth])) {
    if (window === null) continue;
    const scale = daysIn(main) / daysIn(window);
    for await (const rows of scanSearchRows(reader, siteId, window)) {
      for (const row of rows) {
        if (window === byQuery) add(search.queries, row.query, row, scale);
        if (window === byPage) add(search.pages, row.page, row, scale);
        if (window === byBoth) addPair(pairs, row, scale);
      }
      await breathe();
    }
  }
  search.pairs = [...pairs.values()];
  const before = byPage && (await windowBefore(reader, siteId, byPage));
  if (before) await addBefore(reader, siteId, before, search.pagesBefore, breathe);
  return search;
}

async function addBefore(
  reader: Reader,
  siteId: string,
  before: SearchWindow,
  pages: Map<string, RawFigures>,
  breathe: Breathe,
): Promise<void> {
  const scale = 28 / daysIn(before);
  for await (const rows of scanSearchRows(reader, siteId, before)) {
    for (const row of rows) add(pages, row.page, row, scale);
    await breathe();
  }
}

/** The newest export that is broken down by all of these, and by as little else as can be. */
function narrowest(grains: readonly SearchWindow[], wanted: string[]): SearchWindow | null {
  const fitting = grains.filter(({ dimensions }) => {
    return wanted.every((one) => dimensions.split(',').includes(one));
  });
  const size = ({ dimensions }: SearchWindow) => dimensions.split(',').length;
  const [best] = fitting.sort(
    (a, b) => (a.last < b.last ? 1 : a.last > b.last ? -1 : 0) || size(a) - size(b),
  );
  return best ?? null;
}

function add(all: Map<string, RawFigures>, key: string, row: RawFigures, scale: number): void {
  const known = all.get(key);
  if (known === undefined) {
    const { clicks, impressions, positionSum } = row;
    all.set(key, {
      clicks: clicks * scale,
      impressions: impressions * scale,
      positionSum: positionSum * scale,
    });
    return;
  }
  known.clicks += row.clicks * scale;
  known.impressions += row.impressions * scale;
  known.positionSum += row.positionSum * scale;
}

function addPair(
  pairs: Map<string, RawSearch['pairs'][number]>,
  row: RawSearch['pairs'][number],
  scale: number,
): void {
  const key = `${row.query}\n${row.page}`;
  const known = pairs.get(key) ?? {
    query: row.query,
    page: row.page,
    clicks: 0,
    impressions: 0,
    positionSum: 0,
  };
  known.clicks += row.clicks * scale;
  known.impressions += row.impressions * scale;
  known.positionSum += row.positionSum * scale;
  pairs.set(key, known);
}
