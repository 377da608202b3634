import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { searchRows } from '../../schema/tables/search-rows.ts';
import { webRows } from '../../schema/tables/web-rows.ts';
import type { Position } from '../../src/db/cursor.ts';
import { inLane } from '../../src/db/write.ts';
import { contentFigures } from '../../src/domain/analytics/content-analytics.ts';
import { compareFigures } from '../../src/domain/analytics/figures.ts';
import { listSearch } from '../../src/domain/analytics/list-search.ts';
import { listWeb } from '../../src/domain/analytics/list-web.ts';
import { addDays } from '../../src/domain/analytics/search-export/calendar.ts';
import type { Period } from '../../src/domain/analytics/search-export/search-entry.ts';
import { putSearchRow } from '../../src/domain/analytics/search-rows-store.ts';
import { searchSummary, webSummary } from '../../src/domain/analytics/summaries.ts';
import { putWebRow } from '../../src/domain/analytics/web-rows-store.ts';
import { comparedWith } from '../../src/domain/analytics/window.ts';
import { harness } from '../support/harness.ts';
import {
  type NaiveSearchRow,
  type NaiveWebRow,
  naiveSearch,
  naiveSummary,
  naiveWeb,
  ranked,
} from '../support/naive-analytics.ts';

/** Longer than two months, so that windows begin and end in the midst of some and hold others. */
const firstDay = '2025-12-20';
const lastDay = 100;
const day = fc.integer({ min: 0, max: lastDay }).map((days) => addDays(firstDay, days));
const period = fc
  .tuple(day, day)
  .map(([one, other]): Period => (one < other ? span(one, other) : span(other, one)));
const span = (first: string, last: string) => ({ first, last });
const compare = fc.constantFrom('previous_period', 'previous_year', null);
const count = fc.integer({ min: 0, max: 40 });
const told = fc.option(count);
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');

