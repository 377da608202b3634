import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { importSearch } from '../../src/domain/analytics/import-search.ts';
import { readExport } from '../../src/domain/analytics/search-export/read-export.ts';
import { harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const today = '2026-11-20';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, told: { first?: string; last?: string } = {}) =>
  readExport(bytes(text), { today, ...told });
const month = { first: '2026-10-21', last: '2026-11-17' };

describe('a plain export', () => {
  test('gives rows by query of the period that was told', () => {
    const text =
      '\ufeffTop queries,Clicks,Impressions,CTR,Position\n"rav4, used","1,204",34567,3.48%,7.1\n';
    expect(read(text, month)).toEqual({
      dimensions: ['query'],
      rows: 1,
      entries: [
        {
          ...month,
          query: 'rav4, used',
          page: '',
          device: '',
          country: '',
          clicks: 1204,
          impressions: 34567,
          position: 7.1,
        },
      ],
    });
  });

  test('may be broken down by several things and by day, with semicolons and commas', () => {
    const text = [
      'Date;Query;Page;Device;Country;Clicks;Impressions;CTR;Position',
      '2026-11-01;Oil Change;https://x.example/A;MOBILE;usa;3;120;2,5 %;4,25',
      '11/2/2026;oil change;https://x.example/A;DESKTOP;usa;0;0;0%;',
    ].join('\r\n');
    const { dimensions, entries } = read(text);
    expect(dimensions).toEqual(['query', 'page', 'device', 'country']);
    expect(entries.map(({ first, last, device }) => [first, last, device])).toEqual([
      ['2026-11-01', '2026-11-01', 'mobile'],
      ['2026-11-02', '2026-11-02', 'desktop'],
    ]);
    expect(entries[0]).toMatchObject({ query: 'oil change', page: 'https://x.example/A' });
    expect(entries.map(({ position }) => position)).toEqual([4.25, 0]);
  });

  test('may be saved by a spreadsheet as UTF-16 with tabs', () => {
    const text = 'Pages\tClicks\tImpressions\tCTR\tPosition\nhttps://x.example/é\t1\t10\t10%\t2\n';
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(codes(text)).buffer),
    ]);
    expect(readExport(wide, { today, ...month }).entries[0]?.page).toBe('https://x.example/é');
  });
});

function codes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

test('rows may say themselves which days they cover, under names with underscores', () => {
  const heading =
    'search_query,start_date,end_date,url_clicks,impressions,site_ctr,average_position';
  const { entries } = read(`${heading}\nbrakes,2026-10-01,2026-10-31,3,60,0.05,7`);
  expect(entries[0]).toMatchObject({ query: 'brakes', first: '2026-10-01', last: '2026-10-31' });
  expect(() => read(`${heading}\nbrakes,2026-10-31,2026-10-01,3,60,0.05,7`)).toThrow('before it');
});

describe('a comparison', () => {
  const heading = (now: string, before: string) =>
    [
      'Top pages',
      ...['Clicks', 'Impressions', 'CTR', 'Position'].flatMap((metric) => {
        return [`${now} ${metric}`, `${before} ${metric}`];
      }),
    ].join(',');
  const row = 'https://x.example/a,6,10,300,280,2%,3.57%,12.1,9.8';

  test('gives two periods, counted back from the last day', () => {
    const text = `${heading('Last 28 days', 'Previous 28 days')}\n${row}\n`;
    const { rows, entries } = read(text, { last: '2026-11-17' });
    expect(rows).toBe(1);
    expect(
      entries.map(({ first, last, clicks, position }) => [first, last, clicks, position]),
    ).toEqual([
      ['2026-10-21', '2026-11-17', 6, 12.1],
      ['2026-09-23', '2026-10-20', 10, 9.8],
    ]);
  });

  test('knows months, last year, and dates of its own', () => {
    const periods = (text: string, last?: string) =>
      read(text, last === undefined ? {} : { last }).entries.map((entry) => [
        entry.first,
        entry.last,
      ]);
    const months = `${heading('Last 3 months', 'Previous 3 months')}\n${row}\n`;
    expect(periods(months, '2026-06-30')).toEqual([
      ['2026-04-01', '2026-06-30'],
      ['2026-01-01', '2026-03-31'],
    ]);
    const year = `${heading('Last 28 days', 'Same period last year')}\n${row}\n`;
    expect(periods(year, '2026-11-17')[1]).toEqual(['2025-10-21', '2025-11-17']);
    const dated = `${heading('10/1/26 - 10/31/26', '9/1/26 - 9/30/26')}\n${row}\n`;
    expect(periods(dated)).toEqual([
      ['2026-10-01', '2026-10-31'],
      ['2026-09-01', '2026-09-30'],
    ]);
  });

  test('leaves out a period in which the page was not shown', () => {
    const shownOnce = 'https://x.example/b,1,,9,,11.1%,,3,';
    const text = `${heading('Last 28 days', 'Previous 28 days')}\n${shownOnce}\n`;
    expect(read(text, { last: '2026-11-17' }).entries.length).toBe(1);
  });
});

