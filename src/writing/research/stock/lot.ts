import type { BodyStyle } from '../../../../schema/records/vehicle.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { knownModel } from '../lexicon/models.ts';
import { canonical, type NamedModel } from '../reading/models.ts';

export type Unit = {
  vehicle: StockVehicle;
  named: NamedModel;
  /** Of the feed, else of the listed model: many feeds leave it out. */
  bodyStyle: BodyStyle | null;
};
export type Lot = Unit[];

/** The vehicles whose make and model can be shown, with canonical names. */
export function lotOf(stock: readonly StockVehicle[]): Lot {
  const seen = new Map<string, { named: NamedModel; listed: BodyStyle | null } | null>();
  return stock.flatMap((vehicle) => {
    const key = `${vehicle.make}\n${vehicle.model}`;
    const model = seen.has(key) ? seen.get(key) : nameModel(vehicle);
    seen.set(key, model ?? null);
    if (model === null || model === undefined) return [];
    return [{ vehicle, named: model.named, bodyStyle: vehicle.bodyStyle ?? model.listed }];
  });
}

function nameModel({ make, model }: StockVehicle) {
  const named = canonical(make, model);
  if (named === null) return null;
  return { named, listed: knownModel(named.make, named.model)?.bodyStyle ?? null };
}

export function isSameBody(one: BodyStyle | null, other: BodyStyle | null): boolean {
  return one !== null && other !== null && widened(one) === widened(other);
}

function widened(style: BodyStyle): BodyStyle {
  return style === 'crossover' ? 'suv' : style;
}
