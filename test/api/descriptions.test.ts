import { describe, expect, test } from 'bun:test';
import { editDescription, handBack } from '../../src/domain/descriptions/edit-description.ts';
import { descriptionHistory } from '../../src/domain/descriptions/descriptions-store.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { ask, type Operation, testCallers, withoutRequestId } from '../support/callers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, cars, type FeedCar, importCars } from '../support/make-vehicle.ts';
import { outbox } from '../support/outbox.ts';
import { day } from '../../src/lib/clock.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';

const vin = car(1).vin ?? '';
const read: Operation = {
  method: 'GET',
  path: `/inventory/${vin}/description`,
  scope: 'inventory:read',
};
const write: Operation = {
  method: 'POST',
  path: `/inventory/${vin}/description`,
  scope: 'inventory:write',
};
const batch: Operation = {
  method: 'POST',
  path: '/inventory/descriptions/batch',
  scope: 'inventory:write',
  body: { vins: [vin] },
};

type Store = { app: Harness; site: SiteRow; client: Client };

async function store(listed: FeedCar[] = cars(4), app = harness()): Promise<Store> {
  const site = await app.makeSite({ phone: '(402) 555-0142' });
  await importCars(app, site, listed);
  await app.drain();
  return { app, site, client: await app.client(site) };
}

async function describedOf(client: Client, asked = vin): Promise<Json> {
  return (await client.get(`/inventory/${asked}/description`)).body.data;
}

function told(app: Harness, type: string): Json[] {
  return outbox(app).flatMap((event) => (event.type === type ? [event.data] : []));
}

const completed = 'inventory.description.completed';
const batchCompleted = 'inventory.description.batch_completed';

describe('callers of descriptions', () => {
  testCallers([read, write, batch]);

  test.each([read, write])(
    '$method says the same of a car of another site as of none',
    async (one) => {
      const { app, client } = await store();
      await using _app = app;
      const stranger = await app.client(await app.makeSite());
      const foreign = await ask(stranger, one);
      const absent = await stranger.send(one.method, '/inventory/1HGCM82633A004352/description');
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(absent));
      expect(foreign.status).toBe(404);
      expect((await ask(client, read)).status).toBe(200);
    },
  );
});

