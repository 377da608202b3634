import { type AnyElysia, Elysia } from 'elysia';
import type { Context } from '../context.ts';
import { type Access, makeAccess } from './access.ts';
import { answerSeconds } from './connection-times.ts';
import type { Quota } from '../limits/rate-limiter.ts';
import { closeToOthers, crossOrigin } from './cross-origin.ts';
import { addDescription } from './description-route.ts';
import { docsRoutes } from './docs.ts';
import { answerError } from './errors.ts';
import { type Caller, Gate } from './gate.ts';
import { AnsweredBefore, storedAnswer } from './idempotency.ts';
import { metricsRoutes } from './metrics.ts';
import { requireHost } from './named-host.ts';
import { openapiDocument } from './openapi.ts';
import { makeRequireOperator, type RequireOperator } from './operator.ts';
import { hasFlatErrors } from './flat-answers.ts';
import { makeOwnPages, type OwnPages } from './own-pages.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { requestIdFor } from './request-id.ts';
import { withStrictRequests } from './strict-requests.ts';
import { securityHeaders } from './security-headers.ts';
import { watchRequests } from './watch-requests.ts';

/** What a group needs to build its routes. */
export type Http = {
  ctx: Context;
  access: Access;
  requireOperator: RequireOperator;
  /** Counts a request without a key in a window of its own; throws the 429. */
  admitTo(purpose: string, quota: Quota, caller: Caller): void | Promise<void>;
  /** The client's address, as sessions and the audit log show it. */
  addressOf(caller: Pick<Caller, 'request' | 'server'>): string;
  ownPages: OwnPages;
};
export type Group = (http: Http) => AnyElysia;

export const apiBase = '/v1/public';

export type ServerParts = {
  groups: readonly Group[];
  /** Files that everybody may fetch, and what people see in a browser: outside the API's path. */
  outside?: readonly Group[];
  /** Takes the lines of the request log. */
  writeLine?: ((line: string) => void) | null;
};

/**
 * The whole API: every group under /v1/public, with one error handler and 405 for other methods;
 * and what is served beside it.
 */
export function makeServer(
  ctx: Context,
  { groups, outside = [], writeLine = null }: ServerParts,
): AnyElysia {
  const addressOf = (request: Request) => gate.addressOf({ request, server: server.server });
  const watch = watchRequests(ctx, { writeLine, addressOf });
  const gate = new Gate(ctx, watch);
  const requireOperator = makeRequireOperator(ctx, gate);
  const access = makeAccess(ctx, gate, ctx.ids.uuid());
  const api = new Elysia({ prefix: apiBase, normalize: false }).use(access);
  const http: Http = {
    ctx,
    access,
    requireOperator,
    admitTo: gate.admitTo.bind(gate),
    addressOf: gate.clientOf.bind(gate),
    ownPages: makeOwnPages(ctx, gate),
  };
  for (const group of groups) api.use(withStrictRequests(group(http)));
  addDescription(api, () => openapiDocument(server, ctx.config.appOrigin));
  const constant = securityHeaders(ctx.config.appOrigin);
  const handler = { standardHostname: false };
  // A path with an empty id at its end must not be taken for the list.
  const paths = { strictPath: true, handler };
  const server: AnyElysia = new Elysia({ normalize: false, ...paths })
    .onRequest(({ request, set }) => {
      ctx.shareReads();
      Object.assign(set.headers, constant);
      const requestId = requestIdFor(request, ctx.ids);
      set.headers['x-request-id'] = requestId;
      watch?.begin(request, requestId);
      server.server?.timeout(request, answerSeconds);
      requireHost(request, `${apiBase}/health`);
    })
    .use(crossOrigin(ctx.config.appOrigin))
    .onRequest(({ request, set }) => closeToOthers(request, set.headers, constant))
    .use((app) => watch?.attach(app) ?? app)
    .onError(async ({ code, error, set, request, server: socket }) => {
      const caller = { request, set: set as Caller['set'], server: socket };
      const refusal = 'x-ratelimit-limit' in set.headers ? null : await gate.refuseStray(caller);
      if (error instanceof AnsweredBefore) {
        set.status = error.record.status;
        set.headers['idempotent-replayed'] = 'true';
        return storedAnswer(ctx, error.record);
      }
      const requestId = String(set.headers['x-request-id']);
      const isFlat = hasFlatErrors(request.url);
      const given = { code, error: refusal ?? error, requestId, isFlat };
      const answer = answerError({ ...given, log: ctx.log });
      set.status = answer.status;
      if (answer.status === 503) set.headers['retry-after'] = '1';
      return answer.body;
    })
    .use(docsRoutes())
    .use(metricsRoutes(ctx, requireOperator))
    .use(api);
  for (const group of outside) server.use(group(http));
  refuseOtherMethods(server);
  return server;
}
