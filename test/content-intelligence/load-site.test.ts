import { describe, expect, test } from 'bun:test';
import { reviews } from '../../schema/tables/reviews.ts';
import { webRows } from '../../schema/tables/web-rows.ts';
import { importSearch } from '../../src/domain/analytics/import-search.ts';
import { addDays } from '../../src/domain/analytics/search-export/calendar.ts';
import { loadSite } from '../../src/domain/content-intelligence/reads/load-site.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { day, isoTime } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { inLane } from '../../src/db/write.ts';

function load(app: Harness, site: SiteRow) {
  return loadSite(app.app.ctx, site.id, app.clock.now(), async () => {});
}

/** A day before today, as YYYY-MM-DD. */
function ago(app: Harness, days: number): string {
  return addDays(isoTime(app.clock.now()).slice(0, 10), -days);
}

function take(app: Harness, site: SiteRow, lines: string[], period = {}) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return importSearch(app.app.ctx, site.id, { bytes, ...period });
}

const byDay = 'Date,Query,Page,Clicks,Impressions,Position';
const page = 'https://prairie.example/tires';

describe('search figures', () => {
  test('are of the newest 28 days, and of the 28 before for pages', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const days = Array.from({ length: 70 }, (_, at) => at + 2);
    const lines = days.map((at) => `${ago(app, at)},snow tires,${page},1,10,${at < 30 ? 4 : 8}`);
    await take(app, site, [byDay, ...lines]);
    const { search } = await load(app, site);
    expect(search).toMatchObject({
      lastDate: ago(app, 2),
      days: { queries: 28, pages: 28, pairs: 28 },
    });
    const sums = { clicks: 28, impressions: 280, positionSum: 1120 };
    expect(search?.queries.get('snow tires')).toEqual(sums);
    expect(search?.pages.get(page)).toEqual(sums);
    expect(search?.pairs).toEqual([{ query: 'snow tires', page, ...sums }]);
    expect(search?.pagesBefore.get(page)).toEqual({ ...sums, positionSum: 2240 });
  });

  test('of one grain are never added to those of another', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const date = ago(app, 3);
    await take(app, site, [byDay, `${date},snow tires,${page},1,10,4`]);
    await take(app, site, ['Date,Query,Clicks,Impressions,Position', `${date},snow tires,2,16,5`]);
    const devices = [`${date},snow tires,MOBILE,1,9,5`, `${date},snow tires,DESKTOP,1,7,5`];
    await take(app, site, ['Date,Query,Device,Clicks,Impressions,Position', ...devices]);
    const { search } = await load(app, site);
    expect(search?.queries.get('snow tires')?.impressions).toBe(16);
    expect(search?.pages.get(page)?.impressions).toBe(10);
  });

  test('of a comparison give both periods, and a week stays a week', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const metrics = ['Clicks', 'Impressions', 'Position'];
    const heading = metrics.flatMap((name) => [`Last 7 days ${name}`, `Previous 7 days ${name}`]);
    const lines = [`Top pages,${heading.join(',')}`, `${page},3,5,70,80,9,6`];
    await take(app, site, lines, { end: ago(app, 2) });
    const { search } = await load(app, site);
    expect(search).toMatchObject({ days: { queries: 0, pages: 7, pairs: 0 } });
    expect(search?.pages.get(page)).toEqual({ clicks: 3, impressions: 70, positionSum: 630 });
    const before = { clicks: 5, impressions: 80, positionSum: 480 };
    expect(search?.pagesBefore.get(page)).toEqual(before);
  });

  test('of a short window are never made more, and a long one is brought down', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const table = (name: string, row: string) => [`${name},Clicks,Impressions,Position`, row];
    const last = ago(app, 2);
    await take(app, site, table('Top queries', 'snow tires,3,70,9'), {
      start: ago(app, 8),
      end: last,
    });
    await take(app, site, table('Top pages', `${page},56,560,9`), {
      start: ago(app, 57),
      end: last,
    });
    await take(app, site, table('Top pages', `${page},7,70,9`), {
      start: ago(app, 64),
      end: ago(app, 58),
    });
    const { search } = await load(app, site);
    expect(search?.days).toEqual({ queries: 7, pages: 28, pairs: 0 });
    expect(search?.queries.get('snow tires')).toEqual({
      clicks: 3,
      impressions: 70,
      positionSum: 630,
    });
    expect(search?.pages.get(page)).toEqual({ clicks: 28, impressions: 280, positionSum: 2520 });
    // A week before two months says nothing of a decline.
    expect(search?.pagesBefore).toEqual(new Map());
    await app.run('analyze-content');
  });

  test('of one page are one, however its address is spelled', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const spelled = [
      'https://www.prairie.example/Tires/',
      'http://prairie.example/tires',
      'https://prairie.example/tires#top',
      'https://prairie.example/tires?utm_source=mail&gclid=1',
    ];
    const other = 'https://prairie.example/tires?page=2';
    const rows = [...spelled, other].map((one, at) => `${ago(app, 2)},snow,${one},1,${10 + at},4`);
    await take(app, site, [byDay, ...rows]);
    const { search } = await load(app, site);
    const sums = { clicks: 4, impressions: 46, positionSum: 184 };
    const most = spelled[3] ?? '';
    expect([...(search?.pages ?? [])]).toEqual([
      [most, sums],
      [other, { clicks: 1, impressions: 14, positionSum: 56 }],
    ]);
    expect(search?.pairs.map(({ page: at, impressions }) => [at, impressions])).toEqual([
      [most, 46],
      [other, 14],
    ]);
  });

  test("that are old, or another site's, are not there", async () => {
    await using app = harness();
    const site = await app.makeSite();
    const other = await app.makeSite();
    await take(app, site, [byDay, `${ago(app, 120)},snow tires,${page},1,10,4`]);
    await take(app, other, [byDay, `${ago(app, 3)},snow tires,${page},1,10,4`]);
    expect((await load(app, site)).search).toBeNull();
  });
});

