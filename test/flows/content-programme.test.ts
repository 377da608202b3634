import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Receiver, startReceiver } from '../../src/cli/demo/receiver.ts';
import { systemClock } from '../../src/lib/clock.ts';
import type { Client, Json } from '../support/client.ts';
import { type Target, targets } from '../support/target.ts';

const feed = join(import.meta.dir, '../../src/cli/demo/sample-stock.csv');
const patienceMs = 120_000;

type Store = { target: Target; client: Client; receiver: Receiver };

const events = [
  'ideacloud.completed',
  'content.progress',
  'content.completed',
  'content.failed',
  'content.approval.submitted',
  'content.approval.approved',
  'content.published',
  'content.unpublished',
];

async function openStore(target: Target): Promise<Store> {
  await target.command('sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie');
  const create = ['keys', 'create', '--site', 'prairie', '--scopes', 'all', '--json'];
  const { key } = JSON.parse(await target.command(...create));
  const client = target.client(key);
  const receiver = startReceiver(systemClock);
  const reply = await client.post('/webhooks', { url: receiver.url, events });
  expect(reply.status).toBe(201);
  receiver.useSecret(reply.body.data.secret);
  return { target, client, receiver };
}

async function research({ client, receiver }: Store, keyword: string): Promise<string> {
  const { id } = (await client.post('/ideaclouds', { keyword })).body.data;
  await receiver.waitFor(({ data }) => data.ideacloud_id === id, patienceMs);
  return id;
}

/** Waits for an event about the article; the data of it. */
async function told({ receiver }: Store, id: string, type: string): Promise<Json> {
  const isIt = (event: Json) => event.data.article_id === id && event.type === type;
  return (await receiver.waitFor(isIt, patienceMs)).data;
}

function stagesOf({ receiver }: Store, id: string): Set<string> {
  const about = receiver.events.filter(({ data }) => data.article_id === id);
  return new Set(about.flatMap(({ data }) => (data.stage ? [String(data.stage)] : [])));
}

describe.each(targets)('a content programme, on $name', ({ start }) => {
  test('waits for questions, compares, announces and writes in batches', async () => {
    await using target = await start();
    const store = await openStore(target);
    const { client, receiver } = store;
    await target.command('import', feed, '--site', 'prairie');
    const stock = (await client.get('/inventory?limit=100&condition=new')).body.data as Json[];
    const models = new Map(stock.map(({ year, make, model }) => [model, { year, make, model }]));
    const ideacloud_id = await research(store, 'snow tires');

    const waiting = await client.post('/content', {
      ideacloud_id,
      article_type: 'basic',
      mode: 'interactive',
      content_length: 500,
    });
    expect(waiting.status).toBe(200);
    const { id, required_inputs } = waiting.body.data;
    const questions: string[] = required_inputs.selected_question_ids.options
      .slice(0, 3)
      .map((option: { id: string }) => option.id);
    const generate = { selected_question_ids: questions, title: 'Three questions on tires' };
    expect((await client.post(`/content/${id}/generate`, generate)).status).toBe(202);

    const vehicles = [...models.values()].slice(0, 2);
    const compared = await client.post('/comparisons', { vehicles, content_length: 1200 });
    expect(compared.status).toBe(202);
    const announced = await client.post('/sales-events', {
      event_name: 'Fall Truck Month',
      start_date: '2026-11-20T09:00:00-06:00',
      end_date: '2026-11-30T20:00:00-06:00',
      location: 'Prairie Motors, Lincoln',
      category: 'Sales Event',
    });
    expect(announced.status).toBe(202);
    const item = { ideacloud_id, article_type: 'basic', content_length: 400 };
    const stranger = '01960000-0000-7000-8000-000000000000';
    const batch = await client.post('/content/batch', {
      items: [item, { ...item, ideacloud_id: stranger }],
    });
    const [made, failed] = batch.body.data.items;
    expect([made.status, failed.status]).toEqual(['generating', 'failed']);

    for (const one of [id, compared.body.data.id, announced.body.data.id, made.id]) {
      await told(store, one, 'content.completed');
      expect((await client.get(`/content/${one}/html`)).status).toBe(200);
    }
    expect((await client.get(`/content/${id}`)).body.data.title).toBe(generate.title);
    const stages = ['researching', 'outlining', 'writing', 'finalizing'];
    expect([...stagesOf(store, compared.body.data.id)]).toEqual(stages);
    expect([...stagesOf(store, announced.body.data.id)]).toEqual(stages.slice(1));
    expect(receiver.events.every((event) => event.isVerified)).toBe(true);
    await receiver.stop();
  }, 300_000);

  test('is approved, published and taken back on the command line', async () => {
    await using target = await start();
    const store = await openStore(target);
    const { client, receiver } = store;
    const ideacloud_id = await research(store, 'oil change');
    const body = { ideacloud_id, article_type: 'basic', content_length: 400 };
    const { id } = (await client.post('/content', body)).body.data;
    await told(store, id, 'content.completed');
    const command = async (name: string, ...options: string[]) => {
      const who = ['--site', 'prairie', '--by', 'ana@example.com', '--json'];
      return JSON.parse(await target.command('content', name, id, ...who, ...options));
    };
    expect((await client.get(`/content/${id}/publish-data`)).status).toBe(404);
    await command('submit');
    expect((await told(store, id, 'content.approval.submitted')).submitted_by).toBe(
      'ana@example.com',
    );
    await command('approve');
    expect((await command('publish')).posting_status).toBe('published');
    expect((await told(store, id, 'content.published')).posting_status).toBe('published');
    const page = (await client.get(`/content/${id}/publish-data`)).body.data;
    const html = (await client.get(`/content/${id}/html`)).body.data;
    expect([page.html, page.word_count]).toEqual([html.html, html.word_count]);
    const listed = (await client.get('/content/published')).body.data;
    expect(listed).toMatchObject([{ id, slug: page.slug, status: 'published' }]);
    await command('unpublish');
    await told(store, id, 'content.unpublished');
    expect((await client.get(`/content/${id}/publish-data`)).status).toBe(404);
    expect((await client.get('/content/published')).body.data).toEqual([]);
    await receiver.stop();
  }, 300_000);
});
