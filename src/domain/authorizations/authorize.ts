import type { Platform } from '../../../schema/contracts/social.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import type { AnalyticsSource } from '../../providers/analytics/google-oauth.ts';
import { type Authorization, startAuthorization } from '../../providers/oauth/authorization.ts';
import type { OAuthClient } from '../../providers/oauth/oauth-client.ts';
import { readReturned, stateIn } from '../../providers/oauth/returned-code.ts';
import type { Registered } from '../analytics/connections/sign-in.ts';
import { makeTicket, readTicket, storeOf } from './tickets.ts';

/** What somebody signs in elsewhere for. */
export type Purpose =
  | { kind: 'social'; platform: Platform }
  | ({ kind: 'figures'; source: AnalyticsSource; property: string } & Registered);

type Pending = { purpose: Purpose; verifier: string | null; redirectUri: string };
export type Returned = { purpose: Purpose; authorization: Authorization; code: string };

const ticketName = 'authorization';

/** The address at which somebody lets the program in; its state carries what comes next. */
export function authorizationAddress(
  ctx: Pick<Context, 'seal' | 'clock' | 'random'>,
  by: PersonActor,
  client: OAuthClient,
  redirectUri: string,
  purpose: Purpose,
): string {
  const stateWith = (verifier: string | null) =>
    makeTicket<Pending>(ctx, by, ticketName, { purpose, verifier, redirectUri });
  return startAuthorization(client, redirectUri, ctx.random, stateWith).address;
}

/** The store of the address at which the browser ended; null where nobody here sent it. */
export function storeReturnedTo(ctx: Pick<Context, 'seal' | 'clock'>, text: string): string | null {
  return storeOf(ctx, stateIn(text) ?? '');
}

/** Throws a 409 for an address of somebody else, an old one, and where the provider said no. */
export function readAuthorization(
  ctx: Pick<Context, 'seal' | 'clock'>,
  by: PersonActor,
  text: string,
): Returned {
  const state = stateIn(text) ?? '';
  const pending = readTicket<Pending>(ctx, by, ticketName, state);
  if (!pending) throw problem('conflict', foreign, { reason: 'foreign' });
  const returned = readReturned(text, state);
  if (returned.kind !== 'code') throw problem('conflict', returned.message);
  const { purpose, verifier, redirectUri } = pending;
  return {
    purpose,
    authorization: { address: '', state, verifier, redirectUri },
    code: returned.code,
  };
}

const foreign = 'This address belongs to no attempt to connect of the last 30 minutes.';
