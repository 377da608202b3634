import { describe, expect, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { inLane } from '../../src/db/write.ts';
import { lazy } from '../../src/lib/lazy.ts';
import { connectAnalytics } from '../../src/domain/analytics/connections/connect.ts';
import {
  deleteConnection,
  listConnections,
} from '../../src/domain/analytics/connections/connections-store.ts';
import {
  type Credentials,
  openCredentials,
} from '../../src/domain/analytics/connections/credentials.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { addDays } from '../../src/domain/analytics/search-export/calendar.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import {
  type FakeGoogle,
  fakeGoogle,
  json,
  type SearchHit,
  type WebHit,
} from '../support/google.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const privateKey = lazy(() =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
);

function serviceAccount(): Credentials {
  const account = { clientEmail: 'a@b.example', privateKey: privateKey(), privateKeyId: 'k' };
  return { kind: 'service_account', account, access: null };
}

const oauth: Credentials = {
  kind: 'oauth',
  clientId: 'client-1',
  clientSecret: 'secret-of-client',
  refreshToken: 'refresh-1',
  access: null,
};

/** The clock of the harness stands on November 16. */
const yesterday = '2026-11-15';

function hit(date: string, input: Partial<SearchHit> = {}): SearchHit {
  const page = 'https://x.example/a';
  const about = { query: 'snow tires', page, device: 'MOBILE', country: 'usa' };
  return { date, ...about, clicks: 1, impressions: 10, position: 4, ...input };
}

function visit(date: string, input: Partial<WebHit> = {}): WebHit {
  return {
    date,
    hostName: 'x.example',
    pagePath: '/a',
    sessionDefaultChannelGroup: 'Direct',
    sessions: 3,
    totalUsers: 2,
    screenPageViews: 9,
    engagedSessions: 2,
    keyEvents: 1,
    ...input,
  };
}

type Stage = { app: Harness; google: FakeGoogle; site: SiteRow };

async function stage(): Promise<Stage> {
  const app = harness();
  const site = await app.makeSite({ plan: 'pro' });
  return { app, google: fakeGoogle(app.network), site };
}

function connect({ app, site }: Stage, source: 'search_console' | 'ga4', credentials = oauth) {
  const property = source === 'ga4' ? '123456789' : 'sc-domain:x.example';
  return connectAnalytics(app.app.ctx, { siteId: site.id, source, property, credentials });
}

async function sync({ app }: Stage) {
  const { counts, error } = await app.run('sync-analytics');
  expect(error).toBeNull();
  return counts;
}

async function syncAll(staged: Stage): Promise<void> {
  let { nextAt } = await only(staged);
  do {
    staged.app.clock.advance(minute);
    await sync(staged);
    ({ nextAt } = await only(staged));
  } while (nextAt !== null && nextAt - staged.app.clock.now() <= 2 * minute);
}

async function only({ app }: Stage) {
  const [connection] = await listConnections(app.app.ctx.reader);
  if (!connection) throw new Error('There is no connection.');
  return connection;
}

async function summary({ app, site }: Stage, kind: 'search-console' | 'web', query: string) {
  const client = await app.client(site);
  return (await client.get(`/analytics/${kind}/summary?${query}`)).body.data;
}

const ranges = ({ asked }: FakeGoogle) =>
  asked.flatMap(({ body }) => {
    const { startDate, endDate, dimensions } = body as Record<string, unknown>;
    const isTotal = Array.isArray(dimensions) && dimensions.length === 1;
    return isTotal ? [[startDate, endDate] as [string, string]] : [];
  });

