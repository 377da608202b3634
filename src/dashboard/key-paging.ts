import { cursorScope, type Position } from '../db/cursor.ts';
import type { KeyRange, Place } from '../db/keyset.ts';
import { pageSize } from './paging.ts';
import type { StoreVisit } from './visit.ts';

type List<Row> = {
  /** Tells the cursors of lists apart, with the filters. */
  route: string;
  filters: object;
  /** How many there are; asked only where the first page does not hold them all. */
  total: number | (() => Promise<number>);
  /** Of the list without a place in it. */
  path: string;
  list(range: KeyRange): Promise<Row[]>;
  positionOf(row: Row): Position;
};

export type KeyPage<Row> = {
  rows: Row[];
  pager: {
    first: number;
    last: number;
    total: number;
    newer: string | null;
    older: string | null;
  };
};

/**
 * A page of a list by keys: `?after=` or `?before=` is a cursor as partners get them, `from` how
 * many rows stood before, for people to read. Throws a 400 for a cursor of something else.
 */
export async function readKeyPage<Row>(
  { ctx, site, url }: StoreVisit,
  { route, filters, total: given, path, list, positionOf }: List<Row>,
): Promise<KeyPage<Row>> {
  const scope = cursorScope(site.id, `pages of ${route}`, filters);
  const asked = placeIn(url.searchParams, (cursor) => ctx.cursors.decode(scope, cursor));
  const limit = pageSize + 1;
  let place = asked;
  let found = await list({ limit, place });
  // What stood there has gone: whoever looks for it begins again.
  if (place && (found.length === 0 || (place.isBackward && found.length < pageSize))) {
    place = null;
    found = await list({ limit });
  }
  const isBackward = place?.isBackward ?? false;
  const rows = isBackward ? found.slice(-pageSize) : found.slice(0, pageSize);
  const isWhole = place === null && found.length <= pageSize;
  const total = isWhole ? found.length : await totalOf(given);
  const before = place ? countIn(url.searchParams, total) : 0;
  const isMore = isBackward || found.length > pageSize;
  const at = (name: string, row: Row | undefined, from: number) =>
    row === undefined ? null : joined(path, name, ctx.cursors.encode(scope, positionOf(row)), from);
  const isFirst = place === null || (isBackward && found.length <= pageSize);
  const newer = before > pageSize ? at('before', rows[0], before - pageSize) : path;
  return {
    rows,
    pager: {
      first: rows.length === 0 ? 0 : before + 1,
      last: Math.min(before + rows.length, Math.max(total, rows.length)),
      total,
      newer: isFirst ? null : newer,
      older: isMore ? at('after', rows.at(-1), before + rows.length) : null,
    },
  };
}

async function totalOf(given: number | (() => Promise<number>)): Promise<number> {
  return typeof given === 'number' ? given : given();
}

function placeIn(params: URLSearchParams, decode: (cursor: string) => Position): Place | null {
  const isBackward = params.has('before');
  const cursor = params.get(isBackward ? 'before' : 'after');
  return cursor === null ? null : { position: decode(cursor), isBackward };
}

/** Only said, never searched by: a number that is none says nothing. */
function countIn(params: URLSearchParams, total: number): number {
  const from = Number(params.get('from') ?? 0);
  return Number.isSafeInteger(from) && from >= 0 ? Math.min(from, total) : 0;
}

function joined(path: string, name: string, cursor: string, from: number): string {
  const query = new URLSearchParams({ [name]: cursor, from: String(from) });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
