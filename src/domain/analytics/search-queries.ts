import type { Reader } from '../../db/reader.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { SearchQuery } from '../../writing/research/cloud.ts';
import { normalise } from '../../writing/research/reading/normalise.ts';
import { contentStems } from '../../writing/research/reading/stem.ts';
import { isoTime } from '../../lib/clock.ts';
import { addDays } from './search-export/calendar.ts';
import { searchConsoleZone } from './search-console-zone.ts';
import { searchGrains, scanSearchRows, type SearchRow } from './search-windows.ts';

/** What is older says nothing of what people search for now. */
const oldestDays = 90;
/** Rows that are read for one keyword, and queries that research is given. */
const maxRows = 200_000;
const maxQueries = 500;

type Sums = Omit<SearchQuery, 'position'> & { positionSum: number; pageImpressions: number };

/**
 * The searches of the newest figures that share a subject word with the keyword, most seen first,
 * each with the page that was shown most for it. Empty where nothing was imported lately.
 */
export async function searchQueriesFor(
  reader: Reader,
  siteId: string,
  keyword: string,
  nowMs: number,
): Promise<SearchQuery[]> {
  const wanted = new Set(contentStems(normalise(keyword)));
  const today = localDay(isoTime(nowMs), searchConsoleZone);
  const window = await windowByQuery(reader, siteId, addDays(today, -oldestDays));
  if (window === null || wanted.size === 0) return [];
  const found = new Map<string, Sums | null>();
  let read = 0;
  for await (const rows of scanSearchRows(reader, siteId, window)) {
    for (const row of rows) {
      const known = found.get(row.query);
      if (known === undefined && !sharesWord(row.query, wanted)) found.set(row.query, null);
      else if (known !== null) found.set(row.query, withRow(known, row));
    }
    read += rows.length;
    if (read >= maxRows) break;
    await yieldToEventLoop();
  }
  return [...found.values()]
    .flatMap((sums) => sums ?? [])
    .sort((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
    .slice(0, maxQueries)
    .map(({ positionSum, pageImpressions: _shown, ...one }) => {
      return { ...one, position: one.impressions === 0 ? 0 : positionSum / one.impressions };
    });
}

/** The newest figures by query, with the page beside it where they have that too. */
async function windowByQuery(reader: Reader, siteId: string, since: string) {
  const grains = (await searchGrains(reader, siteId, since)).map((window) => {
    return { window, names: window.dimensions.split(',') };
  });
  const [best] = grains
    .filter(({ names }) => names.includes('query'))
    .sort(
      (a, b) =>
        (a.window.last < b.window.last ? 1 : a.window.last > b.window.last ? -1 : 0) ||
        Number(b.names.includes('page')) - Number(a.names.includes('page')) ||
        a.names.length - b.names.length,
    );
  return best?.window ?? null;
}

function sharesWord(query: string, wanted: ReadonlySet<string>): boolean {
  return contentStems(normalise(query)).some((stem) => wanted.has(stem));
}

function withRow(known: Sums | undefined, row: SearchRow): Sums {
  const { query, impressions, clicks, positionSum } = row;
  const page = row.page === '' ? null : row.page;
  if (known === undefined) {
    return { query, page, impressions, clicks, positionSum, pageImpressions: impressions };
  }
  const isShownMore = page !== null && impressions > known.pageImpressions;
  return {
    query,
    page: isShownMore ? page : known.page,
    impressions: known.impressions + impressions,
    clicks: known.clicks + clicks,
    positionSum: known.positionSum + positionSum,
    pageImpressions: isShownMore ? impressions : known.pageImpressions,
  };
}
