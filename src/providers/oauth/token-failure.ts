import type { Answer, CallFailure } from '../call.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import type { OAuthClient, TokenFailure } from './oauth-client.ts';

const passingCodes = ['server_error', 'temporarily_unavailable', 'internal_failure', 'slow_down'];

/** No answer came: what was sent may have been taken or not, and the token is as good as before. */
export function unanswered({ provider }: OAuthClient, { message }: CallFailure): TokenFailure {
  return passing(`${provider} could not be reached: ${message}`, null);
}

export function unreadable({ provider }: OAuthClient): TokenFailure {
  return passing(`${provider} answered a request for a token with something else.`, null);
}

/** Sorts an answer that grants nothing (RFC 6749, 5.2; and Facebook's own form of it). */
export function refusedBy(client: OAuthClient, answer: Answer, parsed: unknown): TokenFailure {
  const { provider, deadTokenCodes = [], passingFaultCodes = [] } = client;
  const { status, headers } = answer;
  const { code, message } = errorIn(parsed);
  if (status === 408 || status === 429 || status >= 500) {
    return passing(`${provider} answered with status ${status}.`, retryAfterMs(headers));
  }
  const said = [code, message].filter((part) => part !== '').join(': ');
  const reason = said === '' ? `status ${status}` : said;
  if (code === 'invalid_grant' || deadTokenCodes.includes(code)) {
    return {
      kind: 'dead',
      message: `${provider} does not take the token any more (${reason}).`,
      retryAfterMs: null,
    };
  }
  const isPassing = passingCodes.includes(code) || passingFaultCodes.includes(code);
  // A page of a proxy, say: nothing in it is the provider's word on the token.
  const saysNothing = status < 400 || (code === '' && status !== 401);
  if (isPassing || saysNothing) {
    return passing(`${provider} granted no token (${reason}).`, retryAfterMs(headers));
  }
  return {
    kind: 'misconfigured',
    message: `${provider} refused the client's settings (${reason}).`,
    retryAfterMs: null,
  };
}

function passing(message: string, waitMs: number | null): TokenFailure {
  return { kind: 'passing', message, retryAfterMs: waitMs };
}

/** Cut short: it is the provider's word, and goes into logs. */
const longestSaid = 160;

function errorIn(parsed: unknown): { code: string; message: string } {
  const outer = objectOf(parsed);
  const inner = typeof outer.error === 'object' ? objectOf(outer.error) : outer;
  const code = wordOf(inner.code ?? inner.error);
  const message = wordOf(inner.error_description ?? inner.message).replaceAll(/\s+/g, ' ');
  return { code: code.slice(0, longestSaid), message: message.slice(0, longestSaid) };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
