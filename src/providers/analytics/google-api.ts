import { minute } from '../../lib/clock.ts';
import type { Answer, Call } from '../call.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import { SourceFault } from './source-fault.ts';

export type GoogleApi = { call: Call; accessToken: string; signal?: AbortSignal };

/** A page of 25,000 addresses is a few megabytes. */
const maxBytes = 64 * 1024 * 1024;

/** The JSON that a method answers. Throws SourceFault. */
export async function askGoogle(
  { call, accessToken, signal }: GoogleApi,
  url: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await call({
    url,
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'user-agent': 'Forecourt',
    },
    body: JSON.stringify(body),
    timeoutMs: minute,
    maxResponseBytes: maxBytes,
    signal,
  });
  if (answer.kind === 'cancelled') throw new SourceFault('cancelled', answer.message);
  if (answer.kind !== 'answered') throw new SourceFault('passing', answer.message);
  if (answer.truncated) throw new SourceFault('passing', 'The answer is too large.');
  const parsed = readJson(answer.body);
  if (answer.status !== 200) throw faultIn(answer, parsed);
  if (parsed === null) throw new SourceFault('passing', 'Google answered with something else.');
  return parsed;
}

/** Quotas are refused with 429, or with 403 and one of these reasons. */
const quotaPattern = /quota|rate_?limit|resource_exhausted/i;

function faultIn(answer: Answer, parsed: Record<string, unknown> | null): SourceFault {
  const { status, headers } = answer;
  const error = objectOf(parsed?.error);
  const reasons = [...listOf(error.errors), ...listOf(error.details)].map(({ reason }) => reason);
  const words = [error.status, ...reasons].filter((word) => typeof word === 'string').join(' ');
  const said = typeof error.message === 'string' ? error.message.slice(0, 200) : words;
  const message = `Google answered ${status}${said === '' ? '' : `: ${said}`}`;
  const waitMs = retryAfterMs(headers);
  if (status === 429 || (status === 403 && quotaPattern.test(words))) {
    return new SourceFault('busy', message, waitMs);
  }
  if (status === 401) return new SourceFault('unauthorized', message);
  const isOurs = status >= 400 && status < 500 && status !== 408;
  return new SourceFault(isOurs ? 'refused' : 'passing', message, waitMs);
}

function readJson(body: Uint8Array): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
