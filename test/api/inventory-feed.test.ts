import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { jsonFeed, xmlFeed } from '../../src/domain/inventory/render-feed.ts';
import { createKey } from '../../src/domain/site/create-key.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';

const fields = [
  'vin',
  'year',
  'make',
  'model',
  'trim',
  'vehicle_type',
  'price',
  'mileage',
  'exterior_color',
  'interior_color',
  'ai_description',
  'image_url',
];

async function stocked(app: Harness, listed: readonly FeedCar[]) {
  const site = await app.makeSite();
  await importCars(app, site, listed);
  await app.drain();
  return { site, client: await app.client(site) };
}

type Parsed = { path: string; count: number; vehicles: Record<string, string | null>[] };

/** Element names and texts as an XML reader sees them; throws where the text is not well-formed. */
function parse(xml: string): Parsed {
  const parsed: Parsed = { path: '', count: Number.NaN, vehicles: [] };
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
    if (open.join('/') === 'inventory/vehicles/vehicle') parsed.vehicles.push({});
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const vehicle = parsed.vehicles.at(-1);
    if (open.length === 4 && vehicle) vehicle[name] = text === '' ? null : text;
    if (open.join('/') === 'inventory/count') parsed.count = Number(text);
    open.pop();
    text = '';
  });
  parser.write(xml).close();
  return parsed;
}

describe('GET /inventory/feed', () => {
  test('gives the whole stock, newest first, with exactly the twelve fields', async () => {
    await using app = harness();
    const { client } = await stocked(app, cars(600));
    const reply = await client.get('/inventory/feed');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json');
    const { count, vehicles } = reply.body.data;
    expect([count, vehicles.length]).toEqual([600, 600]);
    expect(Object.keys(vehicles[0])).toEqual(fields);
    const newestFirst = cars(600).map(({ vin }) => vin);
    expect(vehicles.map((one: FeedCar) => one.vin)).toEqual(newestFirst.reverse());
    expect((await client.get('/inventory/feed?format=json')).text).toBe(reply.text);
  });

  test('says the same as XML, with every name and price as it is written in JSON', async () => {
    await using app = harness();
    const odd = [
      car(0, { trim: 'LT & "R/S" <4x4>', exterior_color: 'Grün 🚗', price: 20_000.5 }),
      car(1, { trim: null, price: null, mileage: null, interior_color: null, images: [] }),
      car(2, { condition: 'certified', model: "Town & Country ']]>" }),
    ];
    const { client } = await stocked(app, odd);
    const json = (await client.get('/inventory/feed')).body.data;
    const reply = await client.get('/inventory/feed?format=xml');
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(reply.text).toStartWith('<?xml version="1.0" encoding="UTF-8"?>');
    const xml = parse(reply.text);
    expect(xml.count).toBe(3);
    const asText = json.vehicles.map((vehicle: object) =>
      Object.fromEntries(
        Object.entries(vehicle).map(([name, value]) => [name, value === null ? null : `${value}`]),
      ),
    );
    expect(xml.vehicles).toEqual(asText);
  });

  test('is a whole document also for a store without stock', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const reply = await client.get('/inventory/feed');
    expect(reply.body).toEqual({ data: { count: 0, vehicles: [] } });
    const xml = parse((await client.get('/inventory/feed?format=xml')).text);
    expect([xml.count, xml.vehicles]).toEqual([0, []]);
  });

  test('has a time of its last change before the first import too', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    app.clock.advance(300);
    const empty = await client.get('/inventory/feed');
    const since = empty.headers.get('last-modified') ?? '';
    expect(Date.parse(since)).toBe(Math.floor(site.createdAt / 1000) * 1000);
    const ask = async () =>
      (await client.send('GET', '/inventory/feed', { headers: { 'if-modified-since': since } }))
        .status;
    expect(await ask()).toBe(304);
    await importCars(app, site, cars(1));
    await app.drain();
    expect(await ask()).toBe(200);
  });

  test('refuses another format', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    for (const format of ['csv', 'XML', '']) {
      const reply = await client.get(`/inventory/feed?format=${format}`);
      expect([format, reply.status, reply.body.error.details.issues[0].path]).toEqual([
        format,
        400,
        'format',
      ]);
    }
  });

  test('keeps to the stock of its start while imports come between its parts', async () => {
    await using app = harness();
    const { site, client } = await stocked(app, cars(2000));
    const access = { name: 'feed', scopes: ['inventory:read'] } as const;
    const { key } = await createKey(app.app.ctx, { siteId: site.id, ...access });
    const response = await app.app.handle(
      new Request('http://localhost/v1/public/inventory/feed', { headers: { 'x-api-key': key } }),
    );
    const reader = response.body?.getReader();
    if (!reader) throw new Error('The feed has no body.');
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value, { stream: true });
    await importCars(app, site, [...cars(1500), car(9000)]);
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    const { count, vehicles } = JSON.parse(text).data;
    const vins = new Set(vehicles.map((one: FeedCar) => one.vin));
    expect([count, vehicles.length, vins.size]).toEqual([2000, 2000, 2000]);
    expect(vins.has(car(9000).vin)).toBe(false);
    expect((await client.get('/inventory/feed')).body.data.count).toBe(1501);
    await app.drain();
  });
});

test('a feed entry of any text is well-formed XML that says the text again', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('<', '&', ']]>', '\u0000', '\u000b', '\ud800', '\ufffe', 'a'),
    }),
  );
  fc.assert(
    fc.property(anyText, (trim) => {
      const vehicle = { ...emptyVehicle, trim };
      const text = xmlFeed.head(1) + xmlFeed.entry(vehicle, 0) + xmlFeed.tail;
      const legal = [...trim].filter(isLegal).join('');
      expect(parse(text).vehicles[0]?.trim ?? '').toBe(legal);
      const json = jsonFeed.head(1) + jsonFeed.entry(vehicle, 0) + jsonFeed.tail;
      expect(JSON.parse(json).data.vehicles[0].trim).toBe(trim);
    }),
  );
});

const emptyVehicle: Parameters<typeof xmlFeed.entry>[0] = {
  vin: null,
  year: null,
  make: null,
  model: null,
  trim: null,
  vehicle_type: 'Used',
  price: null,
  mileage: null,
  exterior_color: null,
  interior_color: null,
  ai_description: null,
  image_url: null,
};

/** The characters of XML 1.0, section 2.2. */
function isLegal(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}
