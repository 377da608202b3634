import type { Entitlement, Plan } from '../../schema/contracts/plans.ts';
import type { Scope } from '../../schema/contracts/scopes.ts';
import type { Actor } from '../actor.ts';
import type { Once } from './idempotency.ts';

/** Who asks: a key, and through it one site. */
export type KeyActor = Extract<Actor, { kind: 'key' }> & {
  plan: Plan;
  scopes: readonly Scope[];
  /** Set when the request carries an idempotency key and the route takes one. */
  once?: Once;
};

/** What a route asks of a key. Where several scopes are given, any one is enough. */
export type AccessRule = {
  scope: Scope | readonly Scope[] | 'any';
  entitlement?: Entitlement;
  /** Takes X-Idempotency-Key; the handler then writes with `writeOnce`. */
  idempotent?: boolean;
  /** The operation is gone: every key is told so, in this sentence, before the request is read. */
  retired?: string;
  /** Another time limit for the body than the usual one. */
  bodyTimeoutMs?: number;
};
