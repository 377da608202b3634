/** An attribute of a decoded VIN: its value, where it comes from, the keys of its pattern. */
type Element = [value: string, source: string, keys: string, schema: number | null];

/** One VIN of a descriptor and model year as decode_descriptors.py writes it. */
export type Sample = { v: string; y: number; readonly [id: number]: Element | undefined };

export type SchemaYears = ReadonlyMap<number, readonly [first: number, last: number]>;

/** Numbers of elements in vPIC. */
export const element = {
  make: 26,
  model: 28,
  series: 34,
  secondSeries: 110,
  trim: 38,
  secondTrim: 109,
  body: 5,
  cab: 4,
  doors: 14,
  seats: 33,
  rows: 61,
  cylinders: 9,
  liters: 13,
  layout: 64,
  turbo: 135,
  fuel: 24,
  secondFuel: 66,
  electrification: 126,
  drive: 15,
  transmission: 37,
  speeds: 63,
  power: 71,
  maxPower: 125,
  weightFrom: 25,
  weightTo: 190,
  battery: 59,
  maxBattery: 134,
  market: 10,
  steering: 36,
  engineModel: 18,
} as const;
export type ElementName = keyof typeof element;

export function textOf(sample: Sample, name: ElementName): string | null {
  const value = sample[element[name]]?.[0].trim();
  return value === undefined || value === '' || value === 'Not Applicable' ? null : value;
}

/**
 * Whether the maker filed the value for this model: its pattern looks at a place of the VIN that
 * the model's own pattern looks at too. Where it does not, any engine of the schema would fit any
 * of its models. What is filed for a model year beside the patterns is the model's own.
 */
export function isFiledTogether(sample: Sample, name: ElementName, variety: Variety): boolean {
  const own = sample[element[name]];
  const model = sample[element.model];
  if (!own || !model) return false;
  const [, source, keys, schema] = own;
  if (source === 'Vehicle Specs' || source.startsWith('Conversion')) return true;
  if (variety(schema, 'model') === 1 || variety(schema, name) === 1) return true;
  const filed = keys === '' ? (sample[element.engineModel]?.[2] ?? '') : keys;
  const places = pinned(model[2]);
  return [...pinned(filed)].some((place) => places.has(place));
}

/** How many values a schema has for an element; 0 for one that is not known. */
export type Variety = (schema: number | null, name: ElementName) => number;

export function varietyIn(samples: readonly Sample[]): Variety {
  const values = new Map<string, Set<string>>();
  for (const sample of samples) {
    for (const id of Object.values(element)) {
      const [value, , , schema] = sample[id] ?? [];
      if (value === undefined || typeof schema !== 'number') continue;
      const key = `${schema} ${id}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  return (schema, name) => values.get(`${schema} ${element[name]}`)?.size ?? 0;
}

/** Places 4 to 8 of the VIN that a pattern names. */
function pinned(keys: string): Set<number> {
  const places = new Set<number>();
  let place = 0;
  for (let at = 0; at < keys.length && keys[at] !== '|'; at += 1, place += 1) {
    if (keys[at] === '*') continue;
    places.add(place);
    if (keys[at] === '[') at = keys.indexOf(']', at);
  }
  return places;
}

/** Left-hand drive for the United States, in a model year that its maker filed. */
export function isSold(sample: Sample, years: SchemaYears): boolean {
  const market = textOf(sample, 'market') ?? 'U.S.';
  const isHere = /\bU\.?S|United States|North America|All|Federal|California/i.test(market);
  if (!isHere || /non[- ]?u\.?s/i.test(market)) return false;
  if (textOf(sample, 'steering')?.startsWith('Right')) return false;
  const schema = sample[element.model]?.[3];
  if (typeof schema !== 'number') return false;
  const [first, last] = years.get(schema) ?? [sample.y, sample.y];
  if (last !== 0) return sample.y >= first && sample.y <= last;
  // A schema without an end goes on in the tables after the car has gone.
  return sample.y <= first || hasSpecifications(sample);
}

function hasSpecifications(sample: Sample): boolean {
  return Object.values(sample).some((one) => Array.isArray(one) && one[1] === 'Vehicle Specs');
}
