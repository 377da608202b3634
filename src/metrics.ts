import { Counter, type Family, Gauge, Histogram } from './lib/metrics.ts';

/** What is counted while the program runs; http/metrics.ts adds what is read when it is asked. */
export type Metrics = {
  requests: Counter;
  requestSeconds: Histogram;
  webhookAttempts: Counter;
  tasks: Counter;
  loopRuns: Counter;
  loopSeconds: Gauge;
  loopEnds: Gauge;
  logLinesDropped: Counter;
};

/** Seconds; most answers take less than the first. */
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function makeMetrics(): Metrics {
  return {
    requests: new Counter(
      'forecourt_http_requests_total',
      'Answered requests by pattern of the route, method and status.',
      ['route', 'method', 'status'],
    ),
    requestSeconds: new Histogram(
      'forecourt_http_request_duration_seconds',
      'Time from reading a request to its answer, of streamed answers to their last byte.',
      requestBounds,
      ['route', 'method'],
    ),
    webhookAttempts: new Counter(
      'forecourt_webhook_attempts_total',
      'Attempts to deliver a webhook by outcome; dead_letter is the last failure of a delivery.',
      ['outcome'],
    ),
    tasks: new Counter(
      'forecourt_task_runs_total',
      'Runs of background tasks by kind and outcome; postponed is tried again.',
      ['kind', 'outcome'],
    ),
    loopRuns: new Counter('forecourt_loop_runs_total', 'Runs of each loop by outcome.', [
      'loop',
      'outcome',
    ]),
    loopSeconds: new Gauge(
      'forecourt_loop_last_duration_seconds',
      'How long the last run of each loop took.',
      ['loop'],
    ),
    loopEnds: new Gauge(
      'forecourt_loop_last_end_timestamp_seconds',
      'When the last run of each loop ended, in Unix time.',
      ['loop'],
    ),
    logLinesDropped: new Counter(
      'forecourt_log_lines_dropped_total',
      'Lines of the log that were dropped because nobody read standard error.',
    ),
  };
}

export function families(metrics: Metrics): Family[] {
  return Object.values(metrics);
}
