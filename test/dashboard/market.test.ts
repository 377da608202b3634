import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listStandings } from '../../src/domain/market/reads/standing-desk.ts';
import { loadMarketSettings } from '../../src/domain/market/settings.ts';
import { audited } from './support/audited.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
}, 60_000);
afterAll(() => store[Symbol.asyncDispose]());

async function firstOf(insight: 'competitive' | 'insufficient_data') {
  const range = { insight, limit: 1 };
  const [row] = await listStandings(store.ctx.reader, store.site.id, range);
  if (!row) throw new Error(`No vehicle is ${insight}.`);
  return row;
}

test('every vehicle stands with its rank, or with the words that there is none', async () => {
  const author = await store.as('author');
  const { html } = await author.get('/app/prairie/market');
  expect(html).toContain('within 100 miles');
  expect(html).toContain('Not enough listings');
  expect(html).toMatch(/\d+ of 13/);
  const few = (await author.get('/app/prairie/market?tab=insufficient_data')).html;
  expect(few).toContain('of 31');
  expect(few).not.toMatch(/\d+ of 13/);
  const camrys = (await author.get('/app/prairie/market?q=camry')).html;
  expect(camrys).toContain('1–11 of 11');
});

test('competitors are listed with the way to them', async () => {
  const author = await store.as('author');
  const row = await firstOf('competitive');
  const { html } = await author.get(`/app/prairie/market/${row.id}`);
  expect(html).toContain('href="https://omaha-cars.example/0"');
  expect(html).toContain('Omaha Cars · Omaha, NE · 47 mi away');
  const few = await author.get(`/app/prairie/market/${(await firstOf('insufficient_data')).id}`);
  expect(few.html).toContain('a figure takes at least five');
});

test('the radius is changed by managers, and a wrong one is shown again', async () => {
  const manager = await store.as('manager');
  expect((await manager.post('/app/prairie/market', { radius: '60' })).status).toBe(303);
  expect(await loadMarketSettings(store.ctx.reader, store.site.id)).toMatchObject({
    radiusMiles: 60,
  });
  expect(await audited(store, 'site.change')).toMatchObject({
    actor: 'Maria Alvarez',
    subjectKind: 'market',
    detail: { radiusMiles: 60 },
  });
  for (const radius of ['0', '501', 'far', '', '1.5']) {
    const { status, html } = await manager.post('/app/prairie/market', { radius });
    expect([radius, status]).toEqual([radius, 422]);
    expect(html).toContain('Enter a whole number of miles');
    if (radius !== '') expect(html).toContain(`value="${radius}"`);
  }
  const reviewer = await store.as('reviewer');
  expect((await reviewer.post('/app/prairie/market', { radius: '10' })).status).toBe(403);
  expect((await reviewer.get('/app/prairie/market')).html).toContain(
    'within 60 miles of the store',
  );
});

test('a plan without market figures says so', async () => {
  const owner = await store.as('owner');
  const { status, html } = await owner.get('/app/omaha/market');
  expect([status, html.includes('Your plan does not include market figures')]).toEqual([200, true]);
});
