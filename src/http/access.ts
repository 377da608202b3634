import { Elysia } from 'elysia';
import type { Context } from '../context.ts';
import type { AccessRule, Actor } from './actor.ts';
import { readJsonBody } from './body.ts';
import type { Gate, Hook } from './gate.ts';
import { answeredBefore, idempotencyHeader, onceOf } from './idempotency.ts';

export type Access = ReturnType<typeof makeAccess>;

/**
 * What every route says of its callers. `access` asks for a key with a scope (and an entitlement)
 * and hands the handler the `actor`; `open` marks a route without a key, counted by address or not
 * at all.
 */
export function makeAccess(ctx: Context, gate: Gate, seed: string) {
  return new Elysia({ name: 'access', seed }).macro({
    access: (rule: AccessRule) => ({
      // `parse` runs before the body is read, and only where there is one; `transform` runs always.
      parse: [
        (hook: Hook) => {
          hook.actor = gate.admit(hook, rule);
        },
        ({ request }: { request: Request }) => readJsonBody(request),
      ],
      transform: (hook: Hook) => {
        hook.actor ??= gate.admit(hook, rule);
      },
      resolve: (hook: object) => ({ actor: admitted(hook as Hook) }),
      // Elysia tells by the text of a hook whether to await it, so it must say `async`.
      ...(rule.idempotent && {
        beforeHandle: async (hook: IdempotentHook) => await replay(ctx, hook),
      }),
      detail: ruleDetail(rule),
    }),
    open: (counted: boolean) => ({
      transform: (hook: Hook) => {
        if (counted) gate.admitAnonymous(hook);
        else gate.showWindow(hook);
      },
      detail: { security: [] },
    }),
  });
}

type IdempotentHook = Hook & {
  body: unknown;
  route: string;
  set: Hook['set'] & { status?: number | string };
};

/** Answers as before when an equal request was answered before; else marks what is to be stored. */
async function replay(ctx: Context, hook: IdempotentHook): Promise<object | undefined> {
  const actor = admitted(hook);
  const once = onceOf(hook.request, hook.route, actor.keyId, hook.body);
  if (!once) return undefined;
  const record = await answeredBefore(ctx, once);
  if (!record) {
    actor.once = once;
    return undefined;
  }
  hook.set.status = record.status;
  hook.set.headers['idempotent-replayed'] = 'true';
  return JSON.parse(record.body) as object;
}

function admitted(hook: Hook): Actor {
  if (hook.actor) return hook.actor;
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
  description: 'Makes the request happen once: for 24 hours an equal one gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
};
