import { listSearch } from '../../domain/analytics/list-search.ts';
import { listWeb } from '../../domain/analytics/list-web.ts';
import type { Windows } from '../../domain/analytics/window.ts';
import type { StoreVisit } from '../visit.ts';
import type { ListName } from './query.ts';

export const searchFigureNames = ['clicks', 'impressions', 'ctr', 'position'] as const;
export const webFigureNames = ['sessions', 'users', 'pageviews', 'conversions'] as const;
export type FigureName = (typeof searchFigureNames)[number] | (typeof webFigureNames)[number];

/** A row with its figures, and those that it is compared with. */
export type FigureRow = {
  name: string;
  now: Partial<Record<FigureName, number | null>>;
  before: Partial<Record<FigureName, number | null>> | null;
};
export type FigureList = { rows: FigureRow[]; total: number; figures: readonly FigureName[] };

const bySearch = { queries: 'query', pages: 'page', devices: 'device' } as const;
const byWeb = { visited: 'page', channels: 'channel' } as const;

/** The first `limit` rows of a list, the greatest first. */
export async function readList(
  { ctx, site }: StoreVisit,
  list: ListName,
  windows: Windows,
  limit: number,
): Promise<FigureList> {
  const request = { limit, after: null };
  const siteId = site.id;
  const isWeb = list === 'visited' || list === 'channels';
  const { rows, totalCount } = isWeb
    ? await listWeb(ctx.reader, { siteId, by: byWeb[list], windows }, request)
    : await listSearch(ctx.reader, { siteId, by: bySearch[list], windows, filters: {} }, request);
  const figures = isWeb ? webFigureNames : searchFigureNames;
  return {
    rows: rows.map(({ name, ...now }) => ({ name, now, before: beforeIn(now) })),
    total: totalCount,
    figures,
  };
}

function beforeIn(row: object): FigureRow['before'] {
  return 'comparison' in row ? (row.comparison as FigureRow['before']) : null;
}
