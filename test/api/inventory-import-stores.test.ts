import { describe, expect, test } from 'bun:test';
import { importStores, type StoresInput } from '../../src/domain/inventory/import-stores.ts';
import type { NamedStore, StoreSite } from '../../src/domain/inventory/store-site.ts';
import { Problem } from '../../src/problem.ts';
import { SiteDirectory } from '../../src/cli/site-directory.ts';
import { type Harness, harness } from '../support/harness.ts';
import { feedText } from '../support/make-vehicle.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { fixtureVin } from '../support/vin.ts';

type Line = [store: string, state: string, number: number, price?: number];

function csv(lines: readonly Line[]): string {
  const rows = lines.map(([store, state, number, price = 20_000]) => {
    const vin = fixtureVin('4T1G11AK', 2022, 100_000 + number);
    return `"${store}",${state},${vin},S${number},Used,2022,Toyota,Camry,SE,20000,${price},Red`;
  });
  const header = 'Store,State,VIN,Stock,Type,Year,Make,Model,Trim,Miles,SellingPrice,ExteriorColor';
  return `${[header, ...rows].join('\n')}\n`;
}

type Options = Partial<Pick<StoresInput, 'siteColumn' | 'stateColumn' | 'force' | 'onProgress'>>;

async function take(app: Harness, text: string, makesSites: boolean, options: Options = {}) {
  const { ctx } = app.app;
  const sites = await SiteDirectory.open(ctx);
  return importStores(ctx, {
    source: feedText(text),
    siteColumn: 'Store',
    stateColumn: null,
    find: (store: NamedStore) => sites.find(store),
    create: makesSites ? (store): Promise<StoreSite> => sites.create(store) : null,
    ...options,
  });
}

function siteRows(app: Harness): string[][] {
  return rowsOf(app, 'sites').map(({ slug, name, state }) => [slug, name, state ?? '-']);
}

