import { describe, expect, test } from 'bun:test';
import { MalformedFeed, UnknownFeed } from '../../src/domain/inventory/formats/feed-error.ts';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';

const folder = `${import.meta.dir}/../fixtures/feeds`;
const options = { today: '2026-11-21', currency: 'USD' };

/** file, format, lines on which its rows start, lines of the rows that are refused */
const feeds: [string, string, number[], number[]][] = [
  ['homenet.csv', 'homenet-iol', [2, 3, 4, 5], [4]],
  ['vauto.csv', 'vauto', [2, 4], []],
  ['dealer-management.psv', 'dealer-management', [2, 3, 4], []],
  ['autotrader.csv', 'autotrader', [2, 3], []],
  ['cars-com.txt', 'cars-com', [2, 3], []],
  ['google.tsv', 'google-delimited', [2], []],
  ['google-rss.xml', 'google-rss', [5], []],
  ['meta-rss.xml', 'meta-rss', [3], []],
  ['meta-listings.xml', 'meta-listings', [5, 14], []],
  ['meta.csv', 'meta-delimited', [2, 3], []],
  ['product-catalogue.csv', 'product-catalogue', [2], []],
  ['allocation-list.csv', 'allocation-list', [2, 3, 4, 5], [5]],
  ['broken-quote.csv', 'plain-delimited', [2, 3, 4], [3]],
  ['plain-semicolon.csv', 'plain-delimited', [2, 3], []],
  ['vehicles.json', 'vehicle-json', [5, 7], []],
  ['vehicles.xml', 'vehicle-xml', [3], []],
];

const malformed: [string, number, number][] = [
  ['broken-comment.xml', 3, 18],
  ['broken-truncated.xml', 12, 23],
  ['broken.json', 3, 31],
];

describe('a feed file', () => {
  for (const [file, format, lines, refused] of feeds) {
    test(`${file} is known as ${format} and every row has its line`, async () => {
      const feed = await readFile(file);
      expect(feed.format).toBe(format);
      expect(feed.rows.map(({ line }) => line)).toEqual(lines);
      expect(feed.rows.flatMap((row) => (row.record ? [] : [row.problem.line]))).toEqual(refused);
    });
  }

  for (const [file, line, column] of malformed) {
    test(`${file} is refused at line ${line}, column ${column}`, async () => {
      const error = await readFile(file).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MalformedFeed);
      expect(error).toMatchObject({ line, column });
      expect(String(error)).toContain(`line ${line}, column ${column}`);
    });
  }

  for (const file of ['unknown.csv', 'login-page.html', 'empty.csv']) {
    test(`${file} is refused as a file of no known format`, async () => {
      const error = await readFile(file).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnknownFeed);
    });
  }

  test('of no known format is answered with the names of those that are', async () => {
    const error = await readFile('unknown.csv').catch((thrown: unknown) => thrown);
    for (const name of ['HomeNet', 'vAuto', 'Google vehicle ads', 'Meta automotive', 'JSON'])
      expect(String(error)).toContain(name);
  });

  test('in Windows-1252, by declaration or by its bytes, keeps its letters', async () => {
    const declared = await readFile('meta-listings.xml');
    expect(declared.rows[1]?.record?.status).toBe('sold');
    const { rows } = await readFile('plain-semicolon.csv');
    expect(rows.map((row) => row.record?.exteriorColor)).toEqual(['Blå', 'Grön']);
    expect(rows[0]?.record).toMatchObject({
      priceCents: 899500,
      currency: 'EUR',
      mileage: 48851,
      mileageUnit: 'km',
    });
  });

  test('in UTF-16 with Canadian prices is read in dollars of Canada and kilometres', async () => {
    const { rows } = await readFile('google.tsv');
    expect(rows[0]?.record).toMatchObject({
      stockNumber: 'K1',
      currency: 'CAD',
      priceCents: 3199800,
      mileage: 40120,
      mileageUnit: 'km',
      exteriorColor: 'Gris métallisé',
      description: 'Été comme hiver',
    });
    expect(rows[0]?.record?.images).toHaveLength(3);
  });
});

async function readFile(file: string): Promise<{ format: string; rows: FeedRow[] }> {
  const { format, rows } = await readFeed(Bun.file(`${folder}/${file}`).stream(), options);
  return { format: format.id, rows: await Array.fromAsync(rows) };
}
