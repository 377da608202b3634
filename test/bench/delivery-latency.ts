import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { createSite } from '../../src/domain/site/create-site.ts';
import { type App, buildApp } from '../../src/app.ts';
import { makeConfig } from '../../src/config/config.ts';
import { emit } from '../../src/events/emit.ts';
import { makeLog } from '../../src/lib/log.ts';
import { inLane } from '../../src/db/write.ts';

const by = { kind: 'program', name: 'test' } as const;

const count = 200;

/**
 * From the commit of an event to its first byte at a receiver on this machine, over TCP, with the
 * store at FULL and the loops running as in production. One event at a time; the goal is a median
 * under 20 ms.
 */
export async function benchDeliveries(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-latency-'));
  let arrived = (_at: number) => {};
  const receiver = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch() {
      arrived(performance.now());
      return new Response('ok');
    },
  });
  const nextArrival = () => new Promise<number>((resolve) => (arrived = resolve));
  const config = makeConfig({ DATA_DIR: folder, WEBHOOK_ALLOW_HOSTS: '127.0.0.1' });
  const app = buildApp(config, { log: makeLog('warn', 'stderr') });
  await app.startLoops();
  const times = await sendEvents(app, `http://127.0.0.1:${receiver.port}/in`, nextArrival);
  await app.stop(1_000);
  await receiver.stop(true);
  rmSync(folder, { recursive: true, force: true });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (count - 1))] ?? Number.NaN).toFixed(1);
  const figures = `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`;
  process.stdout.write(`commit to first byte, ${count} events: ${figures}\n`);
}

async function sendEvents(
  app: App,
  url: string,
  nextArrival: () => Promise<number>,
): Promise<number[]> {
  const { ctx } = app;
  const { id: siteId } = await createSite(ctx, { name: 'Prairie Motors', slug: 'prairie' });
  await createWebhook(ctx, { ...by, siteId }, { url, events: ['inventory.feed.updated'] });
  const times: number[] = [];
  for (let event = 0; event < count; event += 1) {
    const arrival = nextArrival();
    await ctx.write(
      (tx) => emit(tx, siteId, 'inventory.feed.updated', { vehicle_count: event }),
      inLane('test'),
    );
    const committedAt = performance.now();
    times.push((await arrival) - committedAt);
    await ctx.sends.idle();
  }
  return times;
}
