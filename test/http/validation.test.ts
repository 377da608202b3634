import { describe, expect, test } from 'bun:test';
import type { Client } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

type Issue = { path: string; message: string };

async function probe(): Promise<{ app: Harness; client: Client }> {
  const app = harness({ overrides: { groups: [probeGroup] } });
  return { app, client: await app.client(await app.makeSite()) };
}

async function issuesOf(client: Client, body: unknown): Promise<Issue[]> {
  const reply = await client.post('/probe/echo', body);
  expect(reply.status).toBe(400);
  return reply.body.error.details.issues;
}

describe('what a partner reads about a field', () => {
  test('names its path and what it must be', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const cases: [body: object, path: string, message: string][] = [
      [{ text: '' }, 'text', 'must be a string of 1 to 500 characters'],
      [{ text: ' \n ' }, 'text', 'must be a string of 1 to 500 characters'],
      [{ text: 'x'.repeat(501) }, 'text', 'must be a string of 1 to 500 characters'],
      [{ plain: 'x' }, 'plain', 'must be a string of at least 2 characters'],
      [{ whole: 1.5 }, 'whole', 'must be a whole number of at least 0'],
      [{ whole: -1 }, 'whole', 'must be a whole number of at least 0'],
      [{ number: 101 }, 'number', 'must be a number of at most 100'],
      [{ flag: 'yes' }, 'flag', 'must be true or false'],
      [{ choice: 'blue' }, 'choice', 'must be one of red, green'],
      [{ either: 'x' }, 'either', 'must be one of simple, interactive'],
      [{ only: 'active' }, 'only', 'must be "dismissed"'],
      [{ id: '123' }, 'id', 'must be a UUID'],
      [{ when: '5 May' }, 'when', 'must be a date and time such as 2026-05-04T08:00:00.000Z'],
      [{ maybe: 5 }, 'maybe', 'must be a string of at most 3 characters, or null'],
      [{ maybe: 'long' }, 'maybe', 'must be a string of at most 3 characters, or null'],
      [{ items: [] }, 'items', 'must have at least 1 item'],
      [{ items: 'a' }, 'items', 'must be an array'],
      [{ items: [5] }, 'items.0', 'must be an object'],
      [{ items: [{}] }, 'items.0.keyword', 'is required'],
      [{ items: [{ keyword: 'a' }, { keyword: 7 }] }, 'items.1.keyword', keywordWords],
      [
        { items: [{ keyword: 'a', count: 10 }] },
        'items.0.count',
        'must be a whole number from 1 to 9',
      ],
      [{ items: Array(4).fill({ keyword: 'a' }) }, 'items', 'must have at most 3 items'],
      [{ tags: ['a', 'a'] }, 'tags', 'must not name the same item twice'],
      [{ tags: ['a', 'c'] }, 'tags.1', 'must be one of a, b'],
      [{ nested: { inner: {} } }, 'nested.inner.leaf', 'is required'],
    ];
    for (const [body, path, message] of cases) {
      const [first] = await issuesOf(client, body);
      expect(first).toEqual({ path, message });
    }
  });

  test('is one issue a field, with the first one in the message', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const reply = await client.post('/probe/echo', {
      choice: 1,
      flag: 2,
      whole: 'x',
      color: 'red',
    });
    const { message, details } = reply.body.error;
    const paths = details.issues.map((issue: Issue) => issue.path);
    expect(paths.toSorted()).toEqual(['choice', 'color', 'flag', 'whole']);
    expect(message).toBe(`${details.issues[0].path}: ${details.issues[0].message}`);
  });

  test('never fills an answer: at most 20 issues are listed', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const body = Object.fromEntries(Array.from({ length: 50 }, (_value, at) => [`field${at}`, at]));
    expect((await issuesOf(client, body)).length).toBe(20);
  });

  test('counts characters as people do, not code units', async () => {
    const { app, client } = await probe();
    await using _ = app;
    expect((await client.post('/probe/echo', { text: '🚗'.repeat(500) })).status).toBe(200);
    const [tooLong] = await issuesOf(client, { text: '🚗'.repeat(501) });
    expect(tooLong?.path).toBe('text');
    const padded = `  ${'x'.repeat(500)}\n`;
    expect((await client.post('/probe/echo', { text: padded })).status).toBe(200);
  });
});

describe('what a partner reads about a query', () => {
  const range = 'must be a whole number from 1 to 100';

  test('names the parameter and what it must be', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const wrong = ['0', '101', '-1', '', 'abc', '1.5', '0x10', '1e1', '+1', '1,2', '١'];
    for (const value of wrong) {
      const reply = await client.get(`/probe/query?limit=${encodeURIComponent(value)}`);
      const issues = reply.body.error.details.issues;
      expect([value, issues]).toEqual([value, [{ path: 'limit', message: range }]]);
    }
    const big = await client.get(`/probe/query?limit=${'9'.repeat(30)}`);
    expect(big.body.error.details.issues).toEqual([{ path: 'limit', message: range }]);
    const choice = await client.get('/probe/query?choice=red,green');
    expect(choice.body.error.message).toBe('choice: must be one of red, green');
    const unknown = await client.get('/probe/query?page=2');
    expect(unknown.body.error.message).toBe('page: is not a known field');
  });

  test('takes what fits, as a number', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const reply = await client.get('/probe/query?limit=7&choice=green');
    expect(reply.body).toEqual({ data: { limit: 7, choice: 'green' } });
    expect((await client.get('/probe/query')).body).toEqual({ data: {} });
  });
});

describe('a malformed path', () => {
  test('gives an enveloped 400 or 404 and never a crash', async () => {
    const { app, client } = await probe();
    await using _ = app;
    const ids = ['%FF', '%2F', '%00', '%E0%A4%A', '%', '%zz', '..%2f', 'a%2Fb', '1', "'--", '{id}'];
    for (const id of ids) {
      const reply = await client.get(`/probe/things/${id}`);
      const issues = reply.body.error.details?.issues;
      expect([id, reply.status, issues]).toEqual([
        id,
        400,
        [{ path: 'id', message: 'must be a UUID' }],
      ]);
    }
    for (const path of [
      '/probe/%FF',
      '/%00',
      '/probe//things',
      '/probe/things/1/2',
      '/PROBE/open',
    ]) {
      expect([path, (await client.get(path)).status]).toEqual([path, 404]);
    }
  });
});

const keywordWords = 'must be a string of 1 to 10 characters';
