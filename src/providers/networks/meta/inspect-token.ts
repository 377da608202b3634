import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import { harmless, readAs, said } from '../ask.ts';
import type { Network, TokenState, Trouble } from '../port.ts';
import type { Graph } from './graph.ts';

/* "Debug-Token" of Meta's reference of the Graph API. */
const Inspected = Type.Object({
  data: Type.Object({
    is_valid: Type.Boolean(),
    /** In seconds; 0 for one that does not end. */
    expires_at: Type.Optional(Type.Number()),
    scopes: Type.Optional(Type.Array(Type.String())),
    error: Type.Optional(Type.Object({ message: Type.Optional(Type.String()) })),
  }),
});

type Inspect = NonNullable<Network['inspect']>;

/** Asked with the token of the app itself: its id and its secret. */
export async function inspectToken(
  graph: Graph,
  { clientId, clientSecret }: Parameters<Inspect>[0],
  { accessToken, signal }: Parameters<Inspect>[1],
): Promise<TokenState | Trouble> {
  const app = { externalId: '', accessToken: `${clientId}|${clientSecret}`, signal };
  const answer = await graph.get(app, 'debug_token', { input_token: accessToken });
  if (answer.kind !== 'answered') return harmless(answer);
  const read = readAs(Inspected, answer.json)?.data;
  if (!read) return { kind: 'unavailable', message: 'Facebook: the token cannot be looked at' };
  const { is_valid: isValid, expires_at: endsAt = 0, scopes = [], error } = read;
  const words = said(error?.message) || 'the token is not good any more';
  return {
    kind: 'state',
    fault: isValid ? null : `Facebook: ${words}; connect the account again.`,
    expiresAtMs: endsAt > 0 ? endsAt * second : null,
    scopes,
  };
}
