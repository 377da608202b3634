import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { ArticleWriter } from '../../src/providers/writer/port.ts';
import { WritingFailed } from '../../src/writing/writing-failed.ts';
import { cannedResearcher, cannedWriter } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { basicSteps, toldOf } from '../support/told.ts';
import { inLane } from '../../src/db/write.ts';

const secret = 'connect ECONNREFUSED 10.0.0.7:5432 password=hunter2';

function appWith(writer: ArticleWriter): Harness {
  return harness({ overrides: { providers: { researcher: cannedResearcher(), writer } } });
}

describe('writing that does not come to a good end', () => {
  test('facts that carry no article end it at once, in words for the client', async () => {
    const writer: ArticleWriter = {
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
      const writer: ArticleWriter = {
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
    }, inLane('test'));
    app.clock.advance(1_000);
    await app.drain();
    expect((await client.get(`/content/${id}`)).text).toBe(before.text);
    expect(rowsOf(app, 'components')).toEqual(components);
    expect(outbox(app)).toEqual(events);
    expect(writer.briefs).toHaveLength(1);
  });

  test('two workers on one article tell each step once and end it once', async () => {
    const canned = cannedWriter();
    let calls = 0;
    await using app = appWith({
      ...canned,
      async write(brief, outline, signal, onSection) {
        calls += 1;
        if (calls > 1) return canned.write(brief, outline, signal, onSection);
        // The machine slept: another process found the lease run out, and both go on.
        await app.app.ctx.write(async (tx) => {
          await tx.db.run("UPDATE tasks SET lease_owner = 'another', lease_until = 0");
        }, inLane('test'));
        const draft = await canned.write(brief, outline, signal, onSection);
        return { ...draft, title: 'By the first', markdown: '# By the first\n' };
      },
    });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    await app.drain();
    expect(calls).toBe(2);
    expect(toldOf(app, id)).toEqual([...basicSteps, ['content.completed']]);
    expect((await client.get(`/content/${id}`)).body.data.title).toBe('All about snow tires');
    const body = (await client.get(`/content/${id}/components/body`)).body.data;
    expect(body.content).toStartWith('# All about snow tires');
  });

  test('an article that has ended meanwhile keeps its end', async () => {
    const canned = cannedWriter();
    await using app = appWith({
      ...canned,
      async write(brief, outline, signal, onSection) {
        await app.app.ctx.write(async (tx) => {
          await tx.db.run("UPDATE articles SET status = 'failed', error = 'Ended elsewhere.'");
        }, inLane('test'));
        return canned.write(brief, outline, signal, onSection);
      },
    });
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const { data } = (await client.get(`/content/${id}`)).body;
    const state = [data.status, data.error, data.components];
    expect(state).toEqual(['failed', 'Ended elsewhere.', []]);
    expect(toldOf(app, id)).toEqual(basicSteps.slice(0, 2));
  });

  test('a deleted article ends its task in silence', async () => {
    await using app = appWith(cannedWriter());
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    await client.post('/content', { ideacloud_id, article_type: 'basic' });
    await app.app.ctx.write(
      async (tx) => void (await tx.db.run('DELETE FROM articles')),
      inLane('test'),
    );
    await app.drain();
    expect(rowsOf(app, 'tasks')).toEqual([]);
    expect(outbox(app).map((event) => event.type)).toEqual(['ideacloud.completed']);
  });
});
