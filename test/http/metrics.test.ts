import { minute } from '../../src/lib/clock.ts';
import { describe, expect, test } from 'bun:test';
import { runLoop } from '../../jobs/loop.ts';
import { hour, second } from '../../src/lib/clock.ts';
import { version } from '../../src/version.ts';
import { breakStore } from '../support/broken-store.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { type Harness, harness, type HarnessOptions } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';
import { type ParsedFamily, parseExposition } from '../support/prometheus.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';

const token = 'an-operator-token-of-enough-length';
const environment = { OPERATOR_TOKEN: token };
const bearer = { authorization: `Bearer ${token}` };

function watched(options: HarnessOptions = {}): Harness {
  return harness({ environment, ...options });
}

/** What /metrics shows, read by the letter of the format. */
async function scrape(app: Harness): Promise<Map<string, ParsedFamily>> {
  const reply = await app.anonymous.get('//metrics', bearer);
  expect(reply.status).toBe(200);
  return parseExposition(reply.text);
}

/** The samples of one family: value by the values of the labels. */
async function figures(app: Harness, family: string): Promise<Record<string, number>> {
  const samples = (await scrape(app)).get(family)?.samples ?? [];
  const entries = samples.map(({ labels, value }) => [Object.values(labels).join(' '), value]);
  return Object.fromEntries(entries);
}

describe('GET /metrics', () => {
  test('is no path at all without an operator token', async () => {
    await using app = harness();
    for (const headers of [{}, bearer, { authorization: 'Bearer ' }]) {
      const reply = await app.anonymous.get('//metrics', headers);
      expect([reply.status, reply.body.error.code]).toEqual([404, 'not_found']);
    }
  });

  test('asks for the token, whoever else the caller is', async () => {
    await using app = watched();
    const client = await app.client(await app.makeSite());
    const wrong = [undefined, 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token];
    for (const authorization of [...wrong, `Basic ${btoa(`:${token}`)}`]) {
      const reply = await client.get('//metrics', authorization ? { authorization } : undefined);
      expect([reply.status, reply.body.error.code]).toEqual([401, 'unauthorized']);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await app.anonymous.send('POST', '//metrics', { headers: bearer })).status).toBe(405);
  });

  test('counts guesses against the address, and looks of the operator not at all', async () => {
    await using app = watched();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const guess = { authorization: `Bearer guess-${count}` };
      statuses.push((await app.anonymous.get('//metrics', guess)).status);
    }
    expect(statuses).toEqual([...Array(60).fill(401), 429]);
    // The right one is not even compared while the window is spent.
    expect((await app.anonymous.get('//metrics', bearer)).status).toBe(429);
    expect((await app.anonymous.get('/health?verbose', bearer)).status).toBe(429);
    app.clock.advance(2 * minute);
    for (let count = 0; count < 70; count += 1) await scrape(app);
  });

  test('answers in the text format, for nobody to keep', async () => {
    await using app = watched();
    const { headers, text } = await app.anonymous.get('//metrics', bearer);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toContain(token);
  });

  test('is open to the scheme in any case, as HTTP has it', async () => {
    await using app = watched();
    const reply = await app.anonymous.get('//metrics', { authorization: `bearer ${token}` });
    expect(reply.status).toBe(200);
  });
});

describe('the figures of requests', () => {
  const counter = 'forecourt_http_requests_total';

  test('count by pattern, method and status, in process and over TCP', async () => {
    await using app = watched({ overrides: { groups: [probeGroup] } });
    const site = await app.makeSite();
    for (const client of [await app.client(site), await app.overTcp(site)]) {
      await client.get('/probe/query');
      await client.get('/probe/query?limit=x');
      await client.get(`/probe/things/${site.id}`);
      await client.get('/probe/throws');
      await client.delete('/probe/open');
    }
    expect(await figures(app, counter)).toEqual({
      '/v1/public/probe/query GET 200': 2,
      '/v1/public/probe/query GET 400': 2,
      '/v1/public/probe/things/:id GET 404': 2,
      '/v1/public/probe/throws GET 500': 2,
      '/v1/public/probe/open DELETE 405': 2,
    });
    const seconds = (await scrape(app)).get('forecourt_http_request_duration_seconds');
    const counts = seconds?.samples.filter(({ name }) => name.endsWith('_count')) ?? [];
    const queries = counts.find(({ labels }) => labels.route === '/v1/public/probe/query');
    expect(queries).toMatchObject({ labels: { method: 'GET' }, value: 4 });
  });

  test('stay as few however many paths and methods are tried', async () => {
    await using app = watched();
    for (let count = 0; count < 20; count += 1) {
      await app.anonymous.get(`/nowhere/${count}`);
      await app.anonymous.get(`/inventory/VIN${count}`);
    }
    for (const method of ['PROPFIND', 'SEARCH', 'MKCOL']) {
      await app.anonymous.send(method, '/nowhere');
    }
    const keys = Object.keys(await figures(app, counter));
    expect(keys.sort()).toEqual([
      '/v1/public/inventory/:vin GET 401',
      'none GET 404',
      'none other 404',
    ]);
  });
});

