import { expect, test } from 'bun:test';
import { harness } from '../support/harness.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { fakeMakers } from '../support/pictures.ts';

test('pictures that take long keep no article waiting', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const make = async () => {
    await released;
    return { reason: 'Nothing was drawn.' };
  };
  const providers = { ...quickProviders(), ...fakeMakers({ make }) };
  await using app = harness({ overrides: { providers } });
  const client = await app.client(await app.makeSite());
  for (let n = 0; n < 6; n += 1) await client.post('/images/generate', { prompt: `card ${n}` });
  const drawing = app.run('draw-images');
  const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
  expect((await app.run('drain-tasks')).counts).toMatchObject({ done: 1 });
  expect((await client.get(`/ideaclouds/${id}`)).body.data.status).toBe('complete');
  release();
  expect((await drawing).counts).toMatchObject({ done: 6 });
  await app.drain();
});

test('a picture that was being made when the process died is made by the next', async () => {
  let begun = 0;
  const make = async () => {
    begun += 1;
    return { reason: 'Nothing was drawn.' };
  };
  await using app = harness({ overrides: { providers: fakeMakers({ make }) } });
  const client = await app.client(await app.makeSite());
  const accepted = await client.post('/images/generate', { prompt: 'a card' });
  const { claimDue } = await import('../../src/work/store.ts');
  const { inLane } = await import('../../src/db/write.ts');
  const { ctx } = app.app;
  await ctx.write((tx) => claimDue(tx, 'dead/1', 300_000, 4, 'draw-images'), inLane('test'));
  await app.drain();
  expect(begun).toBe(0);
  app.clock.advance(300_000);
  await app.drain();
  const path = `/images/generations/${accepted.body.data.generation_id}`;
  expect([begun, (await client.get(path)).body.data.status]).toEqual([1, 'failed']);
});
