import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Researcher } from '../../src/providers/researcher/port.ts';
import { cannedCloud, cannedResearcher } from '../support/canned-providers.ts';
import { type Harness, harness } from '../support/harness.ts';
import { outbox, rowsOf } from '../support/outbox.ts';
import { inLane } from '../../src/db/write.ts';

const startedAt = '2026-11-16T15:00:00.000Z';

function appWith(researcher: Researcher): Harness {
  return harness({ overrides: { providers: { researcher } } });
}

/** Throws as often as it is asked, with what must never reach a client. */
function throwing(times = Number.POSITIVE_INFINITY): Researcher & { calls: number } {
  const researcher = {
    id: 'throwing',
    calls: 0,
    async research({ keyword }: { keyword: string }) {
      researcher.calls += 1;
      if (researcher.calls > times) return { ok: true as const, cloud: cannedCloud(keyword) };
      throw new Error('connect ECONNREFUSED 10.0.0.7:5432 password=hunter2');
    },
  };
  return researcher;
}

describe('research', () => {
  test('fills the IdeaCloud in, with one event', async () => {
    await using app = appWith(cannedResearcher());
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    const before = await client.get(`/ideaclouds/${id}`);
    expect(before.body.data).toEqual({
      id,
      keyword: 'tires',
      title: null,
      synopsis: null,
      status: 'researching',
      category: null,
      created_at: startedAt,
      updated_at: startedAt,
      tags: [],
      recommended_questions: [],
    });
    app.clock.advance(5_000);
    await app.drain();
    const after = await client.get(`/ideaclouds/${id}`);
    expect(after.body.data).toEqual({
      ...before.body.data,
      title: 'All about tires',
      synopsis: 'What readers ask about tires.',
      status: 'complete',
      updated_at: '2026-11-16T15:00:05.000Z',
      tags: ['tires'],
      recommended_questions: [
        { id: 'q-1794000000000-0', question: 'When?' },
        { id: 'q-1794000000000-2', question: 'Where?' },
      ],
    });
    // In the order of the contract, which is how people read it.
    const fields = 'id keyword title synopsis tags status category recommended_questions';
    expect(Object.keys(after.body.data).join(' ')).toBe(`${fields} created_at updated_at`);
    expect(outbox(app)).toEqual([
      {
        type: 'ideacloud.completed',
        siteId: expect.any(String),
        data: { ideacloud_id: id, keyword: 'tires' },
      },
    ]);
  });

  test('questions are empty arrays until it is complete', async () => {
    await using app = appWith(cannedResearcher());
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    const before = await client.get(`/ideaclouds/${id}/questions`);
    expect(before.body.data).toEqual({
      id,
      status: 'researching',
      questions: [],
      clusters: [],
      recommended_question_ids: [],
    });
    await app.drain();
    const { data } = (await client.get(`/ideaclouds/${id}/questions`)).body;
    expect(data.questions[0]).toEqual({
      id: 'q-1794000000000-0',
      question: 'When?',
      cluster_id: 'cluster-1',
      source_url: null,
      source_title: null,
      is_recommended: true,
    });
    expect(data.clusters[1]).toEqual({ id: 'cluster-2', label: 'Part 2', question_count: 2 });
    expect(data.recommended_question_ids).toEqual(['q-1794000000000-0', 'q-1794000000000-2']);
  });

  test('a keyword with nothing to work on fails with a reason, and one event says so', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite());
    const keywords = ['!!!', '\u200b', '?', '…', '🚗'];
    const made = await client.post('/ideaclouds/batch', {
      items: keywords.map((keyword) => ({ keyword })),
    });
    await app.drain();
    for (const { id, keyword } of made.body.data.items) {
      const { data } = (await client.get(`/ideaclouds/${id}`)).body;
      expect([keyword, data.status, data.title]).toEqual([keyword, 'failed', null]);
      expect(data.error).toMatch(/^[A-Z].{10,}\.$/);
      const mine = outbox(app).filter((event) => event.data.ideacloud_id === id);
      expect(mine.map(({ type, data: told }) => [type, told])).toEqual([
        ['ideacloud.failed', { ideacloud_id: id, keyword, error: data.error }],
      ]);
      const { questions, clusters } = (await client.get(`/ideaclouds/${id}/questions`)).body.data;
      expect([questions, clusters]).toEqual([[], []]);
    }
  });

  test('a researcher that throws is asked thrice, and the end does not say why', async () => {
    const researcher = throwing();
    await using app = appWith(researcher);
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await app.drain();
      expect(researcher.calls).toBe(attempt);
      expect(outbox(app)).toHaveLength(attempt < 3 ? 0 : 1);
      app.clock.advance(60_000);
    }
    await app.drain();
    expect(researcher.calls).toBe(3);
    const { data, text } = await client.get(`/ideaclouds/${id}`).then(({ body, text }) => {
      return { data: body.data, text };
    });
    expect(data.status).toBe('failed');
    expect(data.error).toMatch(/^[A-Z].*\.$/);
    expect(text + JSON.stringify(outbox(app))).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|hunter2/);
    expect(outbox(app).map((event) => event.type)).toEqual(['ideacloud.failed']);
  });

  test('a researcher that recovers is as good as one that never failed', async () => {
    await using app = appWith(throwing(1));
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    await app.drain();
    expect((await client.get(`/ideaclouds/${id}`)).body.data.status).toBe('researching');
    app.clock.advance(60_000);
    await app.drain();
    const { data } = (await client.get(`/ideaclouds/${id}`)).body;
    expect([data.status, data.error]).toEqual(['complete', undefined]);
    expect(outbox(app).map((event) => event.type)).toEqual(['ideacloud.completed']);
  });

  test('a task that is done twice, its first end forgotten, repeats nothing', async () => {
    const researcher = cannedResearcher();
    await using app = appWith(researcher);
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    const [task] = rowsOf(app, 'tasks');
    await app.drain();
    const before = await client.get(`/ideaclouds/${id}`);
    await app.app.ctx.write(async (tx) => {
      await tx.db
        .run(sql`INSERT INTO tasks (id, site_id, kind, payload, run_at, attempts, created_at)
        VALUES (${task.id}, ${task.site_id}, ${task.kind}, ${task.payload}, 0, 0, 0)`);
    }, inLane('test'));
    app.clock.advance(1_000);
    await app.drain();
    expect((await client.get(`/ideaclouds/${id}`)).text).toBe(before.text);
    expect(outbox(app)).toHaveLength(1);
    expect(rowsOf(app, 'tasks')).toEqual([]);
    expect(researcher.calls).toBe(1);
  });

  test('an IdeaCloud that has ended meanwhile keeps its end', async () => {
    await using app = appWith({
      id: 'late',
      async research({ keyword }) {
        await app.app.ctx.write(async (tx) => {
          await tx.db.run("UPDATE ideaclouds SET status = 'failed', error = 'Ended elsewhere.'");
        }, inLane('test'));
        return { ok: true, cloud: cannedCloud(keyword) };
      },
    });
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    await app.drain();
    const { data } = (await client.get(`/ideaclouds/${id}`)).body;
    expect([data.status, data.error, data.title]).toEqual(['failed', 'Ended elsewhere.', null]);
    expect(outbox(app)).toEqual([]);
  });

  test('a run that lost its lease leaves the end to the one that took it', async () => {
    const researcher = cannedResearcher();
    await using app = appWith({
      id: 'overtaken',
      async research(request, signal) {
        const isFirst = researcher.calls === 0;
        const outcome = await researcher.research(request, signal);
        if (!isFirst) return outcome;
        // The machine slept: another process found the lease run out.
        await app.app.ctx.write(async (tx) => {
          await tx.db.run("UPDATE tasks SET lease_owner = 'another', lease_until = 0");
        }, inLane('test'));
        return { ok: false, reason: 'The first run must not be heard.' };
      },
    });
    const client = await app.client(await app.makeSite());
    const { id } = (await client.post('/ideaclouds', { keyword: 'tires' })).body.data;
    await app.drain();
    expect(researcher.calls).toBe(2);
    expect((await client.get(`/ideaclouds/${id}`)).body.data.status).toBe('complete');
    expect(outbox(app).map((event) => event.type)).toEqual(['ideacloud.completed']);
  });
});
