import type { Fact } from './fact.ts';
import type { StockSet } from './stock-sets.ts';
import type { Span, Tally } from './stock-summary.ts';

const tallied = [
  ['conditions', 'condition'],
  ['years', 'year'],
  ['makes', 'make'],
  ['models', 'model'],
  ['trims', 'trim'],
  ['drivetrains', 'drivetrain'],
  ['bodies', 'body'],
  ['fuels', 'fuel'],
  ['engines', 'engine'],
  ['colors', 'color'],
  ['interiors', 'interior'],
] as const;

/**
 * The counts and spans of one set as facts, with ids such as "exact.count", "exact.trim.lt",
 * "exact.price.min", "lot.make.ford".
 */
export function stockFactsOf(
  set: Pick<StockSet, 'id' | 'summary'>,
  label: string,
  asOf: string,
): Fact[] {
  const { summary } = set;
  const source = `count over ${summary.count} stock rows`;
  const facts: Fact[] = [
    { id: `${set.id}.count`, label, value: summary.count, unit: 'vehicles', source, asOf },
  ];
  for (const [list, kind] of tallied) {
    const kinds = summary[list].length;
    const id = `${set.id}.kinds.${kind}`;
    facts.push({ id, label: `${label}, kinds of ${kind}`, value: kinds, unit: null, source, asOf });
    for (const entry of summary[list]) {
      facts.push({
        id: tallyFactId(set.id, kind, entry),
        label: `${label}, ${kind} ${entry.name}`,
        value: entry.count,
        unit: 'vehicles',
        source,
        asOf,
      });
    }
  }
  for (const kind of ['price', 'mileage', 'days'] as const) {
    facts.push(...spanFacts(`${set.id}.${kind}`, `${label}, ${kind}`, summary[kind], asOf));
  }
  return facts;
}

export function tallyFactId(set: string, kind: string, entry: Tally): string {
  return `${set}.${kind}.${slug(entry.name)}`;
}

/** min, max, median of a span and the number of vehicles that it rests on. */
export function spanFacts(id: string, label: string, span: Span | null, asOf: string): Fact[] {
  if (!span) return [];
  const source = `over ${span.of} stock rows`;
  return (['min', 'max', 'median'] as const).map((end) => ({
    id: `${id}.${end}`,
    label: `${label} ${end}`,
    value: span[end],
    unit: span.unit.toLowerCase(),
    source,
    asOf,
  }));
}

export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