describe('POST /inventory/{vin}/description', () => {
  test('writes a text that list, detail, feed and figures then have', async () => {
    const { app, client } = await store();
    await using _app = app;
    expect(await describedOf(client)).toEqual({
      vin,
      status: 'not_generated',
      description: null,
      generated_at: null,
    });
    const feedBefore = await client.get('/inventory/feed');
    const reply = await client.post(`/inventory/${vin.toLowerCase()}/description`);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      vin,
      status: 'generating',
      component_id: expect.any(String),
      message: expect.stringContaining(completed),
    });
    expect((await describedOf(client)).status).toBe('generating');
    await app.drain();
    const described = await describedOf(client);
    expect(described.status).toBe('complete');
    expect(described.description.split(/\s+/).length).toBeWithin(90, 221);
    expect(described.description).toContain('2022 Toyota Camry SE');
    expect(described.generated_at).toEqual(expect.any(String));
    const detail = (await client.get(`/inventory/${vin}`)).body.data;
    expect(detail.ai_description).toBe(described.description);
    expect(detail.description_status).toBe('complete');
    const listed: Json[] = (await client.get('/inventory')).body.data;
    const flags = listed.filter((one) => one.has_description).map((one) => one.vin);
    expect(flags).toEqual([vin]);
    expect((await client.get('/inventory/stats')).body.data.with_description).toBe(1);
    const feed = await client.get('/inventory/feed');
    const inFeed = feed.body.data.vehicles.find((one: Json) => one.vin === vin);
    expect(inFeed.ai_description).toBe(described.description);
    expect(feed.headers.get('etag')).not.toBe(feedBefore.headers.get('etag'));
    expect(told(app, completed)).toEqual([{ vin, year: 2022, make: 'Toyota', model: 'Camry' }]);
    expect(told(app, batchCompleted)).toEqual([]);
  });

  test('starts one text however often it is asked for', async () => {
    const { app, client } = await store();
    await using _app = app;
    const first = await client.post(`/inventory/${vin}/description`);
    const second = await client.post(`/inventory/${vin}/description`);
    expect(second.body).toEqual(first.body);
    await app.drain();
    expect(told(app, completed)).toHaveLength(1);
  });

  test('answers a replay with what it answered before, and starts nothing', async () => {
    const { app, client } = await store();
    await using _app = app;
    const init = { headers: { 'x-idempotency-key': 'once' } };
    const first = await client.send('POST', `/inventory/${vin}/description`, init);
    await app.drain();
    const again = await client.send('POST', `/inventory/${vin}/description`, init);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    await app.drain();
    expect(told(app, completed)).toHaveLength(1);
  });

  test('describes a car without a VIN by its stock number', async () => {
    const bare = car(9, { vin: null, stock_number: 'N-77' });
    const { app, client } = await store([bare]);
    await using _app = app;
    const reply = await client.post('/inventory/n-77/description');
    expect([reply.status, reply.body.data.vin]).toEqual([202, null]);
    await app.drain();
    expect((await describedOf(client, 'N-77')).status).toBe('complete');
    expect(told(app, completed)).toEqual([
      { vin: null, year: 2022, make: 'Toyota', model: 'Camry' },
    ]);
  });

  test('keeps no text that the rules on advertising refuse, and says which rule', async () => {
    const shouted = car(1, { trim: 'Guaranteed Credit Approval' });
    const { app, site, client } = await store([shouted]);
    await using _app = app;
    await client.post(`/inventory/${vin}/description`);
    await app.drain();
    const { status, description } = await describedOf(client);
    expect([status, description]).toEqual(['failed', null]);
    const { id } = (await client.get(`/inventory/${vin}`)).body.data;
    const [newest] = await descriptionHistory(app.app.ctx.reader, site.id, id);
    expect(newest?.error).toMatch(/^[A-Z]+-[A-Z-]+: ./);
    expect(told(app, completed)).toEqual([]);
  });

  test('ends without a text when the car has been sold meanwhile', async () => {
    const { app, site, client } = await store();
    await using _app = app;
    await client.post('/inventory/descriptions/batch', { vins: [vin] });
    await importCars(
      app,
      site,
      cars(4).filter((one) => one.vin !== vin),
    );
    await app.drain();
    expect((await client.get(`/inventory/${vin}/description`)).status).toBe(404);
    expect(told(app, completed)).toEqual([]);
    expect(told(app, batchCompleted)).toEqual([{ count: 1, site_id: site.id }]);
  });
});

