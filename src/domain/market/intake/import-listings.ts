import type { ImportProblem } from '../../../../schema/tables/imports.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { isoTime } from '../../../lib/clock.ts';
import { problem } from '../../../problem.ts';
import { HashedSource } from '../../inventory/file-identity.ts';
import { openFeed } from '../../inventory/formats/read-feed.ts';
import { ImportProblems } from '../../inventory/import-problems.ts';
import { refusingFaults } from '../../inventory/refuse-feed.ts';
import { UnreadColumns } from '../../inventory/unread-columns.ts';
import { allListingColumns } from '../reading/listing-columns.ts';
import { readListing } from '../reading/read-listing.ts';
import { finishStaging } from './finish-staging.ts';
import { findImport, insertImport, sourceNamed } from './intake-store.ts';
import { discardImport, Stager } from './stage-listings.ts';
import { takeOverImport } from './take-over.ts';

export type MarketImportInput = {
  source: AsyncIterable<Uint8Array>;
  /** Which of the sources lists this; each keeps account of what is gone from it. */
  name?: string;
  /** ISO 4217, of prices and places that do not say otherwise. */
  currency?: string;
  /** Takes in a file that lists far less than its source did before. */
  force?: boolean;
  /** Called with the rows read so far. */
  onProgress?: (rows: number) => void;
};

export type MarketImportReport = {
  source: string;
  format: string;
  rows: number;
  accepted: number;
  rejected: number;
  new: number;
  changed: number;
  unchanged: number;
  /** Not listed now, though by the import before. */
  missing: number;
  /** Not listed by two imports in a row. */
  gone: number;
  /** False where the same file was taken in less than a day ago. */
  is_new_file: boolean;
  unread_columns: { name: string; sample: string }[];
  problems: ImportProblem[];
  problems_total: number;
  seconds: number;
};

export const usualSource = 'listings';
const longestName = 60;

/**
 * Takes a file of listings in, all of it or none: it is staged in small writes that nobody sees and
 * then taken over, in small writes too, which another process goes on with if this one dies. Throws
 * a Problem, having changed nothing, for a file that is not understood or lists too little.
 */
export async function importListings(
  ctx: Context,
  input: MarketImportInput,
): Promise<MarketImportReport> {
  const begun = performance.now();
  const name = sourceName(input.name ?? usualSource);
  const file = new HashedSource(input.source, null);
  const read = await refusingFaults(() => stageFile(ctx, name, file, input));
  const { importId, problems, unread } = read;
  const staged = { importId, contentHash: file.identity.contentHash, problems };
  const isNew = await orDiscard(ctx, importId, () => {
    return finishStaging(ctx, staged, { force: input.force ?? false });
  });
  if (isNew) await takeOverImport(ctx, importId, ctx.ending);
  const done = isNew ? await findImport(ctx.reader, importId) : undefined;
  return {
    source: name,
    format: read.format,
    rows: read.rows,
    accepted: read.accepted,
    rejected: read.rows - read.accepted,
    new: done?.new ?? 0,
    changed: done?.changed ?? 0,
    unchanged: done?.unchanged ?? (isNew ? 0 : read.accepted),
    missing: done?.missing ?? 0,
    gone: done?.gone ?? 0,
    is_new_file: isNew,
    unread_columns: [...unread.list],
    problems: problems.kept,
    problems_total: problems.total,
    seconds: Math.round(performance.now() - begun) / 1000,
  };
}

type StagedFile = {
  importId: string;
  format: string;
  rows: number;
  accepted: number;
  problems: ImportProblems;
  unread: UnreadColumns;
};

async function stageFile(
  ctx: Context,
  name: string,
  file: AsyncIterable<Uint8Array>,
  { currency = 'USD', onProgress }: MarketImportInput,
): Promise<StagedFile> {
  const now = ctx.clock.now();
  const options = { today: isoTime(now).slice(0, 10), currency };
  const { format, rows } = await openFeed(file);
  const importId = ctx.ids.uuid();
  await ctx.write(async (tx) => {
    const source = await sourceNamed(tx, name);
    await insertImport(tx, {
      id: importId,
      sourceId: source.id,
      format: format.id,
      isComplete: true,
    });
  }, inLane('market'));
  const problems = new ImportProblems();
  const unread = new UnreadColumns(format, allListingColumns);
  const stager = new Stager(ctx, importId, problems);
  let count = 0;
  return orDiscard(ctx, importId, async () => {
    for await (const raw of rows) {
      count += 1;
      unread.note(raw);
      const listing = readListing(raw, format, options, now);
      if ('problem' in listing) problems.add(listing.problem);
      else await stager.add(raw.line, listing);
      if (count % 1_000 === 0) onProgress?.(count);
    }
    await stager.end();
    const { accepted } = stager;
    return { importId, format: format.id, rows: count, accepted, problems, unread };
  });
}

async function orDiscard<T>(ctx: Context, importId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await discardImport(ctx, importId);
    throw error;
  }
}

function sourceName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= longestName && !name.startsWith('api:')) return name;
  const message = `A source has a name of 1 to ${longestName} characters that is no "api:…".`;
  throw problem('validation_error', message);
}
