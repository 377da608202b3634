import { describe, expect, test } from 'bun:test';
import type { Json } from '../support/client.ts';
import { putWeb, takeSearch } from '../support/analytics.ts';
import { ask, testCallers, type Operation, unknownId } from '../support/callers.ts';
import { harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';

const scope = 'analytics:read' as const;
const paths = [
  '/analytics/search-console/summary',
  '/analytics/search-console/queries',
  '/analytics/search-console/pages',
  '/analytics/web/summary',
  '/analytics/web/pages',
  '/analytics/web/channels',
  '/analytics/content/{id}',
];
const operations = paths.map((path): Operation => ({ method: 'GET', path, scope }));
/** One that has analytics. */
const plan = 'pro';
const two = 'start_date=2026-11-10&end_date=2026-11-11';

describe('callers of analytics', () => {
  testCallers(operations, { plan });

  test.each(operations)('$path needs a plan with ANALYTICS', async (operation) => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan: 'teams' }));
    const reply = await ask(client, operation);
    expect([reply.status, reply.body.error.code]).toEqual([403, 'plan_upgrade_required']);
    expect(reply.body.error.details).toEqual({ required_entitlement: 'ANALYTICS' });
  });

  test.each(operations)('$path takes GET alone', async ({ path }) => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan }));
    const reply = await client.send('POST', path.replace('{id}', unknownId));
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('see the figures of their own site alone', async () => {
    await using app = harness();
    const [site, other] = [await app.makeSite({ plan }), await app.makeSite({ plan })];
    await takeSearch(app, site, [
      'Date,Query,Clicks,Impressions,Position',
      '2026-11-10,snow tires,4,90,6',
    ]);
    await putWeb(app, site, 'page', [{ date: '2026-11-10', page: '/a', sessions: 7 }]);
    const stranger = await app.client(other);
    for (const path of paths.slice(0, 6)) {
      const { data } = (await stranger.get(`${path}?${two}`)).body;
      expect(JSON.stringify(data)).not.toMatch(/snow|"\/a"|:7\b|:90\b/);
    }
  });
});

describe('the days of a read', () => {
  test.each([
    ['start_date=2026-11-31', 'start_date'],
    ['end_date=2026-02-29', 'end_date'],
    ['start_date=11/10/2026', 'start_date'],
    ['start_date=', 'start_date'],
    ['end_date=2027-01-01', 'end_date'],
    ['start_date=2026-11-12&end_date=2026-11-11', 'start_date'],
    ['start_date=2026-11-30', 'start_date'],
    ['start_date=2025-07-09&end_date=2026-11-10', 'start_date'],
    ['compare=last_week', 'compare'],
    ['start_date=1999-01-01&end_date=1999-01-02', 'start_date'],
  ])('are refused by name: %s', async (query, path) => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan }));
    // An article that nobody knows is told after what is wrong with the query.
    for (const one of paths) {
      const reply = await client.get(`${one.replace('{id}', unknownId)}?${query}`);
      expect([one, reply.status]).toEqual([one, 400]);
      expect(reply.body.error.details.issues[0].path).toBe(path);
    }
  });

  test('are by default the last 28 full days at the site', async () => {
    await using app = harness();
    const days = async (timeZone: string) => {
      const client = await app.client(await app.makeSite({ plan, timeZone }));
      const { data } = (await client.get(paths[0] ?? '')).body;
      return [data.start_date, data.end_date];
    };
    const utc = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const now = app.clock.now();
    // Fourteen hours ahead of UTC a new day may have begun, twelve behind an old one may last.
    for (const [zone, ahead] of [
      ['Pacific/Kiritimati', 14],
      ['Etc/GMT+12', -12],
    ] as const) {
      const today = now + ahead * 3_600_000;
      expect(await days(zone)).toEqual([utc(today - 28 * 86_400_000), utc(today - 86_400_000)]);
    }
  });

  test('may be sixteen months, and not a day more', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan }));
    const at = async (start: string) => {
      return client.get(`${paths[0]}?start_date=${start}&end_date=2026-11-10`);
    };
    expect((await at('2025-07-10')).status).toBe(200);
    expect((await at('2025-07-09')).status).toBe(400);
  });
});

