import type { Context } from '../../context.ts';
import { day } from '../../lib/clock.ts';
import { type Problem, problem } from '../../problem.ts';
import type { FileIdentity } from './file-identity.ts';
import type { ImportPlan } from './plan-import.ts';
import { findHold, putHold, type RemovalHold } from './removal-hold.ts';
import { inLane } from '../../db/write.ts';

/** A file that takes away more than this of the stock is more likely cut short than true. */
const largestRemovedShare = 0.4;

type Removal = Pick<ImportPlan, 'leaving' | 'before'>;

/**
 * Stops a file that removes too much, and remembers what it would have removed: a later file that
 * agrees with it is let through, since two exports are seldom cut short at the same place.
 */
export async function guardRemoval(
  ctx: Context,
  siteId: string,
  { leaving, before }: Removal,
  file: FileIdentity,
): Promise<void> {
  const limit = before * largestRemovedShare;
  const removed = leaving.length;
  if (removed <= limit) return;
  const hold = await findHold(ctx.reader, siteId);
  if (hold && isLater(file, hold, ctx.clock.now()) && unconfirmed(leaving, hold) <= limit) {
    const about = { site: siteId, removed, in_stock: before };
    ctx.log.info(about, 'a second file removes the same vehicles; it is taken in');
    return;
  }
  const vehicleIds = leaving.map(({ vehicle }) => vehicle.id);
  if (hold?.contentHash !== file.contentHash || isLater(file, hold, ctx.clock.now())) {
    await ctx.write((tx) => {
      const { contentHash, modifiedAtMs: fileModifiedAt } = file;
      const seen = { contentHash, fileModifiedAt, createdAt: tx.now };
      return putHold(tx, { siteId, ...seen, inStock: before, vehicleIds });
    }, inLane(siteId));
  }
  throw removesTooMuch(removed, before);
}

/**
 * The same bytes are another file only with a later time of their own; or a day later, where their
 * supplier tells no time: by then a daily export has run again.
 */
function isLater({ contentHash, modifiedAtMs }: FileIdentity, hold: RemovalHold, now: number) {
  const { fileModifiedAt } = hold;
  if (modifiedAtMs !== null && fileModifiedAt !== null) {
    const isSame = contentHash === hold.contentHash;
    return isSame ? modifiedAtMs > fileModifiedAt : modifiedAtMs >= fileModifiedAt;
  }
  return contentHash !== hold.contentHash || now - hold.createdAt >= day;
}

/** Vehicles that the earlier file still listed. */
function unconfirmed(leaving: Removal['leaving'], { vehicleIds }: RemovalHold): number {
  const before = new Set(vehicleIds);
  return leaving.filter(({ vehicle }) => !before.has(vehicle.id)).length;
}

function removesTooMuch(removed: number, inStock: number): Problem {
  const percent = Math.round((removed / inStock) * 100);
  return problem(
    'conflict',
    `The file would remove ${removed} of ${inStock} vehicles (${percent}%), more than ` +
      `${largestRemovedShare * 100}%. Nothing was changed. A later file that removes the same ` +
      'ones is taken in; to take in this one, force the import.',
    { removed, in_stock: inStock, limit_percent: largestRemovedShare * 100 },
  );
}
