import { describe, expect, test } from 'bun:test';
import type { Client, Reply } from '../support/client.ts';
import { type Endpoint, expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';

const id = '01960000-0000-7000-8000-000000000009';
const input = { url: 'https://hooks.example.com/in', events: ['content.completed'] };
const endpoints: (Endpoint & { one: boolean })[] = [
  { method: 'POST', path: '/webhooks', scopes: ['webhooks:write'], body: input, one: false },
  { method: 'GET', path: '/webhooks', scopes: ['webhooks:read'], one: false },
  { method: 'GET', path: '/webhooks/{id}', scopes: ['webhooks:read'], one: true },
  {
    method: 'PATCH',
    path: '/webhooks/{id}',
    scopes: ['webhooks:write'],
    body: { is_active: false },
    one: true,
  },
  { method: 'DELETE', path: '/webhooks/{id}', scopes: ['webhooks:write'], one: true },
  { method: 'POST', path: '/webhooks/{id}/test', scopes: ['webhooks:write'], body: {}, one: true },
  { method: 'GET', path: '/webhooks/{id}/deliveries', scopes: ['webhooks:read'], one: true },
];

async function store(app: Harness): Promise<Client> {
  return app.client(await app.makeSite());
}

async function create(client: Client, change: object = {}): Promise<Reply> {
  return client.post('/webhooks', { ...input, ...change });
}

describe.each(endpoints)('$method $path', ({ one, ...endpoint }) => {
  const asked = (which: string) => endpoint.path.replace('{id}', which);

  test('is for keys with its scope alone', async () => {
    await using app = harness();
    await refusesOthers(app, { ...endpoint, path: asked(id) });
  });

  if (!one) return;
  test("says the same of another site's webhook and of none", async () => {
    await using app = harness();
    const theirs = (await create(await store(app))).body.data.id;
    const client = await store(app);
    const { method, body } = endpoint;
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const foreign = await client.send(method, asked(theirs), init);
    expectSameNotFound(foreign, await client.send(method, asked(id), init));
    for (const bad of ['7', 'not-an-id', `${id}0`, '%2F']) {
      const reply = await client.send(method, asked(bad), init);
      expect([bad, reply.status, reply.body.error.code]).toEqual([bad, 400, 'validation_error']);
    }
  });
});

describe('creating a webhook', () => {
  test('answers all of it, with a secret that no other answer ever shows', async () => {
    await using app = harness();
    const client = await store(app);
    const { status, body, text } = await create(client, { description: '  For our site  ' });
    const { id: madeId, secret, ...rest } = body.data;
    expect(status).toBe(201);
    expect(madeId).toMatch(/^[0-9a-f-]{14}7/);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(rest).toEqual({
      ...input,
      description: 'For our site',
      is_active: true,
      created_at: '2026-11-16T15:00:00.000Z',
    });
    const others = [
      await client.get('/webhooks'),
      await client.get(`/webhooks/${madeId}`),
      await client.patch(`/webhooks/${madeId}`, { is_active: true }),
    ];
    for (const reply of others) expect(reply.text).not.toContain(secret);
    expect(text).toContain(secret);
    const rows = rowsIn(app.app.ctx, 'SELECT * FROM webhooks');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await create(client)).body.data.secret).not.toBe(secret);
  });

  test('keeps the address as it was given, trimmed', async () => {
    await using app = harness();
    const client = await store(app);
    for (const url of ['https://Hooks.Example.com', 'https://hooks.example.com:443/a?b=%7e#c']) {
      expect((await create(client, { url: ` ${url}\n` })).body.data.url).toBe(url);
    }
  });

  test('refuses addresses that are not https or not public', async () => {
    await using app = harness();
    const client = await store(app);
    const urls = [
      'hooks.example.com',
      '//hooks.example.com/in',
      'http://hooks.example.com/in',
      'ftp://hooks.example.com/in',
      'javascript:alert(1)',
      'https://user:secret@hooks.example.com/',
      'https://user@hooks.example.com/',
      'https://hooks.exa\tmple.com/',
      'https://hooks.example.com/a b',
      'https://localhost/',
      'https://intranet/',
      'https://printer.local/',
      'https://127.0.0.1/',
      'https://10.1.2.3/',
      'https://0x7f000001/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://hooks.example.com:22/',
      `https://hooks.example.com/${'x'.repeat(2048)}`,
      '   ',
      '',
    ];
    for (const url of urls) {
      const reply = await create(client, { url });
      expect([url, reply.status]).toEqual([url, 400]);
      expect(reply.body.error.details.issues[0].path).toBe('url');
    }
    expect((await client.get('/webhooks')).body.data.webhooks).toEqual([]);
  });

  test('takes http and private hosts where the operator allowed them', async () => {
    await using app = harness({ environment: { WEBHOOK_ALLOW_HOSTS: 'intranet:8080,10.0.0.0/8' } });
    const client = await store(app);
    for (const url of ['http://intranet:8080/in', 'http://10.1.2.3/in', 'https://10.1.2.3:22/']) {
      expect([url, (await create(client, { url })).status]).toEqual([url, 201]);
    }
    expect((await create(client, { url: 'http://intranet/in' })).status).toBe(400);
  });

  test('refuses bodies that break the schema', async () => {
    await using app = harness();
    const client = await store(app);
    const wrong: [change: object, path: string][] = [
      [{ url: undefined }, 'url'],
      [{ events: undefined }, 'events'],
      [{ events: [] }, 'events'],
      [{ events: 'content.completed' }, 'events'],
      [{ events: ['content.exploded'] }, 'events.0'],
      [{ events: ['content.completed', '*'] }, 'events.1'],
      [{ events: ['content.completed', 'content.completed'] }, 'events'],
      [{ description: 'x'.repeat(501) }, 'description'],
      [{ description: 5 }, 'description'],
      [{ is_active: true }, 'is_active'],
      [{ secret: 'mine' }, 'secret'],
      [{ site_id: id }, 'site_id'],
    ];
    for (const [change, path] of wrong) {
      const reply = await create(client, change);
      expect([change, reply.status]).toEqual([change, 400]);
      expect(reply.body.error.details.issues[0].path).toBe(path);
    }
  });

  test('ends at a hundred for a site', async () => {
    await using app = harness();
    const client = await store(app);
    const made = await Promise.all(Array.from({ length: 105 }, () => create(client)));
    const statuses = made.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect((await create(await store(app))).status).toBe(201);
  });
});

