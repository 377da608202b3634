import { describe, expect, test } from 'bun:test';
import type { ArticleWriter } from '../../src/providers/writer/port.ts';
import { cannedDraft, cannedResearcher, cannedWriter } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { outbox } from '../support/outbox.ts';
import { basicSteps, progress, toldOf } from '../support/told.ts';

function appWith(writer: ArticleWriter): Harness {
  return harness({ overrides: { providers: { researcher: cannedResearcher(), writer } } });
}

describe('the stages of writing', () => {
  test('an article passes from outlining to its end, each step once', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    expect(toldOf(app, id)).toEqual([...basicSteps, ['content.completed']]);
    const [first] = outbox(app).filter((event) => event.type === 'content.progress');
    expect(first?.data).toEqual({
      article_id: id,
      article_type: 'basic',
      component_type: 'body',
      stage: 'outlining',
      message: expect.stringMatching(/^[A-Z].*\.$/),
      progress_percent: 5,
    });
    expect(outbox(app).at(-1)?.data).toEqual({ article_id: id, article_type: 'basic' });
  });

  test('a landing page gathers its facts first', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    const made = await client.post('/model-landing-pages', {
      year: 2025,
      make: 'Toyota',
      model: 'Camry',
    });
    await app.drain();
    expect(toldOf(app, made.body.data.id)).toEqual([
      progress('researching', 5),
      ...basicSteps,
      ['content.completed'],
    ]);
  });

  test('of any number of sections four to six steps are told and none goes back', async () => {
    for (const sections of [0, 1, 2, 3, 7, 40]) {
      await using app = appWith(cannedWriter(sections));
      const client = await app.client(await app.makeSite());
      const told = toldOf(app, await makeArticle(app, client));
      const percents = told.flatMap(([, , percent]) => percent ?? []);
      expect(percents.length).toBeGreaterThanOrEqual(4);
      expect(percents.length).toBeLessThanOrEqual(6);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(told.at(-1)).toEqual(['content.completed']);
    }
  });

  test('progress goes only to subscriptions that name it', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    app.network.host('hooks.example', { reply: {} });
    for (const events of [['content.completed'], ['content.progress']]) {
      await client.post('/webhooks', { url: `https://hooks.example/${events[0]}`, events });
    }
    await makeArticle(app, client);
    const paths = app.network.requests.map(({ request }) => new URL(request.url).pathname);
    expect(paths.filter((path) => path === '/content.progress')).toHaveLength(5);
    expect(paths.filter((path) => path === '/content.completed')).toHaveLength(1);
  });

  test('a title that was given stays, and a default gives way to the writer', async () => {
    const canned = cannedWriter();
    await using app = appWith({
      ...canned,
      write: async (...request) => ({ ...(await canned.write(...request)), title: 'A better one' }),
    });
    const client = await app.client(await app.makeSite());
    for (const title of ['My own', undefined]) {
      const id = await makeArticle(app, client, { title });
      const { data } = (await client.get(`/content/${id}`)).body;
      expect(data.title).toBe(title ?? 'A better one');
    }
  });

  test('a finished article has a body that keeps what it rests on', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const { data } = (await client.get(`/content/${id}`)).body;
    expect([data.status, data.error]).toEqual(['complete', undefined]);
    expect(data.components).toEqual([
      { type: 'body', status: 'complete', updated_at: data.updated_at },
    ]);
    const body = (await client.get(`/content/${id}/components/body`)).body.data;
    expect(body.content).toBe(cannedDraft('All about snow tires').markdown);
    expect(body.metadata).toMatchObject({
      generator: 'canned',
      word_count: 13,
      paragraphs: [{ section_id: 's0', kind: 'text', fact_ids: ['f1'] }],
      facts: [{ id: 'f1', value: 4, unit: 'tires', source: 'stock', as_of: '2026-11-16' }],
    });
    expect(JSON.stringify(body.metadata)).not.toMatch(/"[a-z]+[A-Z]\w*":/);
  });

  test('a language that the writer knows is taken, and told to it and to browsers', async () => {
    const canned = cannedWriter();
    await using app = appWith({ ...canned, languages: ['English', 'Arabic'] });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client, { language: 'Arabic' });
    expect(canned.briefs[0]?.language).toBe('Arabic');
    expect((await client.get(`/content/${id}`)).body.data.metadata.language).toBe('Arabic');
    const { text } = await client.get(`/content/${id}/html`, { accept: 'text/html' });
    expect(text).toContain('<html lang="ar" dir="rtl">');
  });

  test('a writer that was changed meanwhile ends an article in another language', async () => {
    const languages: ArticleWriter['languages'][number][] = ['English', 'Spanish'];
    await using app = appWith({ ...cannedWriter(), languages });
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic', language: 'Spanish' };
    const { id } = (await client.post('/content', body)).body.data;
    languages.pop();
    await app.drain();
    const { data } = (await client.get(`/content/${id}`)).body;
    expect([data.status, data.error]).toEqual(['failed', expect.stringContaining('GET /site')]);
    expect((await client.get('/site')).body.data.languages).toEqual(['English']);
    expect(toldOf(app, id)).toEqual([['content.failed']]);
  });
});
