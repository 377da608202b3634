import type { PriceAdjustment } from '../../../../schema/records/price-insight.ts';
import type { Area } from '../area/area.ts';
import { perUnit } from '../reading/distance-unit.ts';
import { minComparable, type Subject } from './comparable.ts';
import { theilSenSlope } from './statistics.ts';

/** Fewer listings with a mileage tell no slope. */
const minForSlope = 8;

/** In units of the currency a mile. */
const slopeLimits = { steepest: -0.25, flattest: -0.02 };

/** Where the set tells no slope: what a mile takes off, by price in units of the currency. */
const defaults: readonly (readonly [below: number, perMile: number])[] = [
  [15_000, -0.05],
  [30_000, -0.08],
  [50_000, -0.11],
  [Number.POSITIVE_INFINITY, -0.15],
];

/** However many miles lie between, no more of a price than this is made up for. */
const largestShare = 0.15;

/** How prices of a set are made comparable with the subject's. */
export type Adjuster = {
  adjustment: PriceAdjustment;
  /** Rows that can be compared so. */
  rows: number[];
  /** What the listing would cost if it were like the subject, in cents. */
  adjusted(row: number): number;
  /** What ranks are told by: the price, or its part of the MSRP. */
  measure(row: number): number;
  own: number | null;
};

/** New vehicles by their price's part of the MSRP, used ones by their mileage. */
export function makeAdjuster(area: Area, subject: Subject, rows: number[]): Adjuster {
  const { priceCents, msrpCents, unit } = subject;
  if (subject.isNew && msrpCents !== null && msrpCents > 0) {
    const withMsrp = rows.filter((row) => (area.msrp[row] ?? -1) > 0);
    if (withMsrp.length >= minComparable) {
      const ratio = (row: number) => (area.price[row] ?? 0) / (area.msrp[row] ?? 1);
      return {
        adjustment: { basis: 'msrp_ratio', perDistance: null, distanceUnit: unit, samples: 0 },
        rows: withMsrp,
        adjusted: (row) => Math.round(ratio(row) * msrpCents),
        measure: ratio,
        own: priceCents === null ? null : priceCents / msrpCents,
      };
    }
  }
  const price = (row: number) => area.price[row] ?? 0;
  const plain = { rows, measure: price, own: priceCents };
  const slope = subject.isNew ? null : slopeOf(area, subject, rows);
  if (slope === null) {
    const none = { basis: 'none', perDistance: null, distanceUnit: unit, samples: 0 } as const;
    return { ...plain, adjustment: none, adjusted: price };
  }
  return {
    ...plain,
    adjustment: slope,
    adjusted(row) {
      const mileage = area.mileage[row] ?? -1;
      if (mileage < 0 || subject.mileage === null) return price(row);
      const cents = (slope.perDistance ?? 0) * (subject.mileage - mileage) * 100;
      const limit = price(row) * largestShare;
      return Math.round(price(row) + Math.max(-limit, Math.min(limit, cents)));
    },
  };
}

/** Null where the subject's own mileage is not known: then there is nothing to adjust to. */
function slopeOf(area: Area, subject: Subject, rows: readonly number[]): PriceAdjustment | null {
  if (subject.mileage === null) return null;
  const points = rows
    .filter((row) => (area.mileage[row] ?? -1) >= 0)
    .map((row) => ({ x: area.mileage[row] ?? 0, y: (area.price[row] ?? 0) / 100 }));
  const { unit: distanceUnit } = subject;
  const samples = points.length;
  const slope = samples >= minForSlope ? theilSenSlope(points) : null;
  if (slope !== null && slope < 0) {
    const steepest = perUnit(slopeLimits.steepest, distanceUnit);
    const flattest = perUnit(slopeLimits.flattest, distanceUnit);
    const perDistance = Math.min(flattest, Math.max(steepest, slope));
    return { basis: 'mileage_slope', perDistance, distanceUnit, samples };
  }
  const perDistance = perUnit(defaultSlope(area, subject, rows), distanceUnit);
  return { basis: 'mileage_default', perDistance, distanceUnit, samples };
}

function defaultSlope(area: Area, { priceCents }: Subject, rows: readonly number[]): number {
  const prices = rows.map((row) => area.price[row] ?? 0);
  const cents = priceCents ?? prices[prices.length >> 1] ?? 0;
  return defaults.find(([below]) => cents / 100 < below)?.[1] ?? 0;
}
