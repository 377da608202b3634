import { sql } from 'drizzle-orm';
import type { Reader } from '../reader.ts';
import type { Write } from '../write.ts';
import { inLane } from '../write.ts';

/** Pages in KiB that each connection keeps, in place of what a server wants. */
const kibibytes = 4_000;

/** For a process that goes through the store once: it gains nothing from what it keeps of it. */
export async function keepCacheSmall(store: { reader: Reader; write: Write }): Promise<void> {
  const pragma = sql.raw(`PRAGMA cache_size = -${kibibytes}`);
  await store.reader.db.all(pragma);
  await store.write(async (tx) => {
    await tx.db.all(pragma);
  }, inLane('small-cache'));
}
