import type { Context } from '../../../context.ts';
import { second } from '../../../lib/clock.ts';
import { maxPictureBytes } from '../../../media/pictures/prepare-picture.ts';
import type { Answer } from '../../../providers/call.ts';

export type Downloaded =
  | { kind: 'file'; bytes: Uint8Array; etag: string | null }
  | { kind: 'unchanged' }
  /** `isLasting`: asking again soon would not help. */
  | { kind: 'failed'; message: string; isLasting: boolean }
  | { kind: 'cancelled' };

const timeoutMs = 15 * second;
/** Feeds name addresses that lead to the place where files really lie. */
const mostRedirects = 3;
const longestTag = 500;

/**
 * Brings a photo, unless it is the one that `etag` names. Every step of the way goes through the
 * guard of outbound calls, so that no address leads to a private one.
 */
export async function downloadPhoto(
  ctx: Context,
  { url, etag }: { url: string; etag: string | null },
  signal: AbortSignal,
): Promise<Downloaded> {
  const until = ctx.clock.now() + timeoutMs;
  let address = secured(url);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ctx.call({
      url: address,
      method: 'GET',
      headers: {
        accept: 'image/jpeg, image/png, image/webp, image/*;q=0.5',
        'user-agent': 'Forecourt',
        ...(etag !== null && { 'if-none-match': etag }),
      },
      timeoutMs: Math.max(1, until - ctx.clock.now()),
      maxResponseBytes: maxPictureBytes,
      signal,
    });
    if (answer.kind === 'cancelled') return { kind: 'cancelled' };
    if (answer.kind !== 'answered') {
      return { kind: 'failed', message: answer.message, isLasting: answer.kind === 'refused' };
    }
    const next = redirectOf(answer, address);
    if (next === null) return outcomeOf(answer);
    address = next;
  }
  return { kind: 'failed', message: 'The address leads on and on.', isLasting: true };
}

/** Null where there is none to follow. */
function redirectOf({ status, headers }: Answer, from: string): string | null {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return null;
  const next = URL.parse(headers.location, from);
  return next && secured(next.href);
}

/** Outbound calls go over https alone; old feeds say http of hosts that have had both for years. */
function secured(url: string): string {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'http:' && parsed.port === ''
    ? url.replace(/^http:/i, 'https:')
    : url;
}

function outcomeOf({ status, headers, body, truncated }: Answer): Downloaded {
  if (status === 304) return { kind: 'unchanged' };
  if (status === 200 && !truncated) {
    const etag = headers.etag ?? null;
    const isSound = etag !== null && etag.length <= longestTag && /^[\x20-\x7e]+$/.test(etag);
    return { kind: 'file', bytes: body, etag: isSound ? etag : null };
  }
  if (status === 200) {
    return { kind: 'failed', message: 'The photo is larger than 15 MB.', isLasting: true };
  }
  const isLasting = status < 500 && status !== 408 && status !== 429;
  return { kind: 'failed', message: `The address answered with status ${status}.`, isLasting };
}
