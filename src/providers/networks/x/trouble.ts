import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import { type NetworkAnswer, readAs, said } from '../ask.ts';
import type { Trouble } from '../port.ts';

const ProblemBody = Type.Object({
  title: Type.Optional(Type.String()),
  detail: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ message: Type.Optional(Type.String()) }))),
});

/** What an answer that is no success means. X tells when its window ends. */
export function troubleFromX({ status, headers, json }: NetworkAnswer): Trouble {
  const body = readAs(ProblemBody, json);
  // An invalid request says what is wrong with it only there.
  const [first] = body?.errors ?? [];
  const words =
    said(first?.message) || said(body?.detail) || said(body?.title) || `status ${status}`;
  const message = `X: ${words}`;
  if (status === 429) return { kind: 'throttled', untilMs: resetAt(headers), message };
  if (status === 401) return { kind: 'token_dead', message };
  if (status === 403 && /duplicate/i.test(`${words} ${body?.detail ?? ''}`)) {
    return { kind: 'duplicate', externalId: null, message };
  }
  if (status >= 500 || status === 408) return { kind: 'unknown', message };
  return { kind: 'refused', message };
}

/** The day's limits, of the account and of the app, are told of in headers of their own. */
function resetAt(headers: NetworkAnswer['headers']): number | null {
  const spent = ['x-user-limit-24hour', 'x-app-limit-24hour'].filter(
    (name) => headers[`${name}-remaining`] === '0',
  );
  const resets = (spent.length > 0 ? spent : ['x-rate-limit']).map((name) => {
    return Number(headers[`${name}-reset`] ?? Number.NaN);
  });
  const seconds = Math.max(0, ...resets.filter(Number.isFinite));
  return seconds > 0 ? seconds * second : null;
}
