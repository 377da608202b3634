import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { changeSite } from '../../src/domain/site/store.ts';
import { contentToolEntries } from '../../src/domain/content-tools/tools/index.ts';
import { ask, type Operation, testCallers, withoutRequestId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { outbox } from '../support/outbox.ts';
import { rowsIn } from '../support/rows-in.ts';
import { by } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

const runAll: Operation = {
  method: 'POST',
  path: '/content/{id}/content-tools',
  scope: 'content_tools:write',
};
const runOne: Operation = { ...runAll, path: '/content/{id}/content-tools/page-slugs' };

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

async function componentsOf(client: Client, id: string): Promise<Map<string, Json>> {
  const reply = await client.get(`/content/${id}/components`);
  return new Map(reply.body.data.components.map((one: Json) => [one.type, one]));
}

function completed(app: Harness): Json[] {
  return outbox(app).flatMap(({ type, data }) =>
    type === 'content_tools.completed' ? [data] : [],
  );
}

describe('callers of content tools', () => {
  testCallers([runAll, runOne]);

  test.each([runAll, runOne])(
    "$path says the same of another site's article as of none, and 400 to no id",
    async (operation) => {
      await using app = quickApp();
      const id = await makeArticle(app, await app.client(await app.makeSite()));
      const stranger = await app.client(await app.makeSite());
      const [foreign, unknown] = [
        await ask(stranger, operation, id),
        await ask(stranger, operation),
      ];
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
      expect(foreign.status).toBe(404);
      expect((await ask(stranger, operation, 'not-an-id')).status).toBe(400);
    },
  );
});

describe('POST /content/{id}/content-tools', () => {
  test('runs all six, shows what is in the making, and tells of the end once', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite({ domain: 'prairie.example' }));
    const id = await makeArticle(app, client);
    const reply = await client.post(`/content/${id}/content-tools`);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      article_id: id,
      tools: [...contentTools],
      status: 'generating',
      message: expect.stringContaining('content_tools.completed'),
    });
    const makes = contentToolEntries.flatMap((tool) => tool.makes).sort();
    const waiting = [...(await componentsOf(client, id)).values()];
    const generating = waiting.filter(({ status }) => status === 'generating');
    expect(generating.map(({ type }) => type).sort()).toEqual(makes);
    await app.drain();
    const made = [...(await componentsOf(client, id)).values()];
    expect(made.filter(({ status }) => status !== 'complete')).toEqual([]);
    // The canned text asks nothing.
    const expected = ['body', ...makes].filter((type) => type !== 'faqSchema').sort();
    expect(made.map(({ type }) => type).sort()).toEqual(expected);
    expect(completed(app)).toEqual([{ article_id: id, tools: [...contentTools] }]);
    const article = (await client.get(`/content/${id}`)).body.data;
    expect([article.search_intent_type, article.funnel_stage]).toEqual(['informational', 'top']);
  });

  test('runs the ones that are named, each once', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const tools = ['page-slugs', 'seo-metadata', 'page-slugs'];
    const reply = await client.post(`/content/${id}/content-tools`, { tools });
    expect(reply.body.data.tools).toEqual(['page-slugs', 'seo-metadata']);
    await app.drain();
    const types = [...(await componentsOf(client, id)).keys()].sort();
    expect(types).toEqual(['body', 'pageSlugs', 'seoMetadata']);
    expect(completed(app)).toEqual([{ article_id: id, tools: ['page-slugs', 'seo-metadata'] }]);
  });

  test.each([
    ['an unknown tool', { tools: ['sitemap'] }],
    ['no tool', { tools: [] }],
    ['a text for a list', { tools: 'schemas' }],
    ['another field', { tool: 'schemas' }],
  ])('refuses %s with 400', async (_case, body) => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const reply = await client.post(`/content/${id}/content-tools`, body);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_error']);
  });

  test('an unknown tool in the path is a 400 too', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const reply = await client.post(`/content/${id}/content-tools/sitemap`);
    expect([reply.status, reply.body.error.details.issues[0].path]).toEqual([400, 'tool']);
  });

  test('is refused with 409 while the article is not complete', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    const path = `/content/${made.body.data.id}/content-tools`;
    for (const reply of [await client.post(path), await client.post(`${path}/schemas`)]) {
      expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
    }
    await app.drain();
  });

  test('is replayed by its idempotency key', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const headers = { 'x-idempotency-key': 'once' };
    const send = () => client.send('POST', `/content/${id}/content-tools/schemas`, { headers });
    const first = await send();
    await app.drain();
    const second = await send();
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    await app.drain();
    expect(completed(app)).toHaveLength(1);
  });
});

