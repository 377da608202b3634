import type { Brief, Subject } from '../brief.ts';
import type { Fact } from './fact.ts';
import type { VehicleFact } from './vehicle-fact.ts';

/** A configuration with the id of its fact on the sheet. */
export type EconomyFact = VehicleFact & { factId: string };

/** The figures of one subject that can stand beside each other. */
export type Economy = { facts: readonly EconomyFact[]; unit: 'mpg' | 'MPGe' };

/** What moves a configuration; a flex-fuel or bi-fuel car is rated on gasoline. */
export type PowerKind =
  | 'gasoline'
  | 'diesel'
  | 'hybrid'
  | 'plug-in hybrid'
  | 'electric'
  | 'hydrogen'
  | 'natural gas'
  | 'propane';

/** Every configuration as one fact, so that each figure of a table row traces to it. */
export function economyFactsOf(brief: Brief): Fact[] {
  return numbered(brief).map((fact) => ({
    id: fact.factId,
    label: `EPA estimate, ${isEquivalent(fact) ? 'MPGe' : 'mpg'} (${fact.source})`,
    value: [
      `${fact.year} ${fact.make} ${fact.model}`,
      fact.variant,
      fuelText(fact),
      fact.engine,
      fact.drivetrain,
      gearboxOf(fact),
      `${fact.cityMpg} city`,
      `${fact.highwayMpg} highway`,
      fact.combinedMpg === null ? null : `${fact.combinedMpg} combined`,
      fact.rangeMiles === null ? null : `${fact.rangeMiles} miles of range`,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    unit: null,
    source: `${fact.source}, model year ${fact.year}`,
    asOf: fact.asOf,
  }));
}

/**
 * The estimates for the article's own model: those in miles per gallon where there are any, since
 * MPGe of an electric version is another measure. Null where no table knows the model.
 */
export function economyOf(brief: Brief): Economy | null {
  return brief.subject && economyFor(brief, brief.subject);
}

/** The same for any model that the tables were asked about, in its year where it has one. */
export function economyFor(brief: Brief, { make, model, year }: Subject): Economy | null {
  const own = numbered(brief).filter((fact) => {
    const isOfYear = year === null || fact.year === year;
    return fact.make === make && fact.model === model && isOfYear;
  });
  const burning = own.filter((fact) => !isEquivalent(fact));
  if (burning.length > 0) return { facts: burning, unit: 'mpg' };
  return own.length > 0 ? { facts: own, unit: 'MPGe' } : null;
}

/** "manual", "CVT", "automatic": what a reader tells gearboxes apart by. */
export function gearboxOf({ transmission }: VehicleFact): string | null {
  if (transmission === null) return null;
  if (/^manual/i.test(transmission)) return 'manual';
  if (/variable|\bAV/.test(transmission)) return 'CVT';
  return /\bA1\b/.test(transmission) ? 'single-speed' : 'automatic';
}

export function kindOf({ fuelType, fuelName }: VehicleFact): PowerKind {
  if (fuelType === 'plug_in_hybrid') return 'plug-in hybrid';
  if (fuelType === 'natural_gas') return 'natural gas';
  if (fuelType === 'other') return gasIn(fuelName) ?? 'gasoline';
  return fuelType === null || fuelType === 'flex' ? 'gasoline' : fuelType;
}

/** The fuel in words; one that can burn a second fuel says so, though it is rated on the first. */
export function fuelText(fact: VehicleFact): string {
  const kind = kindOf(fact);
  if (fact.fuelType === 'flex') return 'gasoline or E85';
  const second = kind === 'gasoline' ? secondFuel(fact.fuelName) : null;
  return second === null ? kind : `${kind} or ${second}`;
}

/** A gas that is the only fuel; of two the figures are those on gasoline. */
function gasIn(fuelName: string | null): PowerKind | null {
  return /gasoline|regular|premium/i.test(fuelName ?? '') ? null : secondFuel(fuelName);
}

function secondFuel(fuelName: string | null): 'natural gas' | 'propane' | null {
  if (/natural gas|\bcng\b/i.test(fuelName ?? '')) return 'natural gas';
  return /propane|\blpg\b/i.test(fuelName ?? '') ? 'propane' : null;
}

/** Rated in miles per gallon of gasoline equivalent, which is another measure. */
function isEquivalent(fact: VehicleFact): boolean {
  return isCharged(fact) || kindOf(fact) === 'natural gas';
}

function numbered({ vehicleFacts = [] }: Brief): EconomyFact[] {
  return vehicleFacts.map((fact, place) => ({ ...fact, factId: `economy.${place + 1}` }));
}

export function isCharged({ fuelType }: VehicleFact): boolean {
  return fuelType === 'electric' || fuelType === 'hydrogen';
}
