import type { FeedInspection } from '../../db/sqlite/inspect-state.ts';
import { day } from '../../lib/clock.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** Suppliers export daily; one that misses several runs, or a night, is worth a look. */
const missedRuns = 3;
const leastSilenceMs = 1.5 * day;
/** Prices and stock change each day: a file that stays the same for so long is an old one. */
const sameFileMs = 4 * day;

export const feedCheck: Check = {
  name: 'feeds',
  examine({ state, now }) {
    const { feeds = [], removalHolds = [] } = state ?? {};
    const stopped = removalHolds.map(({ site, removed, inStock, at }) => {
      return (
        `${site}: a file was stopped ${ago(at, now)}, because it would remove ${removed} of ` +
        `${inStock} vehicles. A later file that agrees is taken in; to take in that one, use ` +
        `forecourt import FILE --site ${site} --force.`
      );
    });
    const stale = feeds.flatMap((feed) => staleness(feed, now) ?? []);
    const findings = [...stopped, ...stale];
    if (findings.length > 0) return bad(findings.join(' '));
    if (feeds.length === 0) return good('No feed is fetched on a schedule.');
    return good(`${feeds.length === 1 ? 'The feed is' : `All ${feeds.length} feeds are`} fresh.`);
  },
};

/** Null for a feed that is fresh. */
function staleness(feed: FeedInspection, now: number): string | null {
  const { site, address, everyMs, since, goodAt, importedAt, error } = feed;
  const silence = Math.max(missedRuns * everyMs, leastSilenceMs);
  const why = error === null ? '' : ` (${error})`;
  if (now - (goodAt ?? since) > silence) {
    const last = goodAt === null ? 'has never been taken in' : `was last good ${ago(goodAt, now)}`;
    return `${site}: the feed from ${address} ${last}${why}. Ask its supplier.`;
  }
  const changedAt = importedAt ?? since;
  if (now - changedAt <= Math.max(missedRuns * everyMs, sameFileMs)) return null;
  const unchanged = `last changed ${ago(changedAt, now)}`;
  return `${site}: the file from ${address} ${unchanged}. Ask whether its supplier still exports.`;
}
