import { type Cursors, cursorScope, type Position } from './cursor.ts';

export const defaultPageSize = 25;

export type PageQuery = { limit?: number; cursor?: string };

/** What a store's list function gets: how many rows, and after which position. */
export type PageRequest = { limit: number; after: Position | null };

/** One page of rows; `next` is the position after which the following page starts. */
export type PageOf<Row> = { rows: Row[]; next: Position | null; totalCount: number };

export type PageAnswer<Item> = {
  data: Item[];
  pagination: { has_more: boolean; next_cursor: string | null; total_count: number };
};

/**
 * Reads one page: checks the cursor against site, route and filters, asks `list`, and puts the
 * answer into the contract's shape.
 */
export async function readPage<Row, Item>(
  cursors: Cursors,
  where: { siteId: string; route: string; filters: object },
  query: PageQuery,
  list: (request: PageRequest) => Promise<PageOf<Row>>,
  view: (row: Row) => Item,
): Promise<PageAnswer<Item>> {
  const scope = cursorScope(where.siteId, where.route, where.filters);
  const after = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
  const page = await list({ limit: query.limit ?? defaultPageSize, after });
  return {
    data: page.rows.map(view),
    pagination: {
      has_more: page.next !== null,
      next_cursor: page.next && cursors.encode(scope, page.next),
      total_count: page.totalCount,
    },
  };
}

/** The answer as JSON text, of items that are JSON text already. */
export function pageText({ data, pagination }: PageAnswer<string>): string {
  return `{"data":[${data.join(',')}],"pagination":${JSON.stringify(pagination)}}`;
}

/** Cuts the one row more that a list asked for, to know whether there is a next page. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  totalCount: number,
  position: (row: Row) => Position,
): PageOf<Row> {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: kept, next: hasMore ? position(last) : null, totalCount };
}
