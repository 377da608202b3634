import { existsSync } from 'node:fs';
import { describe, expect, test } from 'bun:test';
import { importFeed, type ImportReport } from '../../src/domain/inventory/import-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { Problem } from '../../src/problem.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';

const folder = `${import.meta.dir}/../../../shared/data/feeds`;
const days = [
  '20260620T2106',
  '20260620T2136',
  '20260620T2206',
  '20260709T1228',
  '20260716T1447',
  '20260723T0812',
  '20260801T1106',
  '20260815T0918',
  '20260822T0801',
];
const malformed = days.slice(0, 2);

/** VIN → price in cents of what a day's file offers, cut out of its text without any parser. */
type Lot = Map<string, number | null>;

async function lotOf(day: string): Promise<Lot> {
  const text = await Bun.file(`${folder}/meta-xml/store-${day}.xml`).text();
  const lot: Lot = new Map();
  for (const block of text.split(/<(?:listing|item)>/).slice(1)) {
    const vin = tag(block, 'vin') ?? '';
    lot.delete(vin);
    const price = Number.parseFloat(tag(block, 'price') ?? '');
    const isSold = tag(block, 'availability') === 'SOLD';
    if (!isSold) lot.set(vin, price > 0 ? Math.round(price * 100) : null);
  }
  return lot;
}

function tag(block: string, name: string): string | undefined {
  return new RegExp(`<(?:g:)?${name}>([^<]*)</`).exec(block)?.[1]?.trim();
}

function compare(before: Lot, after: Lot) {
  const kept = [...after.keys()].filter((vin) => before.has(vin));
  return {
    arrivals: [...after.keys()].filter((vin) => !before.has(vin)).sort(),
    departures: [...before.keys()].filter((vin) => !after.has(vin)).sort(),
    prices: kept.filter((vin) => before.get(vin) !== after.get(vin)).sort(),
  };
}

function importFile(app: Harness, site: SiteRow, path: string): Promise<ImportReport> {
  const source = Bun.file(`${folder}/${path}`).stream();
  return importFeed(app.app.ctx, { site, source, force: true });
}

/** What the history says of the imports since `start`, by VIN. */
function told(app: Harness, start: number) {
  const vins = new Map(rowsOf(app, 'vehicles').map((row) => [row.id, row.vin]));
  const rows = rowsOf(app, 'vehicle_history').slice(start);
  const of = (...kinds: string[]) =>
    rows
      .filter((row) => kinds.includes(row.kind))
      .map((row: Json) => vins.get(row.vehicle_id))
      .sort();
  return {
    arrivals: of('arrived', 'returned'),
    departures: of('sold'),
    prices: of('price_changed'),
  };
}

describe.skipIf(!existsSync(folder))('the real feeds (../shared/data/feeds)', () => {
  test('nine days of one store change the stock as a comparison of the files says', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    let before: Lot = new Map();
    for (const day of days) {
      const path = `meta-xml/store-${day}.xml`;
      const start = rowsOf(app, 'vehicle_history').length;
      app.clock.advance(24 * 60 * 60 * 1000);
      if (malformed.includes(day)) {
        const error = await importFile(app, site, path).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Problem);
        expect(error).toMatchObject({ details: { line: 2, column: 23 } });
        expect(rowsOf(app, 'vehicle_history').length).toBe(start);
        continue;
      }
      const report = await importFile(app, site, path);
      const after = await lotOf(day);
      const expected = compare(before, after);
      expect([day, told(app, start)]).toEqual([day, expected]);
      expect(report).toMatchObject({
        rejected: 0,
        new: expected.arrivals.length,
        sold: expected.departures.length,
        price_changed: expected.prices.length,
      });
      expect(report.new + report.price_changed + report.changed + report.unchanged).toBe(
        after.size,
      );
      const { data } = (await client.get('/inventory?limit=100')).body;
      const shown = data.map((one: Json) => [one.vin, one.price && Math.round(one.price * 100)]);
      expect(shown.sort()).toEqual([...after].sort());
      before = after;
    }
    expect(rowsOf(app, 'imports').length).toBe(days.length - malformed.length);
    await app.drain();
  }, 300_000);

  /** The largest, of a thousand stores, is taken in whole by the test of the command. */
  const others = [
    'csv/USA_cars_datasets.csv',
    'csv/true_car_listings.csv',
    'google-tsv/sample_output.tsv',
    'meta-csv/begbilnorr-products-feed.csv',
    'meta-csv/begbilnorr-vehicles-feed.csv',
    'meta-xml/store-20260822T0801.json',
  ];
  for (const path of others) {
    test(`${path} is taken in whole, and again without a change`, async () => {
      await using app = harness();
      const site = await app.makeSite();
      const first = await importFile(app, site, path);
      expect(first.accepted + first.rejected).toBe(first.rows);
      expect(first.problems_total).toBeGreaterThanOrEqual(first.rejected);
      expect(first.sold).toBe(0);
      const again = await importFile(app, site, path);
      expect(again).toMatchObject({ new: 0, changed: 0, price_changed: 0, sold: 0 });
      expect(again.unchanged).toBe(first.new);
      const client = await app.client(site);
      const { pagination } = (await client.get('/inventory?limit=1')).body;
      expect(pagination.total_count).toBe(first.new);
      await app.drain();
    }, 300_000);
  }
});
