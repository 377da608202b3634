import { planGrants } from '../../schema/contracts/plans.ts';
import type { Context } from '../context.ts';
import type { Quota, RateVerdict } from '../limits/rate-limiter.ts';
import { Problem, problem } from '../problem.ts';
import type { AccessRule, KeyActor } from './actor.ts';
import { authenticate, type Identity, keyPrefix } from './authenticate.ts';
import {
  addressGroup,
  clientAddress,
  networkOf,
  type ProxyTest,
  trustProxies,
} from './client-address.ts';
import { setRateHeaders, tooMany } from './rate-headers.ts';
import type { RequestWatch } from './request-watch.ts';

/** What one address may ask without a valid key, so that keys cannot be guessed. */
export const anonymousQuota: Quota = { minute: 60, day: null };

/** The parts of Elysia's context that the gate uses. */
export type Caller = {
  request: Request;
  set: { headers: Record<string, string | number> };
  server: { requestIP(request: Request): { address: string } | null } | null;
};

/**
 * Decides who may pass: key (401), rate limit (429), entitlement and scope (403), in this order.
 */
export class Gate {
  private readonly isTrusted: ProxyTest;

  constructor(
    private readonly ctx: Context,
    private readonly watch: RequestWatch | null = null,
  ) {
    this.isTrusted = trustProxies(ctx.config.trustedProxies);
  }

  /** Gives the actor or rejects with the Problem; sets the rate-limit headers in both cases. */
  async admit(caller: Caller, rule: AccessRule): Promise<KeyActor> {
    const identity = await this.identify(caller);
    if (identity instanceof Problem) {
      this.noteRefusal(caller);
      await this.admitAnonymous(caller);
      throw identity;
    }
    const { actor, quota } = identity;
    this.ctx.keyUses.note(actor.keyId, this.ctx.clock.now(), () => this.addressOf(caller));
    // The limiter in memory answers at once, and an await costs a turn of the queue.
    const counted = this.take(caller, actor.keyId, quota);
    if (counted) await counted;
    checkRule(actor, rule);
    return actor;
  }

  /** For routes without a key. */
  admitAnonymous(caller: Caller): void | Promise<void> {
    return this.take(caller, this.addressOf(caller), anonymousQuota);
  }

  /** The same in a window of its own, for what pages of others show many of. */
  admitTo(purpose: string, quota: Quota, caller: Caller): void | Promise<void> {
    return this.take(caller, `${purpose} ${this.addressOf(caller)}`, quota);
  }

  /**
   * Counts a request of one of our own pages against a window of its own: of the client's address,
   * or of whatever else is named. Sets the headers of the window where it is the address's.
   */
  async admitPage(caller: Caller, quota: Quota, named: string | null = null): Promise<void> {
    const who = named ?? this.addressOf(caller);
    const now = this.ctx.clock.now();
    const verdict = await this.ctx.limiter.take(`page ${who}`, quota, now);
    if (named === null || !verdict.admitted) judge(caller, verdict, now);
  }

  /** As `admitAnonymous`, but nothing is counted while there is room in the window. */
  async refuseIfSpent(caller: Caller): Promise<void> {
    const now = this.ctx.clock.now();
    const verdict = await this.ctx.limiter.peek(this.addressOf(caller), anonymousQuota, now);
    if (!verdict.admitted) await this.admitAnonymous(caller);
  }

  /**
   * For answers that no route gives (404, 405): gives the 429 where the window is spent, of the
   * key where it is a valid one, else of the address. The headers tell of the address either way,
   * since nobody has been told yet whether the key is any good. Never rejects.
   */
  async refuseStray(caller: Caller): Promise<Problem | null> {
    const { limiter, clock } = this.ctx;
    const now = clock.now();
    const address = this.addressOf(caller);
    const identity = await this.identifyIfPossible(caller);
    const verdict = identity
      ? await limiter.take(identity.actor.keyId, identity.quota, now)
      : await limiter.take(address, anonymousQuota, now);
    const shown = identity ? await limiter.peek(address, anonymousQuota, now) : verdict;
    setRateHeaders(caller.set, shown, now);
    return verdict.admitted ? null : tooMany(caller.set, verdict);
  }

  /** Where failed attempts to sign in come from stands in the request log. */
  noteRefusal(caller: Caller): void {
    this.watch?.refused(caller.request, () => networkOf(this.clientOf(caller)));
  }

  /** Shows the address's window without counting. */
  async showWindow(caller: Caller): Promise<void> {
    const now = this.ctx.clock.now();
    const verdict = await this.ctx.limiter.peek(this.addressOf(caller), anonymousQuota, now);
    setRateHeaders(caller.set, verdict, now);
  }

  private async identify(caller: Caller): Promise<Identity | Problem> {
    const { request } = caller;
    const key = request.headers.get('x-api-key');
    const identity = await authenticate(this.ctx.reader, key, this.ctx.clock.now());
    if (this.watch && key !== null && !(identity instanceof Problem)) {
      this.watch.identified(request, identity.actor.siteId, keyPrefix(key));
    }
    return identity;
  }

  /** Null without a valid key, and when the store cannot be read: an error is being answered. */
  private async identifyIfPossible(caller: Caller): Promise<Identity | null> {
    try {
      const identity = await this.identify(caller);
      return identity instanceof Problem ? null : identity;
    } catch (error) {
      this.ctx.log.error({ error: String(error) }, 'a key could not be looked up');
      return null;
    }
  }

  private take(caller: Caller, who: string, quota: Quota): void | Promise<void> {
    const now = this.ctx.clock.now();
    const verdict = this.ctx.limiter.take(who, quota, now);
    if (verdict instanceof Promise) return verdict.then((later) => judge(caller, later, now));
    judge(caller, verdict, now);
  }

  /** The client, as far as it shares a window with others: see `addressGroup`. */
  addressOf(caller: Pick<Caller, 'server' | 'request'>): string {
    return addressGroup(this.clientOf(caller));
  }

  /** The client itself, where a consent has to be kept with the address it came from. */
  clientOf({ server, request }: Pick<Caller, 'server' | 'request'>): string {
    const socketAddress = server?.requestIP(request)?.address ?? 'in-process';
    const forwardedFor = request.headers.get('x-forwarded-for');
    return clientAddress(socketAddress, forwardedFor, this.isTrusted);
  }
}

function judge({ set }: Caller, verdict: RateVerdict, nowMs: number): void {
  setRateHeaders(set, verdict, nowMs);
  if (!verdict.admitted) throw tooMany(set, verdict);
}

function checkRule(actor: KeyActor, { scope, entitlement, retired }: AccessRule): void {
  if (retired !== undefined) throw problem('gone', retired);
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
