import type { Context } from '../../../context.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import type { DispatchedEvent } from '../../../events/reactions.ts';
import { minute } from '../../../lib/clock.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { enqueue } from '../../../work/enqueue.ts';
import type { TaskPayloads } from '../../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../../work/task.ts';
import { altTextOf } from '../../../writing/facts/article-image.ts';
import { photosOfStock } from '../../inventory/photos-of-stock.ts';
import { findSite } from '../../site/store.ts';
import { imagePolicyOf } from '../policy.ts';
import { hasPhotos, type NamedPhoto, notePhotos, retirePhotos } from './photos-store.ts';

/** Holds the list of photos to what the stock names, once an import has changed it. */
export async function syncWhenStockChanged(tx: Tx, { siteId }: DispatchedEvent): Promise<void> {
  const { feedPhotos } = await imagePolicyOf(tx, siteId);
  // Some may have been fetched for a card.
  if (feedPhotos > 0 || (await hasPhotos(tx, siteId)))
    await enqueue(tx, siteId, 'image.sync_photos', {});
}

type SyncTask = Task<TaskPayloads['image.sync_photos']>;

export const syncPhotosTask: TaskDefinition<TaskPayloads['image.sync_photos']> = {
  timeLimitMs: 4 * minute,
  maxAttempts: 3,
  run: syncPhotos,
  // The next import asks for it again.
  giveUp: () => async () => {},
};

async function syncPhotos(
  ctx: Context,
  { siteId }: SyncTask,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const { reader, clock } = ctx;
  const { feedPhotos } = await imagePolicyOf(reader, siteId);
  const site = await findSite(reader, siteId);
  const beganAt = clock.now();
  if (feedPhotos > 0 && site) {
    for await (const photos of namedPhotos(reader, siteId, site.name, feedPhotos)) {
      signal.throwIfAborted();
      await ctx.write((tx) => notePhotos(tx, siteId, photos), inLane(siteId));
      await yieldToEventLoop();
    }
  }
  return async (tx) => {
    await retirePhotos(tx, siteId, beganAt);
    tx.wake('fetch-photos');
  };
}

/** In parts of some hundred. */
async function* namedPhotos(
  reader: Reader,
  siteId: string,
  store: string,
  perVehicle: number,
): AsyncGenerator<NamedPhoto[]> {
  for await (const vehicles of photosOfStock(reader, siteId)) {
    yield vehicles.flatMap((vehicle) => {
      const altText = altTextOf(vehicle, store);
      const named = vehicle.images.flatMap((url) => namedPhoto(url, altText) ?? []);
      return named.slice(0, perVehicle);
    });
  }
}

const longestUrl = 2_000;

/** Null for what is no address of the web. */
export function namedPhoto(text: string, altText: string): NamedPhoto | null {
  const url = text.length <= longestUrl ? URL.parse(text) : null;
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.username === '';
  return isWeb ? { url: text, host: url.host, altText } : null;
}
