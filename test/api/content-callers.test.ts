import { describe, expect, test } from 'bun:test';
import {
  ask,
  type Operation,
  testCallers,
  testIds,
  unknownId,
  withoutRequestId,
} from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { inLane } from '../../src/db/write.ts';

const one: Operation = { method: 'GET', path: '/content/{id}', scope: 'content:read' };
const components: Operation = { ...one, path: '/content/{id}/components' };
const component: Operation = { ...one, path: '/content/{id}/components/body' };
const html: Operation = { ...one, path: '/content/{id}/html' };
const list: Operation = { ...one, path: '/content' };
const create: Operation = {
  method: 'POST',
  path: '/content',
  scope: 'content:write',
  body: { ideacloud_id: unknownId, article_type: 'basic' },
};
const landing: Operation = {
  method: 'POST',
  path: '/model-landing-pages',
  scope: 'content:write',
  body: { year: 2025, make: 'Toyota', model: 'Camry' },
};
const batch: Operation = { ...create, path: '/content/batch', body: { items: [create.body] } };
const generate: Operation = {
  ...create,
  path: '/content/{id}/generate',
  body: { selected_question_ids: ['q-1794000000000-0'] },
};
const comparison: Operation = {
  ...create,
  path: '/comparisons',
  body: {
    vehicles: [
      { year: 2025, make: 'Toyota', model: 'Camry' },
      { year: 2025, make: 'Honda', model: 'Accord' },
    ],
  },
};
const event: Operation = {
  ...create,
  path: '/sales-events',
  body: {
    event_name: 'Fair',
    start_date: '2026-11-20T09:00:00Z',
    end_date: '2026-11-20T19:00:00Z',
    location: 'Lincoln',
    category: 'Community Event',
  },
};
const posted: Operation = {
  method: 'POST',
  path: '/content/{id}/posted',
  scope: 'content:write',
  body: { posted_url: 'https://example.com/tires' },
};

describe('callers of content', () => {
  testCallers([create, batch, generate, comparison, landing, event]);
  testCallers([list, one, components, component, html, posted]);
  testIds([one, components, component, html, posted], async (client, app) =>
    makeArticle(app, client),
  );

  test('POST /content/{id}/generate knows its own site alone', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const owner = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    const id = await makeArticle(app, owner);
    const foreign = await ask(stranger, generate, id);
    const unknown = await ask(stranger, generate, unknownId);
    expect(foreign.status).toBe(404);
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    expect((await ask(owner, generate, id)).status).toBe(409);
    const malformed = await ask(owner, generate, 'seven');
    expect(malformed.body.error.details.issues[0].path).toBe('id');
  });

  test('a site sees only its own in the list', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const owner = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    await makeArticle(app, owner);
    expect((await owner.get('/content')).body.pagination.total_count).toBe(1);
    expect((await stranger.get('/content')).body).toEqual({
      data: [],
      pagination: { has_more: false, next_cursor: null, total_count: 0 },
    });
  });

  test('an id may be written in capitals, and is answered as it is stored', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const path = `/content/${id.toUpperCase()}`;
    expect((await client.get(path)).body.data.id).toBe(id);
    expect((await client.get(`${path}/html`)).body.data.id).toBe(id);
    expect((await client.get(`${path}/components`)).body.data.components).toHaveLength(1);
    expect((await client.get(`${path}/components/body`)).status).toBe(200);
    const reply = await client.post(`${path}/posted`, { posted_url: 'https://example.com/' });
    expect(reply.body.data.id).toBe(id);
  });

  test('a wrong method is told what the path takes', async () => {
    await using app = harness();
    const paths = {
      '/content': 'GET, HEAD, POST',
      [`/content/${unknownId}`]: 'GET, HEAD',
      [`/content/${unknownId}/posted`]: 'POST',
      '/model-landing-pages': 'POST',
      '/content/batch': 'POST',
      '/content/published': 'GET, HEAD',
      [`/content/${unknownId}/generate`]: 'POST',
      [`/content/${unknownId}/publish-data`]: 'GET, HEAD',
      '/comparisons': 'POST',
      '/sales-events': 'POST',
    };
    for (const [path, allow] of Object.entries(paths)) {
      const reply = await app.anonymous.delete(path);
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allow]);
    }
  });

  test('a report asks key, plan, scope, request and resource, in this order', async () => {
    await using app = harness();
    const site = await app.makeSite({ plan: 'starter' });
    const reader = await app.client(site, ['content:read']);
    const path = '/content/not-an-id/posted';
    expect((await app.anonymous.post(path, { x: 1 })).status).toBe(401);
    const unpaid = await reader.post(path, { x: 1 });
    expect([unpaid.status, unpaid.body.error.code]).toEqual([403, 'plan_upgrade_required']);
    expect(unpaid.body.error.details).toEqual({ required_entitlement: 'API_ACCESS' });

    await app.app.ctx.write(
      async (tx) => void (await tx.db.run("UPDATE sites SET plan = 'teams'")),
      inLane('test'),
    );
    const unscoped = await reader.post(path, { x: 1 });
    expect([unscoped.status, unscoped.body.error.code]).toEqual([403, 'forbidden']);
    const writer = await app.client(site, ['content:write']);
    expect((await writer.post(path, { x: 1 })).status).toBe(400);
    expect((await writer.post(`/content/${unknownId}/posted`, { x: 1 })).status).toBe(400);
    const unknown = await writer.post(`/content/${unknownId}/posted`, posted.body);
    expect(unknown.status).toBe(404);
  });

  test('only the report asks for a plan', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite({ plan: 'starter' }));
    const id = await makeArticle(app, client);
    expect((await client.get(`/content/${id}`)).body.data.status).toBe('complete');
    expect((await client.post('/model-landing-pages', landing.body)).status).toBe(202);
    await app.drain();
  });
});
