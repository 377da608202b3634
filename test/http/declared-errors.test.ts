import { describe, expect, test } from 'bun:test';
import { maxBodyBytes } from '../../src/http/body.ts';
import { anonymousQuota } from '../../src/http/gate.ts';
import { minute } from '../../src/lib/clock.ts';
import type { Client, Reply } from '../support/client.ts';
import {
  type DescribedOperation,
  operationsWithEnvelopes,
} from '../support/described-operations.ts';
import { type Harness, harness } from '../support/harness.ts';

const unknownId = '01960000-0000-7000-8000-00000000ffff';
const json = { 'content-type': 'application/json' };

type Asked = { path?: string; query?: string; headers?: Record<string, string>; body?: string };

/** Asks as the description's own example would, with something changed. */
function ask(client: Client, { method, path, operation }: DescribedOperation, change: Asked = {}) {
  const example = operation.requestBody?.content['application/json'].example;
  const given = change.body ?? (example === undefined ? undefined : JSON.stringify(example));
  const filled = (change.path ?? path)
    .replace('{id}', unknownId)
    .replace('{vin}', '4T1G11AK5NU100042')
    .replace('{type}', 'body')
    .replace('{tool}', 'schemas')
    .replace('{delivery_id}', unknownId);
  return client.send(method, filled + (change.query ?? ''), {
    headers: { ...(given !== undefined && json), ...change.headers },
    ...(given !== undefined && { body: given }),
  });
}

type Cast = { full: Client; poor: Client; spent: Client; nobody: Client };

async function castOf(app: Harness): Promise<Cast> {
  const site = await app.makeSite({ plan: 'unlimited' });
  const poor = await app.client(await app.makeSite({ plan: 'starter' }), ['analytics:read']);
  const spent = await app.client(site, ['analytics:read'], 10);
  await spend(spent);
  return { full: await app.client(site), poor, spent, nobody: app.anonymous };
}

async function spend(client: Client): Promise<void> {
  for (let count = 0; count < 10; count += 1) await client.get('/reference/scopes');
}

/** Who has no key is counted too, and there are more operations than requests a minute. */
async function nextMinute(app: Harness, { spent }: Cast): Promise<void> {
  app.clock.advance(minute);
  await spend(spent);
}

/** Everything that can be provoked on any operation, without knowing what it is for. */
async function provoke(operation: DescribedOperation, cast: Cast): Promise<Reply[]> {
  const { method, path } = operation;
  const { full, poor, spent, nobody } = cast;
  const replies = [
    await ask(nobody, operation),
    await ask(poor, operation),
    await ask(spent, operation),
    await ask(full, operation),
    await ask(full, operation, { query: '?limit=x&format=x&nonsense=1' }),
    await ask(full, operation, { query: '?twice=1&twice=1' }),
    // Of no vehicle in stock, for those that take it there.
    await ask(full, operation, { query: '?vin=4T1G11AK5NU100042' }),
  ];
  if (path.includes('{')) {
    replies.push(await ask(full, operation, { path: path.replace(/\{\w+\}/, 'not%20one') }));
  }
  if (method !== 'GET') {
    const text = { 'content-type': 'text/plain' };
    const long = { 'content-length': String(maxBodyBytes + 1), ...json };
    replies.push(await ask(full, operation, { headers: text, body: 'text' }));
    replies.push(await ask(full, operation, { headers: long, body: '{}' }));
    replies.push(await ask(full, operation, { body: '{' }));
    replies.push(await ask(full, operation, { body: leanBody(operation) }));
  }
  return replies;
}

/** The example's required fields alone: options may name what this site does not have. */
function leanBody({ operation }: DescribedOperation): string {
  const { example = {}, schema = {} } = operation.requestBody?.content['application/json'] ?? {};
  const required: string[] = schema.required ?? [];
  return JSON.stringify(Object.fromEntries(required.map((name) => [name, example[name]])));
}

/** What no generic request brings about: contention, a full store, a slow client, a fault here. */
const unprovoked = new Set([304, 408, 409, 500, 503]);

describe('the errors that an operation declares', () => {
  test('are those that it answers, of all that can be provoked on any', async () => {
    await using app = harness();
    app.network.host('hooks.partner.example', { reply: {} });
    app.allowLeftovers();
    const cast = await castOf(app);
    const guarded = operationsWithEnvelopes(app).filter(({ operation }) => !operation.security);
    expect(guarded.length).toBeGreaterThan(20);
    for (const [at, operation] of guarded.entries()) {
      if (at % 40 === 39) await nextMinute(app, cast);
      const replies = await provoke(operation, cast);
      const seen = new Set(replies.map((reply) => reply.status));
      const errors = [...seen].filter((status) => status >= 400);
      const declared = operation.statuses.filter((status) => {
        return status >= 400 && !unprovoked.has(status);
      });
      const { name } = operation;
      expect({ name, errors: errors.toSorted() }).toEqual({ name, errors: declared.toSorted() });
      const successes = [...seen].filter((status) => status < 400);
      for (const status of successes) expect(operation.statuses).toContain(status);
    }
  }, 20_000);

  test('tell of an operation without a key whether it is counted', async () => {
    await using app = harness();
    const open = operationsWithEnvelopes(app).filter(({ operation }) => operation.security);
    expect(open.map(({ path }) => path)).toEqual(['/health', '/openapi.json']);
    for (let count = 0; count < anonymousQuota.minute; count += 1) {
      await app.anonymous.get('/openapi.json');
    }
    for (const operation of open) {
      const { status } = await ask(app.anonymous, operation);
      // Of /health only what is for the operator is counted, so that nobody guesses the token.
      const isCounted = operation.statuses.includes(429) && operation.path !== '/health';
      expect([operation.path, status]).toEqual([operation.path, isCounted ? 429 : 200]);
    }
  });

  test('name what can only happen to some kinds of operations', async () => {
    await using app = harness();
    for (const { name, method, operation, statuses } of operationsWithEnvelopes(app)) {
      const hasKey = operation.security === undefined;
      const writes = method !== 'GET' && operation.operationId !== 'test_webhook';
      const isIdempotent = operation.parameters?.some(
        (one: { name: string }) => one.name === 'x-idempotency-key',
      );
      expect([name, statuses.includes(500)]).toEqual([name, hasKey]);
      // Of a retired one nothing is read.
      const isRead = operation.deprecated !== true;
      expect([name, statuses.includes(408)]).toEqual([name, isRead && method !== 'GET']);
      // The feed opens a file of its own for its reading.
      const opens = ['get_health', 'get_inventory_feed'].includes(operation.operationId);
      const is503 = (isRead && writes) || opens;
      expect([name, statuses.includes(503)]).toEqual([name, is503]);
      if (isIdempotent) expect([name, statuses]).toEqual([name, expect.arrayContaining([409])]);
      expect(statuses).not.toContain(405);
    }
  });

  test('leave out 405, which a path answers that has no such operation', async () => {
    await using app = harness();
    for (const { path } of operationsWithEnvelopes(app)) {
      app.clock.advance(minute);
      const reply = await app.anonymous.send('PUT', path.replaceAll(/\{\w+\}/g, unknownId));
      expect([path, reply.status, reply.body.error.code]).toEqual([
        path,
        405,
        'method_not_allowed',
      ]);
      expect(reply.headers.get('allow')).toEqual(expect.any(String));
    }
  });
});
