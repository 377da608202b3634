import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import { searchMonths } from '../../../schema/tables/search-months.ts';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { holdsText, holdsTextInAnyCase, isOneOf } from '../../db/dialect.ts';
import type { Source } from './ranked-page.ts';
import type { Period } from './search-export/search-entry.ts';
import { splitByMonth } from './whole-months.ts';

/** Rows of one breakdown of one site, by what they are added up, and which of them count. */
export type SearchPart = {
  siteId: string;
  grain: string;
  by: 'query' | 'page' | 'device';
  filters: { query?: string; page?: string; device?: string; country?: string };
  /** These alone, where they are given. */
  names?: readonly string[];
};

/** A window of days: whole months from what is added up by month, the rest from days. */
export function searchSourcesOfDays(part: SearchPart, period: Period): Source[] {
  const { months, days } = splitByMonth(period);
  const { siteId, dimensions, month } = searchMonths;
  const ofDays = days.map((edge) => {
    return sourceOf(searchRows, part, ofGrain(part.siteId, part.grain, edge, true));
  });
  if (months === null) return ofDays;
  const own = and(eq(siteId, part.siteId), eq(dimensions, part.grain));
  const within = and(own, gte(month, months.from), lte(month, months.to));
  return [sourceOf(searchMonths, part, within), ...ofDays];
}

/** Exactly this period, whose days nobody knows apart. */
export function searchSourcesOfPeriod(part: SearchPart, period: Period): Source[] {
  return [sourceOf(searchRows, part, ofGrain(part.siteId, part.grain, period, false))];
}

/** The rows of one breakdown within a window. */
export function ofGrain(
  siteId: string,
  grain: string,
  { first, last }: Period,
  daily: boolean,
): SQL | undefined {
  const own = and(eq(searchRows.siteId, siteId), eq(searchRows.dimensions, grain));
  const { lastDate, firstDate } = searchRows;
  return daily
    ? and(own, gte(lastDate, first), lte(lastDate, last), eq(firstDate, lastDate))
    : and(own, eq(lastDate, last), eq(firstDate, first));
}

type Table = typeof searchRows | typeof searchMonths;

function sourceOf(table: Table, { by, filters, names }: SearchPart, within?: SQL): Source {
  const { clicks, impressions, positionSum } = table;
  const own = names && isOneOf(table[by], names);
  return {
    table,
    name: table[by],
    sums: { clicks, impressions, positionSum },
    where: and(within, matches(table, filters), own),
  };
}

/** Searches, devices and countries are kept in lower case. */
function matches(
  table: Table,
  { query, page, device, country }: SearchPart['filters'],
): SQL | undefined {
  return and(
    query === undefined ? undefined : holdsText(table.query, query.trim().toLowerCase()),
    page === undefined ? undefined : holdsTextInAnyCase(table.page, page.trim()),
    device === undefined ? undefined : eq(table.device, device),
    country === undefined ? undefined : eq(table.country, country.trim().toLowerCase()),
  );
}
