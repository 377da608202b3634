import { expect, test } from 'bun:test';
import { version } from '../../src/version.ts';
import { breakStore } from '../support/broken-store.ts';
import { harness } from '../support/harness.ts';
import { resolved } from '../support/resolved.ts';

test('GET /health tells version and time, with a good key, a bad one or none', async () => {
  await using app = harness();
  const client = await app.client(await app.makeSite(), ['images:read']);
  const expected = { data: { status: 'ok', version, time: '2026-11-16T15:00:00.000Z' } };
  expect((await client.get('/health')).body).toEqual(expected);
  expect((await app.anonymous.get('/health')).body).toEqual(expected);
  const bad = await app.anonymous.get('/health', { 'x-api-key': 'fct_wrong' });
  expect([bad.status, bad.body]).toEqual([200, expected]);
});

test('GET /health says 503 when the store cannot be read, and recovers with it', async () => {
  await using app = harness();
  const broken = breakStore(app.app.ctx.config.dataDir);
  const reply = await app.anonymous.get('/health');
  expect([reply.status, reply.body.error.code]).toEqual([503, 'service_unavailable']);
  expect(reply.body.error.request_id).toBe(reply.headers.get('x-request-id'));
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(reply.text).not.toMatch(/sql|database/i);
  broken.repair();
  expect((await app.anonymous.get('/health')).status).toBe(200);
});

const bearer = { authorization: 'Bearer an-operator-token-of-enough-length' };

test('GET /health?verbose tells the operator how each loop went last, and what waits', async () => {
  await using app = harness({
    environment: { OPERATOR_TOKEN: 'an-operator-token-of-enough-length' },
  });
  const client = await app.client(await app.makeSite());
  await client.post('/ideaclouds', { keyword: 'snow tires' });
  const before = await app.anonymous.get('/health?verbose', bearer);
  expect(before.body.data).toMatchObject({ status: 'ok', queues: { tasks: { due: 1 } } });
  app.clock.advance(60_000);
  await app.run('drain-tasks');
  const { body } = await app.anonymous.get('/health?verbose=true', bearer);
  const at = '2026-11-16T15:01:00.000Z';
  const lastRun = { started_at: at, ended_at: at, outcome: 'done', error: null };
  const counts = { done: 1, postponed: 0, given_up: 0 };
  const drain = { name: 'drain-tasks', running_since: null, last_run: { ...lastRun, counts } };
  expect(body.data.loops).toContainEqual(drain);
  expect(body.data.queues).toMatchObject({ tasks: { due: 0 }, events: 1 });
  expect(body.data.database_bytes.main).toBeGreaterThan(0);
  await app.drain();
});

test('GET /health?verbose asks for the token of the operator, or tells nothing', async () => {
  const environment = { OPERATOR_TOKEN: 'an-operator-token-of-enough-length' };
  for (const settings of [{}, environment]) {
    await using app = harness({ environment: settings });
    const wrong = { authorization: 'Bearer another-token-here' };
    for (const headers of [undefined, wrong, ...(settings === environment ? [] : [bearer])]) {
      const reply = await app.anonymous.get('/health?verbose', headers);
      expect([reply.status, reply.body.error.code]).toEqual([401, 'unauthorized']);
      expect(reply.body.data).toBeUndefined();
    }
    expect((await app.anonymous.get('/health?verbose=false')).status).toBe(200);
  }
});

test('GET /health says 503 from the moment the program is told to end', async () => {
  await using app = harness();
  expect((await app.anonymous.get('/health')).status).toBe(200);
  const stopped = app.app.stop();
  const reply = await app.anonymous.get('/health');
  expect([reply.status, reply.body.error.code]).toEqual([503, 'service_unavailable']);
  expect(reply.body.error.message).toContain('stopping');
  app.allowLeftovers();
  await stopped;
});

test('GET /openapi.json describes every public path to anybody', async () => {
  await using app = harness();
  const reply = await app.anonymous.get('/openapi.json');
  expect(reply.status).toBe(200);
  expect(reply.body.info.version).toBe('1.2.0');
  expect(Object.keys(reply.body.paths)).toContain('/v1/public/webhooks/{id}/deliveries');
  const { paths } = resolved(reply.body);
  const limit = paths['/v1/public/webhooks/{id}/deliveries'].get.parameters.find(
    (parameter: { name: string }) => parameter.name === 'limit',
  );
  expect(limit.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
  const create = paths['/v1/public/webhooks'].post.requestBody.content['application/json'].schema;
  expect(create.additionalProperties).toBe(false);
});
