import { describe, expect, test } from 'bun:test';
import { unknownId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { outbox, rowsOf } from '../support/outbox.ts';

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

describe('POST /content/batch', () => {
  test('starts each item, and those that cannot be started fail in their place', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const waiting = (await client.post('/ideaclouds', { keyword: 'oil' })).body.data.id;
    const basic = { ideacloud_id, article_type: 'basic' };
    const items = [
      basic,
      { ...basic, ideacloud_id: unknownId },
      { ...basic, title: 'Mine', mode: 'simple' },
      { ...basic, ideacloud_id: waiting },
      { ...basic, category_id: unknownId },
      { ...basic, article_type: 'modellanding' },
      { ...basic, language: 'Spanish' },
      { ...basic, selected_question_ids: ['q-1-1'] },
    ];
    const reply = await client.post('/content/batch', { items });
    expect(reply.status).toBe(202);
    const created_at = '2026-11-16T15:00:00.000Z';
    const started = { id: expect.any(String), status: 'generating', article_type: 'basic' };
    const failed = { status: 'failed', article_type: 'basic' };
    expect(reply.body.data).toEqual({
      items: [
        { ...started, title: 'All about snow tires', created_at },
        { ...failed, error: 'ideacloud_id is not an IdeaCloud of this site' },
        { ...started, title: 'Mine', created_at },
        { ...failed, error: expect.stringContaining('still being researched') },
        { ...failed, error: 'category_id is not a category of this site' },
        {
          status: 'failed',
          article_type: 'modellanding',
          error: expect.stringContaining('POST /model-landing-pages'),
        },
        { ...failed, error: expect.stringContaining('language is not one') },
        {
          ...failed,
          error: 'selected_question_ids.0 is not a question of this IdeaCloud',
        },
      ],
      message: expect.stringContaining('webhook'),
    });
    await app.drain();
    expect((await client.get('/content?status=complete')).body.pagination.total_count).toBe(2);
    const ends = outbox(app).filter(({ type }) => type === 'content.completed');
    expect(ends).toHaveLength(2);
  });

  test('a malformed item fails the whole request, and nothing is made', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const basic = { ideacloud_id, article_type: 'basic' };
    const wrong: [object, string][] = [
      [{ items: [basic, { ...basic, content_length: 10 }] }, 'items.1.content_length'],
      [{ items: [{ ...basic, mode: 'interactive' }] }, 'items.0.mode'],
      [{ items: [{ ...basic, article_type: 'poem' }] }, 'items.0.article_type'],
      [{ items: [{ ...basic, color: 'red' }] }, 'items.0.color'],
      [{ items: [] }, 'items'],
      [{ items: Array(11).fill(basic) }, 'items'],
      [{}, 'items'],
    ];
    for (const [body, field] of wrong) {
      expect(Object.keys(faultsIn(await client.post('/content/batch', body)))).toEqual([field]);
    }
    expect(rowsOf(app, 'articles')).toEqual([]);
  });

  test('a repeat with the same key makes nothing more', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { items: Array(10).fill({ ideacloud_id, article_type: 'basic' }) };
    const key = { 'x-idempotency-key': 'a' };
    const made = await client.post('/content/batch', body, key);
    const again = await client.post('/content/batch', body, key);
    expect([again.status, again.text]).toEqual([202, made.text]);
    await app.drain();
    expect(rowsOf(app, 'articles')).toHaveLength(10);
  });

  test("another site's IdeaCloud is as unknown as none", async () => {
    await using app = quickApp();
    const owner = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    const foreign = await makeIdeacloud(app, owner);
    const items = [foreign, unknownId].map((ideacloud_id) => {
      return { ideacloud_id, article_type: 'basic' };
    });
    const reply = await stranger.post('/content/batch', { items });
    const [one, other] = reply.body.data.items;
    expect(one).toEqual(other);
    expect(rowsOf(app, 'articles')).toEqual([]);
  });
});
