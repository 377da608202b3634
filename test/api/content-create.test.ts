import { describe, expect, test } from 'bun:test';
import { brandVoices, categories } from '../../schema/tables/sites.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { unknownId } from '../support/callers.ts';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

type Owned = { category: string; voice: string };

async function addOwned(app: Harness, site: SiteRow): Promise<Owned> {
  return app.app.ctx.write(async (tx) => {
    const owned = { category: tx.ids.uuid(), voice: tx.ids.uuid() };
    await tx.db.insert(categories).values({
      id: owned.category,
      siteId: site.id,
      name: 'Service',
      slug: 'service',
      description: null,
    });
    await tx.db.insert(brandVoices).values({
      id: owned.voice,
      siteId: site.id,
      name: 'Plain',
      description: null,
      tone: 'plain',
      readingLevel: null,
      person: 'they',
      wordsToUse: [],
      wordsToAvoid: [],
      isDefault: false,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    return owned;
  }, inLane('test'));
}

describe('POST /content', () => {
  test('answers at once, with the title of the IdeaCloud unless one is given', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic' };
    const usual = await client.post('/content', body);
    expect(usual.status).toBe(202);
    expect(usual.body.data).toEqual({
      id: expect.any(String),
      status: 'generating',
      article_type: 'basic',
      title: 'All about snow tires',
      created_at: '2026-11-16T15:00:00.000Z',
      message: expect.stringContaining('webhook'),
    });
    const own = await client.post('/content', { ...body, title: '  Winter is near  ' });
    expect(own.body.data.title).toBe('Winter is near');
    await app.drain();
    expect((await client.get(`/content/${own.body.data.id}`)).body.data.title).toBe(
      'Winter is near',
    );
  });

  test('an article says how it was asked for', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const ideacloud_id = await makeIdeacloud(app, client);
    const { category, voice } = await addOwned(app, site);
    const made = await client.post('/content', {
      ideacloud_id,
      article_type: 'basic',
      category_id: category,
      brand_voice_id: voice,
      language: 'English',
      content_length: 200,
      content_intent: 'fixed_ops',
      content_depth: 'in_depth',
      auto_compliance: false,
      auto_content_tools: false,
      mode: 'simple',
    });
    const { data } = (await client.get(`/content/${made.body.data.id}`)).body;
    const [{ id: api_key_id }] = rowsOf(app, 'api_keys');
    const expected = {
      id: made.body.data.id,
      title: 'All about snow tires',
      article_type: 'basic',
      status: 'generating',
      category: { id: category, name: 'Service' },
      ideacloud: { id: ideacloud_id, keyword: 'snow tires' },
      metadata: { source: 'public_api', api_key_id, language: 'English', content_length: 200 },
      components: [],
      content_intent: 'fixed_ops',
      content_depth: 'in_depth',
      target_audience: null,
      funnel_stage: null,
      search_intent_type: null,
      posting_status: 'draft',
      approval_status: 'none',
      posted_url: null,
      marked_posted_at: null,
      created_at: '2026-11-16T15:00:00.000Z',
      updated_at: '2026-11-16T15:00:00.000Z',
    };
    expect(data).toEqual(expected);
    // In the order of the contract, which is how people read it.
    expect(Object.keys(data)).toEqual(Object.keys(expected));
    await app.drain();
  });

  test('what is not asked for has its default', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    const { data } = (await client.get(`/content/${made.body.data.id}`)).body;
    expect([data.category, data.content_intent, data.content_depth]).toEqual([
      null,
      'general',
      'standard',
    ]);
    expect(data.metadata).toMatchObject({ language: 'English', content_length: 1200 });
    await app.drain();
  });

  test('takes types that need nothing but an IdeaCloud, with their own lengths', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const lengths: [string, number][] = [];
    for (const article_type of ['basic', 'qa', 'expert']) {
      const { id } = (await client.post('/content', { ideacloud_id, article_type })).body.data;
      const { data } = (await client.get(`/content/${id}`)).body;
      lengths.push([data.article_type, data.metadata.content_length]);
    }
    expect(lengths).toEqual([
      ['basic', 1200],
      ['qa', 1800],
      ['expert', 2000],
    ]);
    await app.drain();
  });

  test('the writer gets the chosen questions in their order, or the recommended', async () => {
    const writer = cannedWriter();
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic' };
    const ids = ['q-1794000000000-3', 'q-1794000000000-1'];
    for (const selected_question_ids of [undefined, ids, [...ids, ...ids]]) {
      await client.post('/content', { ...body, selected_question_ids });
      await app.drain();
    }
    const asked = writer.briefs.map((brief) => brief.questions.map((one) => one.question));
    expect(asked).toEqual([
      ['When?', 'Where?'],
      ['How much?', 'Why?'],
      ['How much?', 'Why?'],
    ]);
    expect(writer.briefs[0]?.questions[0]?.clusterLabel).toBe('Part 1');
  });

  test('takes no IdeaCloud that is unknown, foreign, or not complete', async () => {
    await using app = harness({ overrides: { providers: { writer: cannedWriter() } } });
    const client = await app.client(await app.makeSite());
    const stranger = await app.client(await app.makeSite());
    const foreign = await makeIdeacloud(app, stranger);
    const failed = await makeIdeacloud(app, client, '!!!');
    const { id: waiting } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    const expected = [
      [unknownId, 404, 'not_found'],
      [foreign, 404, 'not_found'],
      [failed, 409, 'conflict'],
      [waiting, 409, 'conflict'],
    ];
    for (const [ideacloud_id, status, code] of expected) {
      const reply = await client.post('/content', { ideacloud_id, article_type: 'basic' });
      expect([reply.status, reply.body.error.code]).toEqual([Number(status), code]);
    }
    expect(rowsOf(app, 'articles')).toEqual([]);
    await app.drain();
  });

  test("refuses another site's voice and category", async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const { category, voice } = await addOwned(app, await app.makeSite());
    const body = { ideacloud_id, article_type: 'basic' };
    const byCategory = await client.post('/content', { ...body, category_id: category });
    expect(Object.keys(faultsIn(byCategory))).toEqual(['category_id']);
    const byVoice = await client.post('/content', { ...body, brand_voice_id: voice });
    expect(Object.keys(faultsIn(byVoice))).toEqual(['brand_voice_id']);
  });

  test('a title may have 500 characters, however they are stored', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const title = '🚗'.repeat(500);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic', title });
    expect(made.body.data.title).toBe(title);
    await app.drain();
  });
});