describe('a Search Console property', () => {
  test('is fetched newest first, sixteen months back, without leaving a day out', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { google } = staged;
    google.search.push(hit('2025-07-20', { clicks: 5 }), hit('2026-11-14', { clicks: 2 }));
    await connect(staged, 'search_console', serviceAccount());
    google.asked.length = 0;
    await sync(staged);
    const [first] = ranges(google);
    expect((first?.[0] ?? '') >= '2026-10-18').toBe(true);
    const data = await summary(staged, 'search-console', '');
    expect([data.clicks, data.position]).toEqual([2, 4]);
    await syncAll(staged);
    const days = new Set<string>();
    for (const [start, end] of ranges(google)) {
      for (let one = start; one <= end; one = addDays(one, 1)) days.add(one);
    }
    const { firstDay, newestDay, oldestDay } = await only(staged);
    expect([firstDay, oldestDay, newestDay]).toEqual(['2025-07-16', '2025-07-16', yesterday]);
    for (let one = firstDay; one <= yesterday; one = addDays(one, 1)) expect(days).toContain(one);
    const old = 'start_date=2025-07-18&end_date=2025-07-22';
    const { daily } = await summary(staged, 'search-console', old);
    // What came before the first figures is not known; what came after is nothing.
    expect(daily.map((one: { clicks: number }) => one.clicks)).toEqual([null, null, 5, 0, 0]);
  }, 60_000);

  test('has every breakdown, and its rows are filtered by device and country', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google, site } = staged;
    google.search.push(
      hit('2026-11-10'),
      hit('2026-11-10', { device: 'DESKTOP', country: 'can', clicks: 4 }),
      hit('2026-11-10', { query: 'Oil Change', page: 'https://x.example/Oil', clicks: 7 }),
    );
    await connect(staged, 'search_console');
    await syncAll(staged);
    const client = await app.client(site);
    const days = 'start_date=2026-11-10&end_date=2026-11-10';
    const rows = async (path: string) => {
      const { data } = (await client.get(`/analytics/search-console/${path}&${days}`)).body;
      return data.map((row: Record<string, unknown>) => [row.query ?? row.page, row.clicks]);
    };
    expect(await rows('queries?sort=clicks')).toEqual([
      ['oil change', 7],
      ['snow tires', 5],
    ]);
    expect(await rows('queries?device=desktop&country=can')).toEqual([['snow tires', 4]]);
    expect(await rows('pages?device=mobile')).toEqual([
      ['https://x.example/Oil', 7],
      ['https://x.example/a', 1],
    ]);
    expect(await rows('queries?page=oil')).toEqual([['oil change', 7]]);
  });

  test('is asked for each page of rows, also after a short one', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { google } = staged;
    const count = 7;
    for (let index = 0; index < count; index += 1) {
      google.search.push(hit('2026-11-10', { query: `tires ${index}` }));
    }
    google.pageSize = 3;
    await connect(staged, 'search_console');
    await sync(staged);
    const found = rowsIn<{ n: number }>(
      staged.app.app.ctx,
      "SELECT count(*) AS n FROM search_console_daily WHERE dimensions = 'query'",
    );
    expect(found).toEqual([{ n: count }]);
  });

  test('has late days taken again for three days, with what is gone from them', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.search.push(hit(yesterday, { clicks: 1 }), hit(yesterday, { query: 'gone', clicks: 1 }));
    await connect(staged, 'search_console');
    await syncAll(staged);
    const days = `start_date=${yesterday}&end_date=${yesterday}`;
    const clicks = async () => (await summary(staged, 'search-console', days)).clicks;
    expect(await clicks()).toBe(2);
    const seen: number[] = [];
    for (let later = 1; later <= 4; later += 1) {
      google.search.splice(0, 2, hit(yesterday, { clicks: 10 * later }));
      app.clock.advance(day);
      await sync(staged);
      seen.push(await clicks());
    }
    expect(seen).toEqual([10, 20, 30, 30]);
    const list = rowsIn<{ query: string }>(
      app.app.ctx,
      "SELECT query FROM search_console_daily WHERE dimensions = 'query'",
    );
    expect(list.map(({ query }) => query)).toEqual(['snow tires']);
  });

  test('takes up after a long stop what nobody has fetched', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.search.push(hit('2026-11-14'));
    await connect(staged, 'search_console');
    await syncAll(staged);
    google.search.push(hit('2026-12-20', { clicks: 8 }), hit('2027-01-30', { clicks: 9 }));
    app.clock.advance(80 * day);
    await syncAll(staged);
    const data = await summary(
      staged,
      'search-console',
      'start_date=2026-11-16&end_date=2027-02-03',
    );
    expect([data.clicks, data.daily.at(40).clicks]).toEqual([17, 0]);
  });
});

