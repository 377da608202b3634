import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { searchRows, searchTotals } from '../../schema/tables/search-rows.ts';
import { webRows, webTotals } from '../../schema/tables/web-rows.ts';
import { chooseGrain } from '../../src/domain/analytics/choose-grain.ts';
import { samePage, searchableWord } from '../../src/domain/analytics/same-page.ts';
import { planSteps, withStep } from '../../src/domain/analytics/connections/plan-steps.ts';
import { addDays, daysIn } from '../../src/domain/analytics/search-export/calendar.ts';
import { deleteSearchRow, putSearchRow } from '../../src/domain/analytics/search-rows-store.ts';
import { deleteWebRow, putWebRow } from '../../src/domain/analytics/web-rows-store.ts';
import { comparedWith, daysOf, windowsOf } from '../../src/domain/analytics/window.ts';
import { inLane } from '../../src/db/write.ts';
import { harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const dates = fc.integer({ min: 0, max: 6 }).map((days) => addDays('2026-10-29', days));
const count = fc.integer({ min: 0, max: 50 });
const told = fc.option(count);

const searchChange = fc.record({
  gone: fc.boolean(),
  grain: fc.constantFrom('', 'query', 'page,query'),
  first: dates,
  days: fc.constantFrom(0, 0, 0, 3),
  query: fc.constantFrom('', 'a', 'b'),
  clicks: count,
  impressions: count,
  position: fc.integer({ min: 1, max: 90 }),
});
const webChange = fc.record({
  gone: fc.boolean(),
  grain: fc.constantFrom('', 'page'),
  date: dates,
  page: fc.constantFrom('', '/a', '/b'),
  sessions: count,
  users: told,
  pageviews: told,
  engagedSessions: told,
  conversions: told,
});

describe('totals', () => {
  test('equal the sums of their rows, whatever was put, put again and removed', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    await fc.assert(
      fc.asyncProperty(fc.array(searchChange, { maxLength: 40 }), async (changes) => {
        await ctx.write(async (tx) => {
          for (const { gone, grain, first, days, ...row } of changes) {
            const last = addDays(first, days);
            const entry = { ...row, first, last, page: '', device: '', country: '' };
            if (gone) await deleteSearchRow(tx, site.id, grain, entry);
            else await putSearchRow(tx, site.id, grain, entry);
          }
        }, inLane(site.id));
        const sums = rowsIn(
          ctx,
          `SELECT site_id, last_date, first_date, dimensions, count(*) AS row_count,
            sum(clicks) AS clicks, sum(impressions) AS impressions,
            sum(position_sum) AS position_sum
          FROM search_console_daily GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
        );
        const kept = rowsIn(ctx, 'SELECT * FROM search_console_totals ORDER BY 1, 2, 3, 4');
        expect(kept).toEqual(sums);
        const months = rowsIn(
          ctx,
          `SELECT site_id, dimensions, substr(last_date, 1, 7) AS month, query, page, device,
            country, count(*) AS row_count, sum(clicks) AS clicks, sum(impressions) AS impressions,
            sum(position_sum) AS position_sum
          FROM search_console_daily WHERE dimensions <> '' AND first_date = last_date
          GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7`,
        );
        const byMonth = 'SELECT * FROM search_console_monthly ORDER BY 1, 2, 3, 4, 5, 6, 7';
        expect(rowsIn(ctx, byMonth)).toEqual(months);
        await ctx.write((tx) => tx.db.delete(searchRows).run(), inLane(site.id));
        expect(await ctx.reader.db.select().from(searchTotals).all()).toEqual([]);
        expect(rowsIn(ctx, byMonth)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('of visits know how many rows tell a figure', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    const figures = ['users', 'pageviews', 'engaged_sessions', 'conversions'];
    const known = figures.map((name) => `count(${name}) AS ${name}_known`).join(', ');
    const sums = figures.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ');
    await fc.assert(
      fc.asyncProperty(fc.array(webChange, { maxLength: 40 }), async (changes) => {
        await ctx.write(async (tx) => {
          for (const { gone, grain, ...row } of changes) {
            const entry = { ...row, channel: '' };
            if (gone) await deleteWebRow(tx, site.id, grain, entry);
            else await putWebRow(tx, site.id, grain, entry);
          }
        }, inLane(site.id));
        const added = rowsIn(
          ctx,
          `SELECT site_id, date, dimensions, count(*) AS row_count, sum(sessions) AS sessions,
            ${sums}, ${known}
          FROM web_analytics_daily GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
        );
        expect(rowsIn(ctx, 'SELECT * FROM web_analytics_totals ORDER BY 1, 2, 3')).toEqual(added);
        const months = rowsIn(
          ctx,
          `SELECT site_id, dimensions, substr(date, 1, 7) AS month, page, channel,
            count(*) AS row_count, sum(sessions) AS sessions, ${sums}, ${known}
          FROM web_analytics_daily WHERE dimensions <> '' GROUP BY 1, 2, 3, 4, 5
          ORDER BY 1, 2, 3, 4, 5`,
        );
        const byMonth = 'SELECT * FROM web_analytics_monthly ORDER BY 1, 2, 3, 4, 5';
        expect(rowsIn(ctx, byMonth)).toEqual(months);
        await ctx.write((tx) => tx.db.delete(webRows).run(), inLane(site.id));
        expect(await ctx.reader.db.select().from(webTotals).all()).toEqual([]);
        expect(rowsIn(ctx, byMonth)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days));

describe('windows', () => {
  test('before are as long and end the day before; of last year have the same dates', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 480 }), (first, days) => {
        const main = { first, last: addDays(first, days) };
        const before = comparedWith(main, 'previous_period');
        expect(daysIn(before)).toBe(daysIn(main));
        expect(addDays(before.last, 1)).toBe(first);
        const year = comparedWith(main, 'previous_year');
        for (const end of ['first', 'last'] as const) {
          const same = `${Number(main[end].slice(0, 4)) - 1}${main[end].slice(4)}`;
          expect(year[end]).toBe(same.endsWith('-02-29') ? same.replace('29', '28') : same);
        }
      }),
    );
  });

  test('are 28 full days in any zone at any time', () => {
    const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Tokyo');
    const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(zones, times, (timeZone, now) => {
        const { main } = windowsOf({}, timeZone, now);
        expect(daysIn(main)).toBe(28);
        expect(daysOf(main)).toEqual(daysOf(main).toSorted());
        const end = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
        expect(addDays(main.last, 1)).toBe(end);
      }),
    );
  });
});

