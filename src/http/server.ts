import type { TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { type AnyElysia, Elysia } from 'elysia';
import type { Context } from '../context.ts';
import { problem } from '../problem.ts';
import { type Access, makeAccess } from './access.ts';
import { closedSchema } from './closed-schema.ts';
import { answerSeconds } from './connection-times.ts';
import { docsRoutes } from './docs.ts';
import { answerError } from './errors.ts';
import { Gate } from './gate.ts';
import { AnsweredBefore } from './idempotency.ts';
import { metricsRoutes } from './metrics.ts';
import { requireHost } from './named-host.ts';
import { openapiDocument } from './openapi.ts';
import { answers } from './operation.ts';
import { makeRequireOperator, type RequireOperator } from './operator.ts';
import { requestIdFor } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';
import { watchRequests } from './watch-requests.ts';

/** What a group needs to build its routes. */
export type Http = { ctx: Context; access: Access; requireOperator: RequireOperator };
export type Group = (http: Http) => AnyElysia;

export const apiBase = '/v1/public';

/**
 * The whole API: every group under /v1/public, with one error handler and 405 for other methods.
 * `writeLine` takes the lines of the request log.
 */
export function makeServer(
  ctx: Context,
  groups: readonly Group[],
  writeLine: ((line: string) => void) | null = null,
): AnyElysia {
  const addressOf = (request: Request) => gate.addressOf({ request, server: server.server });
  const watch = watchRequests(ctx, { writeLine, addressOf });
  const gate = new Gate(ctx, watch);
  const requireOperator = makeRequireOperator(ctx, gate);
  const access = makeAccess(ctx, gate, ctx.ids.uuid());
  const api = new Elysia({ prefix: apiBase, normalize: false }).use(access);
  for (const group of groups) api.use(withClosedRequests(group({ ctx, access, requireOperator })));
  addDescription(api, () => openapiDocument(server, ctx.config.appOrigin));
  const handler = { standardHostname: false };
  // A path with an empty id at its end must not be taken for the list.
  const paths = { strictPath: true, handler };
  const server: AnyElysia = new Elysia({ normalize: false, ...paths })
    .onRequest(({ request, set }) => {
      ctx.shareReads();
      Object.assign(set.headers, securityHeaders);
      const requestId = requestIdFor(request, ctx.ids);
      set.headers['x-request-id'] = requestId;
      watch?.begin(request, requestId);
      server.server?.timeout(request, answerSeconds);
      requireHost(request, `${apiBase}/health`);
    })
    .use((app) => watch?.attach(app) ?? app)
    .onError(async ({ code, error, set, request, server: socket }) => {
      if (!('x-ratelimit-limit' in set.headers)) {
        await gate.countStray({
          request,
          set: set as { headers: Record<string, string> },
          server: socket,
        });
      }
      if (error instanceof AnsweredBefore) {
        set.status = error.record.status;
        set.headers['idempotent-replayed'] = 'true';
        return JSON.parse(error.record.body) as object;
      }
      const requestId = String(set.headers['x-request-id']);
      const answer = answerError({ code, error, requestId, log: ctx.log });
      set.status = answer.status;
      if (answer.status === 503) set.headers['retry-after'] = '1';
      return answer.body;
    })
    .use(docsRoutes())
    .use(metricsRoutes(ctx, requireOperator))
    .use(api);
  refuseOtherMethods(server);
  return server;
}

/** Made at the first request for it: then every route is known. */
function addDescription(api: AnyElysia, describe: () => object): void {
  let description: object | null = null;
  api.get(
    '/openapi.json',
    () => {
      description ??= describe();
      return description;
    },
    {
      open: true,
      response: answers(200, Type.Object({}, { additionalProperties: true }), 429),
      detail: {
        operationId: 'get_openapi',
        summary: 'Get this API description',
        description: 'OpenAPI 3.1, without a key. The page /docs shows it.',
        tags: ['reference'],
      },
    },
  );
}

/** Before the routes are mounted, which is when Elysia builds their checks. */
function withClosedRequests(routes: AnyElysia): AnyElysia {
  for (const { hooks } of routes.routes) {
    const parts = hooks as { body?: TSchema; query?: TSchema };
    if (parts.body) parts.body = closedSchema(parts.body);
    if (parts.query) parts.query = closedSchema(parts.query);
  }
  return routes;
}

/** Elysia knows no 405: each known path gets a fallback that names what it allows. */
function refuseOtherMethods(server: AnyElysia): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { method, path } of server.routes) {
    const methods = methodsByPath.get(path) ?? [];
    methodsByPath.set(path, method === 'GET' ? [...methods, 'GET', 'HEAD'] : [...methods, method]);
  }
  for (const [path, methods] of methodsByPath) {
    if (methods.includes('ALL')) continue;
    const allow = methods.sort().join(', ');
    server.all(path, ({ set }) => {
      set.headers.allow = allow;
      throw problem('method_not_allowed', `This path takes ${allow}.`);
    });
  }
}
