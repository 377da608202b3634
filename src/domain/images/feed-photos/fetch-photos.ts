import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { doubling, retryAt } from '../../../lib/backoff.ts';
import { day, minute } from '../../../lib/clock.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import { keepPicture } from '../keep-picture.ts';
import { downloadPhoto } from './download-photo.ts';
import { takeHostTurn } from './host-turns.ts';
import { claimPhoto, endFetch, type FeedPhoto, nextDuePhoto } from './photos-store.ts';

/** Longer than one photo can take, with its smaller versions. */
export const photoLeaseMs = 2 * minute;
/** Photos change behind their addresses; an unchanged one costs a request without a body. */
export const lookAgainMs = 7 * day;

const photosAtOnce = 4;
const backoff = doubling(10 * minute, day);

type Counts = { kept: number; unchanged: number; failed: number };

/**
 * Fetches photos of feeds that are due, a few at a time and only as many a minute of one host as
 * the settings allow. What is left for later is due at a later run.
 */
export async function fetchPhotos(ctx: Context, runSignal: AbortSignal): Promise<Counts> {
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const counts: Counts = { kept: 0, unchanged: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  /** Hosts without a turn, until one of theirs has ended. */
  const passed = new Set<string>();
  while (!signal.aborted) {
    const room = running.size < photosAtOnce;
    const begun = room ? await beginNext(ctx, passed) : null;
    if (begun) {
      const work: Promise<void> = fetchOne(ctx, begun.photo, signal)
        .then((kind) => void (kind && (counts[kind] += 1)))
        .finally(() => {
          begun.giveBack();
          passed.delete(begun.photo.host);
          running.delete(work);
        });
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  await Promise.all(running);
  return counts;
}

type Begun = { photo: FeedPhoto; giveBack: () => void };

/** The next photo that is due of a host with a turn left; those without are added to `passed`. */
async function beginNext(ctx: Context, passed: Set<string>): Promise<Begun | null> {
  for (;;) {
    const due = await nextDuePhoto(ctx.reader, ctx.clock.now(), [...passed]);
    if (!due) return null;
    const giveBack = await takeHostTurn(ctx, due.host);
    if (!giveBack) {
      passed.add(due.host);
      continue;
    }
    const owner = leaseOwner(ctx);
    const claim = (tx: Tx) => claimPhoto(tx, due, owner, photoLeaseMs);
    const photo = await ctx.write(claim, inLane(due.siteId));
    if (photo) return { photo, giveBack };
    // Another process was faster.
    giveBack();
  }
}

/** Null where the program ends meanwhile. */
async function fetchOne(
  ctx: Context,
  photo: FeedPhoto,
  signal: AbortSignal,
): Promise<keyof Counts | null> {
  const fetched = await fetchPhoto(ctx, photo, signal);
  await ctx.write(async (tx) => {
    await endFetch(tx, photo, fetched ? await fetched.change(tx) : {});
  }, inLane(photo.siteId));
  return fetched?.kind ?? null;
}

export type FetchedPhoto = {
  kind: keyof Counts;
  /** What becomes of its row, in the write that ends the fetch. */
  change(tx: Tx): Promise<Partial<FeedPhoto>>;
};

/** Brings one photo into the library; null when it was broken off. */
export async function fetchPhoto(
  ctx: Context,
  photo: FeedPhoto,
  signal: AbortSignal,
): Promise<FetchedPhoto | null> {
  const { url, siteId, altText } = photo;
  try {
    const etag = photo.imageId === null ? null : photo.etag;
    const answer = await downloadPhoto(ctx, { url, etag }, signal);
    if (answer.kind === 'cancelled') return null;
    if (answer.kind === 'failed') return failed(photo, answer.message, answer.isLasting);
    if (answer.kind === 'unchanged') return good('unchanged', async () => ({}));
    const sourceHash = sha256Hex(answer.bytes);
    const marks = { etag: answer.etag, sourceHash };
    if (photo.imageId !== null && photo.sourceHash === sourceHash) {
      return good('unchanged', async () => marks);
    }
    const picture = await ctx.providers.pictures.prepare(answer.bytes);
    if ('reason' in picture) return failed(photo, picture.reason, true);
    const record = await keepPicture(ctx.providers, picture);
    return good('kept', async (tx) => {
      const image = await record(tx, { siteId, source: 'feed', prompt: null, altText });
      return { ...marks, imageId: image.id };
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    ctx.log.error({ url, reason: message }, 'a photo could not be kept');
    return failed(photo, message, false);
  }
}

function good(
  kind: 'kept' | 'unchanged',
  change: (tx: Tx) => Promise<Partial<FeedPhoto>>,
): FetchedPhoto {
  return {
    kind,
    change: async (tx) => {
      const times = { fetchedAt: tx.now, nextAt: tx.now + lookAgainMs };
      return { ...times, failures: 0, error: null, ...(await change(tx)) };
    },
  };
}

function failed({ failures }: FeedPhoto, error: string, isLasting: boolean): FetchedPhoto {
  const count = failures + 1;
  return {
    kind: 'failed',
    change: async ({ now }) => {
      const soon = retryAt(backoff, count, now) ?? now + day;
      return { failures: count, error, nextAt: isLasting ? now + lookAgainMs : soon };
    },
  };
}
