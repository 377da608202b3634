import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { inLane } from '../write.ts';

/** Pages in one write, each of 4 KiB: a few milliseconds. */
const pagesAtOnce = 250;

/** What is kept for the next rows, so that the file does not shrink and grow all the time. */
const pagesKept = 2_500;
const shareKept = 0.05;

/**
 * Gives the pages that deletions have freed back to the file system, in small writes. A file made
 * by an early version keeps them for itself until `forecourt compact` has been run once.
 */
export async function incrementalVacuum(
  { reader, write }: Pick<Context, 'reader' | 'write'>,
  signal: AbortSignal,
): Promise<{ pages: number }> {
  const pragma = async (name: string): Promise<number> => {
    const [row] = await reader.db.all<Record<string, number>>(sql.raw(`PRAGMA ${name}`));
    return Object.values(row ?? {})[0] ?? 0;
  };
  let pages = 0;
  if ((await pragma('auto_vacuum')) !== incremental) return { pages };
  const kept = Math.max(pagesKept, (await pragma('page_count')) * shareKept);
  while (!signal.aborted && (await pragma('freelist_count')) - pagesAtOnce >= kept) {
    await write(async (tx) => {
      await tx.db.run(sql.raw(`PRAGMA incremental_vacuum(${pagesAtOnce})`));
    }, inLane('incremental-vacuum'));
    pages += pagesAtOnce;
    await yieldToEventLoop();
  }
  return { pages };
}

/** As `PRAGMA auto_vacuum` names it. */
const incremental = 2;
