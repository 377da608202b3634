import { expect, test } from 'bun:test';
import { importSearch } from '../../src/domain/analytics/import-search.ts';
import type { Researcher } from '../../src/providers/researcher/port.ts';
import type { ResearchRequest } from '../../src/writing/research/cloud.ts';
import { cannedResearcher, cannedWriter } from '../support/canned-providers.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';

const page = 'https://prairie.example/blog/snow-tires';
const lines = [
  'Date,Query,Page,Clicks,Impressions,Position',
  `2026-11-10,when should i put on snow tires,${page},4,90,6`,
  `2026-11-11,when should i put on snow tires,https://prairie.example/tires,1,40,12`,
  `2026-11-11,snow tires cost,${page},2,30,8`,
  `2026-11-11,oil change coupons,https://prairie.example/oil,9,900,3`,
];

async function take(app: Harness, siteId: string, given: readonly string[]) {
  const bytes = new TextEncoder().encode(given.join('\n'));
  await importSearch(app.app.ctx, siteId, { bytes });
}

test('research is given the searches that show the site, for its keyword alone', async () => {
  const requests: ResearchRequest[] = [];
  const canned = cannedResearcher();
  const researcher: Researcher = {
    id: 'watched',
    research: (request, signal) => {
      requests.push(request);
      return canned.research(request, signal);
    },
  };
  await using app = harness({ overrides: { providers: { researcher, writer: cannedWriter() } } });
  const [site, other] = [await app.makeSite(), await app.makeSite()];
  await take(app, site.id, lines);
  await take(app, other.id, [lines[0] ?? '', `2026-11-11,snow tires abroad,${page},1,9,1`]);
  const client = await app.client(site);
  await makeIdeacloud(app, client, 'Snow tires in Lincoln');
  const question = 'when should i put on snow tires';
  expect(requests[0]?.searchQueries).toEqual([
    { query: question, page, clicks: 5, impressions: 130, position: (90 * 6 + 40 * 12) / 130 },
    { query: 'snow tires cost', page, clicks: 2, impressions: 30, position: 8 },
  ]);
  await client.post('/model-landing-pages', { year: 2026, make: 'Oil', model: 'Change' });
  await app.drain();
  expect(requests[1]?.searchQueries.map(({ query }) => query)).toEqual(['oil change coupons']);
});

test('what people searched for becomes a question, with the page as its source', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await take(app, site.id, lines);
  const client = await app.client(site);
  const id = await makeIdeacloud(app, client, 'snow tires');
  const { questions } = (await client.get(`/ideaclouds/${id}/questions`)).body.data;
  const asked = questions.find((one: Json) =>
    /when should i put on snow tires/i.test(one.question),
  );
  expect(asked).toMatchObject({
    source_url: page,
    source_title: 'Search Console: when should i put on snow tires',
  });
});
