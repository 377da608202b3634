import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Receiver, startReceiver } from '../../src/cli/demo/receiver.ts';
import { systemClock } from '../../src/lib/clock.ts';
import type { Client } from '../support/client.ts';
import { type Target, targets } from '../support/target.ts';

const feed = join(import.meta.dir, '../../src/cli/demo/sample-stock.csv');
const patienceMs = 120_000;

async function makeStore(target: Target): Promise<Client> {
  await target.command('sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie');
  const made = await target.command(
    'keys',
    'create',
    '--site',
    'prairie',
    '--scopes',
    'all',
    '--json',
  );
  const { key } = JSON.parse(made) as { key: string };
  return target.client(key);
}

async function subscribe(client: Client, receiver: Receiver): Promise<void> {
  const events = [
    'ideacloud.completed',
    'ideacloud.failed',
    'content.progress',
    'content.completed',
    'content.failed',
    'inventory.feed.updated',
  ];
  const reply = await client.post('/webhooks', { url: receiver.url, events });
  expect(reply.status).toBe(201);
  receiver.useSecret(reply.body.data.secret);
}

describe.each(targets)('the main job, on $name', ({ start }) => {
  test('a feed goes in, research and content come out, and signed events arrive', async () => {
    await using target = await start();
    const receiver = startReceiver(systemClock);
    const client = await makeStore(target);
    await subscribe(client, receiver);

    const report = JSON.parse(await target.command('import', feed, '--site', 'prairie', '--json'));
    expect(report.rejected).toBe(0);
    expect(report.new).toBe(report.accepted);
    expect(report.accepted).toBeGreaterThanOrEqual(60);
    const fed = await receiver.waitFor(
      (event) => event.type === 'inventory.feed.updated',
      patienceMs,
    );
    expect(fed.data).toEqual({ vehicle_count: report.accepted });

    const stock = await client.get('/inventory?limit=5');
    expect(stock.body.pagination.total_count).toBe(report.accepted);
    const { year, make, model } = stock.body.data[0] as {
      year: number;
      make: string;
      model: string;
    };

    const cloud = await client.post('/ideaclouds', { keyword: 'snow tires' });
    expect(cloud.status).toBe(202);
    const ideacloudId: string = cloud.body.data.id;
    await receiver.waitFor((event) => event.data.ideacloud_id === ideacloudId, patienceMs);
    const researched = await client.get(`/ideaclouds/${ideacloudId}`);
    expect(researched.body.data.status).toBe('complete');

    const article = await client.post('/content', {
      ideacloud_id: ideacloudId,
      article_type: 'basic',
    });
    expect(article.status).toBe(202);
    const page = await client.post('/model-landing-pages', { year, make, model });
    expect(page.status).toBe(202);
    for (const { id } of [article.body.data, page.body.data]) {
      const isEnd = (type: string) => type === 'content.completed' || type === 'content.failed';
      const end = await receiver.waitFor(
        (event) => event.data.article_id === id && isEnd(event.type),
        patienceMs,
      );
      expect(end.type).toBe('content.completed');
      const html = await client.get(`/content/${id}/html`, { accept: 'text/html' });
      expect(html.status).toBe(200);
      expect(html.text).toStartWith('<!DOCTYPE html>');
    }

    expect(receiver.events.every((event) => event.isVerified)).toBe(true);
    const ids = receiver.events.map((event) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    await receiver.stop();
  }, 300_000);

  test('an article that was posted keeps its address, and nothing else changes', async () => {
    await using target = await start();
    const client = await makeStore(target);
    const cloud = await client.post('/ideaclouds', { keyword: 'oil change near me' });
    const ideacloudId: string = cloud.body.data.id;
    await untilNot('researching', () => client.get(`/ideaclouds/${ideacloudId}`));
    const article = await client.post('/content', {
      ideacloud_id: ideacloudId,
      article_type: 'basic',
      content_length: 600,
    });
    const id: string = article.body.data.id;
    const before = await untilNot('generating', () => client.get(`/content/${id}`));
    const posted = await client.post(`/content/${id}/posted`, {
      posted_url: '  https://example.com/blog/oil-change  ',
    });
    expect(posted.body.data.posted_url).toBe('https://example.com/blog/oil-change');
    const after = await client.get(`/content/${id}`);
    const { posted_url, marked_posted_at, ...unchanged } = after.body.data;
    expect(posted_url).toBe('https://example.com/blog/oil-change');
    expect(marked_posted_at).toBe(posted.body.data.marked_posted_at);
    expect(before.body.data).toMatchObject(unchanged);
  }, 300_000);

  test('errors have one envelope with the request id, whoever asks for whatever', async () => {
    await using target = await start();
    const client = await makeStore(target);
    const cases: [
      status: number,
      code: string,
      reply: Promise<Awaited<ReturnType<Client['get']>>>,
    ][] = [
      [404, 'not_found', client.get('/nowhere')],
      [405, 'method_not_allowed', client.delete('/ideaclouds')],
      [401, 'unauthorized', target.client(null).get('/site')],
      [400, 'validation_error', client.post('/ideaclouds', { keyword: 5 })],
      [400, 'validation_error', client.post('/ideaclouds', { keyword: 'tires', color: 'red' })],
      [400, 'validation_error', client.get('/inventory?limit=101')],
      [404, 'not_found', client.get('/content/01960000-0000-7000-8000-000000000000')],
      [415, 'unsupported_media_type', client.send('POST', '/ideaclouds', { body: 'keyword=x' })],
    ];
    for (const [status, code, waiting] of cases) {
      const reply = await waiting;
      expect({ status: reply.status, code: reply.body?.error?.code }).toEqual({ status, code });
      expect(reply.body.error.request_id).toBe(reply.headers.get('x-request-id'));
      expect(reply.headers.get('x-ratelimit-limit')).not.toBeNull();
    }
  }, 300_000);
});

async function untilNot(
  status: string,
  read: () => ReturnType<Client['get']>,
): ReturnType<Client['get']> {
  const giveUpAt = performance.now() + patienceMs;
  let reply = await read();
  while (reply.body.data.status === status) {
    if (performance.now() > giveUpAt) throw new Error(`Still ${status}`);
    await Bun.sleep(20);
    reply = await read();
  }
  return reply;
}