describe('a second run', () => {
  test('keeps the ids, reads the new text, and drops what is over', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    const edit = (markdown: string) =>
      editBody(app.app.ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
    await edit('# Tire basics\n\n## Do tires age?\n\nYes, rubber hardens over the years.');
    await client.post(`/content/${id}/content-tools`);
    await app.drain();
    const first = await componentsOf(client, id);
    expect(first.get('faqSchema')?.content).toContain('Do tires age?');
    await edit('# Brake basics for winter\n\nBrake pads wear, and rotors do too.');
    await client.post(`/content/${id}/content-tools`);
    await app.drain();
    const second = await componentsOf(client, id);
    expect(second.get('articleSchema')?.id).toBe(first.get('articleSchema')?.id);
    expect(second.get('articleSchema')?.content).toContain('Brake basics for winter');
    expect(second.has('faqSchema')).toBe(false);
  });

  test('beside the first ends with an event of its own, and the last one completes', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    await client.post(`/content/${id}/content-tools/page-slugs`);
    await client.post(`/content/${id}/content-tools`, { tools: ['page-slugs', 'schemas'] });
    await app.drain();
    expect(completed(app).map(({ tools }) => tools)).toContainEqual(['page-slugs']);
    expect(completed(app)).toHaveLength(2);
    const made = [...(await componentsOf(client, id)).values()];
    expect(made.filter(({ status }) => status !== 'complete')).toEqual([]);
    const pending = rowsIn(app.app.ctx, sql`SELECT sum(pending) AS n FROM content_tool_runs`);
    expect(pending).toEqual([{ n: 0 }]);
  });

  test('gives the same slugs and titles as the first', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const contents = async () => {
      await client.post(`/content/${id}/content-tools`);
      await app.drain();
      const made = await componentsOf(client, id);
      return ['pageSlugs', 'seoMetadata', 'postTags'].map((type) => made.get(type)?.content);
    };
    expect(await contents()).toEqual(await contents());
  });
});

test('articles of the same title get slugs, titles and descriptions of their own', async () => {
  await using app = quickApp();
  const client = await app.client(await app.makeSite());
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await makeArticle(app, client));
  for (const id of ids) await client.post(`/content/${id}/content-tools`);
  await app.drain();
  const parts = await Promise.all(ids.map((id) => componentsOf(client, id)));
  const slugs = parts.map((made) => JSON.parse(made.get('pageSlugs')?.content)[0]);
  const seo = parts.map((made) => JSON.parse(made.get('seoMetadata')?.content));
  expect(new Set(slugs).size).toBe(6);
  expect(new Set(seo.map(({ title }) => title)).size).toBe(6);
  expect(new Set(seo.map(({ description }) => description)).size).toBe(6);
});

