import type { Reader } from '../../db/reader.ts';
import type { EconomyEstimate } from '../../writing/description/described-vehicle.ts';
import { readMake } from '../inventory/formats/words/make.ts';
import { traitsOf } from '../inventory/facts/car-traits.ts';
import { factsOfMake } from '../inventory/facts/facts-store.ts';
import { configurationsOfVehicle } from '../inventory/facts/match-configurations.ts';
import { usualSource } from '../inventory/facts/usual-source.ts';
import type { DescribingRow } from './described-store.ts';

/** So far apart the configurations that a car may be say nothing of it. */
const maxSpread = 3;

/**
 * The EPA's estimate of a car that burns a fuel. Null where the table does not know it,
 * or leaves open which of several very different configurations it is.
 */
export async function economyEstimate(
  reader: Reader,
  row: DescribingRow,
): Promise<EconomyEstimate | null> {
  const traits = traitsOf(row);
  if (!traits || row.fuelType === 'electric' || row.fuelType === 'plug_in_hybrid') return null;
  const known = await factsOfMake(reader, readMake(row.make), row.year);
  const own = known.filter(({ fact }) => fact.source === usualSource).map(({ fact }) => fact);
  const facts = configurationsOfVehicle(own, traits);
  const combined = facts.map(({ combinedMpg }) => combinedMpg).filter((mpg) => mpg !== null);
  const city = spanOf(facts.map(({ cityMpg }) => cityMpg));
  const highway = spanOf(facts.map(({ highwayMpg }) => highwayMpg));
  if (!city || !highway) return null;
  const isWhole = combined.length === facts.length;
  return { city, highway, combined: isWhole ? spanOf(combined) : null, source: 'EPA' };
}

/** Null where the figures say nothing of one car, or there are none. */
function spanOf(figures: readonly number[]): [number, number] | null {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return figures.length === 0 || high - low > maxSpread ? null : [low, high];
}
