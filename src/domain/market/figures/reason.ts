import type { PriceAdjustment } from '../../../../schema/records/price-insight.ts';

type Standing = {
  gapPercent: number;
  daysOnLot: number;
  rank: number;
  count: number;
  basis: PriceAdjustment['basis'];
};

const level = 5;
const far = 10;

/** What a dealer would do about a price, in two sentences: where it stands, and what follows. */
export function reasonFor(standing: Standing): string {
  return `${standingOf(standing)} ${adviceFor(standing)}`;
}

function standingOf({ gapPercent, rank, count, basis }: Standing): string {
  const by = Math.abs(gapPercent).toFixed(1);
  const where = Number(by) === 0 ? 'at' : `${by} percent ${gapPercent > 0 ? 'above' : 'below'}`;
  const against = {
    msrp_ratio: 'the median of comparable listings by share of MSRP',
    mileage_slope: 'the median of comparable listings, adjusted for mileage',
    mileage_default: 'the median of comparable listings, adjusted for mileage',
    none: 'the median of comparable listings',
  }[basis];
  return `The price is ${where} ${against}, and ranks ${rank} of ${count + 1} from the lowest.`;
}

function adviceFor({ gapPercent, daysOnLot, rank, count }: Standing): string {
  const age = `${daysOnLot} ${daysOnLot === 1 ? 'day' : 'days'} on the lot`;
  if (gapPercent > far && daysOnLot > 60) return `With ${age}, reduce it now.`;
  if (gapPercent > level) return `With ${age}, consider reducing it.`;
  if (gapPercent < -level && daysOnLot < 30 && rank <= (count + 1) / 3) {
    return `With ${age}, there is room to raise it.`;
  }
  if (gapPercent < -level) return `With ${age}, hold it.`;
  if (daysOnLot > 90) return `With ${age}, refresh its photos and text, or consider wholesale.`;
  return `With ${age}, hold it.`;
}
