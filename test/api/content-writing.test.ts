import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../src/providers/writer/port.ts';
import { WritingFailed } from '../../src/writing/writing-failed.ts';
import { cannedDraft, cannedResearcher, cannedWriter } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { outbox, rowsOf } from '../support/outbox.ts';

const secret = 'connect ECONNREFUSED 10.0.0.7:5432 password=hunter2';

function appWith(writer: Writer): Harness {
  return harness({ overrides: { providers: { researcher: cannedResearcher(), writer } } });
}

type Told = [type: string, stage?: string, percent?: number];

/** What the outbox says of an article, in order. */
function toldOf(app: Harness, id: string): Told[] {
  return outbox(app)
    .filter((event) => event.data.article_id === id)
    .map(({ type, data }) => {
      return type === 'content.progress' ? [type, data.stage, data.progress_percent] : [type];
    });
}

const progress = (stage: string, percent: number): Told => ['content.progress', stage, percent];
const basicSteps = [
  progress('outlining', 5),
  progress('writing', 10),
  progress('writing', 45),
  progress('writing', 80),
  progress('finalizing', 95),
];

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

  test('however many sections there are, four to six steps are told and none goes back', async () => {
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

  test('a title that was given stays, and a default gives way to the one of the writer', async () => {
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
});

describe('writing that does not come to a good end', () => {
  test('facts that carry no article end it at once, in words for the client', async () => {
    const writer: Writer = {
      ...cannedWriter(),
      write: async () => {
        throw new WritingFailed('There is nothing in stock to write about.');
      },
    };
    await using app = appWith(writer);
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const { data } = (await client.get(`/content/${id}`)).body;
    const error = 'There is nothing in stock to write about.';
    expect([data.status, data.error, data.components]).toEqual(['failed', error, []]);
    const told = toldOf(app, id);
    expect(told.filter(([type]) => type !== 'content.progress')).toEqual([['content.failed']]);
    expect(outbox(app).at(-1)?.data).toEqual({ article_id: id, article_type: 'basic', error });
    expect(rowsOf(app, 'tasks')).toEqual([]);
  });

  test.each(['outline', 'write'] as const)(
    'a writer whose %s throws is asked three times',
    async (part) => {
      let calls = 0;
      const writer: Writer = {
        ...cannedWriter(),
        [part]: async () => {
          calls += 1;
          throw new Error(secret);
        },
      };
      await using app = appWith(writer);
      const client = await app.client(await app.makeSite());
      const id = await makeArticle(app, client);
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await app.drain();
        expect(calls).toBe(attempt);
        app.clock.advance(60_000);
      }
      await app.drain();
      expect(calls).toBe(3);
      const reply = await client.get(`/content/${id}`);
      expect(reply.body.data.status).toBe('failed');
      expect(reply.body.data.error).toMatch(/^[A-Z].*\.$/);
      expect(reply.text + JSON.stringify(outbox(app))).not.toMatch(/ECONN|10\.0\.0|hunter2/);
      const told = toldOf(app, id);
      expect(told.filter(([type]) => type === 'content.failed')).toHaveLength(1);
      expect(new Set(told.map(String)).size).toBe(told.length);
    },
  );

  test('a second attempt goes on from the step that the first one reached', async () => {
    const canned = cannedWriter();
    let calls = 0;
    await using app = appWith({
      ...canned,
      async write(brief, outline, signal, onSection) {
        calls += 1;
        if (calls > 1) return canned.write(brief, outline, signal, onSection);
        await onSection?.(3, 4);
        await onSection?.(2, 4);
        throw new Error(secret);
      },
    });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    expect(toldOf(app, id)).toEqual(basicSteps.slice(0, 3));
    app.clock.advance(60_000);
    await app.drain();
    expect(toldOf(app, id)).toEqual([...basicSteps, ['content.completed']]);
  });

  test('an article whose task comes again is left as it is', async () => {
    const writer = cannedWriter();
    await using app = appWith(writer);
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic' };
    const { id } = (await client.post('/content', body)).body.data;
    const [task] = rowsOf(app, 'tasks');
    await app.drain();
    const before = await client.get(`/content/${id}`);
    const components = rowsOf(app, 'components');
    const events = outbox(app);
    await app.app.ctx.write(async (tx) => {
      await tx.db
        .run(sql`INSERT INTO tasks (id, site_id, kind, payload, run_at, attempts, created_at)
        VALUES (${task.id}, ${task.site_id}, ${task.kind}, ${task.payload}, 0, 0, 0)`);
    });
    app.clock.advance(1_000);
    await app.drain();
    expect((await client.get(`/content/${id}`)).text).toBe(before.text);
    expect(rowsOf(app, 'components')).toEqual(components);
    expect(outbox(app)).toEqual(events);
    expect(writer.briefs).toHaveLength(1);
  });

  test('a deleted article ends its task in silence', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    await client.post('/content', { ideacloud_id, article_type: 'basic' });
    await app.app.ctx.write(async (tx) => void (await tx.db.run('DELETE FROM articles')));
    await app.drain();
    expect(rowsOf(app, 'tasks')).toEqual([]);
    expect(outbox(app).map((event) => event.type)).toEqual(['ideacloud.completed']);
  });
});
