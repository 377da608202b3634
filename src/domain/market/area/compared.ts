import { type Adjuster, makeAdjuster } from '../figures/adjust.ts';
import { chooseComparable, type ChosenSet } from '../figures/comparable.ts';
import type { OwnVehicle } from '../figures/price-insight.ts';
import { competitionRank, type Rank } from '../figures/rank.ts';
import type { Area } from './area.ts';
import { rowsOf } from './rows-of-model.ts';

/** A vehicle beside what is comparable, the one with the lowest adjusted price first. */
export type Compared = {
  chosen: ChosenSet;
  adjuster: Adjuster;
  rows: readonly number[];
  rank: Rank | null;
};

const maxKept = 200;
const kept = new WeakMap<Area, Map<string, Compared>>();

/** Worked out once for as long as neither the area nor the vehicle has changed. */
export function comparedWith(area: Area, vehicle: OwnVehicle): Compared {
  const known = kept.get(area) ?? new Map<string, Compared>();
  kept.set(area, known);
  const key = JSON.stringify(vehicle);
  const found = known.get(key);
  if (found) return found;
  const made = compare(area, vehicle);
  const [oldest] = known.keys();
  if (known.size >= maxKept && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

function compare(area: Area, vehicle: OwnVehicle): Compared {
  const chosen = chooseComparable(area, vehicle, rowsOf(area, vehicle.make, vehicle.model));
  const adjuster = makeAdjuster(area, vehicle, chosen.rows);
  const { own } = adjuster;
  const priced = adjuster.rows.map((row) => ({ row, price: adjuster.adjusted(row) }));
  priced.sort((one, two) => one.price - two.price || one.row - two.row);
  const rows = priced.map(({ row }) => row);
  const rank = own === null ? null : competitionRank(own, rows.map(adjuster.measure));
  return { chosen, adjuster, rows, rank };
}
