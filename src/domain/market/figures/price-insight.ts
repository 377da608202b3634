import type {
  PriceAdjustment,
  PriceInsight,
  PriceInsightKind,
} from '../../../../schema/records/price-insight.ts';
import { day } from '../../../lib/clock.ts';
import type { Area } from '../area/area.ts';
import { type Adjuster, makeAdjuster } from './adjust.ts';
import { chooseComparable, type ChosenSet, minComparable, type Subject } from './comparable.ts';
import { competitionRank } from './rank.ts';
import { mean, median } from './statistics.ts';
import { reasonFor } from './reason.ts';

export type OwnVehicle = Subject & { vin: string | null; onLotSince: number };

/** A price this far from the market's is no longer level with it, in percent. */
const levelPercent = 5;
const largestStep = 0.05;

/** How a vehicle of the site's own stock is priced against what is for sale around it. */
export function priceInsight(
  area: Area,
  vehicle: OwnVehicle,
  modelRows: readonly number[],
  nowMs: number,
): PriceInsight {
  const chosen = chooseComparable(area, vehicle, modelRows);
  const adjuster = makeAdjuster(area, vehicle, chosen.rows);
  const { rows, adjustment } = adjuster;
  if (rows.length < minComparable || vehicle.priceCents === null) {
    return withoutFigures(vehicle, chosen, adjuster, nowMs);
  }
  const { priceCents } = vehicle;
  const prices = rows.map((row) => area.price[row] ?? 0);
  const adjusted = rows.map(adjuster.adjusted);
  const measures = rows.map(adjuster.measure);
  const own = adjuster.own ?? 0;
  const { rank, tied, lower, higher } = competitionRank(own, measures);
  const adjustedMedian = median(adjusted) ?? priceCents;
  const gapPercent = (priceCents / adjustedMedian - 1) * 100;
  const daysOnLot = Math.max(0, Math.floor((nowMs - vehicle.onLotSince) / day));
  return {
    ...headOf(vehicle, chosen, adjustment, nowMs),
    averageCents: Math.round(mean(prices) ?? 0),
    medianCents: Math.round(median(prices) ?? 0),
    adjustedMedianCents: Math.round(adjustedMedian),
    priceToMarketPercent: rounded((own / (median(measures) || 1)) * 100),
    priceRank: rank,
    tied,
    cheaper: lower,
    dearer: higher,
    vehiclesInSet: rows.length,
    suggestedPriceCents: suggested(adjustedMedian, priceCents),
    insight: insightOf(gapPercent),
    reason: reasonFor({ gapPercent, daysOnLot, rank, count: rows.length, basis: adjustment.basis }),
  };
}

/** The median of adjusted prices, but no further from the present price than one step. */
function suggested(adjustedMedian: number, priceCents: number): number {
  const low = Math.ceil(priceCents * (1 - largestStep));
  const high = Math.floor(priceCents * (1 + largestStep));
  return Math.round(Math.min(high, Math.max(low, adjustedMedian)));
}

function insightOf(gapPercent: number): PriceInsightKind {
  if (gapPercent > levelPercent) return 'overpriced';
  return gapPercent < -levelPercent ? 'underpriced' : 'competitive';
}

function withoutFigures(
  vehicle: OwnVehicle,
  chosen: ChosenSet,
  { rows, adjustment }: Adjuster,
  nowMs: number,
): PriceInsight {
  const found = rows.length === 1 ? 'One comparable listing' : `${rows.length} comparable listings`;
  const reason =
    vehicle.priceCents === null
      ? 'The vehicle has no price.'
      : `${found} found; at least ${minComparable} are needed to compare prices.`;
  return {
    ...headOf(vehicle, chosen, adjustment, nowMs),
    averageCents: null,
    medianCents: null,
    adjustedMedianCents: null,
    priceToMarketPercent: null,
    priceRank: null,
    tied: null,
    cheaper: 0,
    dearer: 0,
    vehiclesInSet: rows.length,
    suggestedPriceCents: null,
    insight: 'insufficient_data',
    reason,
  };
}

function headOf(
  { vin, priceCents, onLotSince }: OwnVehicle,
  { set }: ChosenSet,
  adjustment: PriceAdjustment,
  nowMs: number,
) {
  return { vin, priceCents, onLotSince, set, adjustment, asOf: nowMs };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
