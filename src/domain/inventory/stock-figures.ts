import type { Static } from '@sinclair/typebox';
import type { InventoryStats } from '../../../schema/contracts/inventory.ts';
import type { Reader } from '../../db/reader.ts';
import { isoTimeOrNull } from '../../lib/clock.ts';
import { latestImport } from './import-reads.ts';
import { countMakes } from './makes-in-stock.ts';
import {
  type Bucket,
  countBuckets,
  countConditions,
  countDoubtfulPrices,
  priceBandEdges,
} from './stock-buckets.ts';

type Stats = Static<typeof InventoryStats>;

/** GET /inventory/stats: figures over what is in stock now. */
export async function stockFigures(reader: Reader, siteId: string, nowMs: number): Promise<Stats> {
  const conditions = await countConditions(reader, siteId);
  const buckets = await countBuckets(reader, siteId, nowMs);
  const doubted = await countDoubtfulPrices(reader, siteId, nowMs);
  const total = sum(buckets, ({ count }) => count);
  const priced = buckets.filter(({ band }) => band !== null);
  const pricedCount = sum(priced, countOf) - sum(doubted, countOf);
  const cents = sum(priced, centsOf) - sum(doubted, centsOf);
  const days = sum(buckets, (bucket) => bucket.days);
  return {
    total,
    new: conditions.new,
    used: conditions.used,
    certified: conditions.certified,
    with_description: sum(buckets, ({ described }) => described),
    average_price: pricedCount === 0 ? null : Math.round(cents / pricedCount) / 100,
    average_days_on_lot: total === 0 ? null : Math.round((days / total) * 10) / 10,
    by_make: await countMakes(reader, siteId),
    by_body_style: bodyStyles(buckets),
    price_bands: priceBands(buckets, doubted),
    aging: {
      '0_30': sum(aged(buckets, 0), ({ count }) => count),
      '31_60': sum(aged(buckets, 1), ({ count }) => count),
      '61_90': sum(aged(buckets, 2), ({ count }) => count),
      over_90: sum(aged(buckets, 3), ({ count }) => count),
    },
    last_feed_at: isoTimeOrNull((await latestImport(reader, siteId))?.createdAt ?? null),
  };
}

function bodyStyles(buckets: readonly Bucket[]): Stats['by_body_style'] {
  const styles = new Map<Bucket['bodyStyle'], number>();
  for (const { bodyStyle, count } of buckets) {
    styles.set(bodyStyle, (styles.get(bodyStyle) ?? 0) + count);
  }
  return [...styles]
    .map(([body_style, count]) => ({ body_style, count }))
    .sort((a, b) => b.count - a.count || String(a.body_style).localeCompare(String(b.body_style)));
}

function priceBands(buckets: readonly Bucket[], doubted: readonly Bucket[]): Stats['price_bands'] {
  return [0, ...priceBandEdges].map((min, band) => {
    const max = priceBandEdges[band] ?? null;
    const inBand = (bucket: Bucket) => bucket.band === band;
    const count = sum(buckets.filter(inBand), countOf) - sum(doubted.filter(inBand), countOf);
    return { label: bandLabel(min, max), min, max, count };
  });
}

function bandLabel(min: number, max: number | null): string {
  if (max === null) return `${min.toLocaleString('en-US')} and over`;
  if (min === 0) return `under ${max.toLocaleString('en-US')}`;
  return `${min.toLocaleString('en-US')} to ${(max - 1).toLocaleString('en-US')}`;
}

function countOf({ count }: Bucket): number {
  return count;
}

function centsOf({ cents }: Bucket): number {
  return cents ?? 0;
}

function aged(buckets: readonly Bucket[], age: number): Bucket[] {
  return buckets.filter((bucket) => bucket.age === age);
}

function sum(buckets: readonly Bucket[], of: (bucket: Bucket) => number): number {
  return buckets.reduce((total, bucket) => total + of(bucket), 0);
}
