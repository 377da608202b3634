import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';
import { basicSteps, toldOf } from '../support/told.ts';

const fair = {
  event_name: ' Fall Truck Month ',
  start_date: '2026-11-20T09:00:00-06:00',
  end_date: '2026-11-30T20:00:00-06:00',
  location: ' 100 O Street, Lincoln ',
  category: 'Sales Event',
};
const shown = {
  event_name: 'Fall Truck Month',
  start_date: '2026-11-20T15:00:00.000Z',
  end_date: '2026-12-01T02:00:00.000Z',
  location: '100 O Street, Lincoln',
  category: 'Sales Event',
  description: null,
};

describe('POST /sales-events', () => {
  test('answers at once, with its dates in UTC', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const reply = await client.post('/sales-events', fair);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      status: 'generating',
      article_type: 'salesevent',
      title: 'Fall Truck Month at Prairie Motors',
      event: shown,
      created_at: '2026-11-16T15:00:00.000Z',
      message: expect.stringContaining('webhook'),
    });
    await app.drain();
    const { data } = (await client.get(`/content/${reply.body.data.id}`)).body;
    expect([data.article_type, data.status, data.metadata.content_length]).toEqual([
      'salesevent',
      'complete',
      600,
    ]);
    expect(toldOf(app, data.id)).toEqual([...basicSteps, ['content.completed']]);
  });

  test('takes an empty description for none', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const reply = await client.post('/sales-events', { ...fair, description: ' ' });
    expect([reply.status, reply.body.data.event]).toEqual([202, shown]);
    await app.drain();
  });

  test('hands the event to the writer, with the days at the store', async () => {
    const writer = cannedWriter();
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const description = 'Coffee for everybody.';
    const body = { ...fair, description, title: 'Come by', content_length: 400 };
    expect((await client.post('/sales-events', body)).body.data.title).toBe('Come by');
    await app.drain();
    expect(writer.briefs[0]).toMatchObject({
      articleType: 'salesevent',
      title: 'Come by',
      contentLength: 400,
      comparison: null,
      event: {
        name: 'Fall Truck Month',
        startDate: '2026-11-20',
        endDate: '2026-11-30',
        location: '100 O Street, Lincoln',
        category: 'Sales Event',
        description,
      },
    });
    const { opens, closes } = writer.briefs[0]?.event ?? {};
    expect([opens, closes]).toEqual(['9 a.m.', '8 p.m.']);
  });

  test('may last no time at all, and names the store once', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const event_name = 'The PRAIRIE MOTORS picnic';
    const body = { ...fair, event_name, end_date: '2026-11-20T15:00:00Z' };
    expect((await client.post('/sales-events', body)).body.data.title).toBe(event_name);
    await app.drain();
  });

  test('an equal request with the same key makes one event', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const key = { 'x-idempotency-key': 'a' };
    const made = await client.post('/sales-events', fair, key);
    const again = await client.post('/sales-events', fair, key);
    expect([again.status, again.text]).toEqual([202, made.text]);
    await app.drain();
    expect(rowsOf(app, 'articles')).toHaveLength(1);
  });
});

describe('a request that is refused', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    app = harness({ overrides: { providers: quickProviders() } });
    client = await app.client(await app.makeSite());
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test.each<[string, object, string]>([
    ['no name', { event_name: undefined }, 'event_name'],
    ['a blank name', { event_name: ' ' }, 'event_name'],
    ['a name that is too long', { event_name: 'x'.repeat(501) }, 'event_name'],
    ['a date without a time', { start_date: '2026-11-20' }, 'start_date'],
    ['a time without an offset', { start_date: '2026-11-20T09:00:00' }, 'start_date'],
    ['a day that no calendar has', { start_date: '2026-02-30T09:00:00Z' }, 'start_date'],
    ['a date in words', { end_date: 'next week' }, 'end_date'],
    ['an end before the beginning', { end_date: '2026-11-20T14:59:59Z' }, 'end_date'],
    ['no place', { location: '' }, 'location'],
    ['an unknown category', { category: 'Party' }, 'category'],
    ['a description that is too long', { description: 'x'.repeat(2001) }, 'description'],
    ['a depth, which it does not take', { content_depth: 'standard' }, 'content_depth'],
    ['too many words', { content_length: 5001 }, 'content_length'],
  ])('POST /sales-events refuses %s and names the field', async (_name, change, field) => {
    const reply = await client.post('/sales-events', { ...fair, ...change });
    expect(Object.keys(faultsIn(reply))).toEqual([field]);
    expect(rowsOf(app, 'articles')).toEqual([]);
  });
});
