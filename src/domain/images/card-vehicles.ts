import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { isoTime } from '../../lib/clock.ts';
import type { CardVehicle, StockQuestion } from '../../media/cards/card-request.ts';
import { altTextOf } from '../../writing/facts/article-image.ts';
import { findStock, type FoundVehicle } from '../inventory/find-stock.ts';
import { priceDrops } from '../inventory/price-drops.ts';
import { bringPhoto } from './feed-photos/bring-photo.ts';
import { namedPhoto } from './feed-photos/sync-photos.ts';
import { keptPhotos, notePhotos } from './feed-photos/photos-store.ts';

/** Vehicles in stock with the photos of them that are in the library. */
export async function cardVehicles(
  ctx: Context,
  siteId: string,
  storeName: string,
  question: StockQuestion,
  signal: AbortSignal,
): Promise<CardVehicle[]> {
  const { reader, clock } = ctx;
  const found = await findStock(reader, siteId, question, clock.now());
  const urls = found.flatMap((vehicle) => vehicle.images);
  const kept = await keptPhotos(reader, siteId, urls);
  const [first] = found;
  if (first && !first.images.some((url) => kept.has(url))) {
    const hash = await photoOf(ctx, siteId, storeName, first, signal);
    if (hash) kept.set(hash.url, hash.hash);
  }
  const drops = await priceDrops(reader, siteId, idsOf(found), clock.now());
  const all = found.map(({ vehicleKey: _key, ...vehicle }) => {
    const drop = drops.get(vehicle.id);
    const isNow = drop !== undefined && drop.newPriceCents === vehicle.priceCents;
    const priceBefore = isNow
      ? { priceCents: drop.oldPriceCents, changedAt: isoTime(drop.at) }
      : null;
    return {
      ...vehicle,
      photoHashes: vehicle.images.flatMap((url) => kept.get(url) ?? []),
      priceBefore,
    };
  });
  return question.priceDrop ? all.filter((vehicle) => vehicle.priceBefore !== null) : all;
}

function idsOf(found: readonly FoundVehicle[]): string[] {
  return found.map(({ id }) => id);
}

/** The first photo of the one that is most likely to be shown, fetched now where it has to be. */
async function photoOf(
  ctx: Context,
  siteId: string,
  storeName: string,
  vehicle: FoundVehicle,
  signal: AbortSignal,
): Promise<{ url: string; hash: string } | null> {
  const altText = altTextOf(vehicle, storeName);
  const photo = vehicle.images.map((url) => namedPhoto(url, altText)).find((one) => one !== null);
  if (!photo) return null;
  await ctx.write((tx) => notePhotos(tx, siteId, [photo]), inLane(siteId));
  const hash = await bringPhoto(ctx, siteId, photo.url, signal);
  return hash === null ? null : { url: photo.url, hash };
}
