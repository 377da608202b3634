import type { VehicleRecord } from '../../../schema/records/vehicle.ts';

type Priced = { key: string; line: number; year: number; cents: number };
type Bucket = {
  priced: Priced[];
  /** By model year. */
  medians: Map<number, number | null>;
  whole: { cents: number; year: number } | null;
};

/** Model years on either side that a price is compared with. */
const yearsAround = 3;
/** Fewer say nothing about each other. */
const minPeers = 4;
const smallestShareOfMedian = 0.1;

/**
 * The prices of a file, each judged by those of its like: the same model of about its age, else the
 * same condition of about its age, else the same condition. A price that is under a tenth of their
 * median is a payment, a deposit or a slip. A car with too few of its like is not judged, unless it
 * is about as old as the rest.
 */
export class PriceSet {
  private readonly models = new Map<string, Bucket>();
  private readonly conditions = new Map<string, Bucket>();

  add(key: string, line: number, record: VehicleRecord): void {
    const { make, model, year, priceCents: cents, condition, currency } = record;
    if (cents === null || year === null) return;
    const priced = { key, line, year, cents };
    const set = `${condition === 'new'}|${currency}`;
    push(this.conditions, set, priced);
    push(this.models, `${set}|${make}|${model}`, priced);
  }

  *doubtful(): Generator<Priced & { medianCents: number }> {
    for (const [name, model] of this.models) {
      const set = this.conditions.get(name.split('|', 2).join('|'));
      for (const one of model.priced) {
        const near = medianOf(model, one.year) ?? medianOf(set, one.year);
        const medianCents = near ?? medianOfWhole(set, one.year);
        if (medianCents !== null && one.cents < medianCents * smallestShareOfMedian) {
          yield { ...one, medianCents };
        }
      }
    }
  }
}

function push(buckets: Map<string, Bucket>, name: string, priced: Priced): void {
  const bucket = buckets.get(name);
  if (bucket) bucket.priced.push(priced);
  else buckets.set(name, { priced: [priced], medians: new Map(), whole: null });
}

/** Of the cars of about this year, each year's worked out once. */
function medianOf(bucket: Bucket | undefined, year: number): number | null {
  if (!bucket) return null;
  const known = bucket.medians.get(year);
  if (known !== undefined) return known;
  const near = bucket.priced.filter((one) => Math.abs(one.year - year) <= yearsAround);
  const median = near.length < minPeers ? null : middle(near.map(({ cents }) => cents));
  bucket.medians.set(year, median);
  return median;
}

/** Of all; nobody knows from them what a car of quite another age should cost. */
function medianOfWhole(bucket: Bucket | undefined, year: number): number | null {
  if (!bucket || bucket.priced.length < minPeers) return null;
  bucket.whole ??= {
    cents: middle(bucket.priced.map(({ cents }) => cents)),
    year: middle(bucket.priced.map((one) => one.year)),
  };
  return Math.abs(year - bucket.whole.year) > 2 * yearsAround ? null : bucket.whole.cents;
}

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
