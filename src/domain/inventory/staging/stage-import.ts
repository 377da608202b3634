import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { hour } from '../../../lib/clock.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { eachChange, type ImportTimes } from '../plan-changes.ts';
import type { ImportPlan } from '../plan-import.ts';
import {
  deleteSomeStaged,
  insertStaged,
  stagedBefore,
  type StagedHistory,
  type StagedVehicle,
} from './staged-rows.ts';

export type StagedImport = { id: string; siteId: string; vehicles: number; history: number };

/** What is written at once: others who write to the store wait for so long, some 30 ms. */
const rowsAtOnce = 1_500;
const deletedAtOnce = 3_000;

/**
 * Between two writes. Another process that waits for the store looks every 5 ms whether it is free:
 * without a pause it would hardly ever find it so.
 */
const pauseMs = 8;

/** Fewer changes are written in the transaction of the import itself. */
const minStagedChanges = 1_000;

/** An import that has not grown for so long has lost its process. */
const abandonedAfterMs = hour;

export function isStaged({ recordEntries, leaving }: ImportPlan): boolean {
  return recordEntries.length + leaving.length > minStagedChanges;
}

/** Writes down what an import is going to change, where nobody sees it, in small writes. */
export async function stageImport(
  ctx: Context,
  { siteId, ...times }: { siteId: string } & ImportTimes,
  plan: ImportPlan,
): Promise<StagedImport> {
  const staged: StagedImport = { id: ctx.ids.uuid(), siteId, vehicles: 0, history: 0 };
  let vehicles: StagedVehicle[] = [];
  let history: StagedHistory[] = [];
  let lastSeen: number | null = null;
  async function write(): Promise<void> {
    const rows = { vehicles, history };
    await ctx.write((tx) => insertStaged(tx, staged, rows), inLane(siteId));
    vehicles = [];
    history = [];
    await Bun.sleep(pauseMs);
  }
  await eachChange(plan, times, ctx.ids, {
    async leaves(_vehicleId, lastSeenAt) {
      lastSeen = lastSeenAt;
    },
    async haveLeft() {
      lastSeen = null;
    },
    async vehicle(change, row) {
      vehicles.push({ importId: staged.id, place: staged.vehicles, change, ...row });
      staged.vehicles += 1;
    },
    async history(change) {
      const place = staged.history;
      history.push({ importId: staged.id, place, lastSeenAt: lastSeen, ...change });
      staged.history += 1;
      if (vehicles.length + history.length >= rowsAtOnce) await write();
    },
  });
  await write();
  return staged;
}

/** Removes what was staged, whether it was taken over or not. */
export async function discardStaged(
  ctx: Pick<Context, 'write'>,
  { id, siteId }: Pick<StagedImport, 'id' | 'siteId'>,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  let batch = 1;
  while (batch > 0 && !signal?.aborted) {
    batch = await ctx.write((tx) => deleteSomeStaged(tx, id, deletedAtOnce), inLane(siteId));
    deleted += batch;
    if (batch > 0) await Bun.sleep(pauseMs);
    else await yieldToEventLoop();
  }
  return deleted;
}

/** Removes what imports staged whose process has ended before they did. */
export async function sweepStagedImports(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ imports: number; deleted: number }> {
  const counts = { imports: 0, deleted: 0 };
  for (const left of await stagedBefore(ctx.reader, ctx.clock.now() - abandonedAfterMs)) {
    if (signal.aborted) break;
    counts.deleted += await discardStaged(ctx, left, signal);
    counts.imports += 1;
  }
  return counts;
}
