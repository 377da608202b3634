import type { StockVehicle } from '../store-profile.ts';
import type { StockSet } from './stock-sets.ts';

/** Rows of one model that differ by their equipment alone: of one year, all new or none. */
export type LikeRows = {
  vehicles: StockVehicle[];
  year: number;
  isNew: boolean;
};

/** The largest such group in which two trims can be told apart; null without one. */
export function likeRowsOf({ vehicles, summary }: StockSet): LikeRows | null {
  if (summary.models.length !== 1) return null;
  const groups = Map.groupBy(vehicles, ({ year, condition }) => `${year}|${condition === 'new'}`);
  const told = [...groups.values()].filter((rows) => new Set(rows.map(trimOf)).size > 1);
  const [largest] = told.toSorted((one, two) => two.length - one.length);
  const [first] = largest ?? [];
  if (!largest || !first?.year) return null;
  return { vehicles: largest, year: first.year, isNew: first.condition === 'new' };
}

function trimOf({ trim }: StockVehicle): string {
  return trim ?? '';
}
