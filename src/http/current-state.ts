import { Counter, Gauge, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { QueueDepths } from '../db/queue-depths.ts';
import { fileSizes } from '../db/sqlite/file-sizes.ts';
import { second } from '../lib/clock.ts';
import { version } from '../version.ts';

/** What is read at the moment of asking. */
export async function currentState(
  ctx: Context,
  depths: () => Promise<QueueDepths>,
): Promise<Registry> {
  const now = new Registry();
  const store = gauge(now, 'forecourt_store_readable', '1 when the store can be read, else 0.');
  byState(
    now,
    'forecourt_database_bytes',
    'Size of the files of the database.',
    'file',
  )(fileSizes(ctx.config.dataDir));
  try {
    addQueues(now, await depths());
    store.set(1);
  } catch (error) {
    // The rest is what an operator needs when the store fails.
    ctx.log.error({ error: String(error) }, 'the queues could not be counted');
    store.set(0);
  }
  addProcess(now, ctx);
  return now;
}

function addQueues(now: Registry, { tasks, events, deliveries }: QueueDepths): void {
  byState(
    now,
    'forecourt_tasks',
    'Background tasks: due (or being worked on), and waiting for their time.',
  )(tasks);
  const undispatched = 'Events that have not been handed out to subscriptions.';
  gauge(now, 'forecourt_events_undispatched', undispatched).set(events);
  byState(
    now,
    'forecourt_deliveries',
    'Webhook deliveries: due, sending, waiting for a later attempt, paused with a subscription ' +
      'that is switched off, held since it is, and dead letters.',
  )(deliveries);
}

/**
 * Named as prom-client names its own, which run timers and read more files than one who asks now
 * and then needs.
 */
function addProcess(now: Registry, ctx: Context): void {
  const memory = 'Memory of the process in use (RSS).';
  gauge(now, 'process_resident_memory_bytes', memory).set(process.memoryUsage.rss());
  const { user, system } = process.cpuUsage();
  const cpu = { name: 'process_cpu_seconds_total', help: 'Processor time of the process.' };
  new Counter({ ...cpu, registers: [now] }).inc((user + system) / 1_000_000);
  const started = 'Start of the process in Unix time.';
  gauge(now, 'process_start_time_seconds', started).set(performance.timeOrigin / second);
  const uptime = 'Time since the start of the process.';
  gauge(now, 'forecourt_uptime_seconds', uptime).set(performance.now() / second);
  const sends = 'Webhook attempts under way.';
  gauge(now, 'forecourt_webhook_attempts_in_flight', sends).set(ctx.sends.size());
  const build = {
    name: 'forecourt_build_info',
    help: 'Always 1; the labels tell the versions.',
    labelNames: ['version', 'bun'],
  };
  new Gauge({ ...build, registers: [now] }).labels(version, Bun.version).set(1);
}

function gauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name, help, registers: [registry] });
}

/** A gauge by one label; the function takes the values by the values of the label. */
function byState(registry: Registry, name: string, help: string, label = 'state') {
  const made = new Gauge({ name, help, labelNames: [label], registers: [registry] });
  return (values: Record<string, number>) => {
    for (const [value, count] of Object.entries(values)) made.labels(value).set(count);
  };
}
