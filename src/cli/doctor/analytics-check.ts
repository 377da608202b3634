import type { ConnectionInspection } from '../../db/sqlite/inspect-connections.ts';
import { day, hour, isoTime } from '../../lib/clock.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** What passes by itself is worth a look when it has not for so long. */
const passesWithinMs = day;
/** A loop comes by every few minutes while a server runs. */
const overdueMs = 6 * hour;
/** Sources are two to three days late; a store on which nothing happens for longer is none. */
const staleDays = 4;

const commandNames = { search_console: 'search-console', ga4: 'ga4' } as const;
const places = {
  search_console: 'Look whether Search Console itself shows newer figures of the property.',
  ga4: 'Look whether the Google tag is still on the pages of the store.',
} as const;

/** Where figures come from: what needs a person, and what is waited for. */
export const analyticsCheck: Check = {
  name: 'analytics',
  examine({ state, now }) {
    const connections = state?.connections ?? [];
    if (connections.length === 0) return good('No search or web figures are fetched.');
    const wrong = connections.flatMap((one) => troubleOf(one, now) ?? staleness(one, now) ?? []);
    if (wrong.length > 0) return bad(wrong.join(' '));
    const fetched =
      connections.length === 1
        ? 'The figures of one property are fetched.'
        : `The figures of ${connections.length} properties are fetched.`;
    return good([fetched, ...connections.flatMap((one) => progressOf(one, now))].join(' '));
  },
};

function nameOf({ site, source, property }: ConnectionInspection): string {
  return `${site}: ${commandNames[source]} ${property}`;
}

function troubleOf(connection: ConnectionInspection, now: number): string | null {
  const { site, source, property, fault, failingSince, error, nextAt, goodAt } = connection;
  const since = failingSince ?? now;
  const why = error === null ? '' : ` (${error.replace(/\.$/, '')})`;
  const name = nameOf(connection);
  if (connection.status === 'expired') {
    const connect = `forecourt analytics connect ${commandNames[source]} --site ${site}`;
    const mend = `Connect again: ${connect} --property ${property}, with a key file or a client.`;
    return `${name} has expired ${ago(since, now)}${why}. ${mend} Nothing fetched is lost.`;
  }
  if (fault === 'refused') {
    const mend =
      'Mostly the account has lost its read access, or the property its verification: give them ' +
      'back, and it goes on within a day.';
    return `${name} has been refused since ${dateOf(since)}${why}. ${mend}`;
  }
  const hasLasted = fault !== null && now - since > passesWithinMs;
  if (fault === 'busy' && hasLasted) {
    const mend =
      "Raise the quota in the Google Cloud project, or fetch fewer sites' figures by it.";
    return `${name} has reached its quota since ${dateOf(since)}${why}. ${mend}`;
  }
  if (hasLasted) {
    const mend = 'Look whether this machine reaches googleapis.com.';
    return `${name} has failed since ${dateOf(since)}${why}. ${mend}`;
  }
  if (nextAt === null || now - nextAt <= overdueMs) return null;
  const last = goodAt === null ? 'has never been fetched' : `was last fetched ${ago(goodAt, now)}`;
  return `${name} ${last}, and was due ${ago(nextAt, now)}. Start the server: forecourt serve`;
}

function staleness(connection: ConnectionInspection, now: number): string | null {
  const { source, since, goodAt, newestFigures } = connection;
  // The first fetch is for the last days; nothing is missed before it.
  if (goodAt === null) return null;
  const newest = newestFigures === null ? since : Date.parse(newestFigures);
  if (now - newest <= (staleDays + 1) * day) return null;
  const last = newestFigures === null ? 'has given no figures' : `has none after ${newestFigures}`;
  return `${nameOf(connection)} ${last}, though it answers. ${places[source]}`;
}

/** What passes by itself, and how far back figures go until all are there. */
function progressOf(connection: ConnectionInspection, now: number): string[] {
  const { fault, error, nextAt, oldestDay, firstDay } = connection;
  const name = nameOf(connection);
  if (fault !== null) {
    const what = fault === 'busy' ? 'has reached its quota' : 'could not be fetched just now';
    const next = nextAt === null ? '' : `, and is tried again at ${isoTime(nextAt).slice(0, 16)}Z`;
    return [`${name} ${what} (${error?.replace(/\.$/, '') ?? 'without a word'})${next}.`];
  }
  if (oldestDay === null) return [`${name} is yet to be fetched.`];
  if (oldestDay <= firstDay) return [];
  const behind = connection.goodAt === null ? '' : `, last ${ago(connection.goodAt, now)}`;
  return [`${name} goes back to ${oldestDay} so far, of ${firstDay}${behind}.`];
}

function dateOf(time: number): string {
  return isoTime(time).slice(0, 10);
}
