import type { BodyStyle, VehicleRecord } from '../../../../schema/records/vehicle.ts';
import type { DecodedVin } from './decode-vin.ts';
import { bodyOf, cylindersOf, doorsOf, fuelOf, litersOf } from './vin-words.ts';
import { isMakeOf } from './names.ts';

export type Contradiction = { field: keyof VehicleRecord; said: string; vin: string };

/** One maker's crossover is another's SUV; a truck is no car. */
const families: readonly (readonly BodyStyle[])[] = [
  ['suv', 'crossover', 'wagon', 'hatchback', 'minivan', 'van'],
  ['sedan', 'hatchback', 'coupe', 'wagon'],
  ['coupe', 'convertible'],
  ['truck', 'van'],
  ['truck', 'suv'],
];

/** Where the feed and the VIN both speak, and one of them is wrong. */
export function contradictions(record: VehicleRecord, decoded: DecodedVin): Contradiction[] {
  const { make, bodyStyle, fuelType, engine, doors } = record;
  const found: Contradiction[] = [];
  const compare = (field: keyof VehicleRecord, said: unknown, vin: unknown, agrees: boolean) => {
    if (said === null || vin === null || vin === undefined || agrees) return;
    found.push({ field, said: String(said), vin: String(vin) });
  };
  compare('make', make, decoded['make'], make === null || isMakeOf(make, decoded));
  const body = bodyOf(decoded);
  compare('bodyStyle', bodyStyle, body, isOneFamily(bodyStyle, body));
  const fuel = fuelOf(decoded);
  compare('fuelType', fuelType, fuel, isFuelOf(fuelType, fuel));
  const [liters, cylinders] = [litersOf(decoded), cylindersOf(decoded)];
  const stated = litersIn(engine ?? '');
  const isSize = stated === null || liters === null || Math.abs(stated - liters) < 0.15;
  compare('engine', engine, liters === null ? null : `${liters.toFixed(1)}L`, isSize);
  const count = cylindersIn(engine ?? '');
  const isCount = count === null || cylinders === null || count === cylinders;
  if (isSize)
    compare('engine', engine, cylinders === null ? null : `${cylinders} cylinders`, isCount);
  // Feeds count the tailgate, or do not.
  const vinDoors = doorsOf(decoded);
  compare('doors', doors, vinDoors, Math.abs((doors ?? 0) - (vinDoors ?? 0)) < 2);
  return found;
}

function isOneFamily(one: BodyStyle | null, two: BodyStyle | null): boolean {
  if (one === null || two === null || one === two || one === 'other') return true;
  return families.some((family) => family.includes(one) && family.includes(two));
}

/** Feeds say "gas" of every car that takes it: a flex-fuel car and a mild hybrid too. */
function isFuelOf(said: VehicleRecord['fuelType'], vin: VehicleRecord['fuelType']): boolean {
  if (said === vin || said === 'other' || vin === 'other') return true;
  // A fuel cell drives an electric car, and some makers file it as one.
  if (said === 'hydrogen' && vin === 'electric') return true;
  const gasoline = ['gasoline', 'flex'];
  return gasoline.includes(said ?? '') && gasoline.includes(vin ?? '');
}

function litersIn(engine: string): number | null {
  const figure = /(?<![\d.,])(\d{1,2}[.,]\d)\d?\s*-?\s*(?:l\b|liter|litre|$|[vil]-?\d)/i.exec(
    engine,
  )?.[1];
  return figure === undefined ? null : Number(figure.replace(',', '.'));
}

function cylindersIn(engine: string): number | null {
  const figure =
    /\b(\d{1,2})[ -]?cyl/i.exec(engine)?.[1] ?? /\b[VILHW]-?(\d{1,2})\b/i.exec(engine)?.[1];
  return figure === undefined ? null : Number(figure);
}
