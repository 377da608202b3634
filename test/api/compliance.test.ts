import { describe, expect, test } from 'bun:test';
import { putComponent } from '../../src/domain/content/components-store.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';

import { ask, type Operation, testCallers, testIds, withoutRequestId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { outbox } from '../support/outbox.ts';
import { by } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

const check: Operation = {
  method: 'POST',
  path: '/content/{id}/compliance',
  scope: 'compliance:write',
};
const read: Operation = { method: 'GET', path: '/content/{id}/compliance', scope: 'content:read' };

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

async function stateOf(client: Client, id: string): Promise<Json> {
  const reply = await client.get(`/content/${id}/compliance`);
  expect(reply.status).toBe(200);
  return reply.body.data;
}

function completedEvents(app: Harness): Json[] {
  return outbox(app).flatMap(({ type, data }) => (type === 'compliance.completed' ? [data] : []));
}

async function rewrite(app: Harness, siteId: string, articleId: string, markdown: string) {
  await editBody(app.app.ctx, ...by({ siteId, articleId, by: 'Dana', markdown }));
}

describe('callers of compliance', () => {
  testCallers([check, read]);
  testIds([read], async (client, app) => makeArticle(app, client));

  test("POST says the same of another site's article as of none, and 400 to no id", async () => {
    await using app = quickApp();
    const id = await makeArticle(app, await app.client(await app.makeSite()));
    const stranger = await app.client(await app.makeSite());
    const [foreign, unknown] = [await ask(stranger, check, id), await ask(stranger, check)];
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    expect(foreign.status).toBe(404);
    expect((await ask(stranger, check, 'not-an-id')).status).toBe(400);
  });
});

describe('POST /content/{id}/compliance', () => {
  test('checks in the background, and says so in one event with the report', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    await rewrite(
      app,
      site.id,
      id,
      '# Deals\n\nCome to Prairie Motors in Lincoln.\n\nOwn it for $299 per month.',
    );
    expect(await stateOf(client, id)).toEqual({
      article_id: id,
      status: 'not_checked',
      report: null,
    });
    const reply = await client.post(`/content/${id}/compliance`);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      article_id: id,
      status: 'checking',
      message: expect.stringContaining('compliance.completed'),
    });
    expect(await stateOf(client, id)).toEqual({ article_id: id, status: 'checking', report: null });
    await app.drain();
    const { status, report } = await stateOf(client, id);
    expect([status, report.score, report.overall_status]).toEqual(['completed', 75, 'fail']);
    expect(report.issues).toEqual([
      {
        severity: 'error',
        rule: 'Z-PMT-AMT',
        message: expect.stringContaining('the annual percentage rate (APR)'),
        location: 'paragraph 2, sentence 1',
        suggestion: expect.stringContaining('4.9% APR'),
      },
    ]);
    expect(completedEvents(app)).toEqual([
      { article_id: id, overall_status: 'fail', overall_score: 75 },
    ]);
  });

  test('asked twice while it waits, checks once', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    for (const key of ['one', 'two']) {
      const headers = { 'x-idempotency-key': key };
      const reply = await client.send('POST', `/content/${id}/compliance`, { headers });
      expect(reply.status).toBe(202);
    }
    await app.drain();
    expect(completedEvents(app)).toHaveLength(1);
  });

  test('is replayed by its idempotency key, also after the check has ended', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const ask = () =>
      client.send('POST', `/content/${id}/compliance`, {
        headers: { 'x-idempotency-key': 'once' },
      });
    const first = await ask();
    await app.drain();
    const second = await ask();
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    await app.drain();
    expect(completedEvents(app)).toHaveLength(1);
    expect((await stateOf(client, id)).status).toBe('completed');
  });

  test('is refused with 409 while the article is not complete', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = await client.post('/content', { ideacloud_id, article_type: 'basic' });
    const { id } = made.body.data;
    const reply = await client.post(`/content/${id}/compliance`);
    expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
    await app.drain();
    expect((await client.post(`/content/${id}/compliance`)).status).toBe(202);
    await app.drain();
  });

  test('refuses a body with fields', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client);
    const reply = await client.post(`/content/${id}/compliance`, { strict: true });
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_error']);
  });
});

describe('the state of a check', () => {
  test('is not_checked again once the body is another, and completed when it is back', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    const before = '# Tires\n\nTires age.';
    await rewrite(app, site.id, id, before);
    await client.post(`/content/${id}/compliance`);
    await app.drain();
    expect((await stateOf(client, id)).status).toBe('completed');
    await rewrite(app, site.id, id, '# Tires\n\nTires age fast.');
    expect((await stateOf(client, id)).status).toBe('not_checked');
    await rewrite(app, site.id, id, before);
    expect((await stateOf(client, id)).status).toBe('completed');
  });

  test("loads the rules of the store's state", async () => {
    await using app = quickApp();
    for (const [state, rules] of [
      ['TX', ['P-INTERNET-PRICE']],
      ['NE', []],
    ] as const) {
      const site = await app.makeSite({ state });
      const client = await app.client(site);
      const id = await makeArticle(app, client);
      await rewrite(app, site.id, id, '# Prices\n\nAsk for our internet price.');
      await client.post(`/content/${id}/compliance`);
      await app.drain();
      const { report } = await stateOf(client, id);
      expect(report.issues.map((issue: Json) => issue.rule)).toEqual(rules);
    }
  });
});

describe('auto_compliance', () => {
  test('checks the article after its completion', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client, { auto_compliance: true });
    const ends = outbox(app).filter(({ type }) => /^(content|compliance)\.completed$/.test(type));
    expect(ends.map(({ type }) => type)).toEqual(['content.completed', 'compliance.completed']);
    expect((await stateOf(client, id)).status).toBe('completed');
  });

  test('is not done unasked', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const id = await makeArticle(app, client, { auto_compliance: false });
    expect(completedEvents(app)).toEqual([]);
    expect((await stateOf(client, id)).status).toBe('not_checked');
  });
});

describe('snippets', () => {
  test('are whole advertisements of their own: the article makes up for nothing', async () => {
    await using app = quickApp();
    const site = await app.makeSite();
    const client = await app.client(site);
    const id = await makeArticle(app, client);
    const terms = 'Own it for $299 per month: 60 months, 4.9% APR with approved credit, $0 down.';
    await rewrite(app, site.id, id, `# Deals at Prairie Motors in Lincoln\n\n${terms}`);
    const { ctx } = app.app;

    const content = 'Own it for $299 per month.';
    await ctx.write(
      (tx) =>
        putComponent(tx, {
          siteId: site.id,
          articleId: id,
          type: 'facebookSnip',
          content,
          metadata: null,
        }),
      inLane('test'),
    );
    await client.post(`/content/${id}/compliance`);
    await app.drain();
    const { report } = await stateOf(client, id);
    expect(report.issues.map(({ rule, location }: Json) => [rule, location])).toEqual([
      ['Z-PMT-AMT', 'Facebook snippet, paragraph 1, sentence 1'],
    ]);
  });
});
