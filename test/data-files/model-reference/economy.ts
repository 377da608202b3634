import { traitsOf } from '../../../src/domain/inventory/facts/car-traits.ts';
import { configurationsOfModel } from '../../../src/domain/inventory/facts/match-configurations.ts';
import { shippedFactsOf } from '../../../src/domain/inventory/facts/shipped/shipped-facts.ts';

type Span = [number, number];

/** What the EPA rated of a model year, all its configurations together. */
export type Economy = {
  engines: [liters: number, cylinders: number, power: string][];
  drives: string[];
  gearboxes: string[];
  /** Power → city, highway and combined miles per gallon (equivalent of an electric car). */
  mpg: Record<string, [city: Span, highway: Span, combined: Span | null]>;
  classes: string[];
};

const unknown = {
  trim: null,
  bodyStyle: null,
  drivetrain: null,
  fuelType: null,
  engine: null,
  transmission: null,
};

export function economyOf(make: string, model: string, year: number): Economy | null {
  const traits = traitsOf({ ...unknown, make, model });
  const rows = traits ? configurationsOfModel(shippedFactsOf(make, year), traits) : [];
  if (rows.length === 0) return null;
  const engines = new Map<string, Economy['engines'][number]>();
  for (const { displacementLiters: liters, cylinders, fuelType } of rows) {
    if (liters === null || cylinders === null || fuelType === null) continue;
    engines.set(`${liters} ${cylinders} ${fuelType}`, [liters, cylinders, fuelType]);
  }
  const byPower = Map.groupBy(rows, ({ fuelType }) => fuelType ?? 'other');
  const mpg = [...byPower].map(([power, own]) => {
    const combined = own.flatMap(({ combinedMpg }) => combinedMpg ?? []);
    return [
      power,
      [
        spanOf(own.map((row) => row.cityMpg)),
        spanOf(own.map((row) => row.highwayMpg)),
        combined.length === own.length ? spanOf(combined) : null,
      ],
    ];
  });
  return {
    engines: [...engines.values()].toSorted(([a], [b]) => a - b),
    drives: distinct(rows.flatMap(({ drive }) => drive ?? [])),
    gearboxes: distinct(rows.flatMap(({ transmission }) => gearboxOf(transmission))),
    mpg: Object.fromEntries(mpg) as Economy['mpg'],
    classes: distinct(rows.flatMap(({ vehicleClass }) => vehicleClass ?? [])),
  };
}

function gearboxOf(text: string | null): string[] {
  if (text === null) return [];
  if (/variable|\bAV/.test(text)) return ['CVT'];
  const speeds = /(\d+)-spd|[AM](\d+)\b|S(\d+)\)/.exec(text)?.slice(1).find(Boolean);
  if (/\bA1\b/.test(text)) return [];
  const kind = /^manual/i.test(text) ? 'manual' : 'automatic';
  return [speeds === undefined ? kind : `${speeds}-speed ${kind}`];
}

function spanOf(figures: readonly number[]): Span {
  return [Math.min(...figures), Math.max(...figures)];
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
