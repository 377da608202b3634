import type { Clock } from '../../lib/clock.ts';
import { second } from '../../lib/clock.ts';
import type { Answer, Call } from '../call.ts';
import { readAnswer } from './marketcheck-answer.ts';
import type { ListingQuestion, ListingsProvider, ListingsResult } from './port.ts';
import type { ListingsSettings } from './settings.ts';

/** The most that the service gives at once. */
const rowsAtOnce = 50;
/** Of one question. What lies further away, or deeper, is left to it. */
const maxRows = 2_000;
/** The widest that its plans allow. */
const maxRadius = 100;
const timeLimitMs = 30 * second;
const maxBytes = 8 * 1024 * 1024;

/**
 * MarketCheck's search of active listings, as docs.marketcheck.com describes it: GET
 * /search/car/active with the key as `api_key`, `start` and `rows`; 429 with Retry-After where its
 * rate or the quota of the month is spent.
 */
export function marketcheck(
  { baseUrl, apiKey, everyMs, maxCalls }: ListingsSettings,
  { call, clock }: { call: Call; clock: Clock },
): ListingsProvider {
  async function search(
    question: ListingQuestion,
    start: number,
    signal: AbortSignal,
  ): Promise<ListingsResult> {
    const answer = await call({
      url: `${baseUrl}/search/car/active?${queryOf(question, start, apiKey)}`,
      method: 'GET',
      headers: { accept: 'application/json', 'user-agent': 'Forecourt' },
      timeoutMs: timeLimitMs,
      maxResponseBytes: maxBytes,
      signal,
    });
    if (answer.kind !== 'answered') {
      return { kind: 'failed', isFinal: answer.kind === 'refused', message: answer.message };
    }
    return resultOf(answer, question, start, clock.now());
  }
  return { id: 'marketcheck', everyMs, maxCalls, search };
}

function queryOf(question: ListingQuestion, start: number, apiKey: string): URLSearchParams {
  const { postalCode, country, radiusMiles, make, model } = question;
  return new URLSearchParams({
    api_key: apiKey,
    country: country.toLowerCase(),
    zip: postalCode,
    radius: String(Math.min(radiusMiles, maxRadius)),
    make: make.toLowerCase(),
    model: model.toLowerCase(),
    sort_by: 'dist',
    sort_order: 'asc',
    start: String(start),
    rows: String(rowsAtOnce),
  });
}

function resultOf(
  { status, headers, body, truncated }: Answer,
  { country }: ListingQuestion,
  start: number,
  nowMs: number,
): ListingsResult {
  if (status === 429) {
    const retryAfterMs = waitIn(headers['retry-after'], nowMs);
    return { kind: 'limited', retryAfterMs, message: 'It takes no more requests for now (429).' };
  }
  if (status === 401 || status === 403) {
    const message = `It refuses the key (status ${status}).`;
    return { kind: 'failed', isFinal: true, message };
  }
  if (status !== 200) {
    const isFinal = status >= 400 && status < 500 && status !== 408;
    return { kind: 'failed', isFinal, message: `It answered with status ${status}.` };
  }
  const page = truncated ? null : readAnswer(body, country);
  if (page === null) {
    return { kind: 'failed', isFinal: false, message: 'It answered with no list of listings.' };
  }
  const end = start + page.count;
  const isMore = page.count > 0 && end < page.found;
  const isWhole = !isMore || end < maxRows;
  return {
    kind: 'page',
    listings: page.listings,
    next: isMore && isWhole ? end : null,
    isWhole,
  };
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function waitIn(text: string | undefined, nowMs: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * second;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
