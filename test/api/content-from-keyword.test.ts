import { describe, expect, test } from 'bun:test';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { cannedResearcher, cannedWriter } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { faultsIn } from '../support/faults.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { car, importCars } from '../support/make-vehicle.ts';

const street = '1200 Cornhusker Highway';
const stock = [
  car(1, { make: 'Toyota', model: 'RAV4', year: 2025, trim: 'XLE' }),
  car(2, { make: 'Toyota', model: 'RAV4', year: 2026, trim: 'Limited' }),
  car(3, { make: 'Honda', model: 'CR-V', year: 2024, trim: 'EX' }),
];

async function setUp() {
  const writer = cannedWriter();
  const app = harness({ overrides: { providers: { researcher: cannedResearcher(), writer } } });
  const site = await app.makeSite({ street });
  await importCars(app, site, stock);
  return { app, writer, client: await app.client(site) };
}

/** The answer to a request of this type on a keyword. */
async function ask(app: Harness, client: Client, keyword: string, article_type: string) {
  const ideacloud_id = await makeIdeacloud(app, client, keyword);
  const reply = await client.post('/content', { ideacloud_id, article_type });
  await app.drain();
  return reply;
}

const rav4 = { year: 2026, make: 'Toyota', model: 'RAV4', trim: null };
const crv = { year: 2024, make: 'Honda', model: 'CR-V', trim: null };

