import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { askNetwork, type NetworkAnswer, type NetworkRequest, readAs, said } from '../ask.ts';
import type { Session, Trouble } from '../port.ts';

export type Google = (
  session: Pick<Session, 'accessToken' | 'signal'>,
  request: Pick<NetworkRequest, 'method' | 'json' | 'url'>,
) => Promise<NetworkAnswer | (Trouble & { status?: number })>;

/** The APIs of Google's Business Profiles: what is answered with success, or what went wrong. */
export function googleApi(call: Call): Google {
  return async (session, request) => {
    const answer = await askNetwork(call, session, request);
    if (answer.kind !== 'answered') return answer;
    return answer.status === 200 ? answer : troubleFromGoogle(answer);
  };
}

/** google.rpc.Status, and RetryInfo among its details (cloud.google.com/apis/design/errors). */
const ErrorBody = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    details: Type.Optional(Type.Array(Type.Object({ retryDelay: Type.Optional(Type.String()) }))),
  }),
});

function troubleFromGoogle({ status, headers, json }: NetworkAnswer): Trouble & { status: number } {
  const error = readAs(ErrorBody, json)?.error;
  const message = `Google: ${said(error?.message) || `status ${status}`}`;
  if (status === 401) return { kind: 'token_dead', message, status };
  if (status === 429) {
    const told = error?.details?.map(({ retryDelay = '' }) => Number.parseFloat(retryDelay)) ?? [];
    const seconds = Math.max(
      0,
      ...told.filter(Number.isFinite),
      Number(headers['retry-after'] ?? 0),
    );
    const wait = seconds > 0 ? { waitMs: seconds * second } : {};
    return { kind: 'throttled', untilMs: null, ...wait, message, status };
  }
  if (status >= 500 || status === 408) return { kind: 'unknown', message, status };
  return { kind: 'refused', message, status };
}
