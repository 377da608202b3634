import { afterAll, beforeAll, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { putConnection } from '../../src/domain/analytics/connections/connections-store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

let store: DemoStore;
let author: Visitor;
beforeAll(async () => {
  store = await openDemoStore();
  author = await store.as('author');
});
afterAll(() => store[Symbol.asyncDispose]());

const path = '/app/prairie/search';

/** The figure of a tile, without what is around it. */
function figureOf(html: string, label: string): string | undefined {
  return new RegExp(`<dt>${label}</dt><dd class="figure">([^<]*)<`).exec(html)?.[1];
}

test('shows 28 full days beside the same weekdays before', async () => {
  const { html } = await author.get(path);
  expect(figureOf(html, 'Clicks')).toMatch(/^[\d,]+$/);
  expect(figureOf(html, 'Visits')).toMatch(/^[\d,]+$/);
  expect(html).toContain('weekday by weekday');
  expect(html.match(/<tr><td>[^<]+<\/td><td class="number">/g)?.length).toBeGreaterThan(55);
  const week = (await author.get(`${path}?days=7&compare=none`)).html;
  const whole = Number(figureOf(html, 'Clicks')?.replace(',', ''));
  const some = Number(figureOf(week, 'Clicks')?.replace(',', ''));
  expect(some).toBeGreaterThan(whole / 6);
  expect(some).toBeLessThan(whole / 2);
  expect(week).not.toContain('weekday by weekday');
});

test('lists searches and channels, and says where nothing is known', async () => {
  const searches = (await author.get(`${path}?page=2`)).html;
  expect(searches).toContain('26–30 of 30');
  expect((await author.get(`${path}?list=channels`)).html).toContain('Organic Search');
  expect((await author.get(`${path}?list=devices`)).html).toContain('No figures here');
});

test('exports the open list, with nothing that a spreadsheet would run', async () => {
  const csv = await author.get(`${path}/export?list=queries`);
  expect(csv.headers.get('content-disposition')).toContain('filename="queries-prairie-');
  const [head, ...rows] = csv.html.trim().split('\r\n');
  expect(head).toStartWith('Search,Clicks,Impressions,Click rate,Position,Clicks (Before)');
  expect(rows).toHaveLength(30);
  expect(csv.html).toContain("\r\n'=camry+price,");
});

test('a store without figures is told so in words, and how its sources stand', async () => {
  const owner = await store.as('owner');
  const empty = (await owner.get('/app/omaha/search')).html;
  expect(empty).toContain('No figures yet');
  expect(empty).toContain('Not connected');
  await store.ctx.write(
    (tx) =>
      putConnection(tx, {
        id: tx.ids.uuid(),
        siteId: store.site.id,
        source: 'ga4',
        property: '412345678',
        auth: 'oauth',
        credentials: store.ctx.seal.encrypt('{"refresh_token":"s3cr3t"}'),
        status: 'expired',
        newestDay: '2026-11-09',
        oldestDay: '2026-08-01',
        firstDay: '2025-07-01',
        nextAt: null,
        leaseOwner: null,
        leaseUntil: null,
        failures: 3,
        failingSince: tx.now,
        fault: 'dead',
        error: 'The sign-in was taken back.',
        checkedAt: tx.now,
        goodAt: tx.now,
        createdAt: tx.now,
      }),
    inLane(store.site.id),
  );
  const { html } = await author.get(path);
  expect(html).toContain('Needs reconnecting');
  expect(html).toContain('up to Nov 9, 2026');
  expect(html).toContain('The sign-in was taken back.');
  expect(html).not.toContain('s3cr3t');
});
