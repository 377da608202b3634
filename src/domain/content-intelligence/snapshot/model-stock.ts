import type { BodyStyle } from '../../../../schema/records/vehicle.ts';
import { day } from '../../../lib/clock.ts';
import { knownModel } from '../../../writing/research/lexicon/models.ts';
import { isCommonWord } from '../../../writing/research/reading/common-word.ts';
import { canonical, modelKey, type NamedModel } from '../../../writing/research/reading/models.ts';
import type { RawSales, RawSite, RawSupply, RawUnit } from './raw-site.ts';

/** Cars that stand longer than this are aged: most lenders raise their price by then. */
export const agedAfterDays = 60;

/** A vehicle in stock under the names that people use. */
export type Unit = RawUnit & {
  named: NamedModel;
  bodyStyle: BodyStyle | null;
  daysOnLot: number;
};

/** What a site has of one model. */
export type ModelStock = NamedModel & {
  /** "Honda CR-V". */
  name: string;
  units: Unit[];
  newUnits: Unit[];
  usedUnits: Unit[];
  /** In cents, ascending; dollars only. */
  prices: number[];
  aged: Unit[];
  /** 0–1 of its units. */
  agedShare: number;
  bodyStyle: BodyStyle | null;
  /** Sold in the last 45 days. */
  sold45: number;
  /** When the model was first seen on the lot, sold ones included. */
  since: number;
  priceCuts: number;
  /** Null where the market's figure or the site's own is not known. */
  supply: RawSupply | null;
};

/** Vehicles whose make and model can be shown; the others no text could speak of. */
export function unitsOf(raw: readonly RawUnit[], now: number): Unit[] {
  const seen = new Map<string, NamedModel | null>();
  return raw.flatMap((unit) => {
    const key = `${unit.make}\n${unit.model}`;
    const named = seen.get(key) ?? canonical(unit.make, unit.model);
    seen.set(key, named);
    if (named === null) return [];
    const listed = knownModel(named.make, named.model)?.bodyStyle ?? null;
    const daysOnLot = Math.max(0, Math.floor((now - unit.onLotSince) / day));
    return [{ ...unit, named, bodyStyle: unit.bodyStyle ?? listed, daysOnLot }];
  });
}

/** The stock by model, most units first. */
export function modelsOf(
  units: readonly Unit[],
  { sales, priceCuts, market }: Pick<RawSite, 'sales' | 'priceCuts' | 'market'>,
): ModelStock[] {
  const soldByKey = Map.groupBy(sales, keyOf);
  const supplyByKey = new Map(market?.supplies.map((supply) => [keyOf(supply), supply]));
  const cut = new Set(priceCuts.map(({ vehicleId }) => vehicleId));
  const real = units.filter(({ named }) => !isCommonWord(named));
  const groups = Map.groupBy(real, ({ named }) => modelKey(named));
  return [...groups]
    .map(([name, own]) => ({
      ...modelStock(name, own, soldByKey.get(name) ?? [], cut),
      supply: supplyByKey.get(name) ?? null,
    }))
    .sort((a, b) => b.units.length - a.units.length || (a.name < b.name ? -1 : 1));
}

function keyOf({ make, model }: { make: string; model: string }): string {
  const named = canonical(make, model);
  return named === null ? '' : modelKey(named);
}

function modelStock(
  name: string,
  units: Unit[],
  sold: RawSales[],
  cut: ReadonlySet<string>,
): Omit<ModelStock, 'supply'> {
  const aged = units.filter(({ daysOnLot }) => daysOnLot > agedAfterDays);
  const [first] = units;
  return {
    make: first?.named.make ?? '',
    model: first?.named.model ?? '',
    name,
    units,
    newUnits: units.filter(({ condition }) => condition === 'new'),
    usedUnits: units.filter(({ condition }) => condition !== 'new'),
    prices: dollarPrices(units),
    aged: aged.toSorted((a, b) => b.daysOnLot - a.daysOnLot),
    agedShare: aged.length / units.length,
    bodyStyle: units.find((unit) => unit.bodyStyle !== null)?.bodyStyle ?? null,
    sold45: sold.reduce((sum, sales) => sum + sales.sold45, 0),
    since: Math.min(
      ...units.map(({ firstSeenAt }) => firstSeenAt),
      ...sold.map(({ firstSoldAt }) => firstSoldAt),
    ),
    priceCuts: units.filter(({ id }) => cut.has(id)).length,
  };
}

/** Cents, ascending. Suggestions speak of dollars, as research does: others are left out. */
export function dollarPrices(units: readonly Unit[]): number[] {
  const prices = units.flatMap(({ priceCents, currency }) => {
    return priceCents !== null && /^(USD|CAD)$/.test(currency) ? [priceCents] : [];
  });
  return prices.sort((a, b) => a - b);
}

export function medianOf(sorted: readonly number[]): number | null {
  return sorted[sorted.length >> 1] ?? null;
}
