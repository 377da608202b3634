import { describe, expect, test } from 'bun:test';
import { MemoryRateLimiter } from '../../src/limits/memory-rate-limiter.ts';
import type { RateLimiter } from '../../src/limits/rate-limiter.ts';
import type { Reply } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

/** Counts as the one in memory does, and answers in another turn of the event loop. */
class DistantRateLimiter implements RateLimiter {
  private readonly memory = new MemoryRateLimiter();

  async take(...asked: Parameters<RateLimiter['take']>) {
    await new Promise((resolve) => setImmediate(resolve));
    return this.memory.take(...asked);
  }

  async peek(...asked: Parameters<RateLimiter['peek']>) {
    await new Promise((resolve) => setImmediate(resolve));
    return this.memory.peek(...asked);
  }

  takeChanged() {
    return [];
  }

  restore() {}
}

function probe(): Harness {
  const app = harness({ overrides: { groups: [probeGroup] } });
  Object.assign(app.app.ctx, { limiter: new DistantRateLimiter() });
  return app;
}

const told = (reply: Reply) => [reply.status, reply.headers.get('x-ratelimit-remaining')];

describe('a rate limiter that answers later', () => {
  test('counts every answer of a key, and refuses beyond its limit', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite(), ['site:read'], 10);
    const paths = ['/probe/query', '/nowhere', '/probe/query?limit=0', '/probe/either'];
    const replies = [];
    for (let index = 0; index < 12; index += 1) {
      replies.push(told(await client.get(paths[index % paths.length] ?? '')));
    }
    // A path that does not exist counts for the key, and tells of the address alone.
    const ofKey = Array.from({ length: 12 }, (_, index) => Math.max(0, 9 - index));
    expect(replies.map(([, remaining]) => Number(remaining))).toEqual(
      ofKey.map((remaining, index) => (index % paths.length === 1 ? 60 : remaining)),
    );
    // The last two have a bad query and no scope: neither is looked at.
    expect(replies.slice(0, 4).map(([status]) => status)).toEqual([200, 404, 400, 403]);
    expect(replies.slice(10).map(([status]) => status)).toEqual([429, 429]);
    const posted = await client.post('/probe/echo', { text: 'x' });
    expect(posted.status).toBe(429);
    expect(Number(posted.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('counts those without a key by their address', async () => {
    await using app = probe();
    for (let index = 0; index < 30; index += 1) await app.anonymous.get('/probe/query');
    for (let index = 0; index < 30; index += 1) await app.anonymous.get('/nowhere');
    expect(told(await app.anonymous.get('/probe/query'))).toEqual([429, '0']);
  });
});

test('the rate limiter in memory answers on the spot', () => {
  const limiter = new MemoryRateLimiter();
  expect(limiter.take('one', { minute: 10, day: null }, 0)).not.toBeInstanceOf(Promise);
});
