import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { areaAround } from '../../src/domain/market/area/area-cache.ts';
import { loadSiteMarket } from '../../src/domain/market/area/site-market.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { makeLog } from '../../src/lib/log.ts';
import { car, feedText } from '../support/make-vehicle.ts';
import { startChild } from './child-server.ts';
import { pickGenerator } from './generate.ts';
import { benchAll, keyCount, printHead, type Series } from './http.ts';
import { watchLoop } from './intelligence.ts';
import type { Loaded } from './load.ts';
import { fillMarket } from './many-listings.ts';

const root = join(import.meta.dir, '../..');
const api = '/v1/public';
const ownCars = 600;

/**
 * The market at a million listings: what loading the market of one city takes and keeps others
 * waiting, and what each read costs beside the floor and beside the list of the stock.
 */
export async function benchMarket(listingCount = 1_000_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const keys = await prepare(folder, listingCount);
    const generator = pickGenerator(folder);
    printHead(generator);
    const server = await startChild(['bun', join(root, 'test/bench/floor.ts')]);
    const traffic = { method: 'GET' as const, paths: ['/'], keys: [] };
    const floor: Loaded = { server, traffic, numbers: { next: 0 } };
    const bench = { folder, generator, floor, keys, numbers: { next: 0 } };
    await benchAll(bench, [join(root, 'src/main.ts'), 'serve', '--json'], series(listingCount));
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A third of the goal of the inventory's list, which is 0.08. */
const listGoal = 0.027;

function series(listings: number): Series[] {
  const of = (name: string, goal: number, path: string): Series => {
    return { name, goal, traffic: { method: 'GET', paths: [`${api}${path}`] } };
  };
  const count = listings.toLocaleString('en-US');
  const { vin } = car(1);
  return [
    of(`GET /inventory, 25 of ${ownCars}`, 0.08, '/inventory?limit=25'),
    of(`GET /market/listings, 25 of ${count}`, listGoal, '/market/listings?limit=25'),
    of(
      'GET /market/listings, filtered, by price',
      listGoal,
      '/market/listings?limit=25&make=toyota&model=camry&sort=price&condition=used',
    ),
    of('GET /market/pricing-insights, 25', listGoal, '/market/pricing-insights?limit=25'),
    of('GET /market/days-supply', 0.01, '/market/days-supply?make=toyota&model=camry'),
    of('GET /market/competitive-set', 0.01, `/market/competitive-set?vin=${vin}`),
  ];
}

async function prepare(folder: string, listingCount: number): Promise<string[]> {
  const config = makeConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  await using app = buildApp(config, { log: makeLog('error', 'stderr') });
  const { ctx } = app;
  const place = { city: 'Chicago', state: 'IL', zip: '60601' };
  const names = { name: 'Bench Motors', slug: 'bench' };
  const site = await createSite(ctx, { ...names, ...place, plan: 'unlimited' });
  const stock = Array.from({ length: ownCars }, (_, number) => car(number));
  await importFeed(ctx, { site, source: feedText(JSON.stringify(stock)) });
  const begun = performance.now();
  await fillMarket(ctx, listingCount);
  say(`filled with ${listingCount} listings`, begun);
  await timeLoading(app, site.id);
  return Promise.all(
    Array.from({ length: keyCount }, async (_, index) => {
      const scopes = scopesFrom({ scopes: 'all' });
      const input = { siteId: site.id, name: `bench ${index}`, scopes, rateLimit: 500 };
      return (await createKey(ctx, input)).key;
    }),
  );
}

async function timeLoading({ ctx, runLoop }: App, siteId: string): Promise<void> {
  const watch = watchLoop();
  const loading = performance.now();
  const area = await areaAround(ctx, await loadSiteMarket(ctx.reader, siteId), 100);
  say(
    `loaded ${area.size} listings around the store, longest wait ${watch.stop().toFixed(0)} ms`,
    loading,
  );
  const refreshWatch = watchLoop();
  const refreshing = performance.now();
  await runLoop('refresh-market');
  say(`insights of ${ownCars} cars, longest wait ${refreshWatch.stop().toFixed(0)} ms`, refreshing);
}

function say(what: string, begun: number): void {
  process.stdout.write(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s\n`);
}
