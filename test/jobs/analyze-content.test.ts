import { expect, test } from 'bun:test';
import { analyzeDue } from '../../src/domain/content-intelligence/analyze-due.ts';
import { analyzeSite } from '../../src/domain/content-intelligence/analyze-site.ts';
import { hour, isoTime, minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { cars, importCars } from '../support/make-vehicle.ts';
import { rowsIn } from '../support/rows-in.ts';

/** Sets the clock to a moment; it only goes forward. */
function setClock(app: Harness, iso: string): void {
  const ahead = Date.parse(iso) - app.clock.now();
  if (ahead < 0) throw new Error(`${iso} has passed: it is ${isoTime(app.clock.now())}.`);
  app.clock.advance(ahead);
}

async function analyzed(app: Harness): Promise<number> {
  return (await app.run('analyze-content')).counts.analyzed ?? 0;
}

async function siteWithStock(app: Harness, timeZone: string) {
  const site = await app.makeSite({ timeZone });
  await importCars(app, site, cars(5));
  return site;
}

test('a site is analysed at 04:00 of its own time zone, once a night', async () => {
  await using app = harness();
  setClock(app, '2027-01-10T12:00:00Z');
  await siteWithStock(app, 'America/Chicago');
  await siteWithStock(app, 'Asia/Tokyo');
  expect(await analyzed(app)).toBe(2);
  setClock(app, '2027-01-10T18:59:59Z');
  expect(await analyzed(app)).toBe(0);
  setClock(app, '2027-01-10T19:00:00Z');
  expect(await analyzed(app)).toBe(1);
  expect(await analyzed(app)).toBe(0);
  setClock(app, '2027-01-11T09:59:59Z');
  expect(await analyzed(app)).toBe(0);
  setClock(app, '2027-01-11T10:00:00Z');
  expect(await analyzed(app)).toBe(1);
  expect(await analyzed(app)).toBe(0);
  app.allowLeftovers();
});

test('days of 23 and of 25 hours have one night each', async () => {
  await using app = harness();
  setClock(app, '2027-03-13T12:00:00Z');
  await siteWithStock(app, 'America/Chicago');
  const runs: string[] = [];
  const follow = async (until: string) => {
    while (app.clock.now() < Date.parse(until)) {
      if ((await analyzed(app)) > 0) runs.push(isoTime(app.clock.now()));
      app.clock.advance(30 * minute);
    }
  };
  await follow('2027-03-16T00:00:00Z');
  setClock(app, '2027-11-06T12:00:00Z');
  await follow('2027-11-09T00:00:00Z');
  expect(runs).toEqual([
    '2027-03-13T12:00:00.000Z',
    '2027-03-14T09:00:00.000Z',
    '2027-03-15T09:00:00.000Z',
    '2027-11-06T12:00:00.000Z',
    '2027-11-07T10:00:00.000Z',
    '2027-11-08T10:00:00.000Z',
  ]);
  app.allowLeftovers();
});

test('nights that were missed are made up for by one run', async () => {
  await using app = harness();
  await siteWithStock(app, 'America/Chicago');
  expect(await analyzed(app)).toBe(1);
  app.clock.advance(9 * 24 * hour);
  expect(await analyzed(app)).toBe(1);
  expect(await analyzed(app)).toBe(0);
  app.allowLeftovers();
});

test('a site begins to be analysed when it has something to look at', async () => {
  await using app = harness();
  const site = await app.makeSite();
  app.clock.advance(48 * hour);
  expect(await analyzed(app)).toBe(0);
  await importCars(app, site, cars(3));
  expect(await analyzed(app)).toBe(1);
  app.allowLeftovers();
});

test("one site's failure stops no other, and is tried again an hour later", async () => {
  await using app = harness();
  const bad = await siteWithStock(app, 'America/Chicago');
  await siteWithStock(app, 'America/Chicago');
  const { ctx } = app.app;
  let isBroken = true;
  const run = () =>
    analyzeDue(ctx, new AbortController().signal, (siteId, signal) => {
      if (siteId === bad.id && isBroken) throw new Error('The stock could not be read.');
      return analyzeSite(ctx, siteId, signal);
    });
  expect(await run()).toMatchObject({ analyzed: 1, failed: 1 });
  const written = rowsIn(ctx, 'SELECT error FROM analysis_runs WHERE failed_at IS NOT NULL');
  expect(written).toEqual([{ error: 'The stock could not be read.' }]);
  expect(await run()).toMatchObject({ analyzed: 0, failed: 0 });
  app.clock.advance(hour);
  isBroken = false;
  expect(await run()).toMatchObject({ analyzed: 1, failed: 0 });
  expect(rowsIn(ctx, 'SELECT site_id FROM analysis_runs WHERE error IS NOT NULL')).toEqual([]);
  app.allowLeftovers();
});
