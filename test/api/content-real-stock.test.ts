import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';

const feed = join(import.meta.dir, '../../src/cli/demo/sample-stock.csv');
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

type Found = { cloud: Json; asked: Json };

async function research(app: Harness, client: Client, keyword: string): Promise<Found> {
  const { id } = (await client.post('/ideaclouds', { keyword })).body.data;
  await app.drain();
  const cloud = (await client.get(`/ideaclouds/${id}`)).body.data;
  return { cloud, asked: (await client.get(`/ideaclouds/${id}/questions`)).body.data };
}

/** The article, its body and its page, as a partner fetches them after the event. */
async function written(app: Harness, client: Client, path: string, input: object) {
  const made = await client.post(path, input);
  expect(made.status).toBe(202);
  await app.drain();
  const at = `/content/${made.body.data.id}`;
  const article = (await client.get(at)).body.data;
  expect([article.status, article.error]).toEqual(['complete', undefined]);
  const body = (await client.get(`${at}/components/body`)).body.data;
  const html = (await client.get(`${at}/html`)).body.data;
  const page = (await client.get(`${at}/html`, { accept: 'text/html' })).text;
  return { article, body, html, page };
}

/** Every name in a JSON value, however deep. */
function namesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

describe('with the embedded researcher and writer on a store with stock', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    app = harness();
    const site = await app.makeSite({ phone: '(402) 555-0100', domain: 'prairie.example' });
    client = await app.client(site);
    await importFeed(app.app.ctx, { site, source: Bun.file(feed).stream() });
    await app.drain();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each(['snow tires', '2026 Chevrolet Equinox AWD towing capacity', 'lease vs buy'])(
    'an IdeaCloud on "%s" agrees with itself',
    async (keyword) => {
      const { cloud, asked } = await research(app, client, keyword);
      expect([cloud.status, asked.status]).toEqual(['complete', 'complete']);
      expect(asked.questions.length).toBeGreaterThanOrEqual(20);
      expect(asked.questions.length).toBeLessThanOrEqual(60);
      const ids = asked.questions.map((one: Json) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^q-\d{13}-\d+$/);

      const recommended = asked.questions.filter((one: Json) => one.is_recommended);
      expect(recommended.length).toBeGreaterThanOrEqual(5);
      expect(recommended.length).toBeLessThanOrEqual(10);
      expect(asked.recommended_question_ids).toEqual(recommended.map((one: Json) => one.id));
      expect(cloud.recommended_questions).toEqual(
        recommended.map(({ id, question }: Json) => ({ id, question })),
      );

      expect(asked.clusters.length).toBeGreaterThanOrEqual(4);
      expect(asked.clusters.length).toBeLessThanOrEqual(8);
      for (const { id, label, question_count } of asked.clusters) {
        expect([id, label]).toEqual([expect.stringMatching(/^cluster-\d+$/), expect.any(String)]);
        const members = asked.questions.filter((one: Json) => one.cluster_id === id);
        expect([id, members.length]).toEqual([id, question_count]);
      }
    },
  );

  test('an article rests on its facts, paragraph by paragraph, and is a clean page', async () => {
    const { cloud } = await research(app, client, 'oil change near me');
    const { article, body, html, page } = await written(app, client, '/content', {
      ideacloud_id: cloud.id,
      article_type: 'basic',
    });
    expect(article.title).toBe(cloud.title);
    expect(body.metadata.word_count).toBe(html.word_count);
    const facts = new Set(body.metadata.facts.map((fact: Json) => fact.id));
    expect(body.metadata.paragraphs.length).toBeGreaterThan(5);
    for (const paragraph of body.metadata.paragraphs) {
      expect(body.content).toContain(paragraph.text);
      for (const id of paragraph.fact_ids) expect(facts).toContain(id);
    }
    expect(namesIn(body.metadata).filter((name) => !/^[a-z][a-z_]*$/.test(name))).toEqual([]);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain(html.html.slice(html.html.indexOf('<p>'), -1));
    const { results } = await validator.validateString(page);
    expect(results.flatMap((result) => result.messages.map((one) => one.message))).toEqual([]);
  });

  test('a landing page spells the model as the stock does and lists what is there', async () => {
    const input = { year: 2026, make: 'CHEVROLET', model: 'equinox' };
    const { article, body, page } = await written(app, client, '/model-landing-pages', input);
    expect(article.title).toBe('2026 Chevrolet Equinox in Lincoln, NE at Prairie Motors');
    const listed = await client.get('/inventory?make=Chevrolet&model=Equinox&year=2026');
    // The filter takes a part of the name: the Equinox EV is another model.
    const vins = listed.body.data.flatMap((one: Json) => (one.model === 'Equinox' ? one.vin : []));
    expect(vins.length).toBeGreaterThan(0);
    for (const vin of vins) expect(body.content).toContain(vin);
    expect(page).toMatch(/<caption>[^<]*November 16, 2026/);
    const { results } = await validator.validateString(page);
    expect(results.flatMap((result) => result.messages.map((one) => one.message))).toEqual([]);
  });

  test('a page that was reported as posted is known to later research and writing', async () => {
    const { cloud } = await research(app, client, 'brake pads');
    const { article } = await written(app, client, '/content', {
      ideacloud_id: cloud.id,
      article_type: 'basic',
      title: 'Brake pads',
      content_length: 400,
    });
    const posted_url = 'https://prairie.example/blog/brake-pads';
    await client.post(`/content/${article.id}/posted`, { posted_url });
    const { asked } = await research(app, client, 'when to change brake pads');
    const sourced = asked.questions.filter((one: Json) => one.source_url !== null);
    expect(sourced.length).toBeGreaterThan(0);
    expect(sourced[0]).toMatchObject({
      source_url: posted_url,
      source_title: 'Brake pads',
    });
  });
});