describe('a site without figures', () => {
  test('gets nulls and empty lists, no zeros', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite({ plan }));
    const none = { clicks: null, impressions: null, ctr: null, position: null };
    const days = { start_date: '2026-11-10', end_date: '2026-11-11', days_with_data: 0 };
    const { data } = (await client.get(`${paths[0]}?${two}&compare=previous_period`)).body;
    expect(data).toEqual({
      ...days,
      ...none,
      daily: [],
      comparison: {
        start_date: '2026-11-08',
        end_date: '2026-11-09',
        days_with_data: 0,
        ...none,
        change: none,
        change_percent: none,
      },
    });
    const web = (await client.get(`${paths[3]}?${two}`)).body.data;
    expect([web.sessions, web.conversions, web.daily]).toEqual([null, null, []]);
    for (const path of [paths[1], paths[2], paths[4], paths[5]]) {
      const { data: rows, pagination } = (await client.get(`${path}?${two}`)).body;
      expect([rows, pagination]).toEqual([
        [],
        { has_more: false, next_cursor: null, total_count: 0 },
      ]);
    }
  });
});

describe('GET /analytics/search-console/summary', () => {
  test('adds up days, weighs positions by impressions, and leaves no day out', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await takeSearch(app, site, [
      'Date,Clicks,Impressions,Position',
      '2026-11-08,5,50,8',
      '2026-11-10,10,100,2',
      '2026-11-12,0,300,10',
      '2026-11-13,0,0,',
    ]);
    const client = await app.client(site);
    const query = 'start_date=2026-11-10&end_date=2026-11-13&compare=previous_period';
    const { data } = (await client.get(`${paths[0]}?${query}`)).body;
    expect(data).toEqual({
      start_date: '2026-11-10',
      end_date: '2026-11-13',
      days_with_data: 3,
      clicks: 10,
      impressions: 400,
      ctr: 0.025,
      position: 8,
      daily: [
        { date: '2026-11-10', clicks: 10, impressions: 100, ctr: 0.1, position: 2 },
        { date: '2026-11-11', clicks: null, impressions: null, ctr: null, position: null },
        { date: '2026-11-12', clicks: 0, impressions: 300, ctr: 0, position: 10 },
        { date: '2026-11-13', clicks: 0, impressions: 0, ctr: null, position: null },
      ],
      comparison: {
        start_date: '2026-11-06',
        end_date: '2026-11-09',
        days_with_data: 1,
        clicks: 5,
        impressions: 50,
        ctr: 0.1,
        position: 8,
        change: { clicks: 5, impressions: 350, ctr: 0.025 - 0.1, position: 0 },
        change_percent: {
          clicks: 100,
          impressions: 700,
          ctr: ((0.025 - 0.1) / 0.1) * 100,
          position: 0,
        },
      },
    });
  });

  test('adds up one breakdown, the one that loses least, and never two', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await takeSearch(app, site, [
      'Date,Page,Clicks,Impressions,Position',
      '2026-11-10,https://x.example/a,4,80,3',
      '2026-11-10,https://x.example/b,4,80,5',
      '2026-11-11,https://x.example/b,4,80,5',
    ]);
    const client = await app.client(site);
    const clicks = async () => (await client.get(`${paths[0]}?${two}`)).body.data.clicks;
    expect(await clicks()).toBe(12);
    await takeSearch(app, site, [
      'Date,Device,Clicks,Impressions,Position',
      '2026-11-10,MOBILE,5,90,3',
      '2026-11-11,MOBILE,2,90,3',
    ]);
    expect(await clicks()).toBe(7);
    const one = ['Date,Clicks,Impressions,Position', '2026-11-10,6,99,3'];
    await takeSearch(app, site, one);
    expect(await clicks()).toBe(7);
    await takeSearch(app, site, [...one, '2026-11-11,3,99,3']);
    expect(await clicks()).toBe(9);
  });

  test('follows days that are taken in again', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    const client = await app.client(site);
    for (const clicks of [3, 8, 8, 1]) {
      await takeSearch(app, site, [
        'Date,Clicks,Impressions,Position',
        `2026-11-10,${clicks},40,${clicks}`,
      ]);
      const { data } = (await client.get(`${paths[0]}?${two}`)).body;
      expect([data.clicks, data.impressions, data.position]).toEqual([clicks, 40, clicks]);
    }
  });

  test('has a period without days only where it is the one that is asked for', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await takeSearch(app, site, [
      'Start date,End date,Query,Clicks,Impressions,Position',
      '2026-11-10,2026-11-11,snow tires,3,40,5',
    ]);
    const client = await app.client(site);
    const { data } = (await client.get(`${paths[0]}?${two}`)).body;
    expect([data.clicks, data.days_with_data, data.daily]).toEqual([3, 2, []]);
    const queries = (await client.get(`${paths[1]}?${two}`)).body.data;
    expect(queries.map((row: Json) => [row.query, row.clicks])).toEqual([['snow tires', 3]]);
    const wider = 'start_date=2026-11-09&end_date=2026-11-11';
    expect((await client.get(`${paths[0]}?${wider}`)).body.data.clicks).toBeNull();
    expect((await client.get(`${paths[1]}?${wider}`)).body.data).toEqual([]);
  });
});

