import { describe, expect, test } from 'bun:test';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { cars, type FeedCar, feedText, importCars } from '../support/make-vehicle.ts';
import { rowsOf } from '../support/outbox.ts';

async function importAt(
  app: Harness,
  site: SiteRow,
  listed: readonly FeedCar[],
  modifiedAtMs: number | null,
): Promise<string> {
  const source = feedText(JSON.stringify({ vehicles: listed }));
  const importing = importFeed(app.app.ctx, { site, source, modifiedAtMs });
  return importing.then(
    ({ sold }) => `sold ${sold}`,
    (error: unknown) => String(error),
  );
}

/** A store with 100 cars, and the file of 50 of them that has been stopped once. */
async function stoppedOnce(app: Harness, modifiedAtMs: number | null): Promise<SiteRow> {
  const site = await app.makeSite();
  await importCars(app, site, cars(100));
  expect(await importAt(app, site, cars(50), modifiedAtMs)).toContain('would remove 50 of 100');
  return site;
}

describe('a file that removes more than 40 % of the stock', () => {
  test('is stopped, and what it would have removed is remembered', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, null);
    await app.drain();
    const [hold] = rowsOf(app, 'removal_holds');
    expect(hold).toMatchObject({ site_id: site.id, in_stock: 100 });
    expect(JSON.parse(hold?.vehicle_ids)).toHaveLength(50);
    expect(rowsOf(app, 'vehicles').filter((row) => row.sold_at !== null)).toEqual([]);
  });

  test('is taken in when a later file agrees, though that one differs a little', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, null);
    expect(await importAt(app, site, cars(48), null)).toBe('sold 52');
    expect(rowsOf(app, 'removal_holds')).toEqual([]);
    await app.drain();
  });

  test('is not believed for the same bytes alone, until their own time is later', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, 5_000);
    expect(await importAt(app, site, cars(50), 5_000)).toContain('would remove');
    app.clock.advance(2 * day);
    expect(await importAt(app, site, cars(50), 5_000)).toContain('would remove');
    expect(await importAt(app, site, cars(50), 6_000)).toBe('sold 50');
    await app.drain();
  });

  test('is believed a day later where its supplier tells no time', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, null);
    expect(await importAt(app, site, cars(50), null)).toContain('would remove');
    app.clock.advance(day);
    expect(await importAt(app, site, cars(50), null)).toBe('sold 50');
    await app.drain();
  });

  test('is not believed for a file that removes others, or an older one', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, 5_000);
    expect(await importAt(app, site, cars(100).slice(50), 6_000)).toContain('would remove');
    expect(await importAt(app, site, cars(100).slice(45), 4_000)).toContain('would remove');
    expect(await importAt(app, site, cars(100).slice(45), 7_000)).toBe('sold 45');
    await app.drain();
  });

  test('is forgotten when a good file comes between', async () => {
    await using app = harness();
    const site = await stoppedOnce(app, null);
    expect(await importAt(app, site, cars(99), null)).toBe('sold 1');
    expect(await importAt(app, site, cars(49), null)).toContain('would remove');
    await importCars(app, site, cars(49), true);
    expect(rowsOf(app, 'removal_holds')).toEqual([]);
    await app.drain();
  });
});

describe('the day on which a vehicle arrived', () => {
  const undated = (count: number) => cars(count, () => ({ date_in_stock: null }));
  const arrivals = (app: Harness) => rowsOf(app, 'vehicles').map((row) => row.arrived_on);

  test('is not known from the first import of a store', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, [...undated(2), ...cars(3).slice(2)]);
    await app.drain();
    expect(arrivals(app)).toEqual([null, null, '2026-10-01']);
  });

  test('is that of the import before which it was absent, in the site’s time zone', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await importCars(app, site, undated(3));
    app.clock.advance(3 * day + 14 * 3_600_000);
    await importCars(app, site, undated(4).slice(1));
    await importCars(app, site, undated(4));
    await app.drain();
    expect(arrivals(app)).toEqual(['2026-11-19', null, null, '2026-11-19']);
  });
});

test('what is on its way or promised is said so', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const states = ['available', 'in transit', 'on order', 'pending'];
  const listed = cars(4, (number) => ({ status: states[number] ?? '' }));
  await importCars(app, site, listed);
  const shown = () => rowsOf(app, 'vehicles').map((row) => row.availability);
  expect(shown()).toEqual(['on_lot', 'in_transit', 'in_transit', 'pending']);
  await importCars(app, site, cars(4));
  await app.drain();
  expect(shown()).toEqual(['on_lot', 'on_lot', 'on_lot', 'on_lot']);
});
