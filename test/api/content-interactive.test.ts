import { describe, expect, test } from 'bun:test';
import { unknownId } from '../support/callers.ts';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { WritingFailed } from '../../src/writing/writing-failed.ts';

const first = 'q-1794000000000-0';
const third = 'q-1794000000000-2';
const once = (key: string) => ({ 'x-idempotency-key': key });

async function makeWaiting(app: Harness, client: Client, options: object = {}): Promise<string> {
  const ideacloud_id = await makeIdeacloud(app, client);
  const body = { ideacloud_id, article_type: 'basic', mode: 'interactive', ...options };
  const reply = await client.post('/content', body);
  expect(reply.status).toBe(200);
  return reply.body.data.id;
}

describe('POST /content in the mode interactive', () => {
  test('answers what it still needs, and writes nothing', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic', mode: 'interactive' };
    const reply = await client.post('/content', body);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      status: 'awaiting_input',
      ideacloud_id,
      article_type: 'basic',
      required_inputs: {
        selected_question_ids: {
          type: 'array',
          required: true,
          options: [
            { id: first, question: 'When?' },
            { id: 'q-1794000000000-1', question: 'Why?' },
            { id: third, question: 'Where?' },
            { id: 'q-1794000000000-3', question: 'How much?' },
          ],
        },
        brand_voice_id: { type: 'string', required: false },
        title: { type: 'string', required: false },
      },
    });
    await app.drain();
    const stored = (await client.get(`/content/${reply.body.data.id}`)).body.data;
    expect([stored.status, stored.components]).toEqual(['awaiting_input', []]);
    expect((await client.get('/content?status=awaiting_input')).body.data).toHaveLength(1);
    expect(outbox(app).filter((event) => event.type.startsWith('content.'))).toEqual([]);
  });

  test('an equal request with the same key makes one article, and gets its 200 again', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic', mode: 'interactive' };
    const made = await client.post('/content', body, once('a'));
    const again = await client.post('/content', body, once('a'));
    expect([again.status, again.text]).toEqual([200, made.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(rowsOf(app, 'articles')).toHaveLength(1);
  });
});

