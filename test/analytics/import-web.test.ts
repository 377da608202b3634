import { describe, expect, test } from 'bun:test';
import { importWeb } from '../../src/domain/analytics/import-web.ts';
import { readWebExport } from '../../src/domain/analytics/web-export/read-web-export.ts';
import { harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

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
    ['headings of another language', ['Datum,Besuche', '2026-11-10,1'], 'are: Datum, Besuche.'],
    ['a row that is cut off', ['Date,Page,Visits', '2026-11-10,/a,1', '2026-11-10,/b'], 'Row 3 '],
    ['a comma too many', ['Date,Page,Visits', '2026-11-10,/a,b,1'], 'without quotes'],
    ['a quote that does not end', ['Date,Page,Visits', '2026-11-10,"/a,1'], 'Row 2'],
    ['a negative number', ['Date,Visits', '2026-11-10,-1'], 'no whole number'],
    ['a number beyond all numbers', ['Date,Visits', '2026-11-10,9999999999999999'], 'Row 2'],
    ['U+0000', ['Date,Page,Visits', '2026-11-10,/a,1', '2026-11-10,/\0,1'], 'Row 3 holds U+0000'],
    ['a workbook', ['PK\u0003\u0004'], 'save it as CSV'],
    ['a web page', ['<!doctype html>', '<title>Sign in</title>'], 'no column Date'],
    ['a feed of vehicles', ['VIN,Make', '1HGBH41JXMN109186,Honda'], 'Its columns are: VIN, Make.'],
    ['nothing in it', ['', ''], 'The file is empty'],
    [
      'two equal rows of a further breakdown',
      ['Date,Source,Referrer,Visits', '2026-11-10,Google,a,1', '2026-11-10,Google,a,1'],
      'Row 3 repeats row 2: the file has two rows for "Google" of 2026-11-10',
    ],
    ['two columns of one meaning', ['Date,Visits,Sessions', '2026-11-10,1,2'], 'another column'],
  ])('is refused whole for %s', (_name, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });

  test('may be the sources of Plausible, whose referrers are added up', () => {
    const { by, entries } = read(
      'date,source,referrer,utm_medium,pageviews,visitors,visits,visit_duration,bounces',
      '2026-11-10,Google,,,30,9,10,400,3',
      '2026-11-10,Google,google.com/maps,,3,1,2,40,1',
      '2026-11-10,Google,google.com/maps,cpc,4,1,1,40,0',
      '2026-11-10,Facebook,,,3,1,1,40,1',
    );
    expect(by).toEqual(['channel']);
    expect(
      entries.map(({ channel, sessions, users, pageviews, engagedSessions }) => {
        return [channel, sessions, users, pageviews, engagedSessions];
      }),
    ).toEqual([
      ['Google', 13, 11, 37, 9],
      ['Facebook', 1, 1, 3, 0],
    ]);
  });

  test('may be an exploration of GA4, with its head and its grand total', () => {
    const { by, entries } = read(
      '# ----------------------------------------',
      '# Free form 1',
      '',
      'Date,Session default channel group,Sessions,Key events',
      ',,70,3,Grand total',
      '20261110,Direct,40,1',
      '20261110,Organic Search,30,2',
    );
    expect([by, entries.map(({ date, sessions }) => [date, sessions])]).toEqual([
      ['channel'],
      [
        ['2026-11-10', 40],
        ['2026-11-10', 30],
      ],
    ]);
  });

  test.each([
    ['a mark and line ends of Windows', '\ufeffDate,Visits,Page\r\n2026-11-10,"1,204",/a\r\n'],
    ['semicolons', 'Date;Visits;Page\n2026-11-10;1.204;/a\n'],
    ['the delimiter of Excel', 'sep=;\r\nDate;Visits;Page\r\n2026-11-10;1 204;/a\r\n'],
    ['empty cells at its ends', 'Date,Visits,Page,\n2026-11-10,1204,/a,\n,,,\n'],
  ])('may have %s', (_name, text) => {
    const { entries } = readWebExport(new TextEncoder().encode(text), today);
    expect(entries).toMatchObject([{ date: '2026-11-10', sessions: 1204, page: '/a' }]);
  });

  test('may be UTF-16 of either order, and is refused in other encodings', () => {
    const units = [...'\ufeffDate,Channel,Visits\n2026-11-10,Café,3\n'].map((one) =>
      one.charCodeAt(0),
    );
    for (const order of [
      (unit: number) => [unit & 255, unit >> 8],
      (unit: number) => [unit >> 8, unit & 255],
    ]) {
      const { entries } = readWebExport(new Uint8Array(units.flatMap(order)), today);
      expect(entries[0]?.channel).toBe('Café');
    }
    const latin = new Uint8Array(units.slice(1));
    expect(() => readWebExport(latin, today)).toThrow('Save it as CSV in UTF-8.');
  });

  test('is refused where it is too large for one write', () => {
    const rows = Array.from({ length: 250_001 }, (_, index) => `2026-11-10,/${index},1`);
    const message = 'The file has 250,001 rows. At most 250,000';
    expect(() => read('Date,Page,Visits', ...rows)).toThrow(message);
  });

  test('changes nothing where its last row is wrong', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const good = ['Date,Page,Visits', '2026-11-10,/a,3', '2026-11-10,/b,3'];
    for (const last of ['2026-11-10,/c', '2026-11-10,/c,many', '2026-11-10,"/c,1']) {
      const taken = importWeb(app.app.ctx, site, bytes([...good, last]));
      await expect(taken).rejects.toThrow('Row 4');
    }
    for (const table of ['daily', 'totals', 'monthly']) {
      expect(rowsIn(app.app.ctx, `SELECT * FROM web_analytics_${table}`)).toEqual([]);
    }
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
