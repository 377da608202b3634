import type { Context } from '../../../context.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { fetchPhoto, photoLeaseMs } from './fetch-photos.ts';
import { awaitHostTurn, nextEnd } from './host-turns.ts';
import { claimPhoto, endFetch, type FeedPhoto, findPhoto, keptPhotos } from './photos-store.ts';

/**
 * The hash of a photo that is wanted now, fetched where it is not there yet. Null where it cannot
 * be had: the requests of this minute to its host are spent, it failed not long ago, or another
 * process is fetching it.
 */
export async function bringPhoto(
  ctx: Context,
  siteId: string,
  url: string,
  signal: AbortSignal,
): Promise<string | null> {
  for (;;) {
    const known = await findPhoto(ctx.reader, siteId, url);
    if (!known) return null;
    if (known.imageId !== null) break;
    if (isLeased(ctx, known)) {
      const end = nextEnd(ctx, known.host);
      if (!end) return null;
      await end;
    } else if (!(await fetchNow(ctx, known, signal))) {
      const again = await findPhoto(ctx.reader, siteId, url);
      if (!again || (again.imageId === null && !isLeased(ctx, again))) return null;
    } else break;
  }
  return (await keptPhotos(ctx.reader, siteId, [url])).get(url) ?? null;
}

function isLeased({ clock }: Context, { leaseUntil }: FeedPhoto): boolean {
  return leaseUntil !== null && leaseUntil > clock.now();
}

/** False where it was not fetched: it is not due, or somebody else has it. */
async function fetchNow(ctx: Context, known: FeedPhoto, signal: AbortSignal): Promise<boolean> {
  const giveBack = await awaitHostTurn(ctx, known.host, signal);
  if (!giveBack) return false;
  try {
    const owner = leaseOwner(ctx);
    const lane = inLane(known.siteId);
    const photo = await ctx.write((tx) => claimPhoto(tx, known, owner, photoLeaseMs), lane);
    if (!photo) return false;
    const fetched = await fetchPhoto(ctx, photo, signal);
    await ctx.write(async (tx) => {
      await endFetch(tx, photo, fetched ? await fetched.change(tx) : {});
    }, lane);
    return true;
  } finally {
    giveBack();
  }
}
