import type { Context } from '../context.ts';
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
  const counts = operatorToken !== null;
  if (!logs && !counts) return null;
  const onEnd = (visit: Visit) => {
    if (logs) logs(requestLine(visit, ctx.clock.now()));
    if (counts) countVisit(ctx, visit);
  };
  return new RequestWatch(onEnd, logs && logLevel === 'debug' ? addressOf : undefined);
}

function countVisit({ metrics }: Context, { route, method, status, durationMs }: Visit): void {
  const shownRoute = route ?? 'none';
  const shownMethod = shownMethods.has(method) ? method : 'other';
  metrics.requests.add([shownRoute, shownMethod, String(status)]);
  metrics.requestSeconds.observe([shownRoute, shownMethod], durationMs / 1_000);
}
