import type { Context } from '../../context.ts';
import type { Reader } from '../../db/reader.ts';
import { sweep } from '../../db/sweep.ts';
import { inLane } from '../../db/write.ts';
import { day } from '../../lib/clock.ts';
import type { StoredImage } from '../../providers/image-store/port.ts';
import { deleteUnusedPhotos } from './feed-photos/sweep-photos.ts';
import { deleteUnusedFiles, knownHashes } from './files-store.ts';
import { deleteOldGenerations } from './generations-store.ts';

/** How long a photo stays that no vehicle in stock names: cars come back, and pages show them. */
export const photosKeptMs = 30 * day;
/** What has just been written may be on its way into a row. */
const graceMs = day;
const generationsKeptMs = 90 * day;

const batch = 500;

/**
 * Removes what has had its time: photos of vehicles that are long gone and that no article shows,
 * generations of more than 90 days ago (their images stay), files that no image names. Uploads and
 * generated images stay until somebody removes them: who shows their address cannot be known.
 */
export async function sweepImages(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ photos: number; generations: number; files: number }> {
  const { clock } = ctx;
  const write = <T>(body: Parameters<typeof ctx.write<T>>[0]) =>
    ctx.write(body, inLane('sweep-images'));
  const photos = await sweep(write, signal, batch, (tx, limit) => {
    return deleteUnusedPhotos(tx, clock.now() - photosKeptMs, limit);
  });
  const generations = await sweep(write, signal, batch, (tx, limit) => {
    return deleteOldGenerations(tx, clock.now() - generationsKeptMs, limit);
  });
  await sweep(write, signal, batch, (tx, limit) => {
    return deleteUnusedFiles(tx, clock.now() - graceMs, limit);
  });
  return { photos, generations, files: await sweepFiles(ctx, signal) };
}

/** Everything in the store that no row names, once it has lain there for a day. */
async function sweepFiles(ctx: Context, signal: AbortSignal): Promise<number> {
  const { imageStore } = ctx.providers;
  const before = ctx.clock.now() - graceMs;
  let removed = 0;
  let waiting: StoredImage[] = [];
  const removeUnknown = async () => {
    for (const name of await unknownOf(ctx.reader, waiting)) {
      await imageStore.remove(name);
      removed += 1;
    }
    waiting = [];
  };
  for await (const file of imageStore.list(signal)) {
    if (file.modifiedAtMs <= before) waiting.push(file);
    if (waiting.length >= batch) await removeUnknown();
  }
  await removeUnknown();
  return removed;
}

async function unknownOf(reader: Reader, files: readonly StoredImage[]): Promise<string[]> {
  const known = await knownHashes(reader, [...new Set(files.map(({ name }) => hashIn(name)))]);
  const isKnown = (name: string) => known.has(hashIn(name)) && !name.endsWith('.draft');
  return files.map(({ name }) => name).filter((name) => !isKnown(name));
}

function hashIn(name: string): string {
  return name.slice(0, 64);
}
