import type { Rows } from './inspect-state.ts';

/** Where a site's figures are fetched from, and how that goes. */
export type ConnectionInspection = {
  site: string;
  source: 'search_console' | 'ga4';
  property: string;
  since: number;
  status: 'active' | 'expired';
  error: string | null;
  /** What kind of trouble it is in, and since when. */
  fault: 'dead' | 'refused' | 'busy' | 'passing' | null;
  failingSince: number | null;
  nextAt: number | null;
  goodAt: number | null;
  /** YYYY-MM-DD; how far back is fetched, and how far that has come. */
  firstDay: string;
  oldestDay: string | null;
  /** The newest day on which anything happened, from whatever source; null before the first. */
  newestFigures: string | null;
};

/** Those of an older version count as none: it had no word for what is wrong with them. */
export function readConnections(
  rows: Rows,
  hasColumn: (name: string) => boolean,
): ConnectionInspection[] {
  if (!hasColumn('failing_since')) return [];
  return rows(
    'analytics_connections',
    `SELECT s.slug AS site, c.source, c.property, c.created_at AS since, c.status, c.error, c.fault,
       c.failing_since AS failingSince, c.next_at AS nextAt, c.good_at AS goodAt,
       c.first_day AS firstDay, c.oldest_day AS oldestDay,
       iif(c.source = 'ga4',
         (SELECT max(t.date) FROM web_analytics_totals t
          WHERE t.site_id = c.site_id AND t.sessions > 0),
         (SELECT max(t.last_date) FROM search_console_totals t
          WHERE t.site_id = c.site_id AND t.impressions > 0)) AS newestFigures
     FROM analytics_connections c JOIN sites s ON s.id = c.site_id ORDER BY s.slug, c.source`,
  );
}
