import { and, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { webMetrics } from '../../../schema/contracts/analytics.ts';
import { webMonths } from '../../../schema/tables/web-months.ts';
import { webRows } from '../../../schema/tables/web-rows.ts';
import { isOneOf } from '../../db/dialect.ts';
import type { PageOf, PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import { compareFigures, webFigures, type WebSums } from './figures.ts';
import { rankedPage, type Source, sumsOfNames } from './ranked-page.ts';
import type { Period } from './search-export/search-entry.ts';
import { grainFor } from './summed-window.ts';
import { webTotalsOf } from './totals-store.ts';
import { splitByMonth } from './whole-months.ts';
import type { Windows } from './window.ts';

type WebSort = (typeof webMetrics)[number];
export type WebList = {
  siteId: string;
  by: 'page' | 'channel';
  windows: Windows;
  sort?: WebSort;
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
  const part = { siteId, grain, by };
  const ranking = { sources: webSources(part, main), rank: ranks[sort] };
  const page = await rankedPage<WebSums>(reader, ranking, request);
  if (compared === null) return withFigures(page, null);
  const names = page.rows.map(({ name }) => name);
  const older = webSources({ ...part, names }, compared);
  return withFigures(page, await sumsOfNames<WebSums>(reader, older));
}

type Part = { siteId: string; grain: string; by: 'page' | 'channel'; names?: readonly string[] };

/** Whole months from what is added up by month, the rest from days. */
export function webSources({ siteId, grain, by, names }: Part, period: Period): Source[] {
  const { months, days } = splitByMonth(period);
  const { sessions, users, pageviews, engagedSessions, conversions } = webRows;
  const ofDays = days.map((edge) => ({
    table: webRows,
    name: webRows[by],
    sums: { sessions, users, pageviews, engagedSessions, conversions },
    where: and(ofWebGrain(siteId, grain, edge), names && isOneOf(webRows[by], names)),
  }));
  if (months === null) return ofDays;
  const own = and(eq(webMonths.siteId, siteId), eq(webMonths.dimensions, grain));
  const within = and(gte(webMonths.month, months.from), lte(webMonths.month, months.to));
  const ofMonths = {
    table: webMonths,
    name: webMonths[by],
    sums: {
      sessions: webMonths.sessions,
      users: known(webMonths.users, webMonths.usersKnown),
      pageviews: known(webMonths.pageviews, webMonths.pageviewsKnown),
      engagedSessions: known(webMonths.engagedSessions, webMonths.engagedSessionsKnown),
      conversions: known(webMonths.conversions, webMonths.conversionsKnown),
    },
    where: and(own, within, names && isOneOf(webMonths[by], names)),
  };
  return [ofMonths, ...ofDays];
}

function known(sum: SQLWrapper, rows: SQLWrapper): SQL {
  return sql`CASE WHEN ${rows} > 0 THEN ${sum} END`;
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
