import { existsSync } from 'node:fs';
import { describe, expect, test } from 'bun:test';
import { MalformedFeed } from '../../src/domain/inventory/formats/feed-error.ts';
import type { FeedRow } from '../../src/domain/inventory/formats/format.ts';
import { readFeed } from '../../src/domain/inventory/formats/read-feed.ts';

const folder = `${import.meta.dir}/../../../shared/data/feeds`;
const options = { today: '2026-11-21', currency: 'USD' };
const isThere = existsSync(folder);

/** file, format, rows that are refused; the reason of each refusal has been looked at. */
const feeds: [string, string, number][] = [
  // Five rows whose state of shipping is a bare "L".
  ['csv/2023-06-12.csv.gz', 'allocation-list', 5],
  // Two used cars whose VINs fail their check digit.
  ['csv/USA_cars_datasets.csv', 'plain-delimited', 2],
  ['csv/true_car_listings.csv', 'plain-delimited', 0],
  ['google-tsv/sample_output.tsv', 'google-delimited', 0],
  ['meta-csv/begbilnorr-products-feed.csv', 'product-catalogue', 0],
  ['meta-csv/begbilnorr-vehicles-feed.csv', 'meta-delimited', 0],
  ['meta-xml/store-20260620T2206.xml', 'meta-rss', 0],
  ['meta-xml/store-20260709T1228.xml', 'meta-listings', 0],
  ['meta-xml/store-20260716T1447.xml', 'meta-listings', 0],
  ['meta-xml/store-20260723T0812.xml', 'meta-listings', 0],
  ['meta-xml/store-20260801T1106.xml', 'meta-listings', 0],
  ['meta-xml/store-20260815T0918.xml', 'meta-listings', 0],
  ['meta-xml/store-20260822T0801.xml', 'meta-listings', 0],
  ['meta-xml/store-20260822T0801.json', 'vehicle-json', 0],
];

describe.skipIf(!isThere)('the real feeds (../shared/data/feeds)', () => {
  for (const [file, format, refused] of feeds)
    test(`account for every row of ${file}`, async () => {
      const feed = await readFile(file);
      expect(feed.format).toBe(format);
      expect(feed.rows.length).toBe(countIndependently(file, await textOf(file)));
      expect(feed.rows.filter(({ record }) => record === null).length).toBe(refused);
      expect(new Set(feed.rows.map(({ line }) => line)).size).toBe(feed.rows.length);
    }, 300_000);

  for (const file of ['meta-xml/store-20260620T2106.xml', 'meta-xml/store-20260620T2136.xml'])
    test(`refuse ${file} for the double hyphen in its comment`, async () => {
      const error = await readFile(file).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MalformedFeed);
      expect(error).toMatchObject({ line: 2, column: 23 });
    });

  test('give the same price and state for each VIN as a search of the text does', async () => {
    const file = 'meta-xml/store-20260723T0812.xml';
    const { rows } = await readFile(file);
    const blocks = (await textOf(file)).split('<listing>').slice(1);
    const expected = blocks.map((block) => [
      tag(block, 'vin'),
      Math.round(Number.parseFloat(tag(block, 'price') ?? '0') * 100) || null,
      tag(block, 'availability') === 'SOLD' ? 'sold' : 'available',
    ]);
    expect(rows.map(({ record }) => [record?.vin, record?.priceCents, record?.status])).toEqual(
      expected,
    );
    expect(expected.filter(([, , state]) => state === 'sold').length).toBe(3);
  });

  test('keep the provisional VINs of cars not built yet', async () => {
    const { rows } = await readFile('csv/2023-06-12.csv.gz');
    const provisional = rows.filter(({ record }) => /[IOQ]/.test(record?.vin ?? ''));
    expect(provisional.length).toBe(718);
    const states = new Set(provisional.map(({ record }) => record?.status));
    expect([...states].sort()).toEqual(['on_order', 'pending']);
  }, 300_000);
});

function tag(block: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(block)?.[1];
}

/** Rows by the plainest means: elements, VIN keys, or newlines outside quotes. */
function countIndependently(file: string, text: string): number {
  if (file.endsWith('.xml')) return text.match(/<(?:item|listing)>/g)?.length ?? 0;
  if (file.endsWith('.json')) return text.match(/^\s*"vin":/gm)?.length ?? 0;
  const unquoted = text.replaceAll(/"[^"]*"/g, 'q');
  return unquoted.split(/\r?\n/).filter((line) => line.trim() !== '').length - 1;
}

async function textOf(file: string): Promise<string> {
  const bytes = await Bun.file(`${folder}/${file}`).bytes();
  return new TextDecoder().decode(file.endsWith('.gz') ? Bun.gunzipSync(bytes) : bytes);
}

type ReadFile = { format: string; rows: FeedRow[] };
const readBefore = new Map<string, Promise<ReadFile>>();

/** Each file once: the largest takes seconds. */
function readFile(file: string): Promise<ReadFile> {
  const read = readBefore.get(file) ?? readWhole(file);
  readBefore.set(file, read);
  return read;
}

async function readWhole(file: string): Promise<ReadFile> {
  const { format, rows } = await readFeed(Bun.file(`${folder}/${file}`).stream(), options);
  return { format: format.id, rows: await Array.fromAsync(rows) };
}
