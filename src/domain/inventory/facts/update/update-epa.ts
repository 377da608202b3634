import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../../../context.ts';
import { minute } from '../../../../lib/clock.ts';
import { largestDownloadBytes } from '../../../../providers/call.ts';
import { Problem } from '../../../../problem.ts';
import { usualSource } from '../usual-source.ts';
import { recordOutcome, type SourceOutcome } from './outcome.ts';
import { findUpdate } from './update-store.ts';

/** Takes a downloaded table in; throws a Problem with the reason where it cannot be. */
export type TakeIn = (ctx: Context, path: string, signal: AbortSignal) => Promise<void>;

const timeLimitMs = 10 * minute;

/** Fetches the EPA's table where it is another than the one that was taken in last. */
export async function updateEpa(
  ctx: Context,
  url: string,
  takeIn: TakeIn,
  signal: AbortSignal,
): Promise<SourceOutcome> {
  const source = usualSource;
  const failed = (error: string) => recordOutcome(ctx, { source, outcome: 'failed', error });
  const known = await findUpdate(ctx.reader, source);
  const folder = join(ctx.config.dataDir, 'downloads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'epa-facts');
  try {
    const answer = await ctx.call({
      url,
      method: 'GET',
      headers: {
        accept: '*/*',
        'user-agent': 'Forecourt',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(!known?.etag && known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
      timeoutMs: timeLimitMs,
      maxResponseBytes: largestDownloadBytes,
      saveTo: path,
      signal,
    });
    // A stop of the program says nothing of the source.
    if (answer.kind === 'cancelled') return { source, outcome: 'unchanged' };
    if (answer.kind !== 'answered') return await failed(answer.message);
    if (answer.status === 304 && known?.contentHash) {
      return await recordOutcome(ctx, { source, outcome: 'unchanged' });
    }
    if (answer.status !== 200) return await failed(`It answered with status ${answer.status}.`);
    if (answer.truncated) return await failed('The file is too large.');
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    const marks = { etag, lastModified, contentHash: await hashOf(path) };
    if (known?.contentHash === marks.contentHash) {
      return await recordOutcome(ctx, { source, outcome: 'unchanged' }, marks);
    }
    await takeIn(ctx, path, signal);
    return await recordOutcome(ctx, { source, outcome: 'updated' }, marks);
  } catch (error) {
    if (error instanceof Problem) return await failed(error.message);
    throw error;
  } finally {
    rmSync(path, { force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  for await (const chunk of Bun.file(path).stream()) hasher.update(chunk);
  return hasher.digest('hex');
}
