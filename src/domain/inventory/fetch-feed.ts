import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { minute } from '../../lib/clock.ts';
import { largestDownloadBytes } from '../../providers/call.ts';
import { readFeedAddress } from './feed-address.ts';
import { unknownTime } from './file-identity.ts';
import { newestFile } from './newest-file.ts';
import type { PolledFeed } from './polled-feeds.ts';

/** What tells that a file is still the one that was taken in last. */
export type FileMarks = {
  etag: string | null;
  lastModified: string | null;
  /** SHA-256 of its bytes, hex. */
  contentHash: string;
};

export type Fetched =
  | { kind: 'file'; path: string; bytes: number; marks: FileMarks; discard(): void }
  | { kind: 'unchanged'; marks: FileMarks | null }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

/** A quarter of a gigabyte from a slow supplier. */
const downloadLimitMs = 8 * minute;

/**
 * Brings a feed's current file, if it is another than the one that was taken in last. The caller
 * discards it when it has been read.
 */
export async function fetchFeed(
  ctx: Context,
  feed: PolledFeed,
  signal: AbortSignal,
): Promise<Fetched> {
  const address = readFeedAddress(feed.address);
  return address.kind === 'web'
    ? fetchFromWeb(ctx, feed, address.url, signal)
    : fetchFromDisk(feed, address.path);
}

async function fetchFromWeb(
  ctx: Context,
  feed: PolledFeed,
  url: string,
  signal: AbortSignal,
): Promise<Fetched> {
  const folder = join(ctx.config.dataDir, 'downloads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, feed.id);
  const discard = () => rmSync(path, { force: true });
  const answer = await ctx.call({
    url,
    method: 'GET',
    headers: requestHeaders(feed),
    timeoutMs: downloadLimitMs,
    maxResponseBytes: largestDownloadBytes,
    saveTo: path,
    signal,
  });
  if (answer.kind === 'answered' && answer.status === 200 && !answer.truncated) {
    const etag = answer.headers.etag ?? null;
    const lastModified = answer.headers['last-modified'] ?? null;
    const marks = { etag, lastModified, contentHash: await hashOf(path) };
    keepTime(path, lastModified);
    return newFile(feed, path, marks, discard);
  }
  discard();
  if (answer.kind === 'cancelled') return { kind: 'cancelled' };
  if (answer.kind !== 'answered') return { kind: 'failed', message: answer.message };
  if (answer.status === 304 && feed.contentHash !== null) {
    return { kind: 'unchanged', marks: null };
  }
  return { kind: 'failed', message: refusal(answer.status, answer.headers.location) };
}

function requestHeaders({ etag, lastModified }: PolledFeed): Record<string, string> {
  return {
    // A compressed file is opened when it is read, however it came to be compressed.
    'accept-encoding': 'gzip',
    accept: '*/*',
    'user-agent': 'Forecourt',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(etag === null && lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** The copy is as old as its supplier says, wherever it is read: that tells a later file. */
function keepTime(path: string, lastModified: string | null): void {
  const at = new Date(lastModified ?? Number.NaN);
  const time = Number.isNaN(at.getTime()) ? unknownTime : at;
  utimesSync(path, time, time);
}

function refusal(status: number, location: string | undefined): string {
  const limit = `${largestDownloadBytes / 1024 / 1024} MB`;
  if (status === 200) return `The file is larger than ${limit}.`;
  const moved = location === undefined ? '' : ' Redirects are not followed: give its new address.';
  return `The address answered with status ${status}.${moved}`;
}

async function fetchFromDisk(feed: PolledFeed, path: string): Promise<Fetched> {
  try {
    const found = newestFile(path);
    if (!found) return { kind: 'failed', message: `There is no feed file at ${path}.` };
    const lastModified = `${found.path} ${found.modifiedAtMs} ${found.bytes}`;
    if (feed.lastModified === lastModified) return { kind: 'unchanged', marks: null };
    const marks = { etag: null, lastModified, contentHash: await hashOf(found.path) };
    return newFile(feed, found.path, marks, () => undefined);
  } catch (error) {
    // Missing rights and unmounted shares come as errors of the system, with a code.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: 'failed', message: `The file cannot be read: ${error.message}.` };
  }
}

function newFile(feed: PolledFeed, path: string, marks: FileMarks, discard: () => void): Fetched {
  if (feed.contentHash !== marks.contentHash) {
    return { kind: 'file', path, bytes: Bun.file(path).size, marks, discard };
  }
  discard();
  return { kind: 'unchanged', marks };
}

async function hashOf(path: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  for await (const chunk of Bun.file(path).stream()) hasher.update(chunk);
  return hasher.digest('hex');
}
