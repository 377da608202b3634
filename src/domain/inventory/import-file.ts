import type { PersonActor } from '../../actor.ts';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { minute } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { modifiedAtOf } from './file-identity.ts';
import { MalformedFeed, UnknownFeed } from './formats/feed-error.ts';
import { unzip } from './formats/reading/unzip.ts';
import { importFeed } from './import-feed.ts';
import type { FeedOfSite } from './polled-feeds.ts';

/**
 * Unpacked. Above this an import would keep requests waiting for longer than anybody should notice:
 * a hundred vehicles take some ten milliseconds.
 */
const maxInProcessBytes = 64 * 1024;

/** A file of 100,000 vehicles takes half a minute on a slow machine. */
const timeLimitMs = 10 * minute;

type Target = Pick<FeedOfSite, 'siteId' | 'siteSlug' | 'country' | 'state' | 'timeZone' | 'format'>;

/** How far it has come is written to `progressFile`, in percent. */
export type ImportOptions = { force?: boolean; by?: PersonActor; progressFile?: string };

/**
 * Takes a file in as a feed's new stock: one that is not tiny in a process of its own, so that
 * requests go on being answered whatever stands in it. Throws a Problem with the reason when
 * nothing was taken in.
 */
export async function importFile(
  ctx: Context,
  feed: Target,
  file: { path: string; bytes: number },
  signal: AbortSignal,
  { force = false, by, progressFile }: ImportOptions = {},
): Promise<void> {
  const { siteId: id, country, state, timeZone, format } = feed;
  if (await isTiny(file)) {
    const source = Bun.file(file.path).stream();
    const site = { id, country, state, timeZone };
    const modifiedAtMs = modifiedAtOf(file.path);
    await importFeed(ctx, { site, source, format, modifiedAtMs, force, by });
    return;
  }
  const wanted = format === null ? [] : ['--format', format];
  const told = progressFile === undefined ? [] : ['--progress-file', progressFile];
  const options = [...wanted, ...(force ? ['--force'] : []), ...byWhom(by), ...told];
  const args = ['import', file.path, '--site', feed.siteSlug, ...options, '--json'];
  const timeout = AbortSignal.timeout(timeLimitMs);
  const ended = AbortSignal.any([signal, timeout]);
  const { status, errors } = await ctx.runOwnProgram(args, settingsOf(ctx.config), ended);
  if (status === 0) return;
  if (timeout.aborted) throw problem('conflict', `The import ${tookTooLong}`);
  throw problem('conflict', reasonIn(errors) ?? 'The import ended before it was done.');
}

function byWhom(by: PersonActor | undefined): string[] {
  return by?.userId ? ['--by', by.userId] : [];
}

/** The command's own last sentence; lines of the log may stand before it. */
function reasonIn(errors: string): string | null {
  const said = errors.split('\n').findLast((line) => line.startsWith('forecourt: '));
  return said?.slice('forecourt: '.length) ?? (errors.trim() || null);
}

const tookTooLong = `was ended: it took longer than ${timeLimitMs / minute} minutes.`;

/** Taken in so fast that nobody has to wait for it. */
export async function isTiny({ path, bytes }: { path: string; bytes: number }): Promise<boolean> {
  if (bytes > maxInProcessBytes) return false;
  let unpacked = 0;
  try {
    for await (const chunk of unzip(Bun.file(path).stream())) {
      unpacked += chunk.length;
      if (unpacked > maxInProcessBytes) return false;
    }
  } catch (error) {
    // What is wrong with the file is told by the import itself.
    if (error instanceof MalformedFeed || error instanceof UnknownFeed) return true;
    throw error;
  }
  return true;
}

/** The program asks for the master key whatever it does, and must not make another one. */
function settingsOf({ dataDir, masterKey, masterKeyFile }: Config): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(masterKey !== null && { MASTER_KEY: masterKey }),
    ...(masterKeyFile !== null && { MASTER_KEY_FILE: masterKeyFile }),
  };
}
