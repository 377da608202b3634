import type { Context } from '../../../context.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { fetchPhoto, photoLeaseMs } from './fetch-photos.ts';
import { takeHostTurn } from './host-turns.ts';
import { claimPhoto, endFetch, findPhoto, keptPhotos } from './photos-store.ts';

/**
 * The hash of a photo that is wanted now, fetched where it is not there yet. Null where it cannot
 * be had: its host has no turn left, it failed not long ago, or somebody else is fetching it.
 */
export async function bringPhoto(
  ctx: Context,
  siteId: string,
  url: string,
  signal: AbortSignal,
): Promise<string | null> {
  const known = await findPhoto(ctx.reader, siteId, url);
  if (!known) return null;
  if (known.imageId === null) {
    const giveBack = await takeHostTurn(ctx, known.host);
    if (!giveBack) return null;
    try {
      const owner = leaseOwner(ctx);
      const lane = inLane(siteId);
      const photo = await ctx.write((tx) => claimPhoto(tx, known, owner, photoLeaseMs), lane);
      if (!photo) return null;
      const fetched = await fetchPhoto(ctx, photo, signal);
      await ctx.write(async (tx) => {
        await endFetch(tx, photo, fetched ? await fetched.change(tx) : {});
      }, lane);
    } finally {
      giveBack();
    }
  }
  return (await keptPhotos(ctx.reader, siteId, [url])).get(url) ?? null;
}
