import { Elysia } from 'elysia';
import { HealthAnswer, HealthQuery } from '../../../schema/contracts/health.ts';
import { storeIsReadable } from '../../db/readable.ts';
import { answers } from '../../http/operation.ts';
import type { Caller } from '../../http/gate.ts';
import type { Http } from '../../http/server.ts';
import { isoTime } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { version } from '../../version.ts';
import { verboseHealth } from './verbose.ts';

export function healthRoutes({ ctx, access, requireOperator }: Http) {
  const details = verboseHealth(ctx);
  return new Elysia({ name: 'health', normalize: false }).use(access).get(
    '/health',
    async ({ request, set, server, query: { verbose } }) => {
      const isVerbose = verbose !== undefined && verbose !== 'false';
      if (isVerbose) await requireOperator({ request, set: set as Caller['set'], server });
      if (ctx.ending.aborted) throw problem('service_unavailable', 'The server is stopping.');
      if (!(await storeIsReadable(ctx)))
        throw problem('service_unavailable', 'The store is unreadable.');
      const health = { status: 'ok' as const, version, time: isoTime(ctx.clock.now()) };
      return { data: isVerbose ? { ...health, ...(await details()) } : health };
    },
    {
      open: false,
      query: HealthQuery,
      response: answers(200, HealthAnswer, 400, 401, 429, 503),
      detail: {
        operationId: 'get_health',
        summary: 'Check that the server is up',
        description:
          'No key is needed and nothing is counted against a rate limit. 503 means that the ' +
          'store cannot be read or that the server is stopping. `verbose` requires the ' +
          "operator's token (`Authorization: Bearer`) and adds how each loop last ran.",
        tags: ['health'],
      },
    },
  );
}
