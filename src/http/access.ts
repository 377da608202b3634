import { Elysia } from 'elysia';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import type { AccessRule, KeyActor } from './actor.ts';
import { readJsonBody } from './body.ts';
import type { Caller, Gate } from './gate.ts';
import { checkQuery } from './check-query.ts';
import { answeredBefore, idempotencyHeader, onceOf, storedAnswer } from './idempotency.ts';

export type Access = ReturnType<typeof makeAccess>;

/**
 * What every route says of its callers. `access` asks for a key with a scope (and an entitlement)
 * and hands the handler the `actor`; `open` marks a route without a key, counted by address or not
 * at all.
 *
 * Elysia reads the text of a hook to learn what it needs: one that hands its whole context on makes
 * every request pay for cookies, query and a copy of all headers. So the hooks here take parts.
 */
export function makeAccess(ctx: Context, gate: Gate, seed: string) {
  const actors = new WeakMap<Request, KeyActor>();
  return new Elysia({ name: 'access', seed }).macro({
    access: (rule: AccessRule) => ({
      // `parse` runs before the body is read, and only where there is one; `transform` runs always.
      parse: [
        async ({ request, set, server }: Caller) => {
          actors.set(request, await gate.admit({ request, set, server }, rule));
        },
        async ({ request, set }: Caller) => await readBody({ request, set }, rule),
      ],
      transform: async ({ request, set, server }: Caller) => {
        if (!actors.has(request)) {
          actors.set(request, await gate.admit({ request, set, server }, rule));
        }
        checkQuery(request.url);
      },
      resolve: ({ request }: { request: Request }) => ({ actor: admitted(actors, request) }),
      // Elysia tells by the text of a hook whether to await it, so it must say `async`.
      ...(rule.idempotent && {
        beforeHandle: async ({ request, body, route, set }: Repeatable) =>
          await replay(ctx, admitted(actors, request), { request, body, route, set }),
      }),
      detail: ruleDetail(rule),
    }),
    open: (counted: boolean) => ({
      transform: async ({ request, set, server }: Caller) => {
        if (counted) await gate.admitAnonymous({ request, set, server });
        else await gate.showWindow({ request, set, server });
        checkQuery(request.url);
      },
      detail: { security: [] },
    }),
  });
}

/** A client that sent no whole request in time gets its answer and no more of this connection. */
async function readBody(
  { request, set }: Pick<Caller, 'request' | 'set'>,
  { bodyTimeoutMs }: AccessRule,
): Promise<unknown> {
  try {
    return await readJsonBody(request, bodyTimeoutMs);
  } catch (error) {
    if (error instanceof Problem && error.code === 'request_timeout') {
      set.headers.connection = 'close';
    }
    throw error;
  }
}

type Repeatable = {
  request: Request;
  body: unknown;
  route: string;
  set: Caller['set'] & { status?: number | string };
};

/** Answers as before when an equal request was answered before; else marks what is to be stored. */
async function replay(
  ctx: Context,
  actor: KeyActor,
  { request, body, route, set }: Repeatable,
): Promise<object | undefined> {
  const once = onceOf(request, route, actor.keyId, body);
  if (!once) return undefined;
  const record = await answeredBefore(ctx, once);
  if (!record) {
    actor.once = once;
    return undefined;
  }
  set.status = record.status;
  set.headers['idempotent-replayed'] = 'true';
  return storedAnswer(ctx, record);
}

function admitted(actors: WeakMap<Request, KeyActor>, request: Request): KeyActor {
  const actor = actors.get(request);
  if (actor) return actor;
  throw new Error('The access hook did not run before the handler.');
}

/** What the API description says of the rule. */
function ruleDetail({ scope, entitlement, idempotent }: AccessRule): object {
  const scopes = scope === 'any' ? [] : typeof scope === 'string' ? [scope] : scope;
  return {
    'x-required-scopes': scopes,
    ...(entitlement && { 'x-required-entitlement': entitlement }),
    ...(idempotent && { parameters: [idempotencyParameter] }),
  };
}

const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'Makes the request happen once: for 24 hours an equal one gets the same answer. The header ' +
    '`Idempotency-Key` is taken in its place.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
};