describe('a file with many stores', () => {
  test('gives each store its rows, in a report line of its own and in the totals', async () => {
    await using app = harness();
    await app.makeSite({ slug: 'prairie' });
    await app.makeSite({ slug: 'harbor' });
    const text = csv([
      ['prairie', '', 1],
      ['Harbor Auto 2', '', 2],
      ['PRAIRIE  motors', '', 3],
      ['harbor', '', 4],
      ['prairie', '', 5],
    ]);
    const steps: object[] = [];
    const onProgress = (step: object) => void steps.push(step);
    const report = await take(app, text, false, { onProgress });
    expect(report).toMatchObject({ rows: 5, accepted: 5, rejected: 0, new: 5, sites_new: 0 });
    expect(report.sites.map(({ site, rows }) => [site, rows])).toEqual([
      ['prairie', 3],
      ['harbor', 2],
    ]);
    expect(steps.at(-1)).toEqual({ done: 2, total: 2 });
    const again = await take(app, text, false);
    expect(again).toMatchObject({ rows: 5, new: 0, unchanged: 5, sold: 0 });
    const events = outbox(app).map(({ type, data }) => `${type} ${data.vehicle_count}`);
    expect(events.sort()).toEqual(['inventory.feed.updated 2', 'inventory.feed.updated 3']);
    await app.drain();
  });

  test('makes the stores that are missing when asked, once, and finds them again', async () => {
    await using app = harness();
    const text = csv([
      ['Smith & Sons Ford', 'SC', 1],
      ['Smith & Sons Ford', 'SC', 2],
      ['Zürich Automobile', 'TX', 3],
      ['丰田', 'CA', 4],
    ]);
    const report = await take(app, text, true, { stateColumn: 'State' });
    expect([report.sites_new, report.sites.length, report.new]).toEqual([3, 3, 4]);
    expect(siteRows(app)).toEqual([
      ['smith-sons-ford', 'Smith & Sons Ford', 'SC'],
      ['zurich-automobile', 'Zürich Automobile', 'TX'],
      [expect.stringMatching(/^store-[0-9a-f]{8}$/), '丰田', 'CA'],
    ]);
    const again = await take(app, text, true, { stateColumn: 'State' });
    expect([again.sites_new, again.unchanged, again.sold]).toEqual([0, 4, 0]);
    await app.drain();
  });

  test('keeps stores of one name in two states apart by the column of states', async () => {
    await using app = harness();
    const text = csv([
      ['Classic Toyota', 'IL', 1],
      ['Classic Toyota', 'TX', 2],
    ]);
    const report = await take(app, text, true, { stateColumn: 'State' });
    expect(report.sites.map(({ site, rows }) => [site, rows])).toEqual([
      ['classic-toyota', 1],
      ['classic-toyota-tx', 1],
    ]);
    const onlyTexas = await take(app, csv([['Classic Toyota', 'TX', 2]]), true, {
      stateColumn: 'State',
    });
    expect(onlyTexas.sites.map(({ site, unchanged }) => [site, unchanged])).toEqual([
      ['classic-toyota-tx', 1],
    ]);
    await app.drain();
  });

  test('reports rows of unknown stores and of none, and takes the others', async () => {
    await using app = harness();
    await app.makeSite({ slug: 'prairie' });
    const text = csv([
      ['prairie', '', 1],
      ['nowhere', '', 2],
      ['nowhere', '', 3],
      ['', '', 4],
    ]);
    const report = await take(app, text, false);
    expect(report).toMatchObject({ rows: 4, accepted: 1, rejected: 3, new: 1 });
    expect(report.unknown_sites).toEqual([{ name: 'nowhere', rows: 2 }]);
    expect(report.problems).toEqual([
      { line: 5, vin: null, field: 'Store', reason: 'The row names no store.' },
      { line: 3, vin: null, field: 'Store', reason: 'There is no site "nowhere" (rows: 2).' },
    ]);
    expect(siteRows(app)).toHaveLength(1);
    await app.drain();
  });

  test('refuses one store that would lose too much, and takes the others', async () => {
    await using app = harness();
    await app.makeSite({ slug: 'prairie' });
    await app.makeSite({ slug: 'harbor' });
    const both = (numbers: number[]): Line[] =>
      numbers.flatMap((number): Line[] => [
        ['prairie', '', number],
        ['harbor', '', 100 + number],
      ]);
    await take(app, csv(both([1, 2, 3, 4])), false);
    const cut = csv([...both([1]), ['harbor', '', 102], ['harbor', '', 103], ['harbor', '', 109]]);
    const report = await take(app, cut, false);
    expect(report.sites_refused).toBe(1);
    const [prairie, harbor] = report.sites;
    expect(prairie).toMatchObject({ site: 'prairie', rows: 1, accepted: 0, sold: 0 });
    expect(prairie?.error).toMatchObject({ code: 'conflict' });
    expect(harbor).toMatchObject({ site: 'harbor', accepted: 4, new: 1, sold: 1, error: null });
    const inStock = rowsOf(app, 'vehicles').filter(({ sold_at }) => sold_at === null);
    expect(inStock).toHaveLength(8);
    const forced = await take(app, cut, false, { force: true });
    expect([forced.sites_refused, forced.sold]).toEqual([0, 3]);
    await app.drain();
  });

  test('writes nothing of a file that breaks off, lacks the column or knows no store', async () => {
    await using app = harness();
    await app.makeSite({ slug: 'prairie' });
    const text = csv([['prairie', '', 1]]);
    const refusals: [string, Options, string][] = [
      [`${text}"prairie,,`, {}, 'not well-formed'],
      [text, { siteColumn: 'Rooftop' }, 'no column "Rooftop"'],
      [text, { stateColumn: 'Province' }, 'no column "Province"'],
      [csv([['nowhere', '', 1]]), {}, 'The first is "nowhere"'],
    ];
    for (const [feed, options, message] of refusals) {
      const error = await take(app, feed, false, options).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Problem);
      expect(String(error)).toContain(message);
    }
    expect([rowsOf(app, 'vehicles').length, rowsOf(app, 'imports').length]).toEqual([0, 0]);
  });
});