describe('POST /content/{id}/generate', () => {
  test('writes on the questions that were chosen, under the title that was given', async () => {
    const writer = cannedWriter();
    const providers = { researcher: cannedResearcher(), writer };
    await using app = harness({ overrides: { providers } });
    const client = await app.client(await app.makeSite());
    const id = await makeWaiting(app, client, { content_length: 700 });
    const body = { selected_question_ids: [third, first, third], title: ' Tires, asked ' };
    const reply = await client.post(`/content/${id}/generate`, body);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      id,
      status: 'generating',
      message: expect.stringContaining('webhook'),
    });
    expect((await client.get(`/content/${id}`)).body.data.status).toBe('generating');
    await app.drain();
    const { data } = (await client.get(`/content/${id}`)).body;
    expect([data.status, data.title]).toEqual(['complete', 'Tires, asked']);
    expect(writer.briefs[0]).toMatchObject({
      contentLength: 700,
      questions: [{ id: third }, { id: first }],
    });
    const told = outbox(app).filter((event) => event.data.article_id === id);
    expect(told.at(-1)?.type).toBe('content.completed');
  });

  test('starts a failed article anew, with its stages from the first', async () => {
    const canned = cannedWriter();
    let failures = 1;
    const writer: typeof canned = {
      ...canned,
      write: async (...request) => {
        failures -= 1;
        if (failures >= 0) throw new WritingFailed('There is nothing to say.');
        return canned.write(...request);
      },
    };
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const id = await makeWaiting(app, client);
    const body = { selected_question_ids: [first] };
    await client.post(`/content/${id}/generate`, body);
    await app.drain();
    const failed = (await client.get(`/content/${id}`)).body.data;
    expect([failed.status, failed.error]).toEqual(['failed', 'There is nothing to say.']);
    expect((await client.post(`/content/${id}/generate`, body)).status).toBe(202);
    await app.drain();
    const { status, error } = (await client.get(`/content/${id}`)).body.data;
    expect([status, error]).toEqual(['complete', undefined]);
    const ends = outbox(app).filter(({ type, data }) => {
      return data.article_id === id && type !== 'content.progress';
    });
    expect(ends.map(({ type }) => type)).toEqual(['content.failed', 'content.completed']);
  });

  test('refuses every other state', async () => {
    const canned = cannedWriter();
    const writer: typeof canned = {
      ...canned,
      write: async () => {
        throw new WritingFailed('No.');
      },
    };
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const body = { selected_question_ids: [first] };
    const id = await makeWaiting(app, client);
    await client.post(`/content/${id}/generate`, body);
    const under = await client.post(`/content/${id}/generate`, body);
    expect([under.status, under.body.error.message]).toEqual([
      409,
      expect.stringContaining('generating'),
    ]);
    await app.drain();
  });

  test('requires the questions of an IdeaCloud, before it looks for the article', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeWaiting(app, client);
    for (const one of [id, unknownId]) {
      const told = faultsIn(await client.post(`/content/${one}/generate`, {}));
      expect(Object.keys(told)).toEqual(['selected_question_ids']);
    }
  });

  const day = '2026-12-05T09:00:00-06:00';
  const camry = { year: 2025, make: 'Toyota', model: 'Camry' };
  const accord = { year: 2025, make: 'Honda', model: 'Accord' };
  test.each<[string, object]>([
    ['/comparisons', { vehicles: [camry, accord], featured_vehicle_index: 1 }],
    ['/model-landing-pages', camry],
    [
      '/sales-events',
      {
        event_name: 'Truck Month',
        start_date: day,
        end_date: day,
        location: 'Lincoln',
        category: 'Sales Event',
      },
    ],
  ])(
    'starts anew what failed and was made by %s, with questions or without',
    async (path, input) => {
      const canned = cannedWriter();
      let failures = 2;
      const writer: typeof canned = {
        ...canned,
        write: async (...request) => {
          failures -= 1;
          if (failures >= 0) throw new WritingFailed('No.');
          return canned.write(...request);
        },
      };
      await using app = harness({
        overrides: { providers: { researcher: cannedResearcher(), writer } },
      });
      const client = await app.client(await app.makeSite());
      const { id, title } = (await client.post(path, input)).body.data;
      await app.drain();
      const again = async (body: object) => {
        expect((await client.get(`/content/${id}`)).body.data.status).toBe('failed');
        expect((await client.post(`/content/${id}/generate`, body)).status).toBe(202);
        await app.drain();
      };
      await again({});
      await again({ selected_question_ids: ['q-1-1'] });
      const { data } = (await client.get(`/content/${id}`)).body;
      expect([data.status, data.title]).toEqual(['complete', title]);
      const [one, ...others] = canned.briefs;
      for (const other of others) {
        expect(other).toMatchObject({ comparison: one?.comparison, event: one?.event } as object);
        expect(other.subject).toEqual(one?.subject as never);
      }
      const last = await client.post(`/content/${id}/generate`, {});
      expect(last.status).toBe(409);
    },
  );

  test('refuses questions of nowhere or none, a foreign voice and unknown fields', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeWaiting(app, client);
    const path = `/content/${id}/generate`;
    const refused: [object, string][] = [
      [{}, 'selected_question_ids'],
      [{ selected_question_ids: [] }, 'selected_question_ids'],
      [{ selected_question_ids: [first, 'q-1-1'] }, 'selected_question_ids.1'],
      [{ selected_question_ids: [first], brand_voice_id: unknownId }, 'brand_voice_id'],
      [{ selected_question_ids: [first], title: ' ' }, 'title'],
      [{ selected_question_ids: [first], mode: 'simple' }, 'mode'],
    ];
    for (const [body, field] of refused) {
      expect(Object.keys(faultsIn(await client.post(path, body)))).toEqual([field]);
    }
    expect((await client.get(`/content/${id}`)).body.data.status).toBe('awaiting_input');
  });

  test('starts once for equal requests with one key, also at the same time', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const id = await makeWaiting(app, client);
    const path = `/content/${id}/generate`;
    const body = { selected_question_ids: [first] };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => client.post(path, body, once('a'))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(5).fill(202));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(rowsOf(app, 'tasks')).toHaveLength(1);
    const other = await client.post(path, { selected_question_ids: [third] }, once('a'));
    expect(other.body.error.code).toBe('idempotency_conflict');
    await app.drain();
    const late = await client.post(path, body, once('a'));
    expect(late.text).toBe(replies[0]?.text ?? '');
  });
});