describe('reading webhooks', () => {
  test('shows every field, oldest first, and only those of the site', async () => {
    await using app = harness();
    const client = await store(app);
    const first = (await create(client)).body.data.id;
    app.clock.advance(1000);
    const second = (await create(client, { description: null })).body.data.id;
    await create(await store(app));
    const { webhooks } = (await client.get('/webhooks')).body.data;
    expect(webhooks.map((webhook: { id: string }) => webhook.id)).toEqual([first, second]);
    expect((await client.get(`/webhooks/${second}`)).body.data).toEqual({
      id: second,
      ...input,
      description: null,
      is_active: true,
      failure_count: 0,
      disabled_reason: null,
      created_at: '2026-11-16T15:00:01.000Z',
      updated_at: '2026-11-16T15:00:01.000Z',
    });
  });
});

describe('changing a webhook', () => {
  test('changes what is given and nothing else', async () => {
    await using app = harness();
    const client = await store(app);
    const made = (await create(client, { description: 'Ours' })).body.data;
    const path = `/webhooks/${made.id}`;
    const before = (await client.get(path)).body.data;
    app.clock.advance(1000);
    const updated_at = '2026-11-16T15:00:01.000Z';
    const steps: object[] = [
      { events: ['test.ping', 'content.failed'] },
      { url: 'https://other.example.com/in' },
      { description: null },
      { description: 'Again' },
      { is_active: false },
      { is_active: true, events: ['content.failed'] },
    ];
    let expected = { ...before, updated_at };
    for (const step of steps) {
      expected = { ...expected, ...step };
      const reply = await client.patch(path, step);
      expect([reply.status, reply.body.data]).toEqual([200, expected]);
      expect((await client.get(path)).body.data).toEqual(expected);
    }
    expect((await client.patch(path, { description: '  ' })).body.data.description).toBeNull();
  });

  test('refuses what would break it, and changes nothing then', async () => {
    await using app = harness();
    const client = await store(app);
    const path = `/webhooks/${(await create(client)).body.data.id}`;
    const before = (await client.get(path)).body;
    const wrong = [
      {},
      { events: [] },
      { events: null },
      { url: null },
      { url: 'http://10.0.0.1/' },
      { is_active: null },
      { is_active: 'false' },
      { failure_count: 0 },
      { is_active: false, url: 'nowhere' },
    ];
    for (const change of wrong) expect((await client.patch(path, change)).status).toBe(400);
    expect((await client.get(path)).body).toEqual(before);
  });
});

