import { describe, expect, test } from 'bun:test';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';
import type { Reply } from '../support/client.ts';

const id = '01960000-0000-7000-8000-000000000001';

function probe(): Harness {
  return harness({ overrides: { groups: [probeGroup] } });
}

function outcome(reply: Reply): [status: number, code: string] {
  return [reply.status, reply.body?.error?.code];
}

const badBody = { headers: { 'content-type': 'text/plain' }, body: 'not json' };

describe('the order of checks', () => {
  test('an unknown path is 404 whoever asks, with whatever method and body', async () => {
    await using app = probe();
    const poor = await app.client(await app.makeSite(), ['site:read'], 10);
    for (const client of [app.anonymous, poor]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const reply = await client.send(method, '/nowhere');
        expect([method, ...outcome(reply)]).toEqual([method, 404, 'not_found']);
      }
      expect(outcome(await client.send('POST', '/nowhere', badBody))).toEqual([404, 'not_found']);
    }
    const outside = await app.anonymous.get('//somewhere/else');
    expect(outcome(outside)).toEqual([404, 'not_found']);
  });

  test('another method is 405 before the key is asked, and says what the path takes', async () => {
    await using app = probe();
    const allowed: [string, string][] = [
      ['/probe/echo', 'POST'],
      ['/probe/query', 'GET, HEAD'],
      [`/probe/things/${id}`, 'GET, HEAD, POST'],
      ['/probe/things/not-an-id', 'GET, HEAD, POST'],
      ['/probe/open', 'GET, HEAD'],
      ['/openapi.json', 'GET, HEAD'],
    ];
    for (const [path, allow] of allowed) {
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const reply = await app.anonymous.send(method, path);
        expect(outcome(reply)).toEqual([405, 'method_not_allowed']);
        expect(reply.headers.get('allow')).toBe(allow);
      }
    }
    const head = await app.anonymous.send('HEAD', '/probe/echo');
    expect(head.status).toBe(405);
    expect(head.headers.get('allow')).toBe('POST');
  });

  test('a missing key is told before anything in the request', async () => {
    await using app = probe();
    const bad = await app.anonymous.send('POST', '/probe/things/not-an-id?x=1', badBody);
    expect(outcome(bad)).toEqual([401, 'unauthorized']);
  });

  test('a spent window is told before plan, scope and body', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite({ plan: 'starter' }), ['site:read'], 10);
    for (let count = 0; count < 10; count += 1) await client.get('/probe/query');
    const reply = await client.send('POST', '/probe/things/not-an-id', badBody);
    expect(outcome(reply)).toEqual([429, 'rate_limit_exceeded']);
  });

  test('the plan is told before the scope, and the scope before the request', async () => {
    await using app = probe();
    const starter = await app.client(await app.makeSite({ plan: 'pro' }), ['site:read']);
    const noPlan = await starter.send('POST', '/probe/things/not-an-id', badBody);
    expect(outcome(noPlan)).toEqual([403, 'plan_upgrade_required']);
    expect(noPlan.body.error.details).toEqual({ required_entitlement: 'MARKET_DATA' });

    const unlimited = await app.makeSite({ plan: 'unlimited' });
    const noScope = await app.client(unlimited, ['site:read']);
    const reply = await noScope.send('POST', '/probe/things/not-an-id', badBody);
    expect(outcome(reply)).toEqual([403, 'forbidden']);
    expect(reply.body.error.details).toEqual({ required_scopes: ['market_data:read'] });
  });

  test('a malformed request is told before the resource, that before its state', async () => {
    await using app = probe();
    const client = await app.client(await app.makeSite({ plan: 'unlimited' }));
    const path = `/probe/things/${id}`;
    const cases: [status: number, code: string, reply: Promise<Reply>][] = [
      [415, 'unsupported_media_type', client.send('POST', path, badBody)],
      [400, 'validation_error', client.post('/probe/things/7', { whole: 404 })],
      [400, 'validation_error', client.post(path, { whole: -1 })],
      [404, 'not_found', client.post(path, { whole: 404 })],
      [409, 'conflict', client.post(path, {})],
    ];
    for (const [status, code, reply] of cases) expect(outcome(await reply)).toEqual([status, code]);
  });

  test('a plan change counts from the next request on', async () => {
    await using app = probe();
    const site = await app.makeSite({ plan: 'starter', slug: 'grows' });
    const client = await app.client(site);
    expect((await client.post(`/probe/things/${id}`, {})).status).toBe(403);
    const { updateSite } = await import('../../src/domain/site/create-site.ts');
    await updateSite(app.app.ctx, 'grows', { plan: 'unlimited' });
    expect((await client.post(`/probe/things/${id}`, {})).status).toBe(409);
  });
});

describe('a scope rule that names several', () => {
  test('is met by any one of them and by no other', async () => {
    await using app = probe();
    const site = await app.makeSite();
    for (const scope of ['content:write', 'content:read'] as const) {
      const client = await app.client(site, [scope]);
      expect((await client.get('/probe/either')).status).toBe(200);
    }
    const other = await app.client(site, ['site:read', 'images:write']);
    const reply = await other.get('/probe/either');
    expect(outcome(reply)).toEqual([403, 'forbidden']);
    expect(reply.body.error.details.required_scopes).toEqual(['content:write', 'content:read']);
  });
});
