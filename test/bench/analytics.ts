import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { makeLog } from '../../src/lib/log.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { fillWarehouse } from './fill-warehouse.ts';
import { type Generator, pickGenerator } from './generate.ts';
import { type Loaded, measureBeside } from './load.ts';

const root = join(import.meta.dir, '../..');
/** A group of stores, with all that Search Console keeps. */
const siteCount = 10;
const dayCount = 480;
const keyCount = 400;
/** The most that a summary may cost more beside ten times as many rows. */
const mostGrowth = 0.2;

const api = '/v1/public/analytics/search-console';
const series = [
  { name: 'summary of 28 days', path: `${api}/summary`, isBound: true },
  { name: 'the same, compared', path: `${api}/summary?compare=previous_period`, isBound: true },
  { name: '25 queries of 28 days', path: `${api}/queries`, isBound: false },
];
/** Of all days: they take so long that a client asks for one at a time. */
const longSeries = [
  { name: '25 queries of 16 months', path: `${api}/queries` },
  { name: '25 pages of 16 months', path: `${api}/pages` },
  { name: '25 queries of 16 months on some pages', path: `${api}/queries?page=used-7` },
  { name: '25 web pages of 16 months', path: '/v1/public/analytics/web/pages' },
];
const longRequests = 20;

/** What reads of the warehouse cost beside a server that does nothing, and how that grows. */
export async function benchAnalytics(sizes: readonly number[] = [1e6, 1e7]): Promise<void> {
  const measured: number[][] = [];
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
    try {
      measured.push(await measureAt(folder, size));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [small = [], large = []] = measured;
  for (const [index, { name, isBound }] of series.entries()) {
    const growth = (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN) - 1;
    const isHeld = !isBound ? '' : growth <= mostGrowth ? ' (met)' : ' (MISSED)';
    process.stdout.write(`${name}: growth ${(growth * 100).toFixed(0)} %${isHeld}\n`);
  }
}

/** CPU time a request of each series, in microseconds. */
async function measureAt(folder: string, size: number): Promise<number[]> {
  const keys = await prepare(folder, size);
  const generator: Generator = pickGenerator(folder);
  const floorServer = await startChild(['bun', join(root, 'test/bench/floor.ts')]);
  const floor: Loaded = {
    server: floorServer,
    traffic: { method: 'GET', paths: ['/'], keys: [] },
    numbers: { next: 0 },
  };
  const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' };
  const program = [join(root, 'src/main.ts'), 'serve', '--json'];
  const server = await startChild(['bun', ...program], environment);
  const numbers = { next: 0 };
  const costs: number[] = [];
  let floorMicros = 0;
  for (const { name, path } of series) {
    const candidate = { server, traffic: { method: 'GET', paths: [path], keys }, numbers } as const;
    const pair = await measureBeside(generator, floor, candidate);
    const share = pair.floor.cpuMicros / pair.measured.cpuMicros;
    const cost = `${pair.measured.cpuMicros.toFixed(0)} µs CPU`;
    process.stdout.write(`  ${name}: ${cost}, CPU share ${share.toFixed(3)}\n`);
    costs.push(pair.measured.cpuMicros);
    floorMicros = pair.floor.cpuMicros;
  }
  for (const [index, { name, path }] of longSeries.entries()) {
    // The first keys have been used by the load.
    const cpuMicros = await measureLong(server, path, keys.at(-1 - index) ?? '');
    const share = (floorMicros / cpuMicros).toFixed(5);
    process.stdout.write(
      `  ${name}: ${(cpuMicros / 1000).toFixed(1)} ms CPU, CPU share ${share}\n`,
    );
  }
  await server.stop();
  await floorServer.stop();
  return costs;
}

async function measureLong(server: ChildServer, path: string, key: string): Promise<number> {
  const last = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const first = new Date(Date.parse(last) - (dayCount - 1) * 86_400_000).toISOString().slice(0, 10);
  const days = `start_date=${first}&end_date=${last}`;
  const url = `${server.url}${path}${path.includes('?') ? '&' : '?'}${days}`;
  let before = 0;
  // The first one brings pages into memory.
  for (let number = -1; number < longRequests; number += 1) {
    if (number === 0) before = server.cpuMicros();
    const answer = await fetch(url, { headers: { 'x-api-key': key } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered with status ${answer.status}.`);
  }
  return (server.cpuMicros() - before) / longRequests;
}

async function prepare(folder: string, size: number): Promise<string[]> {
  const config = makeConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const app = buildApp(config, { log: makeLog('error', 'stderr') });
  const { ctx } = app;
  const siteIds: string[] = [];
  for (let number = 0; number < siteCount; number += 1) {
    const input = { name: `Bench ${number}`, slug: `bench-${number}`, plan: 'unlimited' };
    siteIds.push((await createSite(ctx, input)).id);
  }
  const keys = await Promise.all(
    Array.from({ length: keyCount }, async (_, index) => {
      const scopes = scopesFrom({ scopes: 'all' });
      const siteId = siteIds[index % siteCount] ?? '';
      const input = { siteId, name: `bench ${index}`, scopes, rateLimit: 500 };
      return (await createKey(ctx, { ...input, dailyLimit: 100_000 })).key;
    }),
  );
  const today = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  await app.stop();
  const startedAt = performance.now();
  fillWarehouse(stateFile(folder), siteIds, { today, dayCount, size });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(`${size.toLocaleString('en-US')} rows in ${seconds} s\n`);
  return keys;
}
