import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { unknownId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';

describe('a request that is refused', () => {
  let app: Harness;
  let client: Client;
  let ideacloud_id: string;
  beforeAll(async () => {
    app = harness({ overrides: { providers: quickProviders() } });
    client = await app.client(await app.makeSite());
    ideacloud_id = await makeIdeacloud(app, client);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const no = expect.any(String);
  test.each<[string, object, object]>([
    [
      'an empty body',
      { ideacloud_id: undefined, article_type: undefined },
      { ideacloud_id: no, article_type: no },
    ],
    ['an IdeaCloud that is no UUID', { ideacloud_id: 'x' }, { ideacloud_id: 'must be a UUID' }],
    ['an unknown type', { article_type: 'poem' }, { article_type: no }],
    ['a type in capitals', { article_type: 'Basic' }, { article_type: no }],
    ['a type of another endpoint', { article_type: 'modellanding' }, { article_type: no }],
    ['no questions', { selected_question_ids: [] }, { selected_question_ids: no }],
    [
      'a question of another type',
      { selected_question_ids: [7] },
      { 'selected_question_ids.0': no },
    ],
    [
      'a question of nowhere',
      { selected_question_ids: ['q-1794000000000-0', 'q-1-1'] },
      { 'selected_question_ids.1': no },
    ],
    ['a voice of nowhere', { brand_voice_id: unknownId }, { brand_voice_id: no }],
    ['a category of nowhere', { category_id: unknownId }, { category_id: no }],
    ['a blank title', { title: '   ' }, { title: no }],
    ['a title that is too long', { title: 'é'.repeat(501) }, { title: no }],
    ['199 words', { content_length: 199 }, { content_length: no }],
    ['5001 words', { content_length: 5001 }, { content_length: no }],
    ['words in a string', { content_length: '1200' }, { content_length: no }],
    ['half a word', { content_length: 1200.5 }, { content_length: no }],
    ['an unknown language', { language: 'Klingon' }, { language: no }],
    ['a language nobody here writes', { language: 'Spanish' }, { language: no }],
    ['an unknown intent', { content_intent: 'sales' }, { content_intent: no }],
    ['an unknown depth', { content_depth: 'deep' }, { content_depth: no }],
    ['a check that is no flag', { auto_compliance: 'true' }, { auto_compliance: no }],
    ['an unknown mode', { mode: 'chatty' }, { mode: no }],
    ['an unknown field', { site_id: unknownId }, { site_id: 'is not a known field' }],
  ])('POST /content refuses %s and names the field', async (_name, change, faults) => {
    const reply = await client.post('/content', { ideacloud_id, article_type: 'basic', ...change });
    expect(faultsIn(reply)).toEqual(faults as Record<string, string>);
    expect(rowsOf(app, 'articles')).toEqual([]);
  });
});