const searches = fc.uniqueArray(
  fc.record({
    date: fc.oneof(day, fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-28', '2025-01-15')),
    query: name,
    page: name,
    clicks: count,
    more: count,
    position: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 60, selector: ({ date, query, page }) => `${date}${query}${page}` },
);
const visits = fc.uniqueArray(
  fc.record({
    date: fc.oneof(day, fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-28', '2025-01-15')),
    page: name,
    sessions: count,
    users: told,
    pageviews: told,
    engagedSessions: told,
    conversions: told,
  }),
  { maxLength: 60, selector: ({ date, page }) => `${date}${page}` },
);

/** Every row of a list, a few at a time. */
async function walk<Row>(
  read: (page: { limit: number; after: Position | null }) => Promise<{
    rows: Row[];
    next: Position | null;
    totalCount: number;
  }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Position | null = null;
  do {
    const page = await read({ limit: 3, after });
    rows.push(...page.rows);
    after = page.next;
    if (after === null) expect(page.totalCount).toBe(rows.length);
  } while (after !== null);
  return rows;
}

describe('what is read of random rows', () => {
  test('of searches is what adding them up by hand gives', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const [site, other] = [await app.makeSite(), await app.makeSite()];
    const sorts = fc.constantFrom('clicks', 'impressions', 'ctr', 'position');
    const by = fc.constantFrom('query', 'page');
    const options = fc.record({ main: period, how: compare, sort: sorts, by, filter: name });
    await fc.assert(
      fc.asyncProperty(searches, options, async (given, { main, how, sort, by: what, filter }) => {
        const rows: NaiveSearchRow[] = given.map(({ more, ...row }) => {
          return { ...row, impressions: row.clicks + more };
        });
        await ctx.write(async (tx) => {
          await tx.db.delete(searchRows).run();
          for (const { date, ...row } of rows) {
            const entry = { ...row, first: date, last: date, device: '', country: '' };
            // What changes, and what is of others, is counted no more than once and not at all.
            await putSearchRow(tx, site.id, 'page,query', { ...entry, impressions: 999 });
            await putSearchRow(tx, site.id, 'page,query', entry);
            await putSearchRow(tx, other.id, 'page,query', { ...entry, clicks: 7 });
          }
        }, inLane(site.id));
        const windows = { main, compared: how && comparedWith(main, how) };
        expect(await searchSummary(ctx.reader, site.id, windows)).toEqual(
          naiveSummary(rows, windows, naiveSearch) as never,
        );
        const filters = { sort, [what === 'query' ? 'page' : 'query']: filter };
        const list = { siteId: site.id, by: what, windows, filters };
        const found = await walk((page) => listSearch(ctx.reader, list, page));
        const own = rows.filter((row) => (what === 'query' ? row.page : row.query) === filter);
        expect(found).toEqual(ranked(own, what, windows, naiveSearch, sort) as never);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('of visits is that too, with nulls for what nobody told', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const sorts = fc.constantFrom(
      'sessions',
      'users',
      'pageviews',
      'engaged_sessions',
      'conversions',
    );
    const options = fc.record({ main: period, how: compare, sort: sorts });
    await fc.assert(
      fc.asyncProperty(visits, options, async (rows: NaiveWebRow[], { main, how, sort }) => {
        await ctx.write(async (tx) => {
          await tx.db.delete(webRows).run();
          for (const row of rows) {
            const entry = { ...row, channel: '' };
            await putWebRow(tx, site.id, 'page', { ...entry, sessions: 99, users: 5 });
            await putWebRow(tx, site.id, 'page', entry);
          }
        }, inLane(site.id));
        const windows = { main, compared: how && comparedWith(main, how) };
        expect(await webSummary(ctx.reader, site.id, windows)).toEqual(
          naiveSummary(rows, windows, naiveWeb) as never,
        );
        const list = { siteId: site.id, by: 'page', windows, sort } as const;
        const found = await walk((page) => listWeb(ctx.reader, list, page));
        expect(found).toEqual(ranked(rows, 'page', windows, naiveWeb, sort) as never);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('what is read of one page of random rows', () => {
  const spelling = fc.constantFrom(
    '/a',
    'https://www.x.example/A/',
    '/a?gclid=1',
    '/%61',
    '/b',
    '/',
  );
  const place = { domain: 'x.example', url: 'https://x.example/a' };
  const isOwn = ({ page }: { page: string }) => page !== '/b' && page !== '/';
  const spelled = <Row extends { date: string; page: string }>(
    rows: readonly Row[],
    pages: readonly string[],
  ) => {
    const all = rows.map((row, index) => ({ ...row, page: pages[index] ?? '/b' }));
    return [...new Map(all.map((row) => [`${row.date} ${row.page}`, row])).values()];
  };
  const windowsFor = (main: Period, how: 'previous_period' | 'previous_year' | null) => {
    return { main, compared: how && comparedWith(main, how) };
  };

  test('is what adding up its spellings by hand gives', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const pages = fc.array(spelling, { minLength: 60, maxLength: 60 });
    const options = fc.record({ main: period, how: compare, pages });
    await fc.assert(
      fc.asyncProperty(searches, visits, options, async (found, seen, { main, how, pages: to }) => {
        const hits = spelled(found, to).map(({ more, ...row }) => {
          return { ...row, query: '', impressions: row.clicks + more };
        });
        const views = spelled(seen, to);
        await ctx.write(async (tx) => {
          await tx.db.delete(searchRows).run();
          await tx.db.delete(webRows).run();
          for (const { date, ...row } of hits) {
            const entry = { ...row, first: date, last: date, device: '', country: '' };
            await putSearchRow(tx, site.id, 'page', entry);
          }
          for (const row of views) await putWebRow(tx, site.id, 'page', { ...row, channel: '' });
        }, inLane(site.id));
        const windows = windowsFor(main, how);
        const figures = await contentFigures(ctx.reader, { siteId: site.id, ...place }, windows);
        const search = naiveSummary(hits.filter(isOwn), windows, naiveSearch);
        expect(figures.search_console).toEqual(search as never);
        expect(figures.web).toEqual(naiveSummary(views.filter(isOwn), windows, naiveWeb) as never);
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

test('a change is the newer figure less the older, and null where one is not known', () => {
  const newer = { a: 6, b: 6, c: null, d: 0, e: 5 };
  const older = { a: 4, b: null, c: 3, d: 0, e: 0 };
  const change = { a: 2, b: null, c: null, d: 0, e: 5 };
  const percent = { a: 50, b: null, c: null, d: null, e: null };
  expect(compareFigures(newer, older)).toEqual({ ...older, change, change_percent: percent });
});
