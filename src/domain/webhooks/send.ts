import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import type { CallOutcome } from '../../providers/call.ts';
import { version } from '../../version.ts';
import { signatureHeaders } from './signature.ts';

/** Connect to last byte. */
const timeoutMs = 15_000;
const maxResponseBytes = 64 * 1024;
/** What is kept of an answer for people to look at. */
const keptResponseBytes = 4 * 1024;

export type Attempt = {
  delivered: boolean;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
  durationMs: number;
};

export type Outgoing = {
  url: string;
  secrets: readonly [string, ...string[]];
  eventId: string;
  eventType: string;
  body: string;
  attempt: number;
};

/**
 * One attempt: signs, sends and reads the answer. Only a 2xx answer is a delivery. `ending` breaks
 * the attempt off.
 */
export async function sendOnce(
  ctx: Context,
  outgoing: Outgoing,
  ending?: AbortSignal,
): Promise<Attempt> {
  const { url, secrets, eventId, body } = outgoing;
  const outcome = await ctx.call({
    url,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': `Forecourt/${version}`,
      'X-Webhook-Event': outgoing.eventType,
      'X-Webhook-Attempt': String(outgoing.attempt),
      ...signatureHeaders({ eventId, atMs: ctx.clock.now(), body, secrets }),
    },
    body,
    timeoutMs,
    maxResponseBytes,
    idempotent: true,
    ...(ending && { signal: ending }),
  });
  return attemptFrom(outcome);
}

function attemptFrom(outcome: CallOutcome): Attempt {
  const durationMs = Math.round(outcome.durationMs);
  if (outcome.kind !== 'answered') {
    const error = outcome.message;
    return { delivered: false, responseStatus: null, responseBody: null, error, durationMs };
  }
  const { status } = outcome;
  const delivered = status >= 200 && status < 300;
  return {
    delivered,
    responseStatus: status,
    responseBody: new TextDecoder().decode(outcome.body.subarray(0, keptResponseBytes)),
    error: delivered ? null : reasonFor(status),
    durationMs,
  };
}

function reasonFor(status: number): string {
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect) return `The receiver answered ${status}; redirects are not followed.`;
  return `The receiver answered ${status}.`;
}

/** Why a subscription was switched off, in words for the partner. */
export function disabledReason(failures: number, lastError: string | null, atMs: number): string {
  const last = lastError ? `${lastOne}${lastError}` : '';
  return `Disabled at ${isoTime(atMs)} after ${failures} failed attempts in a row.${last}`;
}

const lastOne = ' The last one: ';

/** What the last attempt ended with, of such a reason; the rest of it is told in other words. */
export function lastErrorIn(reason: string): string | null {
  const [, error] = reason.split(lastOne, 2);
  return error ?? null;
}
