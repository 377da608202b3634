import { retryAfterMs } from '../outbound/retry-after.ts';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** What an error of the SDK tells of the server's answer. */
type Parts = { status: number | null; headers: Readonly<Record<string, string>>; body: string };

/** Told to the operator of what a server answers; its own words are cut at this. */
const longestSaid = 160;

/**
 * Sorts whatever went wrong. Of the server's own words only its code is kept where they may repeat
 * the key (401, 403), and the key itself never.
 */
export function failureFrom(error: unknown, apiKey: string | null): ModelFailure {
  const known = causeOf(error);
  if (known) return known;
  const parts = partsOf(error);
  if (parts.status === null) return brokenOf(error);
  const { kind, says } = readStatus(parts.status, parts.body);
  const own =
    parts.status === 401 || parts.status === 403 ? codeIn(parts.body) : saidIn(parts.body);
  const said = withoutKey(own, apiKey).slice(0, longestSaid);
  const text = `The model's server answered ${parts.status}: ${says}${said && ` (${said})`}.`;
  return new ModelFailure(kind, text, retryAfterIn(parts.headers));
}

function readStatus(status: number, body: string): { kind: ModelFailureKind; says: string } {
  const code = codeIn(body);
  if (status === 429 && /insufficient_quota|billing|credit/i.test(code)) {
    return { kind: 'no_quota', says: 'its quota is used up' };
  }
  if (status === 429) return { kind: 'rate_limited', says: 'too many requests' };
  if (status === 408 || status === 409 || status >= 500) {
    return { kind: 'server_error', says: 'it could not do its work' };
  }
  if (status === 401) return { kind: 'refused', says: 'check LLM_API_KEY' };
  if (status === 402) return { kind: 'no_quota', says: 'it wants to be paid' };
  if (status === 403) return { kind: 'refused', says: 'the key may not do this' };
  if (status === 404) return { kind: 'refused', says: 'check LLM_MODEL and LLM_BASE_URL' };
  if (/content_(policy|filter)|moderation/i.test(body)) {
    return { kind: 'blocked', says: 'its filter refused the request' };
  }
  if (/context_length/i.test(body)) return { kind: 'refused', says: 'the model is too small' };
  return { kind: 'format_refused', says: 'it did not take the request' };
}

/** A failure of ours may come back wrapped by the SDK. */
function causeOf(error: unknown): ModelFailure | null {
  let one: unknown = error;
  for (let depth = 0; depth < 5 && one instanceof Error; depth += 1) {
    if (one instanceof ModelFailure) return one;
    one = one.cause;
  }
  return null;
}

function partsOf(error: unknown): Parts {
  const given = typeof error === 'object' && error !== null ? error : {};
  const status = 'statusCode' in given ? Number(given.statusCode) : Number.NaN;
  const headers = 'responseHeaders' in given ? given.responseHeaders : null;
  const body = 'responseBody' in given ? String(given.responseBody) : '';
  return {
    // A stream that cannot be read is reported with the status that it began with.
    status: status >= 400 ? status : null,
    headers: (headers ?? {}) as Record<string, string>,
    body,
  };
}

/** No status: the connection failed, or an event in the stream said so. */
function brokenOf(error: unknown): ModelFailure {
  const text = error instanceof Error ? chainOf(error) : JSON.stringify(error);
  if (/insufficient_quota/.test(text)) {
    return new ModelFailure('no_quota', "The quota at the model's server is used up.");
  }
  if (/rate_limit/.test(text)) {
    return new ModelFailure('rate_limited', "The model's server had too many requests.");
  }
  if (/overloaded|server_error|api_error|unavailable/i.test(text)) {
    return new ModelFailure('server_error', "The model's server broke off with an error.");
  }
  if (/refused|ECONN|resolve|ENOTFOUND|[Uu]nable to connect|certificate|CERT/.test(text)) {
    const mend = 'Check LLM_BASE_URL, and whether it runs.';
    return new ModelFailure('unreachable', `The model's server cannot be reached. ${mend}`);
  }
  return new ModelFailure('broken_off', "The answer of the model's server broke off.");
}

function chainOf(error: Error): string {
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const cause = error.cause instanceof Error ? ` ${chainOf(error.cause)}` : '';
  return `${error.name} ${error.message}${code}${cause}`;
}

/** In milliseconds by the header that OpenAI sends, or as every server may say it. */
function retryAfterIn(headers: Readonly<Record<string, string>>): number | null {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  return ms >= 0 ? ms : retryAfterMs(headers);
}

/** Code, type or status of the three protocols' error bodies. */
function codeIn(body: string): string {
  const { code, type, status } = errorIn(body);
  return [code, type, status].filter((part) => typeof part === 'string').join(' ');
}

function saidIn(body: string): string {
  const { message } = errorIn(body);
  return typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').replace(/\.$/, '') : '';
}

function errorIn(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    const found = typeof parsed === 'object' && parsed && 'error' in parsed ? parsed.error : parsed;
    if (typeof found === 'string') return { message: found };
    return typeof found === 'object' && found ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function withoutKey(text: string, apiKey: string | null): string {
  const bare = apiKey ? text.replaceAll(apiKey, '…') : text;
  return bare.replaceAll(/\b(sk|key|AIza)[-_\w*]{6,}/g, '…');
}
