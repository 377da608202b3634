import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { askGoogle, type GoogleApi } from './google-api.ts';
import { SourceFault } from './source-fault.ts';

export type SearchDimensionName = 'query' | 'page' | 'device' | 'country';

/** One row of a day; what it is not broken down by is empty. */
export type SearchRowOfDay = Record<SearchDimensionName, string> & {
  date: string;
  clicks: number;
  impressions: number;
  position: number;
};

export type SearchReport = {
  siteUrl: string;
  dimensions: readonly SearchDimensionName[];
  first: string;
  last: string;
};

/** The most that the API gives at once. */
export const searchPageSize = 25_000;

const Rows = Type.Array(
  Type.Object({
    keys: Type.Array(Type.String()),
    clicks: Type.Number({ minimum: 0 }),
    impressions: Type.Number({ minimum: 0 }),
    position: Type.Number({ minimum: 0 }),
  }),
);

/**
 * All rows of a report, fresh days included, which change for a few days. Pages are asked for until
 * one is empty: a short one may have others behind it. Throws SourceFault.
 */
export async function fetchSearchRows(
  api: GoogleApi,
  report: SearchReport,
): Promise<SearchRowOfDay[]> {
  const url = addressOf(report.siteUrl);
  const rows: SearchRowOfDay[] = [];
  while (true) {
    const answer = await askGoogle(api, url, requestFor(report, rows.length));
    const page = answer.rows ?? [];
    if (!Value.Check(Rows, page)) {
      throw new SourceFault('passing', 'Search Console answered rows of another shape.');
    }
    if (page.length === 0) return rows;
    for (const { keys, clicks, impressions, position } of page) {
      const [date = '', ...values] = keys;
      if (values.length !== report.dimensions.length || !/^\d{4}-\d\d-\d\d$/.test(date)) {
        throw new SourceFault('passing', 'Search Console answered rows with other keys.');
      }
      const figures = { clicks: Math.round(clicks), impressions: Math.round(impressions) };
      rows.push({ ...named(report.dimensions, values), date, ...figures, position });
    }
  }
}

function addressOf(siteUrl: string): string {
  const site = encodeURIComponent(siteUrl);
  return `https://searchconsole.googleapis.com/webmasters/v3/sites/${site}/searchAnalytics/query`;
}

function requestFor({ dimensions, first, last }: SearchReport, startRow: number) {
  return {
    startDate: first,
    endDate: last,
    dimensions: ['DATE', ...dimensions.map((name) => name.toUpperCase())],
    type: 'WEB',
    dataState: 'ALL',
    rowLimit: searchPageSize,
    startRow,
  };
}

function named(dimensions: readonly SearchDimensionName[], values: readonly string[]) {
  const row = { query: '', page: '', device: '', country: '' };
  for (const [index, name] of dimensions.entries()) {
    const value = values[index] ?? '';
    row[name] = name === 'page' ? value : value.toLowerCase();
  }
  return row;
}
