import { planGrants } from '../../schema/contracts/plans.ts';
import type { Context } from '../context.ts';
import type { Quota } from '../lib/rate-limiter.ts';
import { Problem, problem } from '../problem.ts';
import type { AccessRule, Actor } from './actor.ts';
import { authenticate, type Identity } from './authenticate.ts';
import { addressGroup, clientAddress, type ProxyTest, trustProxies } from './client-address.ts';
import { setRateHeaders, tooMany } from './rate-headers.ts';

/** What one address may ask without a valid key, so that keys cannot be guessed. */
export const anonymousQuota: Quota = { minute: 60, day: null };

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
    const { actor, quota } = identity;
    this.ctx.keyUses.note(actor.keyId, this.ctx.clock.now(), () => this.addressOf(hook));
    this.take(hook, actor.keyId, quota);
    checkRule(actor, rule);
    return actor;
  }

  /** For routes without a key. */
  admitAnonymous(hook: Hook): void {
    this.take(hook, this.addressOf(hook), anonymousQuota);
  }

  /** For answers that no route gives (404, 405): counted, never refused. Never throws. */
  countStray(hook: Hook): void {
    const identity = this.identifyIfPossible(hook);
    const caller = identity ? identity.actor.keyId : this.addressOf(hook);
    const quota = identity ? identity.quota : anonymousQuota;
    const now = this.ctx.clock.now();
    setRateHeaders(hook.set, this.ctx.limiter.take(caller, quota, now), now);
  }

  /** Shows the address's window without counting. */
  showWindow(hook: Hook): void {
    const now = this.ctx.clock.now();
    const verdict = this.ctx.limiter.peek(this.addressOf(hook), anonymousQuota, now);
    setRateHeaders(hook.set, verdict, now);
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

  private take(hook: Hook, caller: string, quota: Quota): void {
    const now = this.ctx.clock.now();
    const verdict = this.ctx.limiter.take(caller, quota, now);
    setRateHeaders(hook.set, verdict, now);
    if (!verdict.admitted) throw tooMany(hook.set, verdict);
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