test('stock is read beyond one portion, with what was sold and what became cheaper', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await importCars(app, site, cars(300));
  app.clock.advance(day);
  const later = cars(290, (number) => (number === 0 ? { price: 15_000 } : {}));
  await importCars(app, site, later);
  const raw = await load(app, site);
  expect(raw.units.length).toBe(290);
  expect(new Set(raw.units.map(({ id }) => id)).size).toBe(290);
  const sold = { make: 'Toyota', model: 'Camry', sold45: 10, firstSoldAt: app.clock.now() };
  expect(raw.sales).toEqual([sold]);
  expect(raw.priceCuts.map(({ cutCents }) => cutCents)).toEqual([500_000]);
  expect(raw.stockSince).toBe(app.clock.now() - day);
  app.allowLeftovers();
});

test('an article is read with its keyword, and whether it answers questions', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  const id = await makeArticle(app, client);
  const [article] = (await load(app, site)).articles;
  expect(article).toMatchObject({ id, keyword: 'snow tires', status: 'complete', subject: null });
  expect(article?.hasFaq).toBeBoolean();
  expect(article?.wordCount).toBeGreaterThan(0);
});

test('visits need both months, reviews count for half a year', async () => {
  await using app = harness();
  const site = await app.makeSite();
  async function addDaysOfVisits(from: number, to: number, sessions: number): Promise<void> {
    const figures = { users: 1, pageviews: 1, engagedSessions: 0, conversions: 0 };
    await app.app.ctx.write(async (tx) => {
      for (let at = from; at <= to; at += 1) {
        const about = { siteId: site.id, dimensions: 'page', page, channel: '' };
        const row = { ...about, date: ago(app, at), sessions, ...figures };
        await tx.db.insert(webRows).values(row);
      }
    }, inLane('test'));
  }
  await addDaysOfVisits(1, 28, 2);
  expect((await load(app, site)).web.size).toBe(0);
  await addDaysOfVisits(29, 56, 5);
  expect((await load(app, site)).web.get(page)).toEqual({ sessions: 56, sessionsBefore: 140 });
  await app.app.ctx.write(async (tx) => {
    for (const days of [10, 200]) {
      await tx.db.insert(reviews).values({
        id: tx.ids.uuid(),
        siteId: site.id,
        platform: 'google_business',
        accountId: 'a',
        externalId: String(days),
        locationName: 'Prairie Motors',
        starRating: 2,
        text: 'Waited.',
        reviewedAt: tx.now - days * day,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
    }
  }, inLane('test'));
  expect((await load(app, site)).reviews.length).toBe(1);
});