describe('steps', () => {
  test('leave no day out, take late ones again, and come to an end', () => {
    const run = fc.record({ later: fc.integer({ min: 1, max: 60 }), steps: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
        let state = { newestDay: null, oldestDay: null, firstDay: '2025-07-01' } as {
          newestDay: string | null;
          oldestDay: string | null;
          firstDay: string;
        };
        let yesterday = '2026-11-01';
        const fetched = new Set<string>();
        const take = (limit: number) => {
          const steps = planSteps(state, yesterday);
          for (const step of steps.slice(0, limit)) {
            for (const date of daysOf(step)) fetched.add(date);
            state = withStep(state, step);
          }
        };
        for (const { later, steps } of runs) {
          yesterday = addDays(yesterday, later);
          take(steps);
          if (state.newestDay === null || state.oldestDay === null) continue;
          const between = daysOf({ first: state.oldestDay, last: state.newestDay });
          expect(between.filter((date) => !fetched.has(date))).toEqual([]);
        }
        take(Number.POSITIVE_INFINITY);
        expect([state.oldestDay, state.newestDay]).toEqual([state.firstDay, yesterday]);
        const again = planSteps(state, yesterday);
        expect(again).toEqual([{ first: addDays(yesterday, -2), last: yesterday }]);
      }),
    );
  });
});

describe('one breakdown', () => {
  const names = ['country', 'device', 'page', 'query'];
  const grains = fc.subarray(names).map((given) => given.join(','));
  const known = fc.uniqueArray(fc.record({ dimensions: grains, days: fc.nat(28) }), {
    selector: ({ dimensions }) => dimensions,
  });

  test('tells what is needed and covers no fewer days than others that do', () => {
    fc.assert(
      fc.property(known, fc.subarray(names), (coverages, needed) => {
        const fitting = coverages.filter(({ dimensions }) =>
          needed.every((name) => dimensions.split(',').includes(name)),
        );
        const chosen = chooseGrain(coverages, needed);
        const best = Math.max(...fitting.map(({ days }) => days));
        const own = fitting.find(({ dimensions }) => dimensions === chosen);
        expect(own?.days ?? null).toBe(fitting.length === 0 ? null : best);
        expect(chooseGrain(coverages.toReversed(), needed)).toBe(chosen);
      }),
    );
  });
});

describe('pages', () => {
  test('are the same however their address is written, and hold the word looked for', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,9}$/);
    const marks = fc.constantFrom('', '?utm_source=a', '?gclid=1&utm_medium=b', '#top');
    const ends = fc.constantFrom('', '/', '//');
    const heads = fc.constantFrom('http://', 'https://', 'https://www.', 'HTTPS://WWW.', '');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), heads, ends, marks, (path, head, end, mark) => {
        const url = `https://x.example/${path.join('/')}`;
        const host = head === '' ? '' : `${head}x.example`;
        const other = `${host}/${path.join('/')}${end}${mark}`;
        expect([other, samePage(url, 'www.x.example')(other)]).toEqual([other, true]);
        expect(other.toLowerCase()).toContain(searchableWord(url));
        expect(samePage(url, 'www.x.example')(`https://y.example/${path.join('/')}`)).toBe(false);
      }),
    );
  });

  test('without a host are of the site, whatever else it posts to', () => {
    expect(samePage('https://medium.example/a', 'x.example')('/a')).toBe(false);
    expect(samePage('https://x.example/a', null)('/a')).toBe(true);
    expect(samePage('https://x.example/', 'x.example')('/')).toBe(true);
    expect(searchableWord('https://x.example/')).toBe('');
    expect(searchableWord('https://x.example/caf%C3%A9-au/lait?x=1')).toBe('lait');
  });
});
