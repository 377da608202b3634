import type { Problem } from '../../../problem.ts';
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
  /** Of these, those that rows are broken down by further: such rows are added up. */
  further: number[];
};

/** What exports break rows down by that this program does not keep. */
const furtherNames = new Set([
  'referrer',
  'utm source',
  'utm medium',
  'utm campaign',
  'utm content',
  'utm term',
  'country',
  'region',
  'city',
  'device',
  'device category',
  'browser',
  'browser version',
  'operating system',
  'operating system version',
  'language',
  'medium',
  'campaign',
  'session source',
  'session medium',
  'session source / medium',
  'session campaign',
]);

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
  const columns: WebColumns = { at: {}, ignored: [], further: [] };
  for (const [index, written] of heading.entries()) {
    const name = written.replaceAll('_', ' ').trim().toLowerCase();
    const meant = meanings.get(name);
    if (furtherNames.has(name)) columns.further.push(index);
    if (meant === undefined) columns.ignored.push(written);
    else if (columns.at[meant] === undefined) columns.at[meant] = index;
    else throw exportError(`Column "${written}" says what another column says, too.`);
  }
  const { date, sessions } = columns.at;
  if (date === undefined) throw lacks('Date: rows must be by day', heading);
  if (sessions === undefined) throw lacks('for visits or sessions', heading);
  return columns;
}

function lacks(what: string, heading: readonly string[]): Problem {
  const found = heading.join(', ');
  const shown = found.length > 200 ? `${found.slice(0, 200)}…` : found;
  const mend = 'Export it in English, as Plausible, Matomo or GA4 write it.';
  return exportError(`The file has no column ${what}. Its columns are: ${shown}. ${mend}`);
}