describe('POST /content reads what an article is about', () => {
  test.each<[string, Json]>([
    ['toyota rav4', rav4],
    ['2023 RAV4 XLE price', { ...rav4, year: 2023, trim: 'XLE' }],
    ['is the honda cr-v good in snow', crv],
  ])('a model page: %s', async (keyword, subject) => {
    const { app, writer, client } = await setUp();
    await using _app = app;
    const reply = await ask(app, client, keyword, 'modellanding');
    expect([reply.status, reply.body.data.title]).toEqual([202, `All about ${keyword}`]);
    const brief = writer.briefs.at(-1);
    expect([brief?.subject, brief?.keyword]).toEqual([subject, keyword]);
    expect(brief?.questions.map(({ question }) => question)).toEqual(['When?', 'Where?']);
  });

  test.each<[string, Json[]]>([
    ['rav4 vs cr-v', [rav4, crv]],
    [
      '2025 Toyota RAV4 XLE vs. 2026 Kia Sportage',
      [
        { ...rav4, year: 2025, trim: 'XLE' },
        { year: 2026, make: 'Kia', model: 'Sportage', trim: null },
      ],
    ],
    [
      'rav4 xle or limited',
      [
        { ...rav4, trim: 'XLE' },
        { ...rav4, trim: 'Limited' },
      ],
    ],
    [
      'cr-v versus rav4, kia sportage, ford escape and mazda cx-5',
      [
        crv,
        rav4,
        { year: 2026, make: 'Kia', model: 'Sportage', trim: null },
        { year: 2026, make: 'Ford', model: 'Escape', trim: null },
        { year: 2026, make: 'Mazda', model: 'CX-5', trim: null },
      ],
    ],
  ])('a comparison: %s', async (keyword, vehicles) => {
    const { app, writer, client } = await setUp();
    await using _app = app;
    const reply = await ask(app, client, keyword, 'comparison');
    expect([reply.status, reply.body.data?.article_type]).toEqual([202, 'comparison']);
    const told = { vehicles, featuredIndex: null, biasLevel: 0 };
    expect(writer.briefs.at(-1)?.comparison).toEqual(told as never);
  });

  // The clock of the tests stands at November 16, 2026, 9 a.m. in Lincoln.
  test.each<[string, Json]>([
    ['memorial day sale', ['Memorial Day Sale', '2027-05-28', '2027-05-31', 'Sales Event']],
    ['black friday deals 2026', ['Black Friday Sale', '2026-11-27', '2026-11-30', 'Sales Event']],
    ['truck month october', ['Truck Month', '2027-10-01', '2027-10-31', 'Sales Event']],
    [
      'november test drive days',
      ['Test Drive Days', '2026-11-01', '2026-11-30', 'Test Drive Event'],
    ],
    [
      'Tire service special dec 28 - jan 3',
      ['Tire Service Special', '2026-12-28', '2027-01-03', 'Service Special'],
    ],
    [
      'owner appreciation day may 8th 2027',
      ['Owner Appreciation Day', '2027-05-08', '2027-05-08', 'Owner Appreciation'],
    ],
    [
      'open house 2027-03-05 to 2027-03-07',
      ['Open House', '2027-03-05', '2027-03-07', 'Holiday Celebration'],
    ],
  ])('an event: %s', async (keyword, [name, startDate, endDate, category]) => {
    const { app, writer, client } = await setUp();
    await using _app = app;
    expect((await ask(app, client, keyword, 'salesevent')).status).toBe(202);
    const location = `${street}, Lincoln, NE 68504`;
    const event = { name, startDate, endDate, category, location, description: null };
    expect(writer.briefs.at(-1)?.event).toEqual(event);
  });

  test('and says what is missing, in a batch as in a single request', async () => {
    const { app, client } = await setUp();
    await using _app = app;
    const cases: [keyword: string, type: string, missing: string, endpoint: string][] = [
      ['snow tires', 'modellanding', 'names no model', 'POST /model-landing-pages'],
      ['rav4 vs cr-v', 'modellanding', 'names 2 models', 'POST /model-landing-pages'],
      ['ford escape', 'modellanding', 'the year of the Ford Escape', 'POST /model-landing-pages'],
      ['toyota rav4', 'comparison', 'names 1 vehicle,', 'POST /comparisons'],
      ['snow tires', 'comparison', 'names no vehicle', 'POST /comparisons'],
      ['kia soul vs ford escape', 'comparison', 'the year of the', 'POST /comparisons'],
      ['snow tires', 'salesevent', 'event_name, start_date, end_date', 'POST /sales-events'],
      ['spring sale', 'salesevent', 'do not give start_date, end_date;', 'POST /sales-events'],
      ['sale february 30', 'salesevent', 'start_date', 'POST /sales-events'],
    ];
    for (const [keyword, article_type, missing, endpoint] of cases) {
      const ideacloud_id = await makeIdeacloud(app, client, keyword);
      const item = { ideacloud_id, article_type };
      const single = faultsIn(await client.post('/content', item));
      expect(single).toEqual({ article_type: expect.stringContaining(missing) });
      expect(single['article_type']).toContain(`use ${endpoint} with `);
      const batch = (await client.post('/content/batch', { items: [item] })).body.data;
      const error = `article_type ${single['article_type']}`;
      expect(batch.items).toEqual([{ status: 'failed', article_type, error }]);
      expect(batch.message).toStartWith('Nothing is being written');
      const waiting = await client.post('/content', { ...item, mode: 'interactive' });
      expect(faultsIn(waiting)).toEqual(single);
    }
    expect((await client.get('/content')).body.pagination.total_count).toBe(0);
  });

  test('a store without an address is sent to the endpoint that takes one', async () => {
    await using app = harness({
      overrides: { providers: { researcher: cannedResearcher(), writer: cannedWriter() } },
    });
    const client = await app.client(await app.makeSite({ city: undefined, street: undefined }));
    const told = faultsIn(await ask(app, client, 'memorial day sale', 'salesevent'));
    expect(told['article_type']).toContain('do not give location;');
  });

  test('in the mode interactive and in a batch too', async () => {
    const { app, writer, client } = await setUp();
    await using _app = app;
    const ideacloud_id = await makeIdeacloud(app, client, 'rav4 vs cr-v');
    const item = { ideacloud_id, article_type: 'comparison' };
    const made = await client.post('/content', { ...item, mode: 'interactive' });
    expect([made.status, made.body.data.article_type]).toEqual([200, 'comparison']);
    const { options } = made.body.data.required_inputs.selected_question_ids;
    const selected_question_ids = [options[3].id];
    await client.post(`/content/${made.body.data.id}/generate`, { selected_question_ids });
    await app.drain();
    expect(writer.briefs.at(-1)?.questions.map(({ question }) => question)).toEqual(['How much?']);
    expect(writer.briefs.at(-1)?.comparison?.vehicles).toHaveLength(2);
    const { items } = (await client.post('/content/batch', { items: [item, item] })).body.data;
    expect(items.map(({ status }: Json) => status)).toEqual(['generating', 'generating']);
    await app.drain();
  });
});

test.each([
  ['modellanding', '2026 Chevrolet Equinox', 'Equinox'],
  ['comparison', 'Chevrolet Equinox vs Chevrolet Trax', 'Trax'],
  ['salesevent', 'Black Friday sale', street],
])('the embedded writer carries a %s on an IdeaCloud to its end', async (type, keyword, said) => {
  await using app = harness();
  const site = await app.makeSite({ street, phone: '(402) 555-0100' });
  const source = Bun.file(`${import.meta.dir}/../../src/cli/demo/sample-stock.csv`).stream();
  await importFeed(app.app.ctx, { site, source });
  const client = await app.client(site);
  const { id } = (await ask(app, client, keyword, type)).body.data;
  const article = (await client.get(`/content/${id}`)).body.data;
  expect([article.status, article.error]).toEqual(['complete', undefined]);
  expect(article.ideacloud.keyword).toBe(keyword);
  const { content } = (await client.get(`/content/${id}/components/body`)).body.data;
  expect(content).toContain(said);
});
