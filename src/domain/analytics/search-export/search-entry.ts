export const searchDimensions = ['query', 'page', 'device', 'country'] as const;
export type SearchDimension = (typeof searchDimensions)[number];

/** YYYY-MM-DD, both inclusive. */
export type Period = { first: string; last: string };

/** One line of an export for one period. What the export is not broken down by is empty. */
export type SearchEntry = Record<SearchDimension, string> &
  Period & { clicks: number; impressions: number; position: number };

export type SearchExport = {
  /** What the export is broken down by besides dates. */
  dimensions: SearchDimension[];
  /** Lines of data in the file. */
  rows: number;
  /** In a comparison two of a line. */
  entries: SearchEntry[];
};
