import { expect, test } from 'bun:test';
import { listKeys } from '../../src/domain/site/keys-store.ts';
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';
import { restoreUsage } from '../../src/limits/usage.ts';
import { harness } from '../support/harness.ts';

test('windows of keys survive a restart, and unused keys cost no write', async () => {
  await using app = harness();
  const { ctx } = app.app;
  const site = await app.makeSite();
  const client = await app.client(site, ['site:read'], 10);
  for (let count = 0; count < 7; count += 1) await client.get('/site');
  expect((await app.run('save-usage')).counts).toEqual({ keys: 1 });
  expect((await app.run('save-usage')).counts).toEqual({ keys: 0 });
  // What a new process has: empty windows, and then what was saved.
  Object.assign(ctx, { limiter: new MemoryRateLimiter() });
  await restoreUsage(ctx);
  const reply = await client.get('/site');
  expect(reply.headers.get('x-ratelimit-remaining')).toBe('2');
  expect(reply.headers.get('ratelimit')).toContain('"day";r=9992;');
});

test('the last use of a key is stored with its time and address', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  await client.get('/site');
  app.clock.advance(1_000);
  await client.get('/site');
  const usedAt = app.clock.now();
  app.clock.advance(1_000);
  await app.run('save-usage');
  const [key] = await listKeys(app.app.ctx.reader, site.id);
  expect(key?.lastUsedAt).toBe(usedAt);
  expect(key?.lastUsedAddress).toBe('in-process');
});

test('the day quota refuses with the longer wait and shows itself beside the minute', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site, ['site:read'], 500, 3);
  for (let count = 0; count < 3; count += 1) expect((await client.get('/site')).status).toBe(200);
  const refused = await client.get('/site');
  expect(refused.status).toBe(429);
  expect(refused.body.error.details.retry_after).toBeGreaterThan(23 * 3600);
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.error.details.retry_after));
  expect(refused.headers.get('ratelimit-policy')).toBe('"minute";q=500;w=60, "day";q=3;w=86400');
});
