import { Elysia } from 'elysia';
import type { AccessRule, Actor } from './actor.ts';
import { readJsonBody } from './body.ts';
import type { Gate, Hook } from './gate.ts';

export type Access = ReturnType<typeof makeAccess>;

/**
 * What every route says of its callers. `access` asks for a key with a scope (and an entitlement) and
 * hands the handler the `actor`; `open` marks a route without a key, counted by address or not at all.
 */
export function makeAccess(gate: Gate, seed: string) {
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

function admitted(hook: Hook): Actor {
  if (hook.actor) return hook.actor;
  throw new Error('The access hook did not run before the handler.');
}

/** What the API description says of the rule. */
function ruleDetail({ scope, entitlement }: AccessRule): object {
  const scopes = scope === 'any' ? [] : typeof scope === 'string' ? [scope] : scope;
  return {
    'x-required-scopes': scopes,
    ...(entitlement && { 'x-required-entitlement': entitlement }),
  };
}
