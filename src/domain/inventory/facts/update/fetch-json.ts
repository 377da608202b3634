import type { Context } from '../../../../context.ts';
import { second } from '../../../../lib/clock.ts';

/** A model that thousands complain of has some two megabytes. */
const maxBytes = 16 * 1024 * 1024;
const timeLimitMs = 30 * second;

/** Why a source could not be read, in a sentence. */
export class SourceFault extends Error {
  override name = 'SourceFault';
}

/**
 * The JSON at an address. NHTSA answers 400 or 404, with an empty list, to a model that it does not
 * know by that name. Throws SourceFault.
 */
export async function fetchJson(ctx: Context, url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await ctx.call({
    url,
    method: 'GET',
    headers: { accept: 'application/json', 'user-agent': 'Forecourt' },
    timeoutMs: timeLimitMs,
    maxResponseBytes: maxBytes,
    signal,
  });
  if (answer.kind !== 'answered') throw new SourceFault(answer.message);
  const { status, truncated, body } = answer;
  if (truncated) throw new SourceFault('The answer is too large.');
  if (![200, 400, 404].includes(status))
    throw new SourceFault(`It answered with status ${status}.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new SourceFault(`It answered with status ${status} and no JSON.`);
  }
}
