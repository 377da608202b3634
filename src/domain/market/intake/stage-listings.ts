import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import type { ImportProblems } from '../../inventory/import-problems.ts';
import type { ReadListing } from '../reading/read-listing.ts';
import {
  deleteImport,
  deleteSomeStaged,
  findImport,
  stageRows,
  type StagedRow,
  updateImport,
} from './intake-store.ts';

/** What is written at once: others who write wait for so long, some 20 ms. */
const rowsAtOnce = 1_000;
const deletedAtOnce = 3_000;
/** Another process that waits for the store looks every 5 ms whether it is free. */
const pauseMs = 8;

/** Writes listings down where nobody sees them. */
export class Stager {
  private waiting: (StagedRow & { line: number })[] = [];
  private place: number;
  accepted = 0;

  constructor(
    private readonly ctx: Context,
    private readonly importId: string,
    private readonly problems: ImportProblems,
    /** How many are staged already, where an import goes on. */
    placed = 0,
  ) {
    this.place = placed;
  }

  async add(line: number, { key, listing, problems }: ReadListing): Promise<void> {
    for (const problem of problems) this.problems.add(problem);
    this.place += 1;
    this.waiting.push({ line, listingKey: key, place: this.place, body: listing });
    if (this.waiting.length < rowsAtOnce) return;
    await this.write();
    await Bun.sleep(pauseMs);
  }

  async end(): Promise<void> {
    if (this.waiting.length > 0) await this.write();
  }

  private async write(): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    const kept = await this.ctx.write(async (tx) => {
      const staged = await stageRows(tx, this.importId, rows.map(withoutLine));
      await updateImport(tx, this.importId, {});
      return staged;
    }, inLane('market'));
    this.accepted += kept.size;
    for (const { line, place, body } of rows) {
      if (kept.has(place)) continue;
      const reason = 'The same car at the same dealer is listed before.';
      this.problems.add({ line, vin: body.vin, field: 'vin', reason });
    }
  }
}

function withoutLine({ listingKey, place, body }: StagedRow): StagedRow {
  return { listingKey, place, body };
}

/** Takes away what an import has staged, and the import unless it was taken over. */
export async function discardImport(ctx: Context, importId: string): Promise<void> {
  await discardStaged(ctx, importId);
  await ctx.write(async (tx) => {
    const found = await findImport(tx, importId);
    if (found?.state === 'staging') await deleteImport(tx, importId);
  }, inLane('market'));
}

export async function discardStaged(
  ctx: Pick<Context, 'write'>,
  importId: string,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  let batch = 1;
  while (batch > 0 && !signal?.aborted) {
    batch = await ctx.write(
      (tx) => deleteSomeStaged(tx, importId, deletedAtOnce),
      inLane('market'),
    );
    deleted += batch;
    if (batch >= deletedAtOnce) await Bun.sleep(pauseMs);
    else await yieldToEventLoop();
  }
  return deleted;
}
