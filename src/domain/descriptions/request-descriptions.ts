import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';
import { notFound, Problem, problem } from '../../problem.ts';
import { enqueue } from '../../work/enqueue.ts';
import {
  insertBatch,
  insertDescription,
  insertWait,
  newestDescription,
  nextDescription,
  showGenerating,
} from './descriptions-store.ts';
import { describedVehicle } from './described-store.ts';

export type Started = { vin: string | null; descriptionId: string };
export type BatchResult = Started | { vin: string; error: string };

const byPerson =
  'A person has edited this description, and it is not written over. Hand it back to the writer ' +
  'with `forecourt describe --vin VIN --hand-back` first.';

/**
 * Has a vehicle described in the background. Asking again while that waits changes nothing. Throws
 * a 404 for a vehicle that is not in stock, and a 409 where a person has edited the text.
 */
export async function requestDescription(
  ctx: Context,
  siteId: string,
  named: string,
  write: WriteOf<Started> = writesOf(ctx, siteId),
): Promise<Started> {
  return write(async (tx) => {
    const { isNew, ...started } = await begin(tx, siteId, named);
    if (isNew) await enqueueAll(tx, siteId, [started]);
    return started;
  });
}

/** The same for several, each by itself; `inventory.description.batch_completed` tells the end. */
export async function requestDescriptions(
  ctx: Context,
  siteId: string,
  names: readonly string[],
  write: WriteOf<BatchResult[]> = writesOf(ctx, siteId),
): Promise<BatchResult[]> {
  return write(async (tx) => {
    const results: BatchResult[] = [];
    const begun = new Map<string, Started & { isNew: boolean }>();
    for (const name of names) {
      const one = await begin(tx, siteId, name).catch(asProblem);
      if (one instanceof Problem) {
        results.push({ vin: name, error: reasonOf(one) });
        continue;
      }
      const { isNew, vin, descriptionId } = one;
      if (isNew || !begun.has(descriptionId)) begun.set(descriptionId, one);
      results.push({ vin, descriptionId });
    }
    const all = [...begun.values()];
    await beginBatch(tx, siteId, all);
    await enqueueAll(
      tx,
      siteId,
      all.filter(({ isNew }) => isNew),
    );
    return results;
  });
}

async function begin(tx: Tx, siteId: string, named: string): Promise<Started & { isNew: boolean }> {
  const vehicle = await describedVehicle(tx, siteId, named);
  if (!vehicle) throw notFound();
  const { id, vin } = vehicle;
  const newest = await newestDescription(tx, siteId, id);
  if (newest?.status === 'generating') return { vin, descriptionId: newest.id, isNew: false };
  if (newest?.status === 'complete' && newest.maker === 'person') {
    throw problem('conflict', byPerson);
  }
  const row = nextDescription(tx, siteId, id, 'writer', newest);
  await insertDescription(tx, row);
  await showGenerating(tx, siteId, id);
  return { vin, descriptionId: row.id, isNew: true };
}

async function beginBatch(tx: Tx, siteId: string, started: readonly Started[]): Promise<void> {
  if (started.length === 0) return;
  const batchId = tx.ids.uuid();
  await insertBatch(tx, { id: batchId, siteId, count: started.length, createdAt: tx.now });
  for (const { descriptionId } of started) {
    await insertWait(tx, { siteId, descriptionId, batchId });
  }
}

async function enqueueAll(tx: Tx, siteId: string, started: readonly Started[]): Promise<void> {
  if (started.length === 0) return;
  const descriptionIds = started.map(({ descriptionId }) => descriptionId);
  await enqueue(tx, siteId, 'inventory.describe', { descriptionIds });
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

function reasonOf({ code, message }: Problem): string {
  return code === 'not_found' ? 'No vehicle in stock is called so.' : message;
}
