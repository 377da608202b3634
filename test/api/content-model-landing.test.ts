import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { cannedResearcher, cannedWriter, quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';

const camry = { year: 2025, make: 'Toyota', model: 'Camry' };

function quickApp(): Harness {
  return harness({ overrides: { providers: quickProviders() } });
}

describe('POST /model-landing-pages', () => {
  test('answers at once with a title that names model, place and store', async () => {
    await using app = quickApp();
    const client = await app.client(await app.makeSite());
    const reply = await client.post('/model-landing-pages', camry);
    expect(reply.status).toBe(202);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      status: 'generating',
      article_type: 'modellanding',
      title: '2025 Toyota Camry in Lincoln, NE at Prairie Motors',
      vehicle: { ...camry, trim: null },
      created_at: '2026-11-16T15:00:00.000Z',
      message: expect.stringContaining('webhook'),
    });
    await app.drain();
    const { data } = (await client.get(`/content/${reply.body.data.id}`)).body;
    expect([data.article_type, data.status, data.ideacloud]).toEqual([
      'modellanding',
      'complete',
      null,
    ]);
    expect(data.metadata.content_length).toBe(2500);
  });

  test('takes a trim, a title and the common options', async () => {
    const writer = cannedWriter();
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer } },
    });
    const client = await app.client(await app.makeSite());
    const reply = await client.post('/model-landing-pages', {
      year: 2025,
      make: ' Toyota ',
      model: ' Camry ',
      trim: ' XSE ',
      title: ' The Camry here ',
      content_length: 900,
      content_intent: 'variable',
      content_depth: 'concise',
    });
    expect(reply.body.data.vehicle).toEqual({ ...camry, trim: 'XSE' });
    expect(reply.body.data.title).toBe('The Camry here');
    await app.drain();
    expect(writer.briefs[0]).toMatchObject({
      articleType: 'modellanding',
      title: 'The Camry here',
      subject: { ...camry, trim: 'XSE' },
      contentLength: 900,
      contentIntent: 'variable',
      contentDepth: 'concise',
    });
  });
});

describe('a request that is refused', () => {
  let app: Harness;
  let client: Client;
  beforeAll(async () => {
    app = quickApp();
    client = await app.client(await app.makeSite());
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const no = expect.any(String);
  test.each<[string, object, object]>([
    [
      'no vehicle',
      { year: undefined, make: undefined, model: undefined },
      { year: no, make: no, model: no },
    ],
    ['a year in a string', { year: '2025' }, { year: no }],
    ['half a year', { year: 2025.5 }, { year: no }],
    ['a year before cars', { year: 1700 }, { year: no }],
    ['a blank make', { make: ' ' }, { make: no }],
    ['a model of another type', { model: 4 }, { model: no }],
    ['a model that is too long', { model: 'x'.repeat(101) }, { model: no }],
    ['a blank trim', { trim: '' }, { trim: no }],
    [
      'questions, which it does not take',
      { selected_question_ids: ['q'] },
      { selected_question_ids: no },
    ],
    ['too few words', { content_length: 100 }, { content_length: no }],
    ['a language nobody here writes', { language: 'French' }, { language: no }],
  ])('POST /model-landing-pages refuses %s and names the field', async (_name, change, faults) => {
    const reply = await client.post('/model-landing-pages', { ...camry, ...change });
    expect(faultsIn(reply)).toEqual(faults as Record<string, string>);
    expect(rowsOf(app, 'articles')).toEqual([]);
  });
});
