import { openAssets } from '../../src/dashboard/assets/index.ts';
import { serveAsset } from '../../src/dashboard/assets/serve-asset.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { copyForLists } from '../dashboard/support/demo-articles.ts';
import { type DemoStore, openDemoStore } from '../dashboard/support/store-demo.ts';
import { manyVehicles } from './many-vehicles.ts';

const count = 10_000;
const perWrite = 500;
const warmUps = 100;
const rounds = 150;
const address = 'http://localhost';

/** Budgets of processor time in milliseconds: what a list, a page and an article may take. */
const budgets: [name: string, path: (store: DemoStore) => string, budget: number][] = [
  ['Today', () => '/app/prairie', 3],
  ['Articles, 25 of 10,000', () => '/app/prairie/articles', 1],
  ['Articles that hold a word', () => '/app/prairie/articles?q=oil', 3],
  ['Article', (store) => `/app/prairie/articles/${store.articles.submitted}`, 3],
  ['Vehicles, 25 of 10,000', () => '/app/prairie/vehicles', 1],
  ['Ideas', () => '/app/prairie/ideas', 3],
  ['Leads', () => '/app/prairie/leads', 3],
  ['Settings', () => '/app/prairie/settings', 3],
];

/** Processor time and bytes sent of the pages that people open most, with a large store behind. */
export async function benchDashboard(): Promise<void> {
  await using store = await openDemoStore();
  await fill(store);
  const { token } = await store.as('owner');
  const headers = { cookie: `__Host-forecourt=${token}`, 'accept-encoding': 'zstd' };
  const ask = async (path: string) => {
    const answer = await store.app.handle(new Request(address + path, { headers }));
    const bytes = (await answer.bytes()).byteLength;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return bytes;
  };
  const subjects = budgets.map(([name, path, budget]) => {
    return { name, path: path(store), budget, times: [] as number[], bytes: 0 };
  });
  // In turns, so that whatever else the machine does falls on all of them.
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const subject of subjects) {
      const before = process.cpuUsage();
      subject.bytes = await ask(subject.path);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) subject.times.push((user + system) / 1_000);
    }
  }
  for (const { name, budget, times, bytes } of subjects) {
    const sorted = times.toSorted((a, b) => a - b);
    const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
    const figures = `${median.toFixed(2)} ms CPU (least ${least.toFixed(2)}), budget ${budget}`;
    const verdict = median <= budget ? 'met' : 'MISSED';
    say(name, `${figures}: ${verdict}; ${kilobytes(bytes)} sent, budget 15`);
  }
  await sayFirstVisit(subjects[0]?.bytes ?? 0);
}

async function sayFirstVisit(today: number): Promise<void> {
  const assets = await openAssets();
  const sizes: Record<string, number> = {};
  for (const [name, path] of Object.entries(assets.paths)) {
    const headers = { 'accept-encoding': 'zstd' };
    const file = path.slice('/assets/'.length);
    const request = new Request(address + path, { headers });
    sizes[name] = (await serveAsset(assets, file, request)?.bytes())?.byteLength ?? 0;
  }
  const { style = 0, script = 0, htmx = 0 } = sizes;
  const all = Object.values(sizes).reduce((sum, size) => sum + size, today);
  say('Style sheets', `${kilobytes(style)} sent, budget 10`);
  say('Scripts', `${kilobytes(script + htmx)} sent, budget 20`);
  say('First visit of Today', `${kilobytes(all)} sent, budget 120`);
}

async function fill({ ctx, site, articles }: DemoStore): Promise<void> {
  await importFeed(ctx, { site, source: manyVehicles(count).bytes(), force: true });
  for (let made = 0; made < count; made += perWrite) {
    await copyForLists(ctx, site, articles.submitted, perWrite);
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(28)} ${text}\n`);
}