describe('the last day that is fetched', () => {
  test.each([
    // The clocks go forward in the night to March 14: it has 23 hours.
    ['2027-03-14T07:59:59Z', '2027-03-12', '2027-03-13'],
    ['2027-03-14T08:00:00Z', '2027-03-13', '2027-03-13'],
    ['2027-03-15T03:59:59Z', '2027-03-13', '2027-03-13'],
    ['2027-03-15T04:00:00Z', '2027-03-13', '2027-03-14'],
    ['2027-03-15T06:59:59Z', '2027-03-13', '2027-03-14'],
    ['2027-03-15T07:00:00Z', '2027-03-14', '2027-03-14'],
    // And back in the night to November 7, which has 25.
    ['2027-11-08T07:59:59Z', '2027-11-06', '2027-11-07'],
    ['2027-11-08T08:00:00Z', '2027-11-07', '2027-11-07'],
  ])('at %s is %s in California and %s in New York', async (time, pacific, eastern) => {
    const app = harness();
    await using _app = app;
    const site = await app.makeSite({ plan: 'pro', timeZone: 'America/New_York' });
    const staged: Stage = { app, google: fakeGoogle(app.network), site };
    app.clock.advance(Date.parse(time) - app.clock.now());
    for (const source of ['search_console', 'ga4'] as const) {
      await connect(staged, source);
      await sync(staged);
    }
    // Search Console counts its days in Pacific time, whatever the zone of the store.
    const found = (await listConnections(app.app.ctx.reader)).map(({ source, newestDay }) => {
      return [source, newestDay];
    });
    expect(found).toEqual([
      ['ga4', eastern],
      ['search_console', pacific],
    ]);
  });
});

describe('a clock that ran ahead', () => {
  test('neither stops a connection once it is set right nor leaves days out', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    await connect(staged, 'search_console');
    app.clock.advance(60 * day);
    await syncAll(staged);
    app.clock.advance(-60 * day);
    google.search.push(hit('2026-11-14', { clicks: 6 }), hit('2026-11-25', { clicks: 7 }));
    expect((await sync(staged)).fetched).toBe(1);
    app.clock.advance(20 * day);
    await syncAll(staged);
    const days = 'start_date=2026-11-10&end_date=2026-12-01';
    expect((await summary(staged, 'search-console', days)).clicks).toBe(13);
  });
});

describe('a GA4 property', () => {
  test('is fetched by day, channel and page, with hosts, pages of rows and fractions', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google, site } = staged;
    google.web.push(
      visit('2026-11-10'),
      visit('2026-11-10', { pagePath: '/b', sessionDefaultChannelGroup: 'Organic Search' }),
      visit('2026-11-10', { hostName: '(not set)', pagePath: '/c', keyEvents: 0.6 }),
      visit('2026-11-10', { hostName: '(other)', pagePath: '(other)' }),
    );
    google.pageSize = 2;
    await connect(staged, 'ga4');
    await sync(staged);
    const client = await app.client(site);
    const days = 'start_date=2026-11-10&end_date=2026-11-10';
    const { data } = (await client.get(`/analytics/web/summary?${days}`)).body;
    expect([data.sessions, data.users, data.pageviews, data.conversions]).toEqual([12, 8, 36, 4]);
    const pages = (await client.get(`/analytics/web/pages?${days}`)).body.data;
    expect(pages.map((row: { page: string }) => row.page).toSorted()).toEqual([
      '(other)',
      '/c',
      'https://x.example/a',
      'https://x.example/b',
    ]);
    const channels = (await client.get(`/analytics/web/channels?${days}`)).body.data;
    expect(channels.map((row: Record<string, unknown>) => [row.channel, row.sessions])).toEqual([
      ['Direct', 9],
      ['Organic Search', 3],
    ]);
  });

  test('is left alone for an hour when its quota is nearly spent', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.web.push(visit('2026-11-10'), visit('2026-11-11'), visit('2026-11-12'));
    await connect(staged, 'ga4');
    google.pageSize = 1;
    google.tokensLeft = 10;
    expect((await sync(staged)).failed).toBe(1);
    const { nextAt, error } = await only(staged);
    expect((nextAt ?? 0) - app.clock.now()).toBe(hour);
    expect(error).toContain('quota');
  });
});

