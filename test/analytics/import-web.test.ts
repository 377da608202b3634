import { describe, expect, test } from 'bun:test';
import { importWeb } from '../../src/domain/analytics/import-web.ts';
import { readWebExport } from '../../src/domain/analytics/web-export/read-web-export.ts';
import { harness } from '../support/harness.ts';

const today = '2026-11-16';
const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const read = (...lines: string[]) => readWebExport(bytes(lines), today);

describe('an export of web analytics', () => {
  test('may be the totals of Plausible', () => {
    const { by, entries, ignored } = read(
      'date,visitors,pageviews,visits,views_per_visit,bounce_rate,visit_duration',
      '2026-11-10,80,240,100,2.4,45,130',
    );
    expect(by).toEqual([]);
    expect(entries).toEqual([
      {
        date: '2026-11-10',
        page: '',
        channel: '',
        sessions: 100,
        users: 80,
        pageviews: 240,
        engagedSessions: 55,
        conversions: null,
      },
    ]);
    expect(ignored).toEqual(['views_per_visit', 'visit_duration']);
  });

  test('may be the pages of Plausible, with hosts', () => {
    const { by, entries } = read(
      '"date","hostname","page","visits","visitors","pageviews","total_scroll_depth"',
      '"2026-11-10","x.example","/tires",10,8,12,700',
    );
    expect(by).toEqual(['page']);
    expect(entries[0]).toMatchObject({
      page: 'https://x.example/tires',
      sessions: 10,
      engagedSessions: null,
    });
  });

  test('may be channels of Matomo, in UTF-16 with tabs', () => {
    const text = [
      'Date\tLabel\tUnique visitors\tVisits\tActions\tBounces\tConversions',
      '2026-11-10\tDirect Entry\t7\t9\t30\t4\t2',
      '2026-11-10\tSearch Engines\t1\t1\t1\t1\t0',
    ].join('\n');
    const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(units.buffer)]);
    const { by, entries } = readWebExport(wide, today);
    expect(by).toEqual(['channel']);
    expect(entries[0]).toEqual({
      date: '2026-11-10',
      page: '',
      channel: 'Direct Entry',
      sessions: 9,
      users: 7,
      pageviews: 30,
      engagedSessions: 5,
      conversions: 2,
    });
  });

  test('may be pages of Matomo, which have a label too', () => {
    const { by, entries } = read(
      'Date,Label,Pageviews,Unique Pageviews,Bounce Rate',
      '2026-11-10,/tires,"1,204",900,12%',
    );
    expect(by).toEqual(['page']);
    expect(entries[0]).toMatchObject({ pageviews: 1204, sessions: 900, engagedSessions: 792 });
  });

  test.each([
    ['no date', ['Page,Visits', '/a,1'], 'no column Date'],
    ['no visits', ['Date,Page,Views', '2026-11-10,/a,1'], 'visits or sessions'],
    ['a day to come', ['Date,Visits', '2026-11-17,1'], 'Row 2, column "Date"'],
    ['no day', ['Date,Visits', 'total,1'], '"total" is no date'],
    ['no number', ['Date,Visits', '2026-11-10,many'], 'no whole number'],
    ['an empty number', ['Date,Visits', '2026-11-10,'], 'no whole number'],
    ['two rows of a day', ['Date,Visits', '2026-11-10,1', '2026-11-10,2'], 'two rows'],
    ['an empty page', ['Date,Page,Visits', '2026-11-10,,1'], 'is empty'],
    ['more bounces than visits', ['Date,Visits,Bounces', '2026-11-10,1,2'], 'more than 1 visits'],
    ['two columns of one meaning', ['Date,Visits,Sessions', '2026-11-10,1,2'], 'another column'],
  ])('is refused whole for %s', (_name, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });

  test('is taken in once, and read with nulls for what it does not tell', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan: 'pro' });
    const take = (...lines: string[]) => importWeb(app.app.ctx, site, bytes(lines));
    const heading = 'Date,Page,Visits,Visitors,Pageviews';
    const first = await take(heading, '2026-11-10,/a,3,2,9', '2026-11-11,/a,4,4,8');
    expect([first.new, first.first_date, first.last_date]).toEqual([2, '2026-11-10', '2026-11-11']);
    const again = await take(heading, '2026-11-10,/a,3,2,9', '2026-11-11,/a,5,4,8');
    expect([again.new, again.changed, again.unchanged]).toEqual([0, 1, 1]);
    const client = await app.client(site);
    const days = 'start_date=2026-11-10&end_date=2026-11-11';
    const { data } = (await client.get(`/analytics/web/summary?${days}`)).body;
    expect([data.sessions, data.users, data.engaged_sessions, data.conversions]).toEqual([
      8,
      6,
      null,
      null,
    ]);
    await take('Date,Page,Visits,Conversions', '2026-11-10,/a,3,0', '2026-11-10,/b,1,');
    const later = (await client.get(`/analytics/web/summary?${days}`)).body.data;
    expect([later.sessions, later.users, later.conversions]).toEqual([9, 4, 0]);
    const list = (await client.get(`/analytics/web/pages?${days}&sort=conversions`)).body.data;
    expect(list.map((row: Record<string, unknown>) => [row.page, row.conversions])).toEqual([
      ['/a', 0],
      ['/b', null],
    ]);
  });
});
