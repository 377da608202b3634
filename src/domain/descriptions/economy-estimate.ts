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
 * The EPA's combined estimate of a car that burns a fuel. Null where the table does not know it,
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
  const figures = configurationsOfVehicle(own, traits).map((fact) => fact.combinedMpg);
  const combined = figures.filter((figure) => figure !== null);
  if (combined.length === 0 || combined.length < figures.length) return null;
  const [low, high] = [Math.min(...combined), Math.max(...combined)];
  return high - low > maxSpread ? null : { combined: [low, high], source: 'EPA' };
}
