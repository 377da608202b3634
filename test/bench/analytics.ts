import { Database } from 'bun:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { makeLog } from '../../src/lib/log.ts';
import { startChild } from './child-server.ts';
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
  { name: 'summary of 28 days', path: `${api}/summary` },
  { name: 'the same, compared', path: `${api}/summary?compare=previous_period` },
  { name: '25 queries of 28 days', path: `${api}/queries` },
];

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
  for (const [index, { name }] of series.entries()) {
    const growth = (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN) - 1;
    const isHeld = name.startsWith('25') ? '' : growth <= mostGrowth ? ' (met)' : ' (MISSED)';
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
  for (const { name, path } of series) {
    const candidate = { server, traffic: { method: 'GET', paths: [path], keys }, numbers } as const;
    const pair = await measureBeside(generator, floor, candidate);
    const share = pair.floor.cpuMicros / pair.measured.cpuMicros;
    const cost = `${pair.measured.cpuMicros.toFixed(0)} µs CPU`;
    process.stdout.write(`  ${name}: ${cost}, CPU share ${share.toFixed(3)}\n`);
    costs.push(pair.measured.cpuMicros);
  }
  await server.stop();
  await floorServer.stop();
  return costs;
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
  fill(stateFile(folder), siteIds, today, size);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(`${size.toLocaleString('en-US')} rows in ${seconds} s\n`);
  return keys;
}

/** A total a day and, for the rest, a quarter by query, a quarter by page, half by both. */
function fill(file: string, siteIds: readonly string[], today: string, size: number): void {
  using database = new Database(file);
  database.run('PRAGMA synchronous = OFF');
  const aDay = Math.floor(size / siteIds.length / dayCount) - 1;
  const insert = database.query(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < $count)
    INSERT INTO search_console_daily SELECT $site, $grain, $date, $date,
      iif($grain LIKE '%query%', 'query ' || (i * 7919 % 50000), ''),
      iif($grain LIKE '%page%', 'https://x.example/' || i, ''),
      '', '', iif($grain LIKE '%query%', 'query' || i, ''), i % 3, 3 + i % 90, 40.5
    FROM n`);
  for (const site of siteIds) {
    for (let back = 1; back <= dayCount; back += 1) {
      const date = new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10);
      const put = (grain: string, count: number) =>
        insert.run({ $site: site, $grain: grain, $date: date, $count: count - 1 });
      put('', 1);
      put('query', Math.floor(aDay / 4));
      put('page', Math.floor(aDay / 4));
      put('page,query', Math.floor(aDay / 2));
    }
  }
}
