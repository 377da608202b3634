import { planGrants } from '../../schema/contracts/plans.ts';
import type { Context } from '../context.ts';
import { Problem, problem } from '../problem.ts';
import type { AccessRule, Actor } from './actor.ts';
import { authenticate, type Identity } from './authenticate.ts';
import { addressGroup, clientAddress, type ProxyTest, trustProxies } from './client-address.ts';
import { RateLimiter, type RateVerdict } from './rate-limit.ts';

/** Requests a minute that one address may make without a valid key. */
export const anonymousLimit = 60;

/** The part of Elysia's context that the gate uses. */
export type Hook = {
  request: Request;
  set: { headers: Record<string, string | number> };
  server: { requestIP(request: Request): { address: string } | null } | null;
  actor?: Actor;
};

/**
 * Decides who may pass: key (401), rate limit (429), entitlement and scope (403), in this order.
 */
export class Gate {
  private readonly limiter = new RateLimiter();
  private readonly isTrusted: ProxyTest;

  constructor(private readonly ctx: Context) {
    this.isTrusted = trustProxies(ctx.config.trustedProxies);
  }

  /** Returns the actor or throws the Problem; sets the rate-limit headers in both cases. */
  admit(hook: Hook, rule: AccessRule): Actor {
    const identity = this.identify(hook);
    if (identity instanceof Problem) {
      this.admitAnonymous(hook);
      throw identity;
    }
    this.take(hook, identity.actor.keyId, identity.rateLimit);
    checkRule(identity.actor, rule);
    return identity.actor;
  }

  /** For routes without a key. */
  admitAnonymous(hook: Hook): void {
    this.take(hook, this.addressOf(hook), anonymousLimit);
  }

  /** For answers that no route gives (404, 405): counted, never refused. Never throws. */
  countStray(hook: Hook): void {
    const identity = this.identifyIfPossible(hook);
    const caller = identity ? identity.actor.keyId : this.addressOf(hook);
    const limit = identity ? identity.rateLimit : anonymousLimit;
    setHeaders(hook, this.limiter.take(caller, limit, this.ctx.clock.now()));
  }

  /** Shows the address's window without counting. */
  showWindow(hook: Hook): void {
    const now = this.ctx.clock.now();
    setHeaders(hook, this.limiter.peek(this.addressOf(hook), anonymousLimit, now));
  }

  private identify(hook: Hook) {
    const key = hook.request.headers.get('x-api-key');
    return authenticate(this.ctx.reader, key, this.ctx.clock.now());
  }

  /** Null without a valid key, and when the store cannot be read: an error is being answered. */
  private identifyIfPossible(hook: Hook): Identity | null {
    try {
      const identity = this.identify(hook);
      return identity instanceof Problem ? null : identity;
    } catch (error) {
      this.ctx.log.error({ error: String(error) }, 'a key could not be looked up');
      return null;
    }
  }

  private take(hook: Hook, caller: string, limit: number): void {
    const verdict = this.limiter.take(caller, limit, this.ctx.clock.now());
    setHeaders(hook, verdict);
    if (!verdict.admitted) throw tooMany(hook, verdict);
  }

  private addressOf({ server, request }: Hook): string {
    const socketAddress = server?.requestIP(request)?.address ?? 'in-process';
    const forwardedFor = request.headers.get('x-forwarded-for');
    return addressGroup(clientAddress(socketAddress, forwardedFor, this.isTrusted));
  }
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
