import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ImportReport } from '../../src/domain/inventory/import-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { outbox } from '../support/outbox.ts';
import { rowsIn } from '../support/rows-in.ts';

/** One state of the lot: for each of a few cars, whether and how the feed lists it. */
type Listing = { price: number; status: 'available' | 'pending' | 'sold'; color: string } | null;

const listing: fc.Arbitrary<Listing> = fc.option(
  fc.record({
    price: fc.constantFrom(18_000, 19_500, 21_000),
    status: fc.constantFrom('available', 'available', 'pending', 'sold'),
    color: fc.constantFrom('Red', 'Blue'),
  }),
  { freq: 3 },
);
const lots = fc.array(fc.array(listing, { minLength: 6, maxLength: 6 }), {
  minLength: 1,
  maxLength: 6,
});

function feedOf(lot: readonly Listing[]): FeedCar[] {
  return lot.flatMap((one, number) => {
    if (!one) return [];
    const { price, status, color } = one;
    return [car(number, { price, status, exterior_color: color })];
  });
}

type Stock = Record<string, { price: number; status: string; color?: string }>;

function stockOf(listed: readonly FeedCar[]): Stock {
  const inStock = listed.filter(({ status }) => status !== 'sold');
  return Object.fromEntries(
    inStock.map(({ vin, price, status, exterior_color: color }) => [
      String(vin),
      { price: Number(price), status, color: String(color) },
    ]),
  );
}

/** What a plain comparison of two states of the lot says. */
function compare(before: Stock, after: Stock) {
  const kept = Object.keys(after).filter((vin) => vin in before);
  const isRepriced = (vin: string) => before[vin]?.price !== after[vin]?.price;
  const isSame = (vin: string) => Bun.deepEquals(before[vin], after[vin]);
  return {
    new: Object.keys(after).length - kept.length,
    sold: Object.keys(before).filter((vin) => !(vin in after)).length,
    price_changed: kept.filter(isRepriced).length,
    changed: kept.filter((vin) => !isRepriced(vin) && !isSame(vin)).length,
    unchanged: kept.filter(isSame).length,
  };
}

async function stockInApi(app: Harness, site: SiteRow): Promise<Stock> {
  const { body } = await (await app.client(site)).get('/inventory?limit=100');
  expect(body.pagination.total_count).toBe(body.data.length);
  return Object.fromEntries(
    body.data.map((one: Json) => [one.vin, { price: one.price, color: one.exterior_color }]),
  );
}

function replay(app: Harness, site: SiteRow): Stock {
  const stock: Stock = {};
  const rows = rowsIn<Json>(
    app.app.ctx,
    sql`SELECT h.*, v.vin FROM vehicle_history h JOIN vehicles v ON v.id = h.vehicle_id
      WHERE h.site_id = ${site.id} ORDER BY h.sequence`,
  );
  for (const { vin, kind, new_price_cents: cents, new_status: status } of rows) {
    if (kind === 'sold') delete stock[vin];
    else stock[vin] = { price: cents / 100, status };
  }
  return stock;
}

function withoutColors(stock: Stock): Stock {
  const entries = Object.entries(stock).map(([vin, { price, status }]) => [vin, { price, status }]);
  return Object.fromEntries(entries);
}

function countsAreTrue(app: Harness): void {
  const kept = rowsIn(
    app.app.ctx,
    sql`SELECT site_id, make, model, year, condition, vehicles AS n
    FROM vehicle_counts ORDER BY 1, 2, 3, 4, 5`,
  );
  const counted = rowsIn(
    app.app.ctx,
    sql`SELECT site_id, make, model, year, condition, count(*) AS n
    FROM vehicles WHERE sold_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  );
  expect(kept).toEqual(counted);
}

function addsUp(report: ImportReport, listed: readonly FeedCar[]): void {
  const { rows, accepted, rejected } = report;
  expect([rows, accepted + rejected]).toEqual([listed.length, listed.length]);
  const stocked = report.new + report.changed + report.price_changed + report.unchanged;
  expect(accepted).toBe(stocked + listed.filter(({ status }) => status === 'sold').length);
}

test('any run of feeds gives the stock, counts and events of a plain comparison', async () => {
  await using app = harness();
  await fc.assert(
    fc.asyncProperty(lots, async (states) => {
      const site = await app.makeSite();
      let before: Stock = {};
      const expectedEvents: Json[] = [];
      for (const state of states) {
        const listed = feedOf(state);
        if (listed.length === 0) continue;
        const report = await importCars(app, site, listed, true);
        const after = stockOf(listed);
        const expected = compare(before, after);
        expect(report).toMatchObject(expected);
        addsUp(report, listed);
        if (expected.unchanged < Object.keys(after).length || expected.sold > 0) {
          expectedEvents.push({ vehicle_count: Object.keys(after).length });
        }
        expect(replay(app, site)).toEqual(withoutColors(after));
        before = after;
      }
      const shown = Object.entries(before).map(([vin, { price, color }]) => [
        vin,
        { price, color },
      ]);
      expect(await stockInApi(app, site)).toEqual(Object.fromEntries(shown));
      countsAreTrue(app);
      const events = outbox(app).filter((event) => event.siteId === site.id);
      expect(events.map(({ data }) => data)).toEqual(expectedEvents);
      await app.drain();
    }),
    { numRuns: 60 },
  );
}, 300_000);

test('another stock and back gives the first one, and a history that replays to it', async () => {
  await using app = harness();
  await fc.assert(
    fc.asyncProperty(lots, async ([first = [], second = first]) => {
      const [one, other] = [feedOf(first), feedOf(second)];
      if (one.length === 0 || other.length === 0) return;
      const site = await app.makeSite();
      await importCars(app, site, one, true);
      const before = await stockInApi(app, site);
      await importCars(app, site, other, true);
      await importCars(app, site, one, true);
      expect(await stockInApi(app, site)).toEqual(before);
      expect(replay(app, site)).toEqual(withoutColors(stockOf(one)));
      await app.drain();
    }),
    { numRuns: 40 },
  );
}, 300_000);
