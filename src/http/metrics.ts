import { Elysia } from 'elysia';
import type { Context } from '../context.ts';
import { queueDepths } from '../db/queue-depths.ts';
import type { Caller } from './gate.ts';
import { asIs } from './operation.ts';
import type { RequireOperator } from './operator.ts';

/**
 * GET /metrics for Prometheus, with the operator's token. Without a token in the settings there is
 * no such path.
 */
export function metricsRoutes(ctx: Context, requireOperator: RequireOperator): Elysia {
  const routes = new Elysia({ name: 'metrics', normalize: false });
  const { registry } = ctx.metrics;
  if (registry === null) return routes;
  const depths = queueDepths(ctx);
  routes.get('/metrics', async ({ request, set, server }) => {
    await requireOperator({ request, set: set as Caller['set'], server });
    const { currentState } = await import('./current-state.ts');
    const now = await currentState(ctx, depths);
    const texts = [await registry.metrics(), await now.metrics()];
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    return asIs(new Response(texts.join(''), { headers }));
  });
  return routes;
}
