import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';
import { basicSteps, progress, toldOf } from '../support/told.ts';

const camry = { year: 2025, make: 'Toyota', model: 'Camry' };
const accord = { year: 2025, make: 'Honda', model: 'Accord', trim: 'EX-L' };
const vehicles = [camry, accord];
const shown = [{ ...camry, trim: null }, accord];

describe('POST /comparisons', () => {
  test('answers at once, neutral unless a vehicle is featured', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const neutral = await client.post('/comparisons', { vehicles });
    expect(neutral.status).toBe(202);
    expect(neutral.body.data).toEqual({
      id: expect.any(String),
      status: 'generating',
      article_type: 'comparison',
      title: '2025 Toyota Camry vs. Honda Accord EX-L',
      vehicles: shown,
      featured_vehicle_index: null,
      bias_level: null,
      created_at: '2026-11-16T15:00:00.000Z',
      message: expect.stringContaining('webhook'),
    });
    const usual = await client.post('/comparisons', { vehicles, featured_vehicle_index: 1 });
    expect(usual.body.data).toMatchObject({ featured_vehicle_index: 1, bias_level: 50 });
    const full = { vehicles, featured_vehicle_index: 0, bias_level: 100, title: ' Mine ' };
    const made = (await client.post('/comparisons', full)).body.data;
    expect(made).toMatchObject({ featured_vehicle_index: 0, bias_level: 100, title: 'Mine' });
    await app.drain();
    const { data } = (await client.get(`/content/${made.id}`)).body;
    expect([data.article_type, data.status, data.ideacloud]).toEqual([
      'comparison',
      'complete',
      null,
    ]);
    expect(data.metadata.content_length).toBe(3500);
    expect(toldOf(app, made.id)).toEqual([
      progress('researching', 5),
      ...basicSteps,
      ['content.completed'],
    ]);
  });

  test('hands vehicles and favor to the writer', async () => {
    const writer = cannedWriter();
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const body = { vehicles, featured_vehicle_index: 1, bias_level: 70, content_length: 900 };
    await client.post('/comparisons', body);
    await client.post('/comparisons', { vehicles });
    await app.drain();
    const briefs = writer.briefs.map(({ articleType, comparison, contentLength, event }) => {
      return { articleType, comparison, contentLength, event };
    });
    expect(briefs).toContainEqual({
      articleType: 'comparison',
      comparison: { vehicles: shown, featuredIndex: 1, biasLevel: 70 },
      contentLength: 900,
      event: null,
    });
    expect(briefs).toContainEqual({
      articleType: 'comparison',
      comparison: { vehicles: shown, featuredIndex: null, biasLevel: 0 },
      contentLength: 3500,
      event: null,
    });
  });

  test('an equal request with the same key makes one comparison', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const key = { 'x-idempotency-key': 'a' };
    const made = await client.post('/comparisons', { vehicles }, key);
    const again = await client.post('/comparisons', { vehicles }, key);
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

  const years = [2020, 2021, 2022, 2023, 2024, 2025];
  test.each<[string, object, string]>([
    ['no vehicles', { vehicles: undefined }, 'vehicles'],
    ['one vehicle', { vehicles: [camry] }, 'vehicles'],
    ['six vehicles', { vehicles: years.map((year) => ({ ...camry, year })) }, 'vehicles'],
    [
      'a vehicle without a year',
      { vehicles: [camry, { ...accord, year: undefined }] },
      'vehicles.1.year',
    ],
    [
      'a vehicle with a color',
      { vehicles: [camry, { ...accord, color: 'red' }] },
      'vehicles.1.color',
    ],
    ['a vehicle against itself', { vehicles: [camry, { ...camry, make: 'TOYOTA' }] }, 'vehicles.1'],
    ['an index past the last', { featured_vehicle_index: 2 }, 'featured_vehicle_index'],
    ['an index before the first', { featured_vehicle_index: -1 }, 'featured_vehicle_index'],
    ['half an index', { featured_vehicle_index: 0.5 }, 'featured_vehicle_index'],
    ['a bias for nobody', { bias_level: 50 }, 'bias_level'],
    ['too much bias', { featured_vehicle_index: 0, bias_level: 101 }, 'bias_level'],
    ['a depth, which it does not take', { content_depth: 'standard' }, 'content_depth'],
    ['a language nobody here writes', { language: 'French' }, 'language'],
    ['too few words', { content_length: 100 }, 'content_length'],
  ])('POST /comparisons refuses %s and names the field', async (_name, change, field) => {
    const reply = await client.post('/comparisons', { vehicles, ...change });
    expect(Object.keys(faultsIn(reply))).toEqual([field]);
    expect(rowsOf(app, 'articles')).toEqual([]);
  });
});
