import type { Counter, Histogram } from 'prom-client';
import type { Context } from '../context.ts';
import { second } from '../lib/clock.ts';
import type { Metrics } from '../metrics.ts';
import { requestLine } from './request-log.ts';
import { RequestWatch, type Visit } from './request-watch.ts';

type Options = {
  /** Takes the lines of the request log, each with its line feed. */
  writeLine: ((line: string) => void) | null;
  addressOf: (request: Request) => string;
};

/** Methods that a label may show; anybody can send any other. */
const shownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The watch that the settings ask for: lines where LOG_LEVEL shows `info`, with addresses at
 * `debug`, and figures where an operator may read them. Null where nobody looks, at no cost.
 */
export function watchRequests(
  ctx: Context,
  { writeLine, addressOf }: Options,
): RequestWatch | null {
  const { logLevel, operatorToken } = ctx.config;
  const logs = logLevel === 'info' || logLevel === 'debug' ? writeLine : null;
  const count = operatorToken === null ? null : visitCounter(ctx.metrics);
  if (!logs && !count) return null;
  const onEnd = (visit: Visit) => {
    if (logs) logs(requestLine(visit, ctx.clock.now()));
    count?.(visit);
  };
  return new RequestWatch(onEnd, logs && logLevel === 'debug' ? addressOf : undefined);
}

type Counted = {
  seconds: Histogram.Internal<'route' | 'method'>;
  byStatus: Map<number, Counter.Internal>;
};

/** Keeps what prom-client finds by labels, which takes longer than to count. */
function visitCounter({ requests, requestSeconds }: Metrics): (visit: Visit) => void {
  const byRoute = new Map<string | null, Map<string, Counted>>();
  function counted(route: string | null, method: string): Counted {
    const byMethod = byRoute.get(route) ?? new Map<string, Counted>();
    byRoute.set(route, byMethod);
    const made = { seconds: requestSeconds.labels(route ?? 'none', method), byStatus: new Map() };
    byMethod.set(method, made);
    return made;
  }
  return ({ route, method: given, status, durationMs }) => {
    const method = shownMethods.has(given) ? given : 'other';
    const known = byRoute.get(route)?.get(method) ?? counted(route, method);
    known.seconds.observe(durationMs / second);
    let entry = known.byStatus.get(status);
    if (!entry) {
      entry = requests.labels(route ?? 'none', method, String(status));
      known.byStatus.set(status, entry);
    }
    entry.inc();
  };
}
