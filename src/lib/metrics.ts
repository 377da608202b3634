/**
 * Counters, gauges and histograms in the Prometheus text format 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/). Label values must come from a
 * bounded set: every combination is kept for the life of the process.
 */
export const textFormat = 'text/plain; version=0.0.4; charset=utf-8';

export type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** Sample lines without HELP and TYPE. */
  lines(): string[];
};

/** The whole exposition: each family with its HELP and TYPE, each line ended. */
export function exposition(families: readonly Family[]): string {
  const lines = families.flatMap((family) => [
    `# HELP ${family.name} ${family.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
    `# TYPE ${family.name} ${family.type}`,
    ...family.lines(),
  ]);
  return `${lines.join('\n')}\n`;
}

/** One combination of label values; to keep it saves the time of finding it again. */
export type Entry<T> = { readonly text: string; value: T };

/** One value for each combination of label values. */
class Series<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly labels: readonly string[],
    private readonly fresh: () => T,
  ) {}

  /** The entry of these label values, in the order of the names. */
  at(values: readonly string[]): Entry<T> {
    const key = values.length === 1 ? (values[0] ?? '') : values.join('\0');
    const known = this.entries.get(key);
    if (known) return known;
    const pairs = this.labels.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`);
    const made = { text: pairs.join(','), value: this.fresh() };
    this.entries.set(key, made);
    return made;
  }

  all(): IterableIterator<Entry<T>> {
    return this.entries.values();
  }
}

abstract class Scalar implements Family {
  abstract readonly type: 'counter' | 'gauge';
  protected readonly series: Series<number>;

  constructor(
    readonly name: string,
    readonly help: string,
    labels: readonly string[] = [],
  ) {
    this.series = new Series(labels, () => 0);
  }

  lines(): string[] {
    return [...this.series.all()].map(({ text, value }) => sample(this.name, text, value));
  }
}

/** Goes up only; its name ends in `_total`. */
export class Counter extends Scalar {
  readonly type = 'counter';

  at(labels: readonly string[]): Entry<number> {
    return this.series.at(labels);
  }

  add(labels: readonly string[], amount = 1): void {
    this.series.at(labels).value += amount;
  }
}

export class Gauge extends Scalar {
  readonly type = 'gauge';

  set(labels: readonly string[], value: number): void {
    this.series.at(labels).value = value;
  }
}

export type Buckets = { counts: number[]; sum: number; count: number };

/** How many values were at most each of `bounds`, which ascend; the name says the unit. */
export class Histogram implements Family {
  readonly type = 'histogram';
  private readonly series: Series<Buckets>;

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
    labels: readonly string[] = [],
  ) {
    this.series = new Series(labels, () => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }));
  }

  at(labels: readonly string[]): Entry<Buckets> {
    return this.series.at(labels);
  }

  observe({ value: buckets }: Entry<Buckets>, value: number): void {
    buckets.sum += value;
    buckets.count += 1;
    const index = this.bounds.findIndex((bound) => value <= bound);
    if (index >= 0) buckets.counts[index] = (buckets.counts[index] ?? 0) + 1;
  }

  lines(): string[] {
    return [...this.series.all()].flatMap(({ text, value: { counts, sum, count } }) => {
      const prefix = text === '' ? '' : `${text},`;
      let below = 0;
      const buckets = this.bounds.map((bound, index) => {
        below += counts[index] ?? 0;
        return sample(`${this.name}_bucket`, `${prefix}le="${bound}"`, below);
      });
      return [
        ...buckets,
        sample(`${this.name}_bucket`, `${prefix}le="+Inf"`, count),
        sample(`${this.name}_sum`, text, sum),
        sample(`${this.name}_count`, text, count),
      ];
    });
  }
}

function sample(name: string, labels: string, value: number): string {
  const number = String(value).replace('Infinity', 'Inf');
  return `${name}${labels === '' ? '' : `{${labels}}`} ${number}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