describe('lists of searches and pages', () => {
  const lines = [
    'Date,Query,Page,Device,Country,Clicks,Impressions,Position',
    '2026-11-10,snow tires,https://x.example/Tires,MOBILE,usa,4,80,3',
    '2026-11-11,snow tires,https://x.example/Tires,DESKTOP,can,2,20,8',
    '2026-11-11,oil change,https://x.example/oil,MOBILE,usa,9,300,2',
    '2026-11-11,café près d’ici,https://x.example/caf%C3%A9,MOBILE,usa,0,10,9.5',
    '2026-11-11,100% ev,https://x.example/ev_1,MOBILE,usa,0,0,',
    '2026-11-08,snow tires,https://x.example/Tires,MOBILE,usa,3,30,4',
  ];

  async function listed(query: string, path = paths[1]) {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await takeSearch(app, site, lines);
    const reply = await (await app.client(site)).get(`${path}?${two}${query}`);
    expect(reply.status).toBe(200);
    return reply.body;
  }

  const names = async (query: string, path = paths[1]) => {
    const { data } = await listed(query, path);
    return data.map((row: Json) => row.query ?? row.page);
  };

  test.each([
    ['', ['oil change', 'snow tires', '100% ev', 'café près d’ici']],
    ['&sort=impressions', ['oil change', 'snow tires', 'café près d’ici', '100% ev']],
    ['&sort=ctr', ['snow tires', 'oil change', 'café près d’ici', '100% ev']],
    ['&sort=position', ['oil change', 'snow tires', 'café près d’ici', '100% ev']],
    ['&device=desktop', ['snow tires']],
    ['&country=USA', ['oil change', 'snow tires', '100% ev', 'café près d’ici']],
    ['&country=can&device=mobile', []],
    ['&query=TIRE', ['snow tires']],
    ['&query=PRÈS', ['café près d’ici']],
    ['&query=%25', ['100% ev']],
    ['&query=_', []],
    ['&page=tires', ['snow tires']],
    ['&page=EV_1', ['100% ev']],
  ])('are filtered and sorted: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('have pages by the same rules', async () => {
    expect(await names('&sort=ctr&page=TIRE', paths[2])).toEqual(['https://x.example/Tires']);
    expect(await names('&query=oil', paths[2])).toEqual(['https://x.example/oil']);
  });

  test('have sums, and the figures of other days beside them', async () => {
    const { data } = await listed('&query=snow&compare=previous_period');
    expect(data).toEqual([
      {
        query: 'snow tires',
        clicks: 6,
        impressions: 100,
        ctr: 0.06,
        position: (3 * 80 + 8 * 20) / 100,
        comparison: {
          clicks: 3,
          impressions: 30,
          ctr: 0.1,
          position: 4,
          change: { clicks: 3, impressions: 70, ctr: 0.06 - 0.1, position: 0 },
          change_percent: {
            clicks: 100,
            impressions: (70 / 30) * 100,
            ctr: ((0.06 - 0.1) / 0.1) * 100,
            position: 0,
          },
        },
      },
    ]);
    const [oil] = (await listed('&query=oil&compare=previous_period')).data;
    expect(oil.comparison.clicks).toBeNull();
  });

  test.each(['clicks', 'impressions', 'ctr', 'position'])(
    'are walked without gap or repeat by %s',
    async (sort) => {
      await using app = harness();
      const site = await app.makeSite({ plan });
      await takeSearch(app, site, lines);
      const client = await app.client(site);
      const all = (await client.get(`${paths[1]}?${two}&sort=${sort}`)).body.data;
      const walked: Json[] = [];
      let cursor = '';
      do {
        const query = `${two}&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`;
        const { data, pagination } = (await client.get(`${paths[1]}?${query}`)).body;
        expect(pagination.total_count).toBe(4);
        walked.push(...data);
        cursor = pagination.next_cursor;
      } while (cursor);
      expect(walked).toEqual(all);
    },
  );

  test('refuse a cursor of other days, and filters that are none', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await takeSearch(app, site, lines);
    const client = await app.client(site);
    const { pagination } = (await client.get(`${paths[1]}?${two}&limit=1`)).body;
    const other = `start_date=2026-11-09&end_date=2026-11-11&cursor=${pagination.next_cursor}`;
    for (const query of [other, 'sort=sessions', 'device=tv', 'country=%20', 'query=', 'limit=0']) {
      expect([query, (await client.get(`${paths[1]}?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('web figures', () => {
  const sums = { sessions: 10, users: 8, pageviews: 30, engagedSessions: 6, conversions: 1 };

  test('are added up by day, page and channel', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan });
    await putWeb(app, site, 'page', [
      { date: '2026-11-10', page: '/a', ...sums },
      { date: '2026-11-11', page: '/a', ...sums },
      { date: '2026-11-11', page: '/b', ...sums, conversions: 5 },
      { date: '2026-11-09', page: '/b', ...sums, sessions: 4 },
    ]);
    const client = await app.client(site);
    const { data } = (await client.get(`${paths[3]}?${two}&compare=previous_period`)).body;
    expect([data.sessions, data.conversions, data.days_with_data]).toEqual([30, 7, 2]);
    expect(data.daily.map((day: Json) => [day.date, day.engaged_sessions])).toEqual([
      ['2026-11-10', 6],
      ['2026-11-11', 12],
    ]);
    expect(data.comparison.change.sessions).toBe(26);
    const channels = [{ date: '2026-11-10', channel: 'Direct', ...sums, sessions: 9 }];
    await putWeb(app, site, 'channel', [
      ...channels,
      { date: '2026-11-11', channel: 'Organic Search', ...sums, sessions: 12 },
    ]);
    expect((await client.get(`${paths[3]}?${two}`)).body.data.sessions).toBe(21);
    const listed = (await client.get(`${paths[5]}?${two}`)).body.data;
    expect(listed.map((row: Json) => [row.channel, row.sessions])).toEqual([
      ['Organic Search', 12],
      ['Direct', 9],
    ]);
    const pages = (await client.get(`${paths[4]}?${two}&sort=conversions&compare=previous_period`))
      .body.data;
    expect(pages.map((row: Json) => [row.page, row.conversions, row.comparison.sessions])).toEqual([
      ['/b', 5, 4],
      ['/a', 2, null],
    ]);
  });
});

describe('GET /analytics/content/{id}', () => {
  test('joins the page by whatever address it is reported under', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan, domain: 'www.prairie.example' });
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    const path = `/analytics/content/${id}?${two}`;
    const before = (await client.get(path)).body.data;
    expect([before.url, before.web.sessions, before.web.daily]).toEqual([null, null, []]);
    const posted = 'https://www.prairie.example/blog/snow-tires/';
    await client.post(`/content/${id}/posted`, { posted_url: posted });
    await takeSearch(app, site, [
      'Date,Page,Clicks,Impressions,Position',
      '2026-11-10,http://prairie.example/blog/snow-tires,1,10,4',
      '2026-11-10,https://prairie.example/blog/Snow-Tires/?utm_source=x&gclid=1#a,2,10,6',
      '2026-11-10,https://prairie.example/blog/snow-tires?page=2,100,100,1',
      '2026-11-10,https://prairie.example/blog/snow-tires-2,100,100,1',
      '2026-11-10,https://other.example/blog/snow-tires,100,100,1',
      '2026-11-11,https://prairie.example/,100,100,1',
    ]);
    await putWeb(app, site, 'page', [
      { date: '2026-11-11', page: '/blog/snow-tires/?utm_medium=mail', sessions: 3 },
      { date: '2026-11-11', page: 'https://prairie.example/blog/snow-tires', sessions: 4 },
      { date: '2026-11-11', page: 'https://other.example/blog/snow-tires', sessions: 100 },
      { date: '2026-11-11', page: '/blog', sessions: 100 },
    ]);
    const { data } = (await client.get(path)).body;
    expect([data.content_id, data.url]).toEqual([id, posted]);
    expect([data.search_console.clicks, data.search_console.position]).toEqual([3, 5]);
    expect(data.search_console.daily.map((day: Json) => day.clicks)).toEqual([3, null]);
    expect([data.web.sessions, data.web.days_with_data]).toEqual([7, 1]);
  });

  test('is the same 404 for another site as for no article', async () => {
    await using app = harness();
    const owner = await app.client(await app.makeSite({ plan }));
    const id = await makeArticle(app, owner);
    const stranger = await app.client(await app.makeSite({ plan }));
    const bare = async (asked: string) => {
      const { status, body } = await stranger.get(`/analytics/content/${asked}`);
      return [status, body.error.code, body.error.message];
    };
    expect(await bare(id)).toEqual(await bare(unknownId));
    expect((await bare(id))[0]).toBe(404);
    expect((await owner.get('/analytics/content/7')).status).toBe(400);
    expect((await owner.get(`/analytics/content/${id}?compare=x`)).status).toBe(400);
  });
});
