import { expect, test } from 'bun:test';
import { analyzeSite } from '../../src/domain/content-intelligence/analyze-site.ts';
import {
  cars as exampleCars,
  exampleMarket,
  exampleRaw,
} from '../../src/domain/content-intelligence/analyzers/example-site.ts';
import { inventoryMove } from '../../src/domain/content-intelligence/analyzers/inventory-move.ts';
import { loadSite } from '../../src/domain/content-intelligence/reads/load-site.ts';
import { buildSnapshot } from '../../src/domain/content-intelligence/snapshot/build-snapshot.ts';
import { day } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { importMarket, listing } from '../support/make-listing.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const own = Array.from({ length: 4 }, (_, n) => car(n, { price: 18_000, mileage: 20_000 }));
const market = Array.from({ length: 8 }, (_, n) => listing(n, { price: 21_000 + n * 100 }));
const { signal } = new AbortController();

test('a site is analysed with what the market says of its stock', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, own);
  await importMarket(app, market);
  await app.run('refresh-market');
  await app.drain();
  const { ctx } = app.app;
  const load = () => loadSite(ctx, site.id, app.clock.now(), async () => {});
  const raw = await load();
  expect([...(raw.market?.insights.values() ?? [])]).toEqual(Array(4).fill('underpriced'));
  expect(raw.market).toMatchObject({ lookedOn: '2026-11-16', radiusMiles: 100, supplies: [] });
  await analyzeSite(ctx, site.id, signal);
  const client = await app.client(site);
  const { data } = (await client.get('/content-intelligence?type=inventory_move')).body;
  const [found] = data.filter((one: { suggestion_type: string }) => {
    return one.suggestion_type === 'inventory_move';
  });
  expect(found.title).toBe('Draw shoppers to the Toyota Camry: 4 priced below the market');
  expect(found.metadata.market).toMatchObject({ underpriced_units: 4, compared_units: 4 });
  // What nobody has looked at for a week says nothing of tonight.
  app.clock.advance(8 * day);
  expect((await load()).market).toBeNull();
});

test('a plan without market data is analysed without it', async () => {
  await using app = harness();
  const site = await app.makeSite({ plan: 'pro' });
  await importCars(app, site, own);
  await importMarket(app, market);
  await app.run('refresh-market');
  await app.drain();
  const raw = await loadSite(app.app.ctx, site.id, app.clock.now(), async () => {});
  expect(raw.market).toBeNull();
});

test('what is told of a model names the day of the figures and the prices to look at', async () => {
  const units = exampleCars(12, 'Chevrolet Blazer', { days: 95 });
  const example = {
    units,
    market: exampleMarket(units, ['overpriced'], { ownDays: 96, marketDays: 32 }),
  };
  const site = await buildSnapshot(exampleRaw(example), async () => {});
  const [finding] = [...inventoryMove.find(site)];
  expect(finding?.title).toBe('Draw shoppers to the Chevrolet Blazer: 12 here over 60 days');
  expect(finding?.description).toEndWith(
    'At the present pace yours last 96 days, and those of other stores within 100 miles 32. ' +
      'One is priced above comparable listings; look at the price before you send shoppers to ' +
      'it. Market figures are as of May 3, 2026.',
  );
});
