import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { chooseModelPolicy } from '../../../src/domain/site/model-policy.ts';
import { usageByMonth } from '../../../src/domain/site/model-usage-store.ts';
import type { ModelPrices } from '../../../src/providers/text-model/settings.ts';
import type { Client, Json } from '../../support/client.ts';
import { makeLog } from '../../../src/lib/log.ts';
import { faultsIn } from '../../support/faults.ts';
import { type Harness, harness } from '../../support/harness.ts';
import {
  type Asked,
  modelServer,
  type ModelServer,
  type Reply,
  usage,
} from '../../support/model-server.ts';
import { authorsOn } from '../../support/model-writing.ts';
import { rowsIn } from '../../support/rows-in.ts';

type Told = { app: Harness; client: Client; siteId: string };

/** An app whose model is this server, a site on it, and a client of the site. */
async function setUp(server: ModelServer, prices: ModelPrices | null = null) {
  const { input, output } = prices ?? {};
  const priced = { LLM_PRICE_INPUT: `${input}`, LLM_PRICE_OUTPUT: `${output}` };
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const log = makeLog('warn', { write: note, writeSoon: note, flush() {} });
  const app = harness({
    environment: { ...server.environment, ...(prices && priced) },
    overrides: { providers: authorsOn(server, prices), log },
  });
  const site = await app.makeSite();
  return { app, client: await app.client(site), siteId: site.id, lines };
}

async function written({ app, client }: Told, options: object = {}, keyword = 'snow tires') {
  const cloud = (await client.post('/ideaclouds', { keyword })).body.data;
  await app.drain();
  const body = { ideacloud_id: cloud.id, article_type: 'basic', ...options };
  const made = await client.post('/content', body);
  expect(made.status).toBe(202);
  await app.drain();
  const article = (await client.get(`/content/${made.body.data.id}`)).body.data;
  const component = await client.get(`/content/${made.body.data.id}/components/body`);
  const asked = (await client.get(`/ideaclouds/${cloud.id}/questions`)).body.data;
  return { article, body: component.body?.data ?? null, asked };
}

function usageRows({ app }: Pick<Told, 'app'>): Json[] {
  return rowsIn(app.app.ctx, sql`SELECT * FROM model_usage ORDER BY used_at, id`);
}

const failing = (): Reply => ({ status: 500, error: { error: { message: 'Out of memory' } } });
const writes = ({ task }: Asked) => task !== 'questions';

