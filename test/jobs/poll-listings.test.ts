import { expect, test } from 'bun:test';
import { hour, minute, second } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import {
  answerSearch,
  serviceListing,
  type ServiceState,
  serviceState,
} from '../support/marketcheck-server.ts';

const environment = {
  LISTINGS_PROVIDER: 'marketcheck',
  LISTINGS_API_KEY: 'secret',
  LISTINGS_BASE_URL: 'https://listings.example/v2',
};

function camrys(count: number): object[] {
  return Array.from({ length: count }, (_, number) => serviceListing(number));
}

function withService(state: ServiceState, more: object = {}): Harness {
  const app = harness({ environment: { ...environment, ...more } });
  app.network.host('listings.example', {
    async reply({ url }) {
      const answer = answerSearch(state, url);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      };
    },
  });
  return app;
}

async function store(app: Harness) {
  const site = await app.makeSite({ plan: 'unlimited' });
  await importCars(app, site, [car(1)]);
  await app.drain();
  return app.client(site);
}

const total = async (client: Awaited<ReturnType<typeof store>>) => {
  return (await client.get('/market/listings')).body.pagination.total_count;
};

test('asks nobody where no service is set', async () => {
  await using app = harness();
  await store(app);
  const { counts } = await app.run('poll-listings');
  expect(counts).toEqual({ calls: 0, listings: 0, imported: 0, failed: 0 });
});

test('asks page by page for each model in stock, and once a day', async () => {
  const state = serviceState({ 'toyota camry': camrys(120) });
  await using app = withService(state);
  const client = await store(app);
  const { counts } = await app.run('poll-listings');
  expect(counts).toEqual({ calls: 3, listings: 120, imported: 1, failed: 0 });
  expect(state.asked.map((url) => url.searchParams.get('start'))).toEqual(['0', '50', '100']);
  const first = Object.fromEntries(state.asked[0]?.searchParams ?? []);
  expect(first).toMatchObject({ zip: '68504', radius: '100', country: 'us', rows: '50' });
  expect(await total(client)).toBe(120);
  const [listing] = (await client.get('/market/listings?sort=price&limit=1')).body.data;
  expect([listing.price, listing.mileage, listing.dealer_name, listing.condition]).toEqual([
    21_000,
    30_000,
    'Lakeside Motors',
    'used',
  ]);
  app.clock.advance(23 * hour);
  expect((await app.run('poll-listings')).counts.calls).toBe(0);
  app.clock.advance(hour);
  expect((await app.run('poll-listings')).counts.calls).toBe(3);
});

test('what two whole rounds do not list is gone', async () => {
  const state = serviceState({ 'toyota camry': camrys(10) });
  await using app = withService(state);
  const client = await store(app);
  await app.run('poll-listings');
  state.stock.set('toyota camry', camrys(9));
  for (const left of [10, 9]) {
    app.clock.advance(24 * hour);
    await app.run('poll-listings');
    expect(await total(client)).toBe(left);
  }
});

test('waits as long as a 429 says, and goes on where it was', async () => {
  const state = serviceState({ 'toyota camry': camrys(120) });
  await using app = withService(state);
  const client = await store(app);
  state.instead.push(answerSearch({ ...state, asked: [] }, `${pageAddress}&start=0&rows=50`));
  const headers = { 'retry-after': '600' };
  state.instead.push(
    Response.json({ message: 'API rate limit exceeded' }, { status: 429, headers }),
  );
  const limited = await app.run('poll-listings');
  expect(limited.counts).toEqual({ calls: 1, listings: 50, imported: 0, failed: 1 });
  expect(await total(client)).toBe(0);
  app.clock.advance(599 * second);
  expect((await app.run('poll-listings')).counts.calls).toBe(0);
  app.clock.advance(second);
  expect((await app.run('poll-listings')).counts).toMatchObject({ calls: 2, imported: 1 });
  expect(state.asked.map((url) => url.searchParams.get('start'))).toEqual(['0', '50', '50', '100']);
  expect(await total(client)).toBe(120);
});

const pageAddress =
  'https://listings.example/v2/search/car/active?api_key=secret&make=toyota&model=camry';

test('tries again after a failure, ever more seldom; daily with a refused key', async () => {
  const state = serviceState({ 'toyota camry': camrys(3) });
  await using app = withService(state);
  const client = await store(app);
  state.instead.push(Response.json({}, { status: 502 }), Response.json({}, { status: 502 }));
  expect((await app.run('poll-listings')).counts.failed).toBe(1);
  app.clock.advance(5 * minute);
  expect((await app.run('poll-listings')).counts.failed).toBe(1);
  app.clock.advance(5 * minute);
  expect((await app.run('poll-listings')).counts).toMatchObject({ calls: 0, failed: 0 });
  app.clock.advance(5 * minute);
  expect((await app.run('poll-listings')).counts.imported).toBe(1);
  expect(await total(client)).toBe(3);
  state.key = 'another';
  app.clock.advance(24 * hour);
  expect((await app.run('poll-listings')).counts.failed).toBe(1);
  app.clock.advance(23 * hour);
  expect((await app.run('poll-listings')).counts.failed).toBe(0);
  expect(await total(client)).toBe(3);
});

test('a round that may ask no more tells nothing of what is gone', async () => {
  const state = serviceState({ 'toyota camry': camrys(120) });
  await using app = withService(state, { LISTINGS_MAX_CALLS: '1' });
  const client = await store(app);
  for (let round = 0; round < 4; round += 1) {
    await app.run('poll-listings');
    app.clock.advance(24 * hour);
    state.stock.set('toyota camry', camrys(120).toReversed());
  }
  expect(await total(client)).toBe(100);
});

test('an answer that is none of the service leaves the market as it is', async () => {
  const bodies = ['', '[]', '{"listings":3}', '<html>', '{"num_found":1,"listings":"x"}'];
  for (const body of bodies) {
    const state = serviceState();
    await using app = withService(state);
    const client = await store(app);
    state.instead.push(new Response(body));
    expect((await app.run('poll-listings')).counts.failed).toBe(1);
    expect(await total(client)).toBe(0);
  }
});