describe('a source in trouble', () => {
  test.each([
    ['429 with Retry-After', json(429, {}, { 'retry-after': '3600' }), hour],
    [
      '403 for a quota',
      json(
        403,
        { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } },
        { 'retry-after': '7200' },
      ),
      2 * hour,
    ],
    ['429 that says nothing', json(429, {}), 5 * minute],
    ['503', json(503, {}), 5 * minute],
    ['a broken connection', { fails: 'broken_off' as const }, 5 * minute],
    ['an answer that is none', { status: 200, body: '<html>' }, 5 * minute],
    ['no right to the property', json(403, { error: { status: 'PERMISSION_DENIED' } }), hour],
    ['a Retry-After of a year', json(429, {}, { 'retry-after': '31536000' }), day],
  ])('is asked again later: %s', async (_name, reply, waitMs) => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.search.push(hit('2026-11-10'));
    await connect(staged, 'search_console');
    google.fault = ({ host }) => (host.startsWith('search') ? reply : undefined);
    const before = google.asked.length;
    expect(await sync(staged)).toEqual({ fetched: 0, failed: 1, rows: 0 });
    expect(google.asked.length - before).toBe(1);
    const { nextAt, failures, status, error } = await only(staged);
    expect([(nextAt ?? 0) - app.clock.now(), failures, status]).toEqual([waitMs, 1, 'active']);
    expect(error).toEqual(expect.stringMatching(/\S/));
    google.fault = () => undefined;
    app.clock.advance(waitMs);
    expect((await sync(staged)).fetched).toBe(1);
    expect((await only(staged)).error).toBeNull();
  });

  test('waits no longer from time to time as long as each time some steps are done', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.search.push(hit('2026-11-10'));
    await connect(staged, 'search_console');
    const waits: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      let left = 20;
      google.fault = ({ host }) => {
        if (!host.startsWith('search')) return undefined;
        left -= 1;
        return left < 0 ? json(429, {}) : undefined;
      };
      expect((await sync(staged)).failed).toBe(1);
      const { nextAt, fault, failures } = await only(staged);
      expect([fault, failures]).toEqual(['busy', 1]);
      waits.push((nextAt ?? 0) - app.clock.now());
      app.clock.advance(5 * minute);
    }
    expect(waits).toEqual(Array.from({ length: 4 }, () => 5 * minute));
    google.fault = ({ host }) => (host.startsWith('search') ? json(429, {}) : undefined);
    const began = app.clock.now();
    for (const failures of [2, 3]) {
      await sync(staged);
      expect(await only(staged)).toMatchObject({ failures, failingSince: began - 5 * minute });
      app.clock.advance(hour);
    }
    google.fault = () => undefined;
    await sync(staged);
    expect(await only(staged)).toMatchObject({ failures: 0, fault: null, failingSince: null });
  });

  test('keeps the steps that were done, and nothing of a page that failed', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    google.search.push(hit('2026-11-10'), hit('2026-10-25'), hit('2026-10-26'));
    await connect(staged, 'search_console');
    google.pageSize = 1;
    google.fault = ({ body }) => {
      const { startDate, startRow } = body as { startDate?: string; startRow?: number };
      const isSecond = startDate !== undefined && startDate > '2026-10-30' && startRow === 1;
      return isSecond ? json(500, {}) : undefined;
    };
    await sync(staged);
    const { newestDay, oldestDay } = await only(staged);
    expect([oldestDay, newestDay]).toEqual(['2026-10-19', '2026-11-01']);
    const data = await summary(
      staged,
      'search-console',
      'start_date=2026-10-20&end_date=2026-11-15',
    );
    expect(data.clicks).toBe(2);
    google.fault = () => undefined;
    app.clock.advance(hour);
    await syncAll(staged);
    const whole = await summary(
      staged,
      'search-console',
      'start_date=2026-10-20&end_date=2026-11-15',
    );
    expect(whole.clicks).toBe(3);
  });
});

describe('a connection that ends', () => {
  test('while its figures are fetched has none of them stored afterwards', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google, site } = staged;
    google.search.push(hit('2026-10-20'), hit('2026-10-22'));
    await connect(staged, 'search_console');
    let ended: Promise<unknown> | null = null;
    google.fault = ({ body }) => {
      const isPages = String(body.dimensions) === 'DATE,PAGE';
      ended ??= isPages
        ? app.app.ctx.write((tx) => deleteConnection(tx, site.id, 'search_console'), inLane('test'))
        : null;
      return undefined;
    };
    const { fetched, failed } = await sync(staged);
    await ended;
    expect([fetched, failed]).toEqual([0, 0]);
    const stored = rowsIn<{ dimensions: string }>(
      app.app.ctx,
      'SELECT DISTINCT dimensions FROM search_console_daily ORDER BY 1',
    );
    expect(stored.map(({ dimensions }) => dimensions)).toEqual(['', 'country', 'device']);
  });
});

