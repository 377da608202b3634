import { comparisons } from '../../../schema/contracts/analytics.ts';
import { type Windows, windowsOf } from '../../domain/analytics/window.ts';
import { addDays } from '../../domain/analytics/search-export/calendar.ts';
import { storePath, type StoreVisit } from '../visit.ts';

export const ranges = [7, 28, 90, 365] as const;
export const comparedWith = [...comparisons, 'none'] as const;
export const listNames = ['queries', 'pages', 'devices', 'visited', 'channels'] as const;
export type ListName = (typeof listNames)[number];

export type FigureQuery = {
  days: number;
  compare: (typeof comparedWith)[number];
  list: ListName;
};

/** What the address asks for; what is none of it is as if it were not there. */
export function readFigureQuery(params: URLSearchParams): FigureQuery {
  return {
    days: ranges.find((days) => String(days) === params.get('days')) ?? 28,
    compare: comparedWith.find((name) => name === params.get('compare')) ?? 'previous_period',
    list: listNames.find((name) => name === params.get('list')) ?? 'queries',
  };
}

export function figurePath(
  visit: StoreVisit,
  { days, compare, list }: FigureQuery,
  { path = '/search', page = 1 }: { path?: string; page?: number } = {},
): string {
  const params = new URLSearchParams();
  if (days !== 28) params.set('days', String(days));
  if (compare !== 'previous_period') params.set('compare', compare);
  if (list !== 'queries') params.set('list', list);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return storePath(visit, query === '' ? path : `${path}?${query}`);
}

/** Full days that end with yesterday at the store. */
export function windowsFor(visit: StoreVisit, { days, compare }: FigureQuery): Windows {
  const { show, site } = visit;
  const last = addDays(show.isoDay(show.now), -1);
  const asked = { start_date: addDays(last, 1 - days), end_date: last };
  const how = compare === 'none' ? undefined : compare;
  return windowsOf({ ...asked, compare: how }, site.timeZone, show.now);
}

/** The days that it is compared with, as a window of its own. */
export function windowBefore({ compared }: Windows): Windows | null {
  return compared && { main: compared, compared: null };
}
