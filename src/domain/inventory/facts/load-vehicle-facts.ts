import type { Reader } from '../../../db/reader.ts';
import { isoTime } from '../../../lib/clock.ts';
import type { Subject } from '../../../writing/brief.ts';
import type { VehicleFact } from '../../../writing/facts/vehicle-fact.ts';
import type { StockVehicle } from '../../../writing/store-profile.ts';
import { readMake } from '../formats/words/make.ts';
import { type CarTraits, traitsOf } from './car-traits.ts';
import { type FactRow, factsOfMake } from './facts-store.ts';
import { configurationsOfModel, configurationsOfVehicle } from './match-configurations.ts';

/** A model page names at most this many model years. */
const maxYears = 3;
/** Pickups have some thirty configurations a year. */
const maxPerYear = 40;

/**
 * What fact tables say of the subjects, in their order; those without a year get the newest model
 * years on the lot. A model gets every configuration that is listed under its name, each with the
 * name that it has there; a trim gets those that it can be. Empty where no table knows the model,
 * and for sites outside the United States, whose cars the EPA does not rate.
 */
export async function loadVehicleFacts(
  reader: Reader,
  subjects: readonly Subject[],
  { country, stock }: { country: string; stock: readonly StockVehicle[] },
): Promise<VehicleFact[]> {
  if (country !== 'US') return [];
  const facts: VehicleFact[] = [];
  for (const subject of subjects) {
    const traits = traitsOf({ ...unknown, ...subject });
    if (!traits) continue;
    for (const year of yearsOf(subject, stock)) {
      const rows = await factsOfMake(reader, readMake(subject.make), year);
      facts.push(...factsOf(subject, traits, rows));
    }
  }
  return facts;
}

const unknown = {
  bodyStyle: null,
  drivetrain: null,
  fuelType: null,
  engine: null,
  transmission: null,
};

function yearsOf({ year, make, model }: Subject, stock: readonly StockVehicle[]): number[] {
  if (year !== null) return [year];
  const isSame = (one: string | null, two: string) => one?.toLowerCase() === two.toLowerCase();
  const years = stock.flatMap((car) => {
    return car.year !== null && isSame(car.make, make) && isSame(car.model, model)
      ? [car.year]
      : [];
  });
  return [...new Set(years)].sort((one, two) => two - one).slice(0, maxYears);
}

type Row = FactRow & { importedAt: number };

function factsOf(
  subject: Subject,
  traits: CarTraits,
  found: readonly { fact: FactRow; importedAt: number }[],
): VehicleFact[] {
  const rows: Row[] = found.map(({ fact, importedAt }) => ({ ...fact, importedAt }));
  const matching = subject.trim === null ? configurationsOfModel : configurationsOfVehicle;
  const facts = matching(rows, traits)
    .sort((one, two) => (one.displacementLiters ?? 0) - (two.displacementLiters ?? 0))
    .sort((one, two) => (one.model < two.model ? -1 : Number(one.model > two.model)))
    .map((row) => toFact(subject, row));
  const groups = Map.groupBy(facts, descriptionOf);
  return [...groups.values()].flatMap(figuresOnce).slice(0, maxPerYear);
}

function toFact({ make, model }: Subject, row: Row): VehicleFact {
  const { cylinders, displacementLiters, aspiration } = row;
  const parts = [
    displacementLiters === null ? null : `${displacementLiters.toFixed(1)}L`,
    cylinders === null ? null : `${cylinders}-cylinder`,
    aspiration,
  ];
  return {
    make,
    model,
    year: row.year,
    variant: row.model,
    drivetrain: row.drive,
    fuelType: row.fuelType,
    fuelName: row.fuelName,
    engine: parts.filter((part) => part !== null).join(' ') || null,
    cityMpg: row.cityMpg,
    highwayMpg: row.highwayMpg,
    combinedMpg: row.combinedMpg,
    rangeMiles: row.rangeMiles,
    vehicleClass: row.vehicleClass,
    cylinders,
    displacementLiters,
    transmission: row.transmission,
    hasTwin: false,
    source: row.source,
    asOf: isoTime(row.importedAt).slice(0, 10),
  };
}

/** All that a reader could tell two configurations apart by. */
function descriptionOf({ variant, drivetrain, fuelType, engine, transmission }: VehicleFact) {
  return [variant, drivetrain, fuelType, engine, transmission].join('|');
}

/** The same figures of one description once; other figures make both of them twins. */
function figuresOnce(group: readonly VehicleFact[]): VehicleFact[] {
  const figures = Map.groupBy(group, (fact) => {
    return [fact.cityMpg, fact.highwayMpg, fact.combinedMpg, fact.rangeMiles].join('/');
  });
  const distinct = [...figures.values()].flatMap((same) => same.slice(0, 1));
  return distinct.length === 1 ? distinct : distinct.map((fact) => ({ ...fact, hasTwin: true }));
}
