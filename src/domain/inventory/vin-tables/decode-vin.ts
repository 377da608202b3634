import { matchKeys, reachOf } from './match-keys.ts';
import { type PatternRow, schemasOf, vinTables } from './tables.ts';

/** Values by the names of test/data-files/vin-elements.ts, as far as the tables say them. */
export type DecodedVin = Readonly<Record<string, string>>;

/** A file of 95,000 new Toyotas has some 1,500 patterns. */
const maxDecoded = 20_000;
/** Makers and years. */
const maxFiled = 300;

/** The pattern is the same for all VINs of which the same is known. */
export type Decoded = { pattern: string; values: DecodedVin };

type Filed = { schemas: (readonly PatternRow[])[]; reach: number };

const filed = new Map<string, Filed>();
const decoded = new Map<string, Decoded | null>();

/**
 * What the manufacturer's filings say of every car whose VIN is like this one, serial number aside;
 * null where they have none. The VIN must be one that classifyVin finds valid.
 */
export function decodeVin(vin: string, year: number): Decoded | null {
  const wmi = vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  const { schemas, reach } = keptIn(filed, maxFiled, `${wmi}${year}`, () => {
    const found = schemasOf(wmi, year);
    return { schemas: found, reach: Math.max(0, ...found.flat().map(([keys]) => reachOf(keys))) };
  });
  if (schemas.length === 0) return null;
  const key = `${wmi}${year}${vin.slice(3, 8)}${vin.slice(9, 9 + reach)}`;
  return keptIn(decoded, maxDecoded, key, () => {
    const values = decode(schemas, `${vin.slice(3, 8)}|${vin.slice(9)}`);
    return values && { pattern: key, values };
  });
}

function decode(schemas: Filed['schemas'], text: string): DecodedVin | null {
  const found = schemas.map((rows) => bestOf(rows, text));
  // One manufacturer files several schemas a year: the car is of that which knows its model. Plants
  // are often filed apart.
  const own = found.filter((best) => best.has('model'));
  const merged: Values = new Map();
  for (const best of found) {
    const isOther = own.length > 0 && !best.has('model');
    for (const [name, { value, weight }] of best) {
      if (!isOther || name.startsWith('plant')) settle(merged, name, value, weight);
    }
  }
  const values = [...merged].flatMap(([name, { value }]) =>
    value === null ? [] : [[name, value]],
  );
  return values.length === 0 ? null : (Object.fromEntries(values) as DecodedVin);
}

/** `value` is null where patterns of the same weight disagree. */
type Values = Map<string, { value: string | null; weight: number }>;

function bestOf(rows: readonly PatternRow[], text: string): Values {
  const { elements } = vinTables();
  const best: Values = new Map();
  const ofEngine: Values = new Map();
  for (const [keys, values] of rows) {
    const named = matchKeys(keys, text);
    if (named === null) continue;
    for (const [place, value] of Object.entries(values)) {
      const isOfEngine = place.startsWith('-');
      const name = elements[Number(isOfEngine ? place.slice(1) : place)];
      if (name !== undefined) settle(isOfEngine ? ofEngine : best, name, value, named);
    }
  }
  addEngine(best, ofEngine);
  return best;
}

const engineSizes = ['cylinders', 'configuration', 'liters'];

/**
 * What is known of an engine by its name comes after what is filed for the VIN itself. Where the
 * two speak of different engines, which one is in the car is open.
 */
function addEngine(best: Values, ofEngine: Values): void {
  const differs = engineSizes.some((name) => {
    const [filedValue, named] = [best.get(name)?.value, ofEngine.get(name)?.value];
    return filedValue && named && isOtherSize(filedValue, named);
  });
  for (const [name, one] of ofEngine) if (!best.has(name)) best.set(name, one);
  if (differs) for (const name of engineSizes) best.delete(name);
}

function isOtherSize(one: string, two: string): boolean {
  const difference = Math.abs(Number(one) - Number(two));
  return Number.isNaN(difference) ? one !== two : difference > 0.15;
}

function settle(values: Values, name: string, value: string | null, weight: number): void {
  const known = values.get(name);
  if (!known || weight > known.weight) values.set(name, { value, weight });
  else if (weight === known.weight && known.value !== value) known.value = null;
}

function keptIn<T>(map: Map<string, T>, most: number, key: string, make: () => T): T {
  const kept = map.get(key);
  if (kept !== undefined) return kept;
  if (map.size >= most) map.clear();
  const made = make();
  map.set(key, made);
  return made;
}
