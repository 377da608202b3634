import { Elysia } from 'elysia';
import { planGrants } from '../../schema/contracts/plans.ts';
import type { Context } from '../context.ts';
import { Problem, problem } from '../problem.ts';
import type { AccessRule, Actor } from './actor.ts';
import { authenticate } from './authenticate.ts';
import { readJsonBody } from './body.ts';
import { clientAddress, type ProxyTest, trustProxies } from './client-address.ts';
import { RateLimiter, type RateVerdict } from './rate-limit.ts';

/** Requests a minute that one address may make without a valid key. */
export const anonymousLimit = 60;

/** The part of Elysia's context that the hooks use. */
type Hook = {
  request: Request;
  set: { headers: Record<string, string | number> };
  server: { requestIP(request: Request): { address: string } | null } | null;
  actor?: Actor;
};

/**
 * The `access` option of every route: key (401), rate limit (429), entitlement and scope (403), in
 * this order and before the body is read. `'nobody'` marks routes without a key.
 */
export type Access = ReturnType<typeof makeAccess>;

export function makeAccess(ctx: Context) {
  const limiter = new RateLimiter();
  const isTrusted = trustProxies(ctx.config.trustedProxies);

  function admit(hook: Hook, rule: AccessRule): Actor {
    const nowMs = ctx.clock.now();
    const identity = authenticate(ctx.reader, hook.request.headers.get('x-api-key'), nowMs);
    if (identity instanceof Problem) {
      take(hook, addressOf(hook, isTrusted), anonymousLimit, nowMs);
      throw identity;
    }
    take(hook, identity.actor.keyId, identity.rateLimit, nowMs);
    checkRule(identity.actor, rule);
    return identity.actor;
  }

  function take(hook: Hook, caller: string, limit: number, nowMs: number): void {
    const verdict = limiter.take(caller, limit, nowMs);
    setHeaders(hook, verdict);
    if (!verdict.admitted) throw tooMany(hook, verdict);
  }

  /** For answers that no route gives (404, 405): counted, never refused. */
  function countStray(hook: Hook): void {
    const nowMs = ctx.clock.now();
    const identity = authenticate(ctx.reader, hook.request.headers.get('x-api-key'), nowMs);
    const verdict =
      identity instanceof Problem
        ? limiter.take(addressOf(hook, isTrusted), anonymousLimit, nowMs)
        : limiter.take(identity.actor.keyId, identity.rateLimit, nowMs);
    setHeaders(hook, verdict);
  }

  /** Shows the address's window without counting. */
  function showWindow(hook: Hook): void {
    const caller = addressOf(hook, isTrusted);
    setHeaders(hook, limiter.peek(caller, anonymousLimit, ctx.clock.now()));
  }

  const plugin = new Elysia({ name: 'access', seed: ctx.ids.uuid() }).macro({
    access: (rule: AccessRule) => ({
      // `parse` runs first and only where there is a body; `transform` runs always.
      parse: [
        (hook: Hook) => {
          hook.actor = admit(hook, rule);
        },
        ({ request }: { request: Request }) => readJsonBody(request),
      ],
      transform: (hook: Hook) => {
        hook.actor ??= admit(hook, rule);
      },
      resolve: (hook: object) => ({ actor: admitted(hook as Hook) }),
      detail: ruleDetail(rule),
    }),
    open: (counted: boolean) => ({
      transform: (hook: Hook) => {
        if (!counted) return showWindow(hook);
        take(hook, addressOf(hook, isTrusted), anonymousLimit, ctx.clock.now());
      },
      detail: { security: [] },
    }),
  });
  return { plugin, countStray };
}

function admitted(hook: Hook): Actor {
  if (hook.actor) return hook.actor;
  throw new Error('The access hook did not run before the handler.');
}

function checkRule(actor: Actor, { scope, entitlement }: AccessRule): void {
  if (entitlement && !planGrants(actor.plan, entitlement)) {
    const details = { required_entitlement: entitlement };
    throw problem('plan_upgrade_required', "The site's plan does not include this.", details);
  }
  if (scope === 'any') return;
  const needed = typeof scope === 'string' ? [scope] : scope;
  if (needed.some((one) => actor.scopes.includes(one))) return;
  const message = `The API key lacks the scope ${needed.join(' or ')}.`;
  throw problem('forbidden', message, { required_scopes: needed });
}

/** What the API description says of the rule. */
function ruleDetail({ scope, entitlement }: AccessRule): object {
  const scopes = scope === 'any' ? [] : typeof scope === 'string' ? [scope] : scope;
  return {
    'x-required-scopes': scopes,
    ...(entitlement && { 'x-required-entitlement': entitlement }),
  };
}

function addressOf(hook: Hook, isTrusted: ProxyTest): string {
  const socketAddress = hook.server?.requestIP(hook.request)?.address ?? 'in-process';
  return clientAddress(socketAddress, hook.request.headers.get('x-forwarded-for'), isTrusted);
}

function setHeaders({ set }: Hook, verdict: RateVerdict): void {
  set.headers['x-ratelimit-limit'] = String(verdict.limit);
  set.headers['x-ratelimit-remaining'] = String(verdict.remaining);
  set.headers['x-ratelimit-reset'] = String(verdict.resetAt);
}

function tooMany({ set }: Hook, { retryAfter }: RateVerdict): Problem {
  set.headers['retry-after'] = String(retryAfter);
  const message = `Too many requests. Try again in ${retryAfter} seconds.`;
  return problem('rate_limit_exceeded', message, { retry_after: retryAfter });
}
