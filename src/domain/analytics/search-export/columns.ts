import { exportError } from './export-error.ts';
import type { SearchDimension } from './search-entry.ts';

export type Metric = 'clicks' | 'impressions' | 'ctr' | 'position';

export type Columns = {
  /** Index of the column of each dimension, and of the date. */
  dimensions: Partial<Record<SearchDimension, number>>;
  date: number | null;
  /** Of the first and the last day, where each row says which days it covers. */
  first: number | null;
  last: number | null;
  /** By the label of their period: '' in a plain export, "Last 28 days" in a comparison. */
  metrics: Map<string, Partial<Record<Metric, number>>>;
};

const columnNames: Readonly<Record<string, SearchDimension | 'date' | 'first' | 'last'>> = {
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
  'start date': 'first',
  startdate: 'first',
  'end date': 'last',
  enddate: 'last',
};

const metricPattern =
  /^(?:(.+?) )??(?:(?:average|avg\.?|total|url|site) )?(clicks|impressions|ctr|position)$/i;
/** Sheets add these to comparisons; they say nothing that the two periods do not. */
const derivedPattern = /difference|change|delta|[Δ%]$/i;

/** Recognises the heading of an export. Throws a Problem that names what it cannot place. */
export function readColumns(heading: readonly string[]): Columns {
  const days = { date: null, first: null, last: null };
  const columns: Columns = { dimensions: {}, ...days, metrics: new Map() };
  for (const [index, written] of heading.entries()) {
    const name = written.replaceAll('_', ' ');
    const meant = columnNames[name.toLowerCase()];
    if (meant === 'date' || meant === 'first' || meant === 'last') {
      columns[meant] = onlyOne(columns[meant], index, name);
    } else if (meant) {
      columns.dimensions[meant] = onlyOne(columns.dimensions[meant], index, name);
    } else if (!derivedPattern.test(name)) addMetric(columns, name, index);
  }
  checkMetrics(columns);
  return columns;
}

function addMetric({ metrics }: Columns, name: string, index: number): void {
  const match = metricPattern.exec(name);
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

function checkMetrics(columns: Columns): void {
  const { metrics, dimensions, date, first, last } = columns;
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
  if ((first === null) !== (last === null) || (date !== null && first !== null)) {
    throw exportError('The days of a row are told by Date alone, or by Start date and End date.');
  }
  if ((date ?? first) !== null && metrics.size > 1) {
    throw exportError('A comparison with dates in its rows cannot be told apart by period.');
  }
}
