import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { emit } from '../../events/emit.ts';
import { minute } from '../../lib/clock.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import { countStockChange } from '../inventory/stock-revision.ts';
import { endWaits } from './batches-store.ts';
import { type DescribingRow, describingRow } from './described-store.ts';
import {
  awaitedDescriptions,
  type DescriptionRow,
  endDescription,
  type Ending,
  showDescription,
} from './descriptions-store.ts';

type DescribeTask = Task<TaskPayloads['inventory.describe']>;

const notWritten = 'The description could not be written. Ask for it again later.';
const gone = 'The vehicle is not in stock any more.';

/**
 * The background task behind POST /inventory/{vin}/description and the batch. Each vehicle ends in
 * a write of its own: one that cannot be described holds up no other.
 */
export const describeTask: TaskDefinition<TaskPayloads['inventory.describe']> = {
  timeLimitMs: 2 * minute,
  maxAttempts: 3,
  run: describeVehicles,
  giveUp:
    (_ctx, { siteId, payload }) =>
    async (tx) => {
      for (const row of await awaitedDescriptions(tx, siteId, payload.descriptionIds)) {
        await recordEnd(tx, row, null, { status: 'failed', error: notWritten });
      }
    },
};

async function describeVehicles(
  ctx: Context,
  { siteId, payload }: DescribeTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const awaited = await awaitedDescriptions(ctx.reader, siteId, payload.descriptionIds);
  if (awaited.length === 0) return async () => {};
  const { Describer } = await import('./describer.ts');
  const describer = await Describer.of(ctx, siteId);
  for (const row of awaited) {
    if (signal.aborted) break;
    const car = await describingRow(ctx.reader, siteId, row.vehicleId);
    const ending: Ending = car ? await describer.describe(car) : { status: 'failed', error: gone };
    await ctx.write((tx) => recordEnd(tx, row, car ?? null, ending), inLane(siteId));
    await yieldToEventLoop();
  }
  signal.throwIfAborted();
  return async () => {};
}

/**
 * Ends a description once, with its events. A car that an import has changed meanwhile is described
 * all the same: what its text states is compared with it after each import.
 */
export async function recordEnd(
  tx: Tx,
  row: Pick<DescriptionRow, 'id' | 'siteId' | 'vehicleId'>,
  car: DescribingRow | null,
  ending: Ending,
): Promise<void> {
  const { id, siteId } = row;
  if (!(await endDescription(tx, id, ending))) return;
  await showDescription(tx, row, ending);
  await countStockChange(tx, siteId);
  if (car && ending.status === 'complete') {
    const { vin, year, make, model } = car;
    await emit(tx, siteId, 'inventory.description.completed', { vin, year, make, model });
  }
  await endWaits(tx, siteId, id);
}
