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
import { startChild } from './child-server.ts';
import { type Generator, pickGenerator, type Traffic } from './generate.ts';
import { type Loaded, measureBeside, type Measured, type Pair } from './load.ts';
import { manyVehicles } from './many-vehicles.ts';

const root = join(import.meta.dir, '../..');
const api = '/v1/public';
/** Each may send 500 requests a minute: enough of them for all series. */
export const keyCount = 1_500;
/** More would make the generator's list the longest part of its work. */
const pathCount = 10_000;

type Prepared = { keys: string[]; vins: string[]; articleIds: string[] };
/** The goal is the share of the floor's CPU time per request. */
export type Series = { name: string; goal: number; traffic: Omit<Traffic, 'keys'> };

/** CPU per request and rate of the busiest endpoints, as shares of a server that does nothing. */
export async function benchHttp(vehicleCount = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const prepared = await prepare(folder, vehicleCount);
    const generator = pickGenerator(folder);
    printHead(generator);
    const server = await startChild(['bun', join(root, 'test/bench/floor.ts')]);
    const floor: Loaded = {
      server,
      traffic: { method: 'GET', paths: ['/'], keys: [] },
      numbers: { next: 0 },
    };
    const numbers = { next: 0 };
    const bench = { folder, generator, floor, keys: prepared.keys, numbers };
    await benchAll(bench, [join(root, 'src/main.ts'), 'serve', '--json'], seriesOf(prepared));
    await benchAll(bench, [join(root, 'test/bench/accepting-server.ts')], [accepting]);
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const accepting: Series = {
  name: 'POST /ideaclouds, without research',
  goal: 0.1,
  traffic: {
    method: 'POST',
    paths: [`${api}/ideaclouds`],
    body: JSON.stringify({ keyword: 'snow tires {n}' }),
  },
};

function seriesOf({ vins, articleIds }: Prepared): Series[] {
  const scattered = Array.from({ length: pathCount }, (_, index) => {
    return `${api}/inventory/${vins[(index * 7919) % vins.length]}`;
  });
  const posted = JSON.stringify({ posted_url: 'https://example.com/{n}' });
  const ofPosted = articleIds.map((id) => `${api}/content/${id}/posted`);
  return [
    { name: 'GET /inventory/{vin}', goal: 0.25, traffic: { method: 'GET', paths: scattered } },
    {
      name: `GET /inventory, 25 of ${vins.length.toLocaleString('en-US')}`,
      goal: 0.08,
      traffic: { method: 'GET', paths: [`${api}/inventory?limit=25`] },
    },
    {
      name: 'POST /content/{id}/posted, FULL',
      goal: 0.15,
      traffic: { method: 'POST', paths: ofPosted, body: posted },
    },
  ];
}

export type Bench = {
  folder: string;
  generator: Generator;
  floor: Loaded;
  keys: string[];
  numbers: Loaded['numbers'];
};

export async function benchAll(
  { folder, generator, floor, keys, numbers }: Bench,
  program: string[],
  list: readonly Series[],
): Promise<void> {
  const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' };
  const server = await startChild(['bun', ...program], environment);
  for (const series of list) {
    const candidate = { server, traffic: { ...series.traffic, keys }, numbers };
    print(series, await measureBeside(generator, floor, candidate), generator);
  }
  process.stdout.write(`peak RSS ${server.peakRssMb()} MB\n`);
  await server.stop();
}

export function printHead({ name, isNative }: Generator): void {
  const note = isNative
    ? 'a native generator'
    : 'wrk is not on the PATH: this client is the bottleneck, and the rates are its own';
  process.stdout.write(`client: ${name} (${note})\n`);
}

/** CPU time and rate of floor and candidate, and the shares; the goal is for the CPU share. */
function print({ name, goal }: Series, { floor, measured }: Pair, { isNative }: Generator): void {
  const cpuShare = floor.cpuMicros / measured.cpuMicros;
  const rateShare = measured.requestsPerSecond / floor.requestsPerSecond;
  const verdict = cpuShare >= goal ? 'met' : 'MISSED';
  const figures = ({ cpuMicros, requestsPerSecond, busy }: Measured) => {
    const rate = Math.round(requestsPerSecond).toLocaleString('en-US');
    return `${cpuMicros.toFixed(1)} µs CPU, ${rate}/s at ${Math.round(busy * 100)} % of a core`;
  };
  const rateNote = isNative ? '' : ", the client's";
  const lines = [
    name,
    `  floor      ${figures(floor)}`,
    `  measured   ${figures(measured)}`,
    `  CPU share  ${cpuShare.toFixed(3)} (goal ${goal.toFixed(2)}: ${verdict})`,
    `  rate share ${rateShare.toFixed(3)}${rateNote}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
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
