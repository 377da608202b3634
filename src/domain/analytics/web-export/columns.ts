import { exportError } from '../search-export/export-error.ts';

export type WebColumn =
  | 'date'
  | 'page'
  | 'host'
  | 'channel'
  | 'label'
  | 'sessions'
  | 'users'
  | 'pageviews'
  | 'actions'
  | 'engaged'
  | 'bounces'
  | 'bounceRate'
  | 'conversions';

/** Index of the column of each meaning that the file has. */
export type WebColumns = {
  at: Partial<Record<WebColumn, number>>;
  /** Headings that say nothing which is kept, as they are written. */
  ignored: string[];
};

/** As Plausible, Matomo and GA4 write them, in lower case and with blanks for underscores. */
const names: Readonly<Record<WebColumn, readonly string[]>> = {
  date: ['date', 'day', 'time'],
  page: [
    'page',
    'pages',
    'page url',
    'url',
    'page path',
    'path',
    'page path and screen class',
    'landing page',
    'page location',
  ],
  host: ['hostname', 'host', 'host name'],
  channel: [
    'channel',
    'channels',
    'channel type',
    'default channel group',
    'session default channel group',
    'session primary channel group (default channel group)',
    'source',
    'sources',
  ],
  label: ['label'],
  sessions: ['sessions', 'visits', 'nb visits', 'unique pageviews', 'unique page views'],
  users: [
    'users',
    'total users',
    'active users',
    'visitors',
    'unique visitors',
    'nb uniq visitors',
    'sum daily nb uniq visitors',
  ],
  pageviews: ['pageviews', 'page views', 'views', 'nb pageviews', 'nb hits'],
  actions: ['actions', 'nb actions'],
  engaged: ['engaged sessions', 'engaged visits'],
  bounces: ['bounces', 'bounce count'],
  bounceRate: ['bounce rate'],
  conversions: ['conversions', 'key events', 'nb conversions', 'goal conversions', 'events'],
};

const meanings = new Map(
  Object.entries(names).flatMap(([column, listed]) =>
    listed.map((name) => [name, column as WebColumn] as const),
  ),
);

/** Recognises the heading of an export. Throws a Problem where it lacks what is needed. */
export function readWebColumns(heading: readonly string[]): WebColumns {
  const columns: WebColumns = { at: {}, ignored: [] };
  for (const [index, written] of heading.entries()) {
    const meant = meanings.get(written.replaceAll('_', ' ').trim().toLowerCase());
    if (meant === undefined) columns.ignored.push(written);
    else if (columns.at[meant] === undefined) columns.at[meant] = index;
    else throw exportError(`Column "${written}" says what another column says, too.`);
  }
  const { date, sessions } = columns.at;
  if (date === undefined) throw exportError('The file has no column Date: rows must be by day.');
  if (sessions === undefined) throw exportError('The file has no column for visits or sessions.');
  return columns;
}
