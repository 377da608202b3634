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
import { addSums, PageSums } from './page-sums.ts';

/** What is older says nothing of what people search for now. */
const oldestDays = 90;
/** Figures of longer windows are brought down to so many days. */
const usualDays = 28;

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
  const queries = new Map<string, RawFigures>();
  const pages = new PageSums();
  for (const window of new Set([byQuery, byPage, byBoth])) {
    if (window === null) continue;
    const scale = scaleOf(window);
    for await (const rows of scanSearchRows(reader, siteId, window)) {
      for (const row of rows) {
        if (window === byQuery) addSums(queries, row.query, row, scale);
        if (window === byPage) pages.addPage(row, scale);
        if (window === byBoth) pages.addPair(row, scale);
      }
      await breathe();
    }
  }
  const before = byPage && (await windowBefore(reader, siteId, byPage));
  if (before && isComparable(byPage, before)) {
    for await (const rows of scanSearchRows(reader, siteId, before)) {
      for (const row of rows) pages.addBefore(row, scaleOf(before));
      await breathe();
    }
  }
  const days = { queries: daysOf(byQuery), pages: daysOf(byPage), pairs: daysOf(byBoth) };
  return { lastDate: main.last, days, queries, ...pages.named() };
}

/** What the sums of a window cover once they are scaled. */
function daysOf(window: SearchWindow | null): number {
  return window === null ? 0 : Math.min(usualDays, daysIn(window));
}

/** Longer windows are brought down to the usual days; the sum of a shorter one stays as it is. */
function scaleOf(window: SearchWindow): number {
  return daysOf(window) / daysIn(window);
}

/** Months differ by days, which scaling evens out; a week tells nothing beside a month. */
function isComparable(window: SearchWindow, before: SearchWindow): boolean {
  return daysOf(window) === daysOf(before);
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
