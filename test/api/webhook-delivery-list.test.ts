import { describe, expect, test } from 'bun:test';
import { minute } from '../../src/lib/clock.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import {
  deliver,
  happen,
  researchEnds,
  type Subscription,
  subscribe,
} from '../support/subscription.ts';

const article = { article_id: 'a', article_type: 'basic', error: 'No stock.' } as const;
const statuses = ['pending', 'delivered', 'failed', 'dead_letter'];
const types = ['ideacloud.completed', 'content.failed', 'content.published'];

/** Deliveries in every state, of two events, several of them made in the same millisecond. */
async function variety(app: Harness): Promise<Subscription> {
  const random = seededRandom('variety');
  const hook = await subscribe(app, {
    events: ['ideacloud.completed', 'content.failed'],
    reply: () => ({ status: random.next() < 0.6 ? 200 : 500 }),
  });
  for (let turn = 0; turn < 12; turn += 1) {
    for (let event = 0; event < 4; event += 1) {
      if (random.next() < 0.5) await researchEnds(app, hook.site);
      else await happen(app, hook.site, 'content.failed', article);
    }
    await deliver(app);
    await deliver(app);
    app.clock.advance(Math.round(random.next() * 40) * minute);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
  }
  await hook.client.post(`/webhooks/${hook.id}/deliveries/redeliver`, {});
  await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
  await hook.client.post(`/webhooks/${hook.id}/deliveries/redeliver`, { status: 'failed' });
  return hook;
}

async function walk(
  hook: Subscription,
  query: string,
): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  let cursor = '';
  for (;;) {
    const path = `/webhooks/${hook.id}/deliveries?limit=3${query}${cursor}`;
    const { body } = await hook.client.get(path);
    ids.push(...body.data.map(({ id }: Json) => id));
    totals.push(body.pagination.total_count);
    if (!body.pagination.has_more) return { ids, totals: [...new Set(totals)] };
    cursor = `&cursor=${body.pagination.next_cursor}`;
  }
}

describe('GET /webhooks/{id}/deliveries', () => {
  test('gives under each filter what the whole list has of it, in the same order', async () => {
    await using app = harness();
    app.allowLeftovers();
    const hook = await variety(app);
    const all = await hook.deliveries();
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all.map(({ status }) => status)).size).toBeGreaterThan(1);
    for (const status of [undefined, ...statuses]) {
      for (const type of [undefined, ...types]) {
        const wanted = all.filter((row) => {
          return (!status || row.status === status) && (!type || row.event_type === type);
        });
        const query = (status ? `&status=${status}` : '') + (type ? `&event_type=${type}` : '');
        const walked = await walk(hook, query);
        expect({ query, ...walked }).toEqual({
          query,
          ids: wanted.map(({ id }) => id),
          totals: [wanted.length],
        });
      }
    }
  });

  test('counts as many as there are, whatever became of them', async () => {
    await using app = harness();
    app.allowLeftovers();
    const hook = await variety(app);
    await subscribe(app, { site: hook.site, host: 'other.example.com' });
    await researchEnds(app, hook.site);
    await deliver(app);
    const { db } = app.app.ctx.reader;
    const real = await db.all(`SELECT webhook_id, status, event_type, count(*) AS deliveries
      FROM deliveries GROUP BY webhook_id, status, event_type ORDER BY 1, 2, 3`);
    const kept = await db.all(
      'SELECT * FROM delivery_counts WHERE deliveries <> 0 ORDER BY 1, 2, 3',
    );
    expect(kept).toEqual(real);
  });

  test('is for keys of the site that may read, and binds a cursor to its filters', async () => {
    await using app = harness();
    app.allowLeftovers();
    const hook = await variety(app);
    const path = `/webhooks/${hook.id}/deliveries`;
    await refusesOthers(app, { method: 'GET', path, scopes: ['webhooks:read'] });
    const stranger = await subscribe(app, { host: 'stranger.example.com' });
    const nobody = '/webhooks/01960000-0000-7000-8000-00000000dead/deliveries';
    expectSameNotFound(await stranger.client.get(path), await stranger.client.get(nobody));
    const first = await hook.client.get(`${path}?limit=1&event_type=content.failed`);
    const cursor = first.body.pagination.next_cursor;
    const ask = async (query: string) => {
      return (await hook.client.get(`${path}?limit=1&cursor=${cursor}${query}`)).status;
    };
    expect(await ask('&event_type=content.failed')).toBe(200);
    expect(await ask('')).toBe(400);
    expect(await ask('&event_type=ideacloud.completed')).toBe(400);
    expect(await ask('&event_type=content.failed&status=failed')).toBe(400);
    for (const wrong of ['status=gone', 'event_type=content.eaten', 'since=2026-01-01']) {
      expect((await hook.client.get(`${path}?${wrong}`)).status).toBe(400);
    }
  });
});