describe('the figures of work', () => {
  test('show tasks that are due until they are done, by kind and outcome', async () => {
    await using app = watched({ environment, overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    expect(await figures(app, 'forecourt_tasks')).toEqual({ due: 0, waiting: 0 });
    await client.post('/ideaclouds', { keyword: 'snow tires' });
    // What was counted less than a second ago is not counted again.
    expect(await figures(app, 'forecourt_tasks')).toEqual({ due: 0, waiting: 0 });
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_tasks')).toEqual({ due: 1, waiting: 0 });
    await app.drain();
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_tasks')).toEqual({ due: 0, waiting: 0 });
    const runs = Object.entries(await figures(app, 'forecourt_task_runs_total'));
    expect(runs).toEqual([[expect.stringMatching(/^\w[\w.-]* done$/), 1]]);
  });

  test('show events until they are handed out', async () => {
    await using app = watched();
    await researchEnds(app, await app.makeSite());
    expect(await figures(app, 'forecourt_events_undispatched')).toEqual({ '': 1 });
    await app.drain();
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_events_undispatched')).toEqual({ '': 0 });
  });

  test('show deliveries on their way to the dead letters', async () => {
    await using app = watched();
    const failing = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, failing.site);
    await app.run('dispatch-events');
    const none = { due: 0, sending: 0, waiting: 0, paused: 0, held: 0, dead: 0 };
    expect(await figures(app, 'forecourt_deliveries')).toEqual({ ...none, due: 1 });
    await deliver(app);
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_deliveries')).toEqual({ ...none, waiting: 1 });
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      app.clock.advance(3 * hour);
      await deliver(app);
    }
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_deliveries')).toEqual({ ...none, dead: 1 });
    expect(await figures(app, 'forecourt_webhook_attempts_total')).toEqual({
      failed: 4,
      dead_letter: 1,
    });
  });

  test('show deliveries of a disabled subscription as paused, and those under way', async () => {
    await using app = watched();
    let answer = () => {};
    const reply = () => new Promise<object>((resolve) => (answer = () => resolve({})));
    const slow = await subscribe(app, { reply });
    await researchEnds(app, slow.site);
    await app.run('dispatch-events');
    await app.run('send-webhooks');
    const none = { due: 0, sending: 0, waiting: 0, paused: 0, held: 0, dead: 0 };
    expect(await figures(app, 'forecourt_deliveries')).toEqual({ ...none, sending: 1 });
    expect(await figures(app, 'forecourt_webhook_attempts_in_flight')).toEqual({ '': 1 });
    while (slow.requests().length === 0) await new Promise((resolve) => setImmediate(resolve));
    answer();
    await app.app.ctx.sends.idle();
    await researchEnds(app, slow.site);
    await app.run('dispatch-events');
    await slow.client.patch(`/webhooks/${slow.id}`, { is_active: false });
    await researchEnds(app, slow.site);
    await app.run('dispatch-events');
    app.clock.advance(second);
    expect(await figures(app, 'forecourt_deliveries')).toEqual({ ...none, paused: 1, held: 1 });
    expect(await figures(app, 'forecourt_webhook_attempts_total')).toEqual({ delivered: 1 });
  });

  test('show the runs of each loop with the last duration and end', async () => {
    await using app = watched();
    await app.run('save-usage');
    await app.run('save-usage');
    const schedule = '0 0 0 1 1 *';
    const runOnce = async () => {
      throw new Error('it broke');
    };
    await runLoop(app.app.ctx, { name: 'probe', schedule, timeLimitMs: 60_000, runOnce });
    expect(await figures(app, 'forecourt_loop_runs_total')).toEqual({
      'save-usage done': 2,
      'probe failed': 1,
    });
    const at = app.clock.now() / second;
    const ends = await figures(app, 'forecourt_loop_last_end_timestamp_seconds');
    expect(ends).toEqual({ 'save-usage': at, probe: at });
    const took = (await figures(app, 'forecourt_loop_last_duration_seconds')).probe;
    expect(took).toBeGreaterThan(0);
  });
});

describe('the figures of the process', () => {
  test('tell its memory, age, build and the size of the database', async () => {
    await using app = watched();
    await app.makeSite();
    const { main = 0, wal = 0 } = await figures(app, 'forecourt_database_bytes');
    expect(main).toBeGreaterThan(0);
    expect(wal).toBeGreaterThan(0);
    const value = async (name: string) => (await figures(app, name))[''] ?? 0;
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(await value('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(await value('forecourt_uptime_seconds')).toBeGreaterThan(0);
    expect(await value('process_start_time_seconds')).toBeGreaterThan(1_700_000_000);
    expect(await figures(app, 'forecourt_build_info')).toEqual({
      [`${version} ${Bun.version}`]: 1,
    });
    expect(await value('forecourt_store_readable')).toBe(1);
  });

  test('are there when the store cannot be read, and say so', async () => {
    await using app = watched();
    const broken = breakStore(app.app.ctx.config.dataDir);
    const shown = await scrape(app);
    expect(shown.get('forecourt_store_readable')?.samples[0]?.value).toBe(0);
    expect(shown.has('forecourt_tasks')).toBe(false);
    expect(shown.has('process_resident_memory_bytes')).toBe(true);
    broken.repair();
    expect(await figures(app, 'forecourt_store_readable')).toEqual({ '': 1 });
  });
});
