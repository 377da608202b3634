import { or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { holdsText, holdsTextInAnyCase } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';
import { addSums, type SearchSums, type WebSums } from './figures.ts';
import { webSources } from './list-web.ts';
import { type Asked, type OfPage, searchRowsOf, webRowsOf } from './page-rows.ts';
import { namesIn, type Source } from './ranked-page.ts';
import { samePage, searchableWord } from './same-page.ts';
import type { Period } from './search-export/search-entry.ts';
import { searchSourcesOfDays, searchSourcesOfPeriod } from './search-sources.ts';
import type { SummedWindows } from './summaries.ts';
import { type GrainTotals, grainFor, isDaily, sumWindow } from './summed-window.ts';
import { searchTotalsOf, webTotalsOf } from './totals-store.ts';
import type { Windows } from './window.ts';

/** A page, and the site that paths without a host are read for. */
export type PageOfSite = { siteId: string; url: string; domain: string | null };

type Figures<Sums> = {
  totals(period: Period): Promise<GrainTotals<Sums>[]>;
  /** Where the addresses of a breakdown are read. */
  sources(asked: Asked): Source[];
  /** The rows of some addresses. */
  rows(asked: Asked, pages: readonly string[]): Promise<OfPage<Sums>[]>;
};

export function searchOfPage(reader: Reader, page: PageOfSite, windows: Windows) {
  const { siteId } = page;
  return figuresOf<SearchSums>(reader, page, windows, {
    totals: (period) => searchTotalsOf(reader, siteId, period),
    sources({ grain, period, daily }) {
      const part = { siteId, grain, by: 'page', filters: {} } as const;
      return daily ? searchSourcesOfDays(part, period) : searchSourcesOfPeriod(part, period);
    },
    rows: (asked, pages) => searchRowsOf(reader, siteId, asked, pages),
  });
}

export function webOfPage(reader: Reader, page: PageOfSite, windows: Windows) {
  const { siteId } = page;
  return figuresOf<WebSums>(reader, page, windows, {
    totals: (period) => webTotalsOf(reader, siteId, period),
    sources: ({ grain, period }) => webSources({ siteId, grain, by: 'page' }, period),
    rows: (asked, pages) => webRowsOf(reader, siteId, asked, pages),
  });
}

async function figuresOf<Sums extends Record<string, number | null>>(
  reader: Reader,
  page: PageOfSite,
  { main, compared }: Windows,
  figures: Figures<Sums>,
): Promise<SummedWindows<Sums>> {
  const newer = { period: main, totals: await figures.totals(main) };
  const older = compared && { period: compared, totals: await figures.totals(compared) };
  const grain = grainFor(older ? [newer, older] : [newer], ['page']);
  const isSame = samePage(page.url, page.domain);
  const word = searchableWord(page.url);
  async function read({ period, totals }: typeof newer) {
    if (grain === null) return sumWindow<Sums>([], null, period);
    const asked = { grain, period, daily: isDaily(totals, grain) };
    const met = await namesIn(reader, figures.sources(asked), (name) => mayHold(name, word));
    const pages = met.filter(isSame);
    const rows = pages.length === 0 ? [] : await figures.rows(asked, pages);
    const byPeriod = Map.groupBy(rows, ({ first, last }) => `${first} ${last}`);
    const summed = [...byPeriod.values()].flatMap((same) => {
      const [one] = same;
      const sums = addSums(same.map((row) => row.sums));
      return one && sums ? [{ dimensions: grain, first: one.first, last: one.last, sums }] : [];
    });
    return sumWindow(summed, grain, period);
  }
  return { main: await read(newer), compared: older && (await read(older)) };
}

function mayHold(column: SQLWrapper, word: string): SQL | undefined {
  // An address that encodes characters may spell any word otherwise.
  return word === '' ? undefined : or(holdsTextInAnyCase(column, word), holdsText(column, '%'));
}
