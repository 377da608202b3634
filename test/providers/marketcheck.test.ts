import { expect, test } from 'bun:test';
import { listingsFrom } from '../../src/providers/listings/index.ts';
import { makeCall } from '../../src/providers/call.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { answerSearch, serviceListing, serviceState } from '../support/marketcheck-server.ts';

const question = {
  postalCode: 'L1V 1A2',
  country: 'CA',
  radiusMiles: 250,
  make: 'Toyota',
  model: 'Camry',
} as const;

test('speaks the service’s protocol over a connection of its own', async () => {
  const listings = Array.from({ length: 51 }, (_, number) => serviceListing(number));
  const state = serviceState({ 'toyota camry': listings });
  using server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ url }) => answerSearch(state, url),
  });
  const settings = {
    provider: 'marketcheck',
    baseUrl: `${server.url.origin}/v2`,
    apiKey: 'secret',
    everyMs: 1,
    maxCalls: 9,
  } as const;
  const call = makeCall({ allowHosts: ['127.0.0.1'], clock: systemClock });
  const provider = listingsFrom(settings, { call, clock: systemClock });
  const { signal } = new AbortController();
  const first = await provider?.search(question, 0, signal);
  if (first?.kind !== 'page') throw new Error(`no page but ${first?.kind}`);
  expect([first.listings.length, first.next, first.isWhole]).toEqual([50, 50, true]);
  expect(first.listings[0]).toMatchObject({
    price: 21_000,
    mileage: 30_000,
    mileage_unit: 'mi',
    currency: 'CAD',
    dealer_zip: '68102',
    make: 'Toyota',
    condition: 'used',
  });
  const last = await provider?.search(question, 50, signal);
  expect(last).toMatchObject({ kind: 'page', next: null, isWhole: true });
  const asked = Object.fromEntries(state.asked[0]?.searchParams ?? []);
  expect(asked).toEqual({
    api_key: 'secret',
    country: 'ca',
    zip: 'L1V 1A2',
    radius: '100',
    make: 'toyota',
    model: 'camry',
    sort_by: 'dist',
    sort_order: 'asc',
    start: '0',
    rows: '50',
  });
  state.key = 'other';
  const refused = await provider?.search(question, 0, signal);
  expect(refused).toMatchObject({ kind: 'failed', isFinal: true });
  expect(JSON.stringify(refused)).not.toContain('secret');
  // Beyond the guard's list it is reached as little as each private address.
  const guarded = listingsFrom(settings, {
    call: makeCall({ allowHosts: [], clock: systemClock }),
    clock: systemClock,
  });
  expect(await guarded?.search(question, 0, signal)).toMatchObject({ kind: 'failed' });
});
