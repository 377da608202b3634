import { exportError } from './export-error.ts';
import type { SearchDimension } from './search-entry.ts';

export type Metric = 'clicks' | 'impressions' | 'ctr' | 'position';

export type Columns = {
  /** Index of the column of each dimension, and of the date. */
  dimensions: Partial<Record<SearchDimension, number>>;
  date: number | null;
  /** By the label of their period: '' in a plain export, "Last 28 days" in a comparison. */
  metrics: Map<string, Partial<Record<Metric, number>>>;
};

const dimensionNames: Readonly<Record<string, SearchDimension | 'date'>> = {
  query: 'query',
  queries: 'query',
  'top queries': 'query',
  'search query': 'query',
  keyword: 'query',
  page: 'page',
  pages: 'page',
  'top pages': 'page',
  url: 'page',
  'landing page': 'page',
  device: 'device',
  devices: 'device',
  country: 'country',
  countries: 'country',
  date: 'date',
  day: 'date',
};

const METRIC = /^(?:(.+) )?(?:(?:average|avg\.?|total|url) )?(clicks|impressions|ctr|position)$/i;
/** Sheets add these to comparisons; they say nothing that the two periods do not. */
const DERIVED = /difference|change|delta|[Δ%]$/i;

/** Recognises the heading of an export. Throws a Problem that names what it cannot place. */
export function readColumns(heading: readonly string[]): Columns {
  const columns: Columns = { dimensions: {}, date: null, metrics: new Map() };
  for (const [index, name] of heading.entries()) {
    const dimension = dimensionNames[name.toLowerCase()];
    if (dimension === 'date') columns.date = onlyOne(columns.date, index, name);
    else if (dimension) {
      columns.dimensions[dimension] = onlyOne(columns.dimensions[dimension], index, name);
    } else if (!DERIVED.test(name)) addMetric(columns, name, index);
  }
  checkMetrics(columns);
  return columns;
}

function addMetric({ metrics }: Columns, name: string, index: number): void {
  const match = METRIC.exec(name);
  if (!match) throw exportError(`Column "${name}" is none of a Search Console export.`);
  const label = match[1] ?? '';
  const metric = (match[2] ?? '').toLowerCase() as Metric;
  const known = metrics.get(label) ?? {};
  metrics.set(label, { ...known, [metric]: onlyOne(known[metric], index, name) });
}

function onlyOne(known: number | null | undefined, index: number, name: string): number {
  if (known === null || known === undefined) return index;
  throw exportError(`Column "${name}" says what another column says, too.`);
}

function checkMetrics({ metrics, dimensions, date }: Columns): void {
  if (metrics.size === 0) throw exportError('The file has no columns Clicks and Impressions.');
  for (const [label, found] of metrics) {
    const missing = (['clicks', 'impressions', 'position'] as const).find((metric) => {
      return found[metric] === undefined;
    });
    const of = label === '' ? '' : ` of "${label}"`;
    if (missing) throw exportError(`The file has no column for ${missing}${of}.`);
  }
  if (date === null && Object.keys(dimensions).length === 0) {
    throw exportError('The file has no column Query, Page, Device, Country or Date.');
  }
  if (date !== null && metrics.size > 1) {
    throw exportError('A comparison with a Date column cannot be told apart by day.');
  }
}
