import { Elysia } from 'elysia';
import { HealthAnswer } from '../../../schema/contracts/health.ts';
import { storeIsReadable } from '../../db/readable.ts';
import { answers } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { isoTime } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { version } from '../../version.ts';

export function healthRoutes({ ctx, access }: Http) {
  return new Elysia({ name: 'health', normalize: false }).use(access).get(
    '/health',
    () => {
      if (ctx.ending.aborted) throw problem('service_unavailable', 'The server is stopping.');
      if (!storeIsReadable(ctx)) throw problem('service_unavailable', 'The store is unreadable.');
      return { data: { status: 'ok' as const, version, time: isoTime(ctx.clock.now()) } };
    },
    {
      open: false,
      response: answers(200, HealthAnswer, 400, 503),
      detail: {
        operationId: 'get_health',
        summary: 'Tell that the server is up',
        description:
          'Asks for no key and counts against no limit. 503 means that the store cannot be ' +
          'read or that the server is stopping.',
        tags: ['health'],
      },
    },
  );
}
