import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArticle } from '../../src/domain/content/creation/create-article.ts';
import { createIdeacloud } from '../../src/domain/ideaclouds/create.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { type App, buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { makeLog } from '../../src/lib/log.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { type Measured, measure } from './load.ts';
import { manyVehicles } from './many-vehicles.ts';

const root = join(import.meta.dir, '../..');
/** Each key may send 500 requests a minute: enough keys for the longest series. */
const keyCount = 160;

type Prepared = { keys: string[]; vins: string[]; articleIds: string[] };

/** CPU per request and rate of the busiest endpoints, as shares of a server that does nothing. */
export async function benchHttp(vehicleCount = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const prepared = await prepare(folder, vehicleCount);
    const floor = await startChild(['bun', join(root, 'test/bench/floor.ts')]);
    const floorFigures = await measure('floor', floor, 30_000, () => fetch(floor.url), 200);
    await floor.stop();
    print({ ...floorFigures, name: 'a constant from Bun.serve' }, floorFigures, 1);
    const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' };
    const program = ['bun', join(root, 'src/main.ts'), 'serve', '--json'];
    const server = await startChild(program, environment);
    await benchSeries(server, prepared, floorFigures);
    process.stdout.write(`peak RSS ${server.peakRssMb()} MB\n`);
    await server.stop();
    const accepting = ['bun', join(root, 'test/bench/accepting-server.ts')];
    const quiet = await startChild(accepting, environment);
    await benchAccepting(quiet, prepared, floorFigures);
    await quiet.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends as many keys in turn, none more often than its limit allows. */
function clientOf(server: ChildServer, keys: readonly string[]) {
  const api = `${server.url}/v1/public`;
  let used = 0;
  const headers = () => {
    used += 1;
    return { 'x-api-key': keys[Math.floor(used / 450) % keys.length] ?? '' };
  };
  const get = (path: string) => fetch(api + path, { headers: headers() });
  const post = (path: string, body: object) =>
    fetch(api + path, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { get, post };
}

async function benchAccepting(
  server: ChildServer,
  { keys }: Prepared,
  floor: Measured,
): Promise<void> {
  const { post } = clientOf(server, keys);
  const cloud = (index: number) => post('/ideaclouds', { keyword: `snow tires ${index}` });
  const name = 'POST /ideaclouds, without research';
  print(await measure(name, server, 10_000, cloud, 202), floor, 0.15);
}

async function benchSeries(
  server: ChildServer,
  { keys, vins, articleIds }: Prepared,
  floor: Measured,
): Promise<void> {
  const { get, post } = clientOf(server, keys);
  const pick = (list: string[], index: number) => list[index % list.length] ?? '';
  const one = (index: number) => get(`/inventory/${pick(vins, index * 7919)}`);
  print(await measure('GET /inventory/{vin}', server, 20_000, one, 200), floor, 0.33);
  const page = () => get('/inventory?limit=25');
  const pageName = `GET /inventory, 25 of ${vins.length.toLocaleString('en-US')}`;
  print(await measure(pageName, server, 10_000, page, 200), floor, 0.12);
  const posted = (index: number) =>
    post(`/content/${pick(articleIds, index)}/posted`, {
      posted_url: `https://example.com/${index}`,
    });
  const postedName = 'POST /content/{id}/posted, FULL';
  print(await measure(postedName, server, 20_000, posted, 200), floor, 0.25);
}

/** One line: CPU time and rate, each as a share of the floor's; the goal is for the CPU share. */
function print(measured: Measured, floor: Measured, goal: number): void {
  const cpuShare = floor.cpuMicros / measured.cpuMicros;
  const rateShare = measured.requestsPerSecond / floor.requestsPerSecond;
  const verdict = cpuShare >= goal ? 'met' : 'MISSED';
  const columns = [
    measured.name.padEnd(36),
    `${measured.cpuMicros.toFixed(1).padStart(7)} µs CPU`,
    `${Math.round(measured.requestsPerSecond).toString().padStart(7)} req/s`,
    `share ${cpuShare.toFixed(2)} (CPU) ${rateShare.toFixed(2)} (rate)`,
    `goal ${goal.toFixed(2)} ${verdict}`,
  ];
  process.stdout.write(`${columns.join('  ')}\n`);
}

async function prepare(folder: string, vehicleCount: number): Promise<Prepared> {
  const config = makeConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  await using app = buildApp(config, { log: makeLog('error', 'stderr') });
  const { ctx } = app;
  const site = await createSite(ctx, { name: 'Bench Motors', slug: 'bench', plan: 'unlimited' });
  const startedAt = performance.now();
  const feed = manyVehicles(vehicleCount);
  const report = await importFeed(ctx, { site, source: feed.bytes() });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`imported ${report.new} vehicles in ${seconds} s\n`);
  const keys = await Promise.all(
    Array.from({ length: keyCount }, async (_, index) => {
      const scopes = scopesFrom({ scopes: 'all' });
      const input = { siteId: site.id, name: `bench ${index}`, scopes, rateLimit: 500 };
      return (await createKey(ctx, input)).key;
    }),
  );
  return { keys, vins: feed.vins, articleIds: await makeArticles(app, site.id) };
}

async function makeArticles(app: App, siteId: string): Promise<string[]> {
  const cloud = await createIdeacloud(app.ctx, siteId, { keyword: 'snow tires' });
  await app.runLoop('drain-tasks');
  const maker = { kind: 'key', siteId, keyId: app.ctx.ids.uuid() } as const;
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const input = { ideacloud_id: cloud.id, article_type: 'basic' as const, content_length: 300 };
    ids.push((await createArticle(app.ctx, maker, input)).row.id);
  }
  await app.runLoop('drain-tasks');
  return ids;
}