describe('auto_content_tools', () => {
  const ends = (app: Harness) =>
    outbox(app).flatMap(({ type }) =>
      /^(content|compliance|content_tools)\.completed$/.test(type) ? [type] : [],
    );

  test('runs them after the article is written', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client, { auto_content_tools: true });
    expect(ends(app)).toEqual(['content.completed', 'content_tools.completed']);
    expect((await componentsOf(client, id)).get('searchIntent')?.status).toBe('complete');
  });

  test('runs them after the check where that is asked for too, and once only', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const both = { auto_compliance: true, auto_content_tools: true };
    const id = await makeArticle(app, client, both);
    const first = ['content.completed', 'compliance.completed', 'content_tools.completed'];
    expect(ends(app)).toEqual(first);
    await client.post(`/content/${id}/compliance`);
    await app.drain();
    expect(ends(app)).toEqual([...first, 'compliance.completed']);
  });

  test('runs them also when the check fails for good, and ends when they fail too', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const setZone = (timeZone: string) =>
      app.app.ctx.write((tx) => changeSite(tx, site.id, { timeZone }), inLane('test'));
    await setZone('Nowhere/Else');
    const id = await makeArticle(app, client, { auto_compliance: true, auto_content_tools: true });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      app.clock.advance(60_000);
      await app.drain();
    }
    expect(ends(app)).toEqual(['content.completed', 'content_tools.completed']);
    const failed = (await componentsOf(client, id)).get('pageSlugs');
    expect([failed?.status, failed?.metadata.error]).toEqual([
      'failed',
      expect.stringContaining('again later'),
    ]);
    await setZone('America/Chicago');
    await client.post(`/content/${id}/content-tools`);
    await app.drain();
    expect((await componentsOf(client, id)).get('pageSlugs')?.status).toBe('complete');
  });

  test('runs nothing unasked', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    await makeArticle(app, client, { auto_content_tools: false });
    expect(ends(app)).toEqual(['content.completed']);
  });
});

describe('publish-data after the tools', () => {
  async function published(app: Harness, client: Client, siteId: string, id: string) {
    const deed = { siteId, articleId: id, by: 'Ana' };
    await submitArticle(app.app.ctx, ...by(deed));
    await approveArticle(app.app.ctx, ...by({ ...deed, by: 'Sam' }));
    await publishArticle(app.app.ctx, ...by(deed));
    await app.drain();
    return (await client.get(`/content/${id}/publish-data`)).body.data;
  }

  test('has all that they made', async () => {
    await using app = quickApp();
    const site = await app.makeSite({ domain: 'prairie.example' });
    const client = await app.client(site);
    const id = await makeArticle(app, client, { auto_content_tools: true });
    const data = await published(app, client, site.id, id);
    const made = await componentsOf(client, id);
    const seo = JSON.parse(made.get('seoMetadata')?.content);
    expect(data.seo).toEqual({
      title: seo.title,
      description: seo.description,
      keywords: seo.keywords,
    });
    expect(data.slug).toBe(JSON.parse(made.get('pageSlugs')?.content)[0]);
    expect(data.tags).toEqual(JSON.parse(made.get('postTags')?.content));
    expect(data.social.x).toBe(made.get('twitterSnip')?.content);
    expect(Object.values(data.social).every((text) => text !== null)).toBe(true);
    const [{ '@graph': graph }] = data.schemas;
    const post = graph.find((one: Json) => one['@type'] === 'BlogPosting');
    expect(post.datePublished).toBe(data.published_at);
  });

  test('leaves out what quotes a text that has been edited since', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client, { auto_content_tools: true });
    const markdown = '# Another text on tires\n\nTires age, and old ones slip.';
    await editBody(app.app.ctx, ...by({ siteId: site.id, articleId: id, by: 'Dana', markdown }));
    const data = await published(app, client, site.id, id);
    expect([data.seo.title, data.schemas, data.social.facebook]).toEqual([
      'Another text on tires',
      [],
      null,
    ]);
    await client.post(`/content/${id}/content-tools`);
    await app.drain();
    const after = (await client.get(`/content/${id}/publish-data`)).body.data;
    expect([after.schemas.length, after.slug]).toEqual([1, data.slug]);
    expect(after.social.facebook).not.toBeNull();
  });
});
