import { expect, test } from 'bun:test';
import { day } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';

test('stored answers go when they are 24 hours old, and younger ones stay', async () => {
  await using app = harness();
  const client = await app.client(await app.makeSite());
  for (const key of ['a', 'b']) {
    await client.post('/ideaclouds', { keyword: 'oil' }, { 'x-idempotency-key': key });
  }
  app.clock.advance(day);
  await client.post('/ideaclouds', { keyword: 'oil' }, { 'x-idempotency-key': 'c' });
  await app.drain();
  expect((await app.run('sweep-idempotency')).counts).toEqual({ deleted: 2 });
  expect((await app.run('sweep-idempotency')).counts).toEqual({ deleted: 0 });
});
