import type { TSchema, Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { second } from '../../lib/clock.ts';
import type { Call, CallFailure } from '../call.ts';
import type { Session, Trouble } from './port.ts';

/** An answer with its body read. `json` is null where it is none. */
export type NetworkAnswer = {
  kind: 'answered';
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
};

export type NetworkRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Readonly<Record<string, string>>;
  json?: object;
  form?: Readonly<Record<string, string>>;
  bytes?: { type: string; body: Uint8Array };
};

/** A picture goes up in one request; answers are small but for lists of posts and reviews. */
const timeoutMs = 30 * second;
const maxAnswerBytes = 2 * 1024 * 1024;

/** Asks once. What was not sent is `unavailable`; what may have arrived is `unknown`. */
export async function askNetwork(
  call: Call,
  { accessToken, signal }: Pick<Session, 'accessToken' | 'signal'>,
  request: NetworkRequest,
): Promise<NetworkAnswer | Extract<Trouble, { kind: 'unavailable' | 'unknown' }>> {
  const { type, body } = bodyOf(request);
  const outcome = await call({
    url: request.url,
    method: request.method,
    headers: {
      accept: 'application/json',
      'user-agent': 'Forecourt',
      ...(accessToken !== '' && { authorization: `Bearer ${accessToken}` }),
      ...(type !== null && { 'content-type': type }),
      ...request.headers,
    },
    body,
    timeoutMs,
    maxResponseBytes: maxAnswerBytes,
    signal,
  });
  if (outcome.kind !== 'answered') return unanswered(outcome);
  const { status, headers } = outcome;
  return { kind: 'answered', status, headers, json: readJson(outcome.body) };
}

function bodyOf({ json, form, bytes }: NetworkRequest): {
  type: string | null;
  body: string | Uint8Array | undefined;
} {
  if (json) return { type: 'application/json', body: JSON.stringify(json) };
  if (bytes) return { type: bytes.type, body: bytes.body };
  if (!form) return { type: null, body: undefined };
  return {
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(form).toString(),
  };
}

const neverSent: readonly CallFailure['kind'][] = [
  'refused',
  'unresolved',
  'connection_failed',
  'tls_failed',
];

function unanswered({ kind, message }: CallFailure) {
  return { kind: neverSent.includes(kind) ? 'unavailable' : 'unknown', message } as const;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** The part of an answer that is used, or null where it has another shape. */
export function readAs<T extends TSchema>(schema: T, json: unknown): Static<T> | null {
  return Value.Check(schema, json) ? json : null;
}

/** A read that came to nothing has done nothing, whatever became of the request. */
export function harmless<T extends { kind: string }>(outcome: T | Trouble): T | Trouble {
  if (outcome.kind !== 'unknown') return outcome;
  const { message } = outcome as Extract<Trouble, { kind: 'unknown' }>;
  return { kind: 'unavailable', message };
}

/** Of the network's own words: no more than a line, and nothing that looks like a token. */
export function said(words: unknown): string {
  if (typeof words !== 'string') return '';
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\w.-]{40,}/g, '…')
    .slice(0, 300)
    .trim();
}