describe('an app with a text model', () => {
  test('has it write an article, and counts each answer', async () => {
    using server = modelServer();
    const told = await setUp(server);
    await using _app = told.app;
    const { article, body } = await written(told);
    expect(article.status).toBe('complete');
    const left = { dropped_sentences: 0, dropped_for: {} };
    expect(body.metadata).toMatchObject({ generator: 'prairie-7b', ...left });
    expect(body.metadata.fallback_reason).toBeUndefined();
    const rows = usageRows(told);
    expect(rows).toHaveLength(server.asked.length);
    const [first] = rows;
    expect(first).toMatchObject({
      site_id: told.siteId,
      task: 'questions',
      article_id: null,
      input_tokens: usage.input,
      month: '2026-11',
    });
    expect(first?.ideacloud_id).not.toBeNull();
    const own = rows.filter((row) => row.article_id === article.id);
    expect(own.length).toBe(server.asked.filter(writes).length);
  });

  test('adds the questions that it proposes, marked, and drops what is no good', async () => {
    const questions = [
      {
        question: 'Do snow tires make more noise on dry roads?',
        topic: 'tires',
        cluster: 'Comfort',
      },
      {
        question: 'Do snow tires make more noise on a dry road?',
        topic: 'tires',
        cluster: 'Comfort',
      },
      { question: 'Why do 9 of 10 people buy them?', topic: 'tires', cluster: 'Comfort' },
      { question: 'Which are the best snow tires of all?', topic: 'tires', cluster: 'Comfort' },
      { question: 'Tires', topic: 'nothing', cluster: 'Comfort' },
      { question: 'Can I store my snow tires at home?', topic: 'made-up', cluster: 'cluster-1' },
    ];
    using server = modelServer(({ task }) =>
      task === 'questions' ? { json: { questions } } : null,
    );
    const told = await setUp(server);
    await using _app = told.app;
    const { asked } = await written(told);
    const mark = 'Proposed by the text model prairie-7b';
    const proposed = asked.questions.filter((one: Json) => one.source_title === mark);
    const texts = proposed.map((one: Json) => one.question);
    expect(texts).toEqual([questions[0]?.question, questions[5]?.question]);
    expect(proposed.every((one: Json) => !one.is_recommended && one.source_url === null)).toBe(
      true,
    );
    const ids = asked.clusters.map((one: Json) => one.id);
    for (const one of asked.questions) expect(ids).toContain(one.cluster_id);
    for (const { id, question_count } of asked.clusters) {
      const own = asked.questions.filter((one: Json) => one.cluster_id === id);
      expect(own).toHaveLength(question_count);
    }
  });

  test('lets the embedded writer write when the model fails, and says why', async () => {
    using server = modelServer(failing);
    const told = await setUp(server);
    await using _app = told.app;
    const { article, body } = await written(told);
    expect(article.status).toBe('complete');
    expect(body.metadata.generator).toBe('embedded');
    expect(body.metadata.fallback_reason).toContain('500');
    expect(usageRows(told)).toEqual([]);
    expect(told.lines.join('\n')).toContain('the model failed');
    expect(told.lines.join('\n')).not.toContain('secret');
  });

  test('fails the article instead where the site wants that', async () => {
    using server = modelServer(failing);
    const told = await setUp(server);
    await using app = told.app;
    await chooseModelPolicy(app.app.ctx, 'site-1', { modelFallback: 'fail' });
    const { article } = await written(told);
    expect(article.status).toBe('failed');
    expect(article.error).toContain('500');
  });

  test('names its settings to the operator alone, never to a partner', async () => {
    for (const status of [401, 402, 404]) {
      using server = modelServer(() => ({ status, error: { error: { message: 'no such' } } }));
      const told = await setUp(server);
      await using app = told.app;
      await chooseModelPolicy(app.app.ctx, 'site-1', { modelFallback: 'fail' });
      const { article } = await written(told);
      expect([article.status, article.error]).toEqual([
        'failed',
        expect.stringMatching(/^The text model could not write it: The text model/),
      ]);
      expect(article.error).not.toMatch(/[A-Z]+_[A-Z]+|http|no such/);
      expect(told.lines.join('\n')).toContain(String(status));
    }
  });

  test('stops asking the model when the month is spent, and begins again in the next', async () => {
    using server = modelServer();
    const told = await setUp(server);
    await using app = told.app;
    await chooseModelPolicy(app.app.ctx, 'site-1', { modelMonthlyCap: '1000 tokens' });
    const { body } = await written(told);
    expect(body.metadata.generator).toBe('embedded');
    expect(body.metadata.fallback_reason).toContain('1,000 tokens');
    expect(server.asked).toHaveLength(5);
    await written(told, {}, 'oil change');
    expect(server.asked).toHaveLength(5);
    // The first of December in Chicago, some hours after it is in Greenwich.
    app.clock.advance(Date.parse('2026-12-01T05:59:00Z') - app.clock.now());
    await written(told, {}, 'brake pads');
    expect(server.asked).toHaveLength(5);
    app.clock.advance(2 * 60_000);
    await written(told, {}, 'car battery');
    expect(server.asked).toHaveLength(10);
  });

  test('holds a site to its dollars, and tells what a month cost', async () => {
    using server = modelServer();
    const told = await setUp(server, { input: 1000, output: 500 });
    await using app = told.app;
    await chooseModelPolicy(app.app.ctx, 'site-1', { modelMonthlyCap: '0.40 usd' });
    const { body } = await written(told);
    // Each answer costs 16 cents.
    expect(server.asked).toHaveLength(3);
    expect(body.metadata.fallback_reason).toContain('$0.40');
    const [month] = await usageByMonth(app.app.ctx.reader, told.siteId);
    expect(month).toMatchObject({ month: '2026-11', answers: 3, articles: 1, cost: 480_000 });
    const other = await app.makeSite();
    expect(await usageByMonth(app.app.ctx.reader, other.id)).toEqual([]);
  });

  test('writes in the other languages of the API', async () => {
    let count = 0;
    using server = modelServer(({ task, data }) => {
      if (task === 'outline') {
        const planned = data.planned as { id: string }[];
        const sections = planned.map(({ id }, place) => {
          return { heading: `La parte ${'abcdefghijkl'[place % 12]}`, covers: [id] };
        });
        return { json: { title: 'Cuándo poner llantas de nieve', sections } };
      }
      if (task !== 'section' && task !== 'repair') return null;
      count += 1;
      const text = `El punto ${'abcdefghijklmnopqrstuvwxyz'[count % 26]} de hoy va con calma.`;
      return { json: { paragraphs: [{ text, fact_ids: [] }] } };
    });
    const told = await setUp(server);
    await using _app = told.app;
    const { article, body } = await written(told, { language: 'Spanish' });
    expect([article.status, article.error]).toEqual(['complete', undefined]);
    expect(body.content).toContain('El punto b de hoy');
    expect(body.content).toContain('## La parte b');
    expect(body.content).toStartWith('# Cuándo poner llantas de nieve');
    expect(article.title).toBe('Cuándo poner llantas de nieve');
  });

  test('fails an article in a language that only the model writes, when it cannot', async () => {
    using server = modelServer(failing);
    const told = await setUp(server);
    await using _app = told.app;
    const { article } = await written(told, { language: 'Spanish' });
    expect([article.status, article.error]).toEqual(['failed', expect.stringContaining('500')]);
  });
});

test('an app without a model refuses other languages and names those that it writes', async () => {
  await using app = harness();
  const client = await app.client(await app.makeSite());
  const { id } = (await client.post('/ideaclouds', { keyword: 'snow tires' })).body.data;
  await app.drain();
  const made = await client.post('/content', {
    ideacloud_id: id,
    article_type: 'basic',
    language: 'Spanish',
  });
  expect(made.status).toBe(400);
  expect(faultsIn(made)['language']).toContain('possible: English');
  expect((await client.get('/site')).body.data.languages).toEqual(['English']);
  expect(made.text).not.toMatch(/[A-Z]+_[A-Z]+/);
});
