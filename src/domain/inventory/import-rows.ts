import type { ImportProblem, UnreadColumn } from '../../../schema/tables/imports.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { stillMay } from '../access/still-may.ts';
import type { FileIdentity } from './file-identity.ts';
import type { FeedRow } from './formats/format.ts';
import { latestImport } from './import-reads.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { guardRemoval } from './removal-guard.ts';
import { stageFeed } from './stage-feed.ts';
import { discardStaged, isStaged, stageImport, type StagedImport } from './staging/stage-import.ts';
import type { UnreadColumns } from './unread-columns.ts';
import { type ImportFacts, writeImport } from './write-import.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';

export type RowsInput = {
  siteId: string;
  /** Id of a format. */
  format: string;
  rows: AsyncIterable<FeedRow>;
  /** Names of the file's columns. */
  columns: readonly string[];
  unread: UnreadColumns;
  force: boolean;
  /** The site's day, for vehicles that arrive with this file. */
  today: string;
  /** Known when all rows have been drawn. */
  file: { readonly identity: FileIdentity };
  /** Whom the audit log names; feeds that are polled have nobody. */
  by?: PersonActor;
};

/**
 * Every row is accepted or rejected. Each accepted vehicle is exactly one of: new (one that was
 * sold before and is back, too), price_changed (whatever else changed with it), changed, unchanged,
 * or listed as sold. `sold` left the stock, by not being listed or by being listed so.
 */
export type ImportReport = {
  format: string;
  rows: number;
  accepted: number;
  rejected: number;
  new: number;
  changed: number;
  price_changed: number;
  sold: number;
  unchanged: number;
  problems: ImportProblem[];
  problems_total: number;
  /** Columns that no field was taken from, each with its first value. */
  unread_columns: readonly UnreadColumn[];
  seconds: number;
};

/**
 * Takes rows in as the whole stock of a site: all of it in one transaction, or none. Throws a
 * Problem, having written nothing: 400 without one readable row; 409 for what would remove too much
 * of the stock, and when another import of the site came between; 403 for somebody who may not
 * import by then. What `rows` throws passes.
 */
export async function importRows(ctx: Context, input: RowsInput): Promise<ImportReport> {
  const { siteId, format, rows, force, columns, unread, today, file, by } = input;
  const startedAt = ctx.clock.now();
  const previous = await latestImport(ctx.reader, siteId);
  const staged = await stageFeed(ctx.reader, siteId, rows);
  const plan = await planImport(ctx.reader, siteId, staged, columns);
  if (!force) await guardRemoval(ctx, siteId, plan, file.identity);
  const facts: ImportFacts = {
    siteId,
    format,
    isForced: force,
    today,
    previousImportAt: previous?.createdAt ?? null,
    unreadColumns: [...unread.list],
  };
  const ready = isStaged(plan) ? await stageImport(ctx, facts, plan) : null;
  try {
    await ctx.write(async (tx) => {
      const latest = await latestImport(tx, siteId);
      if (latest?.sequence !== previous?.sequence) throw cameBetween();
      if (by && !(await stillMay(tx, by, 'inventory.import'))) throw mayNotImport(by);
      await writeImport(tx, facts, plan, ready);
      if (by) await auditImport(tx, by, facts, plan);
    }, inLane(siteId));
  } finally {
    if (ready) await discard(ctx, ready);
  }
  const seconds = (ctx.clock.now() - startedAt) / 1000;
  return report(plan, { format, unread_columns: unread.list, seconds });
}

async function auditImport(
  tx: Tx,
  by: PersonActor,
  { format, isForced }: ImportFacts,
  { accepted, rejected, counts }: ImportPlan,
): Promise<void> {
  const detail = { format, is_forced: isForced, accepted, rejected, sold: counts.sold };
  await audit(tx, by, 'inventory.import', { kind: 'import', id: null }, detail);
}

/** What cannot be removed now does not undo the import: the sweep will find it. */
async function discard(ctx: Context, staged: StagedImport): Promise<void> {
  try {
    await discardStaged(ctx, staged);
  } catch (error) {
    ctx.log.warn(
      { site: staged.siteId, error: String(error) },
      'staged rows of an import were left',
    );
  }
}

function cameBetween() {
  return problem('conflict', 'Another import of this site ended meanwhile. Import the file again.');
}

/** A large file takes minutes, in which somebody may lose the role or the account. */
function mayNotImport({ name }: PersonActor) {
  const what = 'may not import the stock of this store (any more). Nothing was changed.';
  return problem('forbidden', `${name.trim()} ${what}`);
}

function report(
  plan: ImportPlan,
  about: Pick<ImportReport, 'format' | 'unread_columns' | 'seconds'>,
): ImportReport {
  const { rows, accepted, rejected, counts, problems } = plan;
  return {
    ...about,
    rows,
    accepted,
    rejected,
    new: counts.new,
    changed: counts.changed,
    price_changed: counts.priceChanged,
    sold: counts.sold,
    unchanged: counts.unchanged,
    problems: problems.kept,
    problems_total: problems.total,
  };
}
