import type { Config } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { runOwnProgram } from '../../lib/own-program.ts';
import { problem } from '../../problem.ts';
import { modifiedAtOf } from './file-identity.ts';
import { importFeed } from './import-feed.ts';
import type { FeedOfSite } from './polled-feeds.ts';

/** Above this an import would keep requests waiting for longer than anybody should notice. */
const maxInProcessBytes = 1024 * 1024;

/**
 * Takes a file in as a feed's new stock; a large one in a process of its own, so that requests go
 * on being answered. Throws a Problem with the reason when nothing was taken in.
 */
export async function importFile(
  ctx: Context,
  feed: FeedOfSite,
  file: { path: string; bytes: number },
  signal: AbortSignal,
): Promise<void> {
  const { siteId: id, country, state, timeZone, format } = feed;
  if (file.bytes <= maxInProcessBytes) {
    const source = Bun.file(file.path).stream();
    const site = { id, country, state, timeZone };
    await importFeed(ctx, { site, source, format, modifiedAtMs: modifiedAtOf(file.path) });
    return;
  }
  const wanted = format === null ? [] : ['--format', format];
  const args = ['import', file.path, '--site', feed.siteSlug, ...wanted, '--json'];
  const { status, errors } = await runOwnProgram(args, settingsOf(ctx.config), signal);
  if (status === 0) return;
  const reason = errors.trim().replace(/^forecourt: /, '');
  throw problem('conflict', reason || 'The import ended before it was done.');
}

/** The program asks for the master key whatever it does, and must not make another one. */
function settingsOf({ dataDir, masterKey, masterKeyFile }: Config): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(masterKey !== null && { MASTER_KEY: masterKey }),
    ...(masterKeyFile !== null && { MASTER_KEY_FILE: masterKeyFile }),
  };
}
