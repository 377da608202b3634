import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { chooseImagePolicy } from '../../src/domain/images/policy.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { createKey, scopesFrom } from '../../src/domain/site/create-key.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { makeLog } from '../../src/lib/log.ts';
import type { Call } from '../../src/providers/call.ts';
import { car, feedText } from '../support/make-vehicle.ts';
import { jpegPicture } from '../support/pictures.ts';
import { type ChildServer, startChild } from './child-server.ts';

const root = join(import.meta.dir, '../..');
const binary = process.env.FORECOURT_BINARY;
const program = binary ? [join(root, binary)] : ['bun', join(root, 'src/main.ts')];
const burst = 200;
const vehicleCount = 200;
/** Each may ask 500 times a minute. */
const keyCount = 40;
const readEveryMs = 10;
const quietMs = 5_000;

const sizes = ['1200x630', '1080x1080', '1080x1350', '1080x1920', '1024x1024'];

/** Cards a second of one thread, memory, and what a burst of them costs who reads meanwhile. */
export async function benchMedia(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    const keys = await prepare(folder);
    const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' };
    const server = await startChild([...program, 'serve', '--json'], environment);
    const quiet = await readUntil(server, keys, Bun.sleep(quietMs));
    const idleMb = server.peakRssMb();
    const begunAt = performance.now();
    const drawing = drawAll(server, keys);
    const busy = await readUntil(server, keys, drawing);
    const seconds = (performance.now() - begunAt) / 1000;
    const { made, reasons } = await drawing;
    const rate = (made / seconds).toFixed(1);
    say(`${made} of ${burst} cards in ${seconds.toFixed(1)} s: ${rate} a second`);
    for (const [reason, count] of reasons) say(`  ${count} times: ${reason}`);
    say(`reads, 99 % within: quiet ${p99(quiet)} ms, during the burst ${p99(busy)} ms`);
    say(`peak RSS ${idleMb} MB before, ${server.peakRssMb()} MB after`);
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function p99(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1);
}

/** A store with a photo of each vehicle in its library. */
async function prepare(folder: string): Promise<string[]> {
  const photo = await jpegPicture(1600, 1200);
  const call: Call = async () => {
    const headers = {};
    return { kind: 'answered', status: 200, headers, body: photo, truncated: false, durationMs: 1 };
  };
  const config = makeConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', IMAGES_FETCH_RATE: '600' });
  await using app = buildApp(config, { call, synchronous: 'OFF', log: makeLog('silent') });
  const { ctx } = app;
  const place = { city: 'Lincoln', state: 'NE', phone: '(402) 555-0117' };
  const site = await createSite(ctx, { name: 'Prairie Motors', slug: 'prairie', ...place });
  await chooseImagePolicy(ctx, site.id, { feedPhotos: '1', brandColor: '#0a5fb4' });
  const vehicles = Array.from({ length: vehicleCount }, (_, n) => car(n));
  const source = feedText(JSON.stringify({ vehicles }));
  await importFeed(ctx, { site, source, force: true });
  for (const loop of ['dispatch-events', 'draw-images', 'fetch-photos']) await app.runLoop(loop);
  const keys: string[] = [];
  for (let n = 0; n < keyCount; n += 1) {
    const limits = { rateLimit: 500, dailyLimit: 100_000 };
    const input = {
      siteId: site.id,
      name: 'bench',
      scopes: scopesFrom({ scopes: 'all' }),
      ...limits,
    };
    keys.push((await createKey(ctx, input)).key);
  }
  return keys;
}

async function ask(server: ChildServer, key: string, path: string, body?: object) {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const response = await fetch(`${server.url}/v1/public${path}`, init);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as {
    data: { generation_id: string; status: string; error: string };
  };
}

/** One read after the other at an even pace: how long each took, in milliseconds. */
async function readUntil(server: ChildServer, keys: string[], end: Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  void end.finally(() => (isOver = true)).catch(() => undefined);
  for (let n = 0; !isOver; n += 1) {
    const begunAt = performance.now();
    await ask(server, keys[n % keys.length] ?? '', '/inventory?limit=25');
    times.push(performance.now() - begunAt);
    await Bun.sleep(readEveryMs);
  }
  return times;
}

/** Asks for all at once, and waits for the last. */
async function drawAll(server: ChildServer, keys: string[]) {
  const asked = Array.from({ length: burst }, (_, n) => {
    const body = {
      prompt: `price card for stock number P${1000 + n}`,
      size: sizes[n % sizes.length],
    };
    return ask(server, keys[n % keys.length] ?? '', '/images/generate', body);
  });
  const open = new Set((await Promise.all(asked)).map(({ data }) => data.generation_id));
  const reasons = new Map<string, number>();
  let made = 0;
  while (open.size > 0) {
    const [id = ''] = open;
    const { data } = await ask(server, keys[0] ?? '', `/images/generations/${id}`);
    if (data.status === 'complete') made += 1;
    if (data.status === 'failed') reasons.set(data.error, (reasons.get(data.error) ?? 0) + 1);
    if (data.status === 'generating') await Bun.sleep(200);
    else open.delete(id);
  }
  return { made, reasons };
}
