import { Elysia } from 'elysia';
import type { Context } from '../context.ts';
import { fileSizes } from '../db/sqlite/file-sizes.ts';
import { second } from '../lib/clock.ts';
import { Counter, exposition, type Family, Gauge, textFormat } from '../lib/metrics.ts';
import { families } from '../metrics.ts';
import { version } from '../version.ts';
import { type QueueDepths, queueDepths } from '../db/queue-depths.ts';
import type { Caller } from './gate.ts';
import { asIs } from './operation.ts';
import type { RequireOperator } from './operator.ts';

/**
 * GET /metrics for Prometheus, with the operator's token. Without a token in the settings there is
 * no such path.
 */
export function metricsRoutes(ctx: Context, requireOperator: RequireOperator): Elysia {
  const routes = new Elysia({ name: 'metrics', normalize: false });
  if (ctx.config.operatorToken === null) return routes;
  const depths = queueDepths(ctx);
  routes.get('/metrics', async ({ request, set, server }) => {
    await requireOperator({ request, set: set as Caller['set'], server });
    const text = exposition([...families(ctx.metrics), ...(await currentState(ctx, depths))]);
    const headers = { 'content-type': textFormat, 'cache-control': 'no-store' };
    return asIs(new Response(text, { headers }));
  });
  return routes;
}

/** What is read at the moment of asking. */
async function currentState(ctx: Context, depths: () => Promise<QueueDepths>): Promise<Family[]> {
  const store = new Gauge('forecourt_store_readable', '1 when the store can be read, else 0.');
  const files = new Gauge('forecourt_database_bytes', 'Size of the files of the database.', [
    'file',
  ]);
  for (const [name, bytes] of Object.entries(fileSizes(ctx.config.dataDir))) {
    files.set([name], bytes);
  }
  try {
    const queues = queueGauges(await depths());
    store.set([], 1);
    return [store, ...queues, files, ...processGauges(ctx)];
  } catch (error) {
    // The rest is what an operator needs when the store fails.
    ctx.log.error({ error: String(error) }, 'the queues could not be counted');
    store.set([], 0);
    return [store, files, ...processGauges(ctx)];
  }
}

function queueGauges({ tasks, events, deliveries }: QueueDepths): Family[] {
  const taskGauge = new Gauge(
    'forecourt_tasks',
    'Background tasks: due (or being worked on), and waiting for their time.',
    ['state'],
  );
  for (const [state, count] of Object.entries(tasks)) taskGauge.set([state], count);
  const eventGauge = new Gauge(
    'forecourt_events_undispatched',
    'Events that have not been handed out to subscriptions.',
  );
  eventGauge.set([], events);
  const deliveryGauge = new Gauge(
    'forecourt_deliveries',
    'Webhook deliveries: due, sending, waiting for a later attempt, paused with a disabled ' +
      'subscription, and dead letters.',
    ['state'],
  );
  for (const [state, count] of Object.entries(deliveries)) deliveryGauge.set([state], count);
  return [taskGauge, eventGauge, deliveryGauge];
}

/** Named as the client libraries of Prometheus name them. */
function processGauges(ctx: Context): Family[] {
  const memory = new Gauge('process_resident_memory_bytes', 'Memory of the process in use (RSS).');
  memory.set([], process.memoryUsage.rss());
  const { user, system } = process.cpuUsage();
  const cpu = new Counter('process_cpu_seconds_total', 'Processor time of the process.');
  cpu.add([], (user + system) / 1_000_000);
  const started = new Gauge('process_start_time_seconds', 'Start of the process in Unix time.');
  started.set([], performance.timeOrigin / second);
  const uptime = new Gauge('forecourt_uptime_seconds', 'Time since the start of the process.');
  uptime.set([], performance.now() / second);
  const sends = new Gauge('forecourt_webhook_attempts_in_flight', 'Webhook attempts under way.');
  sends.set([], ctx.sends.size());
  const build = new Gauge('forecourt_build_info', 'Always 1; the labels tell the versions.', [
    'version',
    'bun',
  ]);
  build.set([version, Bun.version], 1);
  return [memory, cpu, started, uptime, sends, build];
}
