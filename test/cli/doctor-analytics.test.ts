import { describe, expect, test } from 'bun:test';
import { analyticsCheck } from '../../src/cli/doctor/analytics-check.ts';
import type { ConnectionInspection } from '../../src/db/sqlite/inspect-connections.ts';
import { inspectState } from '../../src/db/sqlite/inspect-state.ts';
import { connectAnalytics } from '../../src/domain/analytics/connections/connect.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { takeSearch } from '../support/analytics.ts';
import { fakeGoogle, json } from '../support/google.ts';
import { type Harness, harness } from '../support/harness.ts';
import { testClock } from '../support/test-clock.ts';

const now = testClock().now();
const dateBefore = (days: number) => new Date(now - days * day).toISOString().slice(0, 10);

const well: ConnectionInspection = {
  site: 'prairie',
  source: 'search_console',
  property: 'sc-domain:prairie.example',
  since: now - 90 * day,
  status: 'active',
  error: null,
  fault: null,
  failingSince: null,
  nextAt: now + hour,
  goodAt: now - 23 * hour,
  firstDay: '2025-07-16',
  oldestDay: '2025-07-16',
  newestFigures: dateBefore(2),
};

const about = { log: { bytes: 0, fault: null, aside: null, lastRuns: [] }, server: null };

function look({ app }: Harness, connections?: readonly ConnectionInspection[]) {
  const { config, clock } = app.ctx;
  const state = inspectState(config.dataDir, 0);
  if (state === null) throw new Error('There is no database.');
  const own = { ...state, connections: [...(connections ?? state.connections)] };
  return analyticsCheck.examine({ config, now: clock.now(), state: own, ...about });
}

const failing = { error: 'Google answered 403: no', failingSince: now - 2 * day };

describe('the analytics check of forecourt doctor', () => {
  test.each<[string, Partial<ConnectionInspection>, boolean, RegExp]>([
    ['all is well', {}, true, /^The figures of one property are fetched\.$/],
    [
      'it has expired',
      { ...failing, status: 'expired', fault: 'dead', nextAt: null },
      false,
      /has expired 2 days ago \(.*403.* connect search-console --site prairie --property sc-/,
    ],
    [
      'it is refused, from the first time on',
      { ...failing, fault: 'refused', failingSince: now - minute },
      false,
      /refused since 2026-11-1\d \(Google answered 403: no\)\. Mostly the account has lost/,
    ],
    [
      'its quota has been reached for days',
      { ...failing, fault: 'busy' },
      false,
      /reached its quota since 2026-11-14 .* Raise the quota/,
    ],
    [
      'its quota was reached just now',
      { ...failing, fault: 'busy', failingSince: now - hour },
      true,
      /has reached its quota \(.*, and is tried again at 2026-/,
    ],
    [
      'nothing has come through for days',
      { ...failing, fault: 'passing' },
      false,
      /has failed since 2026-11-14 .*googleapis/,
    ],
    [
      'one request failed',
      { ...failing, fault: 'passing', failingSince: now - hour },
      true,
      /could not be fetched just now/,
    ],
    ['it gives nothing new', { newestFigures: dateBefore(6) }, false, /has none after 2026-11-10/],
    [
      'a late day is missing as ever',
      { newestFigures: dateBefore(4) },
      true,
      /are fetched\.$|is fetched/,
    ],
    [
      'it never gave anything',
      { source: 'ga4', property: '12345', newestFigures: null },
      false,
      /ga4 12345 has given no figures, though it answers\. Look whether the Google tag/,
    ],
    [
      'it is new',
      { since: now - hour, goodAt: null, oldestDay: null, newestFigures: null, nextAt: now },
      true,
      /is yet to be fetched/,
    ],
    [
      'no server has run since',
      { goodAt: now - 3 * day, nextAt: now - 2 * day },
      false,
      /was last fetched 3 days ago, and was due 2 days ago\. Start the server/,
    ],
    [
      'its history is on the way',
      { oldestDay: '2026-03-01' },
      true,
      /goes back to 2026-03-01 so far, of 2025-07-16/,
    ],
  ])('when %s', async (_name, change, ok, message) => {
    await using app = harness();
    const finding = look(app, [{ ...well, ...change }]);
    expect(finding).toEqual({ ok, message: expect.stringMatching(message) });
  });

  test('names every one that needs somebody', async () => {
    await using app = harness();
    const expired = { ...well, ...failing, status: 'expired', fault: 'dead' } as const;
    const { ok, message } = look(app, [expired, well, { ...expired, site: 'lakeside' }]);
    expect([ok, message.match(/(prairie|lakeside): /g)]).toEqual([
      false,
      ['prairie: ', 'lakeside: '],
    ]);
  });

  test('reads what a refused property left, and forgets it once it answers', async () => {
    await using app = harness();
    const { ctx } = app.app;
    expect(look(app)).toEqual({ ok: true, message: 'No search or web figures are fetched.' });
    const site = await app.makeSite({ plan: 'pro' });
    const google = fakeGoogle(app.network);
    const credentials = {
      kind: 'oauth',
      clientId: 'client-1',
      clientSecret: 's',
      refreshToken: 'refresh-1',
      access: null,
    } as const;
    const property = 'sc-domain:x.example';
    await connectAnalytics(ctx, {
      siteId: site.id,
      source: 'search_console',
      property,
      credentials,
    });
    google.fault = ({ host }) =>
      host.startsWith('search') ? json(403, { error: { message: 'Not verified.' } }) : undefined;
    const failedAt = app.clock.now();
    await app.run('sync-analytics');
    app.clock.advance(day);
    await app.run('sync-analytics');
    const refused = look(app);
    expect(refused.ok).toBe(false);
    expect(refused.message).toContain(`${site.slug}: search-console ${property} has been refused`);
    expect(refused.message).toContain(`since ${new Date(failedAt).toISOString().slice(0, 10)}`);
    expect(refused.message).toContain('(Google answered 403: Not verified)');
    google.fault = () => undefined;
    await takeSearch(app, site, ['Date,Clicks,Impressions,Position', '2026-11-15,1,10,4']);
    app.clock.advance(day);
    await app.run('sync-analytics');
    expect(look(app)).toMatchObject({ ok: true });
  });
});
