import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { webMetrics } from '../../../schema/contracts/analytics.ts';
import { webRows } from '../../../schema/tables/web-rows.ts';
import { isOneOf } from '../../db/dialect.ts';
import type { PageOf, PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import { compareFigures, webFigures, type WebSums } from './figures.ts';
import { type Ranking, rankedPage, sumsOfNames } from './ranked-page.ts';
import type { Period } from './search-export/search-entry.ts';
import { grainFor } from './summed-window.ts';
import { webTotalsOf } from './totals-store.ts';
import type { Windows } from './window.ts';

type WebSort = (typeof webMetrics)[number];
export type WebList = {
  siteId: string;
  by: 'page' | 'channel';
  windows: Windows;
  sort?: WebSort;
};

const sums = {
  sessions: webRows.sessions,
  users: webRows.users,
  pageviews: webRows.pageviews,
  engagedSessions: webRows.engagedSessions,
  conversions: webRows.conversions,
};

/** What is not told comes last. */
const ranks: Record<WebSort, SQL> = {
  sessions: sql`sessions`,
  users: sql`coalesce(users, -1)`,
  pageviews: sql`coalesce(pageviews, -1)`,
  engaged_sessions: sql`coalesce("engagedSessions", -1)`,
  conversions: sql`coalesce(conversions, -1)`,
};

export type ListedWeb = ReturnType<typeof withFigures>['rows'][number];

/** The site's pages or channels with their figures, of one breakdown in both windows. */
export async function listWeb(
  reader: Reader,
  { siteId, by, windows, sort = 'sessions' }: WebList,
  request: PageRequest,
) {
  const { main, compared } = windows;
  const totals = await webTotalsOf(reader, siteId, main);
  const grain = grainFor([{ period: main, totals }], [by]);
  if (grain === null) return { rows: [], next: null, totalCount: 0 };
  const ranking = (period: Period): Omit<Ranking, 'rank'> => {
    return { table: webRows, name: webRows[by], sums, where: ofWebGrain(siteId, grain, period) };
  };
  const ranked = { ...ranking(main), rank: ranks[sort] };
  const page = await rankedPage<WebSums>(reader, ranked, request);
  if (compared === null) return withFigures(page, null);
  const own = isOneOf(
    webRows[by],
    page.rows.map(({ name }) => name),
  );
  const older = { ...ranking(compared), where: and(ofWebGrain(siteId, grain, compared), own) };
  return withFigures(page, await sumsOfNames<WebSums>(reader, older));
}

function withFigures(
  { rows, ...page }: PageOf<WebSums & { name: string }>,
  older: ReadonlyMap<string, WebSums> | null,
) {
  const items = rows.map((row) => {
    const figures = webFigures(row);
    const before = older && webFigures(older.get(row.name) ?? null);
    const comparison = before && { comparison: compareFigures(figures, before) };
    return { name: row.name, ...figures, ...comparison };
  });
  return { rows: items, ...page };
}

/** The rows of one breakdown within a window. */
export function ofWebGrain(
  siteId: string,
  grain: string,
  { first, last }: Period,
): SQL | undefined {
  return and(
    eq(webRows.siteId, siteId),
    eq(webRows.dimensions, grain),
    gte(webRows.date, first),
    lte(webRows.date, last),
  );
}