describe('POST /inventory/descriptions/batch', () => {
  test('starts each by itself and tells of the end once', async () => {
    const { app, site, client } = await store();
    await using _app = app;
    const [one, two] = cars(4).map(({ vin: own }) => own ?? '');
    const unknown = '1HGCM82633A004352';
    const vins = [one, unknown, two, one];
    const reply = await client.post('/inventory/descriptions/batch', { vins });
    expect(reply.status).toBe(202);
    const { items, message } = reply.body.data;
    expect(items.map((item: Json) => [item.vin, item.status])).toEqual([
      [one, 'generating'],
      [unknown, 'failed'],
      [two, 'generating'],
      [one, 'generating'],
    ]);
    expect(items[1].error).toEqual(expect.any(String));
    expect(items[0].component_id).toBe(items[3].component_id);
    expect(message).toContain(batchCompleted);
    await app.drain();
    expect(told(app, completed)).toHaveLength(2);
    expect(told(app, batchCompleted)).toEqual([{ count: 2, site_id: site.id }]);
  });

  test('waits for a text that another request has started', async () => {
    const { app, client } = await store();
    await using _app = app;
    const vins = cars(3).map((one) => one.vin ?? '');
    await client.post('/inventory/descriptions/batch', { vins });
    await client.post('/inventory/descriptions/batch', { vins: vins.slice(1) });
    await app.drain();
    expect(told(app, completed)).toHaveLength(3);
    expect(
      told(app, batchCompleted)
        .map(({ count }) => count)
        .sort(),
    ).toEqual([2, 3]);
  });

  test('starts no batch of vehicles that are none of its own', async () => {
    const { app } = await store();
    await using _app = app;
    const stranger = await app.client(await app.makeSite());
    const reply = await stranger.post('/inventory/descriptions/batch', { vins: [vin] });
    expect(reply.body.data.items).toEqual([{ vin, status: 'failed', error: expect.any(String) }]);
    await app.drain();
    expect(told(app, batchCompleted)).toEqual([]);
  });

  test.each([
    ['none', { vins: [] }],
    ['too many', { vins: Array.from({ length: 51 }, () => vin) }],
    ['no list', {}],
    ['a number', { vins: [7] }],
    ['another field', { vins: [vin], force: true }],
  ])('refuses %s', async (_name, body) => {
    const { app, client } = await store();
    await using _app = app;
    const reply = await client.post('/inventory/descriptions/batch', body);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_error']);
  });
});

describe('a description and its stock', () => {
  test('is written again when what it states has changed, and not for a price', async () => {
    const { app, site, client } = await store();
    await using _app = app;
    await client.post(`/inventory/${vin}/description`);
    await app.drain();
    const { description } = await describedOf(client);
    await importCars(
      app,
      site,
      cars(4, () => ({ price: 19_000, images: [] })),
    );
    await app.drain();
    expect((await describedOf(client)).description).toBe(description);
    app.clock.advance(day);
    await importCars(
      app,
      site,
      cars(4, () => ({ mileage: 31_555, exterior_color: 'Wind Chill Pearl' })),
    );
    await app.drain();
    const again = (await describedOf(client)).description;
    expect(again).not.toBe(description);
    expect(again).toMatch(/31,555|Wind Chill Pearl/);
    const { id } = (await client.get(`/inventory/${vin}`)).body.data;
    const history = await descriptionHistory(app.app.ctx.reader, site.id, id);
    expect(history.map(({ text }) => text)).toEqual([again, description]);
    expect(told(app, completed)).toHaveLength(2);
  });

  test('comes with each import where the site wants that', async () => {
    const app = harness();
    await using _app = app;
    const site = await app.makeSite();
    await updateSite(app.app.ctx, site.slug, { describeStock: 'on' });
    const alike = () => ({ mileage: 30_000 });
    await importCars(app, site, cars(3, alike));
    await app.drain();
    await importCars(app, site, cars(5, alike));
    await app.drain();
    const client = await app.client(site);
    expect((await client.get('/inventory/stats')).body.data.with_description).toBe(5);
    expect(told(app, completed)).toHaveLength(5);
  });

  test('stays as a person has edited it until it is handed back', async () => {
    const { app, site, client } = await store();
    await using _app = app;
    await client.post(`/inventory/${vin}/description`);
    await app.drain();
    const own = 'One owner drove this Camry to work and back. Come and see it.';
    await editDescription(app.app.ctx, site.id, vin, own);
    await importCars(
      app,
      site,
      cars(4, () => ({ mileage: 40_000 })),
    );
    await app.drain();
    expect((await describedOf(client)).description).toBe(own);
    const refused = await client.post(`/inventory/${vin}/description`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
    const reply = await client.post('/inventory/descriptions/batch', { vins: [vin] });
    expect(reply.body.data.items[0].status).toBe('failed');
    await handBack(app.app.ctx, site.id, vin);
    expect((await client.post(`/inventory/${vin}/description`)).status).toBe(202);
    await app.drain();
    expect((await describedOf(client)).description).not.toBe(own);
  });
});
