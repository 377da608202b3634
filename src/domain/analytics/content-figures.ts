import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { webRows } from '../../../schema/tables/web-rows.ts';
import { holdsText, holdsTextInAnyCase } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';
import { addSums, type SearchSums, type WebSums } from './figures.ts';
import { ofGrain } from './search-sources.ts';
import { ofWebGrain } from './list-web.ts';
import { samePage, searchableWord } from './same-page.ts';
import type { Period } from './search-export/search-entry.ts';
import type { SummedWindows } from './summaries.ts';
import { type GrainTotals, grainFor, isDaily, sumWindow } from './summed-window.ts';
import { searchTotalsOf, webTotalsOf } from './totals-store.ts';
import type { Windows } from './window.ts';

/** A page, and the site that paths without a host are read for. */
export type PageOfSite = { siteId: string; url: string; domain: string | null };

type OfPage<Sums> = Period & { page: string; sums: Sums };
type Source<Sums> = {
  totals(period: Period): Promise<GrainTotals<Sums>[]>;
  /** Rows of one breakdown whose address may be the page's. */
  rows(grain: string, period: Period, daily: boolean): Promise<OfPage<Sums>[]>;
};

export function searchOfPage(reader: Reader, page: PageOfSite, windows: Windows) {
  const word = searchableWord(page.url);
  const source: Source<SearchSums> = {
    totals: (period) => searchTotalsOf(reader, page.siteId, period),
    async rows(grain, period, daily) {
      const { firstDate, lastDate, clicks, impressions, positionSum } = searchRows;
      const rows = await reader.db
        .select({
          first: firstDate,
          last: lastDate,
          page: searchRows.page,
          clicks: sum(clicks),
          impressions: sum(impressions),
          positionSum: sum(positionSum),
        })
        .from(searchRows)
        .where(and(ofGrain(page.siteId, grain, period, daily), mayHold(searchRows.page, word)))
        .groupBy(lastDate, firstDate, searchRows.page)
        .all();
      return rows.map(({ first, last, page: address, ...sums }) => {
        return { first, last, page: address, sums };
      });
    },
  };
  return figuresOf(source, page, windows);
}

export function webOfPage(reader: Reader, page: PageOfSite, windows: Windows) {
  const word = searchableWord(page.url);
  const source: Source<WebSums> = {
    totals: (period) => webTotalsOf(reader, page.siteId, period),
    async rows(grain, period) {
      const { date, sessions, users, pageviews, engagedSessions, conversions } = webRows;
      const rows = await reader.db
        .select({
          date,
          page: webRows.page,
          sessions: sum(sessions),
          users: sum(users),
          pageviews: sum(pageviews),
          engagedSessions: sum(engagedSessions),
          conversions: sum(conversions),
        })
        .from(webRows)
        .where(and(ofWebGrain(page.siteId, grain, period), mayHold(webRows.page, word)))
        .groupBy(date, webRows.page)
        .all();
      return rows.map(({ date: day, page: address, ...sums }) => {
        return { first: day, last: day, page: address, sums };
      });
    },
  };
  return figuresOf(source, page, windows);
}

async function figuresOf<Sums extends Record<string, number | null>>(
  source: Source<Sums>,
  page: PageOfSite,
  { main, compared }: Windows,
): Promise<SummedWindows<Sums>> {
  const newer = { period: main, totals: await source.totals(main) };
  const older = compared && { period: compared, totals: await source.totals(compared) };
  const grain = grainFor(older ? [newer, older] : [newer], ['page']);
  const isSame = samePage(page.url, page.domain);
  async function read({ period, totals }: typeof newer) {
    if (grain === null) return sumWindow<Sums>([], null, period);
    const rows = await source.rows(grain, period, isDaily(totals, grain));
    const own = rows.filter((row) => isSame(row.page));
    const byPeriod = Map.groupBy(own, ({ first, last }) => `${first} ${last}`);
    const summed = [...byPeriod.values()].flatMap((same) => {
      const [one] = same;
      const sums = addSums(same.map((row) => row.sums));
      return one && sums ? [{ dimensions: grain, first: one.first, last: one.last, sums }] : [];
    });
    return sumWindow(summed, grain, period);
  }
  return { main: await read(newer), compared: older && (await read(older)) };
}

function mayHold(column: Parameters<typeof holdsTextInAnyCase>[0], word: string): SQL | undefined {
  // An address that encodes characters may spell any word otherwise.
  return word === '' ? undefined : or(holdsTextInAnyCase(column, word), holdsText(column, '%'));
}

function sum(column: Parameters<typeof eq>[0]) {
  return sql<number>`sum(${column})`;
}