describe('deleting a webhook', () => {
  test('is 204 once, and drops its deliveries', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await hook.deliveries()).toHaveLength(1);
    const reply = await hook.client.delete(`/webhooks/${hook.id}`);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await hook.client.delete(`/webhooks/${hook.id}`)).status).toBe(404);
    expect((await hook.client.get(`/webhooks/${hook.id}/deliveries`)).status).toBe(404);
    const { counts } = await app.run('sweep-webhooks');
    expect(counts).toEqual({ webhooks: 1, deliveries: 1, secrets: 0 });
    for (const table of ['deliveries', 'webhooks', 'delivery_counts']) {
      expect(rowsIn(app.app.ctx, `SELECT 1 FROM ${table}`)).toEqual([]);
    }
    app.clock.advance(3_600_000);
    await deliver(app);
    expect(hook.requests()).toHaveLength(1);
  });
});

describe('testing a webhook', () => {
  test('sends a signed example at once and tells how it went', async () => {
    await using app = harness();
    const reply = { status: 202, body: 'thanks', delayMs: 40 };
    const hook = await subscribe(app, { events: ['content.failed'], reply });
    const answer = await hook.client.post(`/webhooks/${hook.id}/test`);
    expect(answer.body.data).toEqual({
      webhook_id: hook.id,
      delivered: true,
      response_status: 202,
      response_body: 'thanks',
      error: null,
      duration_ms: 40,
    });
    const [sent] = hook.requests();
    const { type, data, site_id } = JSON.parse(String(sent?.body));
    expect([type, site_id]).toEqual(['test.ping', hook.site.id]);
    expect(data.message).toBeString();
    expect(sent?.headers['X-Webhook-Event']).toBe('test.ping');
    expect(sent?.headers['X-Webhook-Signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  });

  test('sends the event type that is asked for, and refuses one that is not known', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const path = `/webhooks/${hook.id}/test`;
    await hook.client.post(path, { event_type: 'ideacloud.failed' });
    const body = JSON.parse(String(hook.requests()[0]?.body));
    expect(body.type).toBe('ideacloud.failed');
    expect(Object.keys(body.data)).toEqual(['ideacloud_id', 'keyword', 'error']);
    expect((await hook.client.post(path, { event_type: 'nope' })).status).toBe(400);
    expect((await hook.client.post(path, { type: 'test.ping' })).status).toBe(400);
  });

  test('tells failures in words, keeps 4 KiB and counts nothing', async () => {
    await using app = harness();
    const replies = [
      { status: 500, body: 'x'.repeat(10_000) },
      { status: 302, headers: { location: 'https://other.example.com/' } },
      { delayMs: Number.POSITIVE_INFINITY },
      { fails: 'connection_failed' },
    ] as const;
    const hook = await subscribe(app, {
      reply: (_request, count) => replies[count - 1] ?? {},
    });
    const results = [];
    for (let turn = 0; turn < 4; turn += 1) {
      results.push((await hook.client.post(`/webhooks/${hook.id}/test`, {})).body.data);
    }
    const [broken, redirect, silent, closed] = results;
    expect(broken).toMatchObject({ delivered: false, response_status: 500 });
    expect(broken.response_body).toBe('x'.repeat(4096));
    expect(redirect).toMatchObject({ delivered: false, response_status: 302 });
    expect(redirect.error).toContain('redirects are not followed');
    const nothing = { delivered: false, response_status: null, response_body: null };
    expect(silent).toMatchObject({ ...nothing, duration_ms: 15_000 });
    expect(closed).toMatchObject(nothing);
    for (const { error } of results) expect(error).toMatch(/^[A-Z].+\.$/);
    expect((await hook.read()).failure_count).toBe(0);
    const ends = (await hook.deliveries()).map(({ status }) => status);
    expect(ends).toEqual(Array(4).fill('dead_letter'));
  });

  test('works on a disabled subscription too', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    const answer = await hook.client.post(`/webhooks/${hook.id}/test`, {});
    expect(answer.body.data.delivered).toBe(true);
  });
});
