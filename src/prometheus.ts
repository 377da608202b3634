import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Seconds; most answers take less than the first. */
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label values must come from bounded sets: every combination is kept for the process's life. */
export function prometheusMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'forecourt_http_requests_total',
      help: 'Answered requests by pattern of the route, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'forecourt_http_request_duration_seconds',
      help: 'Time from reading a request to its answer, of streamed answers to their last byte.',
      buckets: requestBounds,
      labelNames: ['route', 'method'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'forecourt_webhook_attempts_total',
      help:
        'Attempts to deliver a webhook by outcome; dead_letter is the last failure of a ' +
        'delivery.',
      labelNames: ['outcome'],
      registers,
    }),
    tasks: new Counter({
      name: 'forecourt_task_runs_total',
      help: 'Runs of background tasks by kind and outcome; postponed is tried again.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    ...makeLoopMetrics(registers),
    logLinesDropped: new Counter({
      name: 'forecourt_log_lines_dropped_total',
      help: 'Lines of the log that were dropped because nobody read standard error.',
      registers,
    }),
  };
}

function makeLoopMetrics(
  registers: Registry[],
): Pick<Metrics, 'loopRuns' | 'loopSeconds' | 'loopEnds'> {
  return {
    loopRuns: new Counter({
      name: 'forecourt_loop_runs_total',
      help: 'Runs of each loop by outcome.',
      labelNames: ['loop', 'outcome'],
      registers,
    }),
    loopSeconds: new Gauge({
      name: 'forecourt_loop_last_duration_seconds',
      help: 'How long the last run of each loop took.',
      labelNames: ['loop'],
      registers,
    }),
    loopEnds: new Gauge({
      name: 'forecourt_loop_last_end_timestamp_seconds',
      help: 'When the last run of each loop ended, in Unix time.',
      labelNames: ['loop'],
      registers,
    }),
  };
}
