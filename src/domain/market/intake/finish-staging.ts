import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { day } from '../../../lib/clock.ts';
import { problem } from '../../../problem.ts';
import type { ImportProblems } from '../../inventory/import-problems.ts';
import {
  countListed,
  countStaged,
  findImport,
  findSource,
  type MarketImport,
  type MarketSource,
  updateImport,
} from './intake-store.ts';
import { discardImport } from './stage-listings.ts';

/** A file that lists less than this part of what there was is more likely cut short than true. */
const smallestShare = 0.6;
/** Of a few dozen listings, half may well be sold. */
const minGuarded = 50;

export type StagedImport = {
  importId: string;
  contentHash: string | null;
  problems: Pick<ImportProblems, 'kept' | 'total'>;
  /** What was read and kept, where the import does not count that itself. */
  rows?: number;
};

/**
 * Hands an import that was read as a whole on to be taken over. False where its file is the same as
 * the one before, less than a day ago: it is no second look at the market, and is dropped. Throws a
 * 409 where it lists far less than before.
 */
export async function finishStaging(
  ctx: Context,
  { importId, contentHash, problems }: StagedImport,
  { force }: { force: boolean },
): Promise<boolean> {
  const isNew = await ctx.write(async (tx) => {
    const found = await findImport(tx, importId);
    const source = found && (await findSource(tx, found.sourceId));
    if (!source)
      throw problem('conflict', 'The import took too long and was discarded. Try again.');
    if (contentHash !== null && isSameFile(tx, source, contentHash)) return false;
    const accepted = await countStaged(tx, importId);
    if (accepted === 0) throw nothingRead(problems);
    if (!force && found.isComplete) await guardLoss(tx, found, accepted);
    const rejected = problems.total;
    await updateImport(tx, importId, {
      state: 'taking_over',
      contentHash,
      accepted,
      rejected,
      rows: accepted + rejected,
      problems: problems.kept,
      problemsTotal: problems.total,
      position: null,
      cursor: 0,
      leaseOwner: null,
      leaseUntil: null,
    });
    tx.wake('refresh-market');
    return true;
  }, inLane('market'));
  if (!isNew) await discardImport(ctx, importId);
  return isNew;
}

function isSameFile(tx: Tx, { contentHash, lastImportAt }: MarketSource, hash: string): boolean {
  return contentHash === hash && lastImportAt !== null && tx.now - lastImportAt < day;
}

function nothingRead({ kept: [first] }: StagedImport['problems']) {
  const why = first ? ` Line ${first.line}, ${first.field}: ${first.reason}` : '';
  return problem('validation_error', `The file has no listing that can be read.${why}`);
}

async function guardLoss(tx: Tx, { sourceId }: MarketImport, accepted: number): Promise<void> {
  const listed = await countListed(tx, sourceId);
  if (listed < minGuarded || accepted >= listed * smallestShare) return;
  throw problem(
    'conflict',
    `The file has ${accepted} listings; its source had ${listed}. Nothing was changed. ` +
      'If the file is right, force the import.',
    { listed, accepted },
  );
}