describe('JSON', () => {
  const figures = { clicks: 4, impressions: 50, ctr: 0.08, position: 3.4 };

  test('is taken as a list of rows, and as a reply of the API', () => {
    const list = JSON.stringify([{ query: 'a car', date: '2026-11-03', ...figures }]);
    const reply = JSON.stringify({
      dimensions: ['page', 'query'],
      startDate: month.first,
      endDate: month.last,
      rows: [{ keys: ['https://x.example/', 'a car'], ...figures }],
    });
    expect(read(list).entries[0]).toMatchObject({ first: '2026-11-03', clicks: 4 });
    expect(read(reply).entries[0]).toMatchObject({ ...month, page: 'https://x.example/' });
  });

  test('that is something else is refused', () => {
    expect(() => read('{"a": 1}')).toThrow('no list of rows');
    expect(() => read('[1]')).toThrow('Row 2 is no object');
    expect(() => read('[{]')).toThrow('no JSON');
  });
});

describe('a file that is no good is refused with the place', () => {
  const heading = 'Query,Clicks,Impressions,CTR,Position';
  const refusals: [what: string, text: string, message: string, told?: object][] = [
    ['no period', `${heading}\na,1,2,50%,1`, '--start and --end'],
    [
      'no last day',
      'Page,Last 7 days Clicks,Last 7 days Impressions,Last 7 days Position\na,1,2,1',
      '--end',
    ],
    [
      'a word for a number',
      `${heading}\nb,1,2,50%,1\na,x,2,50%,1`,
      'Row 3, column "Clicks"',
      month,
    ],
    ['a rate over all', `${heading}\na,1,2,150%,1`, 'Row 2, column "CTR"', month],
    ['a rate that does not fit', `${heading}\na,1,2,5%,1`, 'does not fit', month],
    ['a position of nought', `${heading}\na,1,2,50%,0`, 'column "Position"', month],
    ['more clicks than impressions', `${heading}\na,3,2,50%,1`, 'more than 2 impressions', month],
    ['an empty query', `${heading}\n,1,2,50%,1`, 'column "Query": is empty', month],
    ['an unknown column', `${heading},Rating\na,1,2,50%,1,5`, '"Rating"', month],
    ['a missing column', 'Query,Clicks\na,1', 'no column for impressions', month],
    ['a row twice', `${heading}\na,1,2,50%,1\nA,1,2,50%,1`, 'two rows for "a"', month],
    ['no date', 'Date,Clicks,Impressions,Position\nsoon,1,2,1', 'Row 2, column "Date"'],
    ['a day to come', 'Date,Clicks,Impressions,Position\n2027-01-01,1,2,1', 'a day to come'],
    ['dates and a period', 'Date,Clicks,Impressions,Position\n2026-11-01,1,2,1', 'leave', month],
    [
      'a period backwards',
      `${heading}\na,1,2,50%,1`,
      'before it begins',
      { first: '2026-11-02', last: '2026-11-01' },
    ],
    ['nothing', '', 'empty'],
    ['a web page', '<!doctype html><html></html>', 'none of a Search Console export'],
  ];
  for (const [what, text, message, told] of refusals) {
    test(what, () => expect(() => read(text, told)).toThrow(message));
  }

  test('what is no text at all', () => {
    expect(() => readExport(new Uint8Array([0xc3, 0x28, 0xff]), { today })).toThrow('no UTF-8');
  });
});

test('reading never fails but with a sentence, whatever the file holds', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 5 }), (cells) => {
      const rows = cells.map((row) => row.join(','));
      const text = ['Query,Clicks,Impressions,CTR,Position', ...rows].join('\n');
      try {
        return read(text, month).rows >= 0;
      } catch (error) {
        return error instanceof Error && error.name === 'Problem';
      }
    }),
    { numRuns: 100 },
  );
});

describe('taking in', () => {
  const text = [
    'Date,Query,Clicks,Impressions,CTR,Position',
    '2026-10-01,a,1,10,10%,2.5',
    '2026-10-02,a,2,30,6.7%,4.5',
  ].join('\n');

  test('keeps sums, so that the mean position weighs by impressions', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const report = await importSearch(app.app.ctx, site.id, { bytes: bytes(text) });
    expect(report).toMatchObject({ rows: 2, new: 2, changed: 0, unchanged: 0 });
    const [sums] = rowsIn(
      app.app.ctx,
      'SELECT sum(clicks) AS c, sum(impressions) AS i, sum(position_sum) AS p FROM ' +
        'search_console_daily',
    );
    expect(sums).toEqual({ c: 3, i: 40, p: 160 });
  });

  test('the same file changes nothing again, and newer figures replace the old', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importSearch(app.app.ctx, site.id, { bytes: bytes(text) });
    const again = await importSearch(app.app.ctx, site.id, { bytes: bytes(text) });
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    const newer = bytes(text.replace('2,30,6.7%', '3,30,10%'));
    const third = await importSearch(app.app.ctx, site.id, { bytes: newer });
    expect(third).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
  });

  test('keeps sites apart, and takes nothing of a file with one bad row', async () => {
    await using app = harness();
    const one = await app.makeSite();
    const other = await app.makeSite();
    await importSearch(app.app.ctx, one.id, { bytes: bytes(text) });
    expect(await importSearch(app.app.ctx, other.id, { bytes: bytes(text) })).toMatchObject({
      new: 2,
    });
    const bad = bytes(`${text}\n2026-10-03,a,9,1,0%,1`);
    await expect(importSearch(app.app.ctx, one.id, { bytes: bad })).rejects.toThrow('Row 4');
    const [row] = rowsIn<{ n: number }>(
      app.app.ctx,
      'SELECT count(*) AS n FROM search_console_daily',
    );
    expect(row?.n).toBe(4);
  });
});
