import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { loadVehicleFacts } from '../../src/domain/inventory/facts/load-vehicle-facts.ts';
import type { Client } from '../support/client.ts';
import { importFactTable } from '../support/fact-table.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const camry = { year: 2022, make: 'Toyota', model: 'Camry' };

async function landingPage(app: Harness, client: Client, subject: object): Promise<string> {
  const made = await client.post('/model-landing-pages', { ...subject, content_length: 900 });
  expect(made.status).toBe(202);
  await app.drain();
  const at = `/content/${made.body.data.id}`;
  expect((await client.get(at)).body.data.status).toBe('complete');
  return (await client.get(`${at}/components/body`)).body.data.content;
}

async function store(country = 'US'): Promise<{ app: Harness; client: Client }> {
  const app = harness();
  const site = await app.makeSite({ phone: '(402) 555-0100', country });
  await importCars(app, site, [
    car(1),
    car(2, { trim: 'XSE' }),
    car(3, { drivetrain: 'AWD' }),
    car(4, { year: 2021 }),
  ]);
  const client = await app.client(site);
  return { app, client };
}

describe('a model landing page', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    ({ app, client } = await store());
    await importFactTable(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test('tells the EPA estimates of the model, each with its cycle, year and source', async () => {
    const body = await landingPage(app, client, camry);
    if (process.env.SHOW) process.stdout.write(body);
    expect(body).toMatch(
      /EPA[^.]*2022 Camry with a gasoline engine[^.]* 22 to 28 mpg city, 31 to 39 mpg highway/,
    );
    expect(body).toMatch(/hybrid[^.]* 44 to 51 mpg city, 47 to 53 mpg highway/i);
    expect(body).toMatch(/What mpg does[^#]*EPA[^#]* 25 to 32 mpg combined/);
    expect(body).toContain(
      'EPA-estimated fuel economy of the 2022 Toyota Camry in mpg (source: EPA fueleconomy.gov)',
    );
    expect(body).toContain('| Camry Hybrid LE |');
  });

  test('of a trim tells only what holds for it', async () => {
    const body = await landingPage(app, client, { ...camry, trim: 'TRD' });
    expect(body).toMatch(/22 mpg city, 31 mpg highway and 25 mpg combined/);
    expect(body).not.toContain('Camry Hybrid');
  });

  test('of a year that no table and no guide has says nothing of economy', async () => {
    const body = await landingPage(app, client, { ...camry, year: 1983 });
    expect(body).not.toMatch(/\d mpg\b|EPA-estimated/);
  });
});

test('without a table an article lives on the guide and the stock', async () => {
  const { app, client } = await store();
  await using _ = app;
  const body = await landingPage(app, client, camry);
  expect(body).not.toMatch(/EPA-estimated fuel economy of the 2022/);
  expect(body).toContain('EPA estimates for the 2022 Camry, in mpg');
  expect(body).toContain('P1001');
});

test('a store outside the United States is told nothing of what the EPA rates', async () => {
  await using app = harness();
  await importFactTable(app);
  const subjects = [{ ...camry, trim: null }];
  const of = (country: string) =>
    loadVehicleFacts(app.app.ctx.reader, subjects, { country, stock: [] });
  expect((await of('US')).length).toBe(7);
  expect(await of('SE')).toEqual([]);
});

test('a model without a year is told of in the newest years of the lot', async () => {
  await using app = harness();
  await importFactTable(app);
  const { reader } = app.app.ctx;
  const subject = { year: null, make: 'Ford', model: 'F-150', trim: null };
  const none = await loadVehicleFacts(reader, [subject], { country: 'US', stock: [] });
  expect(none).toEqual([]);
});

test('configurations that look the same are marked, so that only spans are told', async () => {
  await using app = harness();
  await importFactTable(app);
  const subject = { year: 2023, make: 'Dodge', model: 'Charger', trim: null };
  const facts = await loadVehicleFacts(app.app.ctx.reader, [subject], {
    country: 'US',
    stock: [],
  });
  expect(facts.map(({ cityMpg, hasTwin }) => [cityMpg, hasTwin])).toEqual([
    [15, true],
    [14, true],
  ]);
  expect(facts[0]).toMatchObject({
    variant: 'Charger',
    engine: '6.4L 8-cylinder',
    source: 'EPA fueleconomy.gov',
    asOf: '2026-11-16',
  });
});