describe('access tokens', () => {
  test('are refreshed before they end, once, and kept sealed', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    await connect(staged, 'search_console');
    expect(google.tokensGiven).toBe(1);
    await sync(staged);
    expect(google.tokensGiven).toBe(1);
    app.clock.advance(59 * minute);
    await sync(staged);
    expect(google.tokensGiven).toBe(2);
    const [row] = rowsIn<{ credentials: string }>(
      app.app.ctx,
      'SELECT credentials FROM analytics_connections',
    );
    const credentials = row?.credentials ?? '';
    expect(credentials).not.toMatch(/refresh-1|token-2|secret-of/);
    expect(openCredentials(app.app.ctx, credentials)).toMatchObject({
      refreshToken: 'refresh-1',
      access: { accessToken: 'token-2' },
    });
  });

  test('that are refused before their time are replaced once', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { google } = staged;
    google.search.push(hit('2026-11-10'));
    await connect(staged, 'search_console');
    google.endTokens();
    expect(await sync(staged)).toMatchObject({ fetched: 1, failed: 0 });
    expect(google.tokensGiven).toBe(2);
  });

  test('that nobody renews any more end the connection until it is made again', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    await connect(staged, 'search_console');
    google.endTokens();
    google.revoke();
    expect((await sync(staged)).failed).toBe(1);
    const dead = await only(staged);
    expect([dead.status, dead.nextAt]).toEqual(['expired', null]);
    const before = google.asked.length;
    app.clock.advance(30 * day);
    await sync(staged);
    expect(google.asked.length).toBe(before);
    await expect(connect(staged, 'search_console')).rejects.toThrow('does not take the token');
  });

  test('are not taken for dead by a passing fault of the token endpoint', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, google } = staged;
    await connect(staged, 'search_console');
    google.endTokens();
    google.fault = ({ host }) =>
      host.startsWith('oauth2') ? json(503, { error: 'invalid_grant' }) : undefined;
    await sync(staged);
    expect((await only(staged)).status).toBe('active');
    google.fault = () => undefined;
    app.clock.advance(5 * minute);
    expect((await sync(staged)).fetched).toBe(1);
  });

  test('are refreshed by one of two runs at the same time', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { google } = staged;
    await connect(staged, 'search_console');
    google.endTokens();
    const runs = await Promise.all([sync(staged), sync(staged)]);
    expect(runs.map(({ fetched }) => fetched).toSorted()).toEqual([0, 1]);
    expect(google.tokensGiven).toBe(2);
  });
});

describe('a connection', () => {
  test.each([
    ['search_console', 'x.example'],
    ['search_console', 'https://x.example'],
    ['search_console', 'ftp://x.example/'],
    ['ga4', 'UA-1234-1'],
    ['ga4', 'G-ABC123'],
  ] as const)('of %s is refused for %s, before anything is asked', async (source, property) => {
    const staged = await stage();
    await using _app = staged.app;
    const input = { siteId: staged.site.id, source, property, credentials: oauth };
    await expect(connectAnalytics(staged.app.app.ctx, input)).rejects.toThrow('property');
    expect(staged.google.asked).toEqual([]);
  });

  test('is refused where the account may not read the property, and stores nothing', async () => {
    const staged = await stage();
    await using _app = staged.app;
    staged.google.fault = ({ host }) =>
      host.startsWith('search') ? json(403, { error: { message: 'No permission.' } }) : undefined;
    await expect(connect(staged, 'search_console')).rejects.toThrow('No permission.');
    expect(await listConnections(staged.app.app.ctx.reader)).toEqual([]);
  });

  test('never mixes two properties, and keeps its progress with new credentials', async () => {
    const staged = await stage();
    await using _app = staged.app;
    const { app, site } = staged;
    await connect(staged, 'search_console');
    await syncAll(staged);
    const before = await only(staged);
    await connect(staged, 'search_console', serviceAccount());
    const after = await only(staged);
    expect([after.id, after.oldestDay, after.auth]).toEqual([
      before.id,
      before.oldestDay,
      'service_account',
    ]);
    const other = { siteId: site.id, source: 'search_console', property: 'sc-domain:y.example' };
    const made = connectAnalytics(app.app.ctx, {
      ...other,
      source: 'search_console',
      credentials: oauth,
    });
    await expect(made).rejects.toThrow('Disconnect that first');
  });
});
