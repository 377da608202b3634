import { describe, expect, test } from 'bun:test';
import { suggestionTypes } from '../../schema/contracts/content-intelligence.ts';
import { day } from '../../src/lib/clock.ts';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { harness } from '../support/harness.ts';
import { makeArticle } from '../support/make-article.ts';
import { recommend } from '../support/make-recommendation.ts';
import { cars, importCars } from '../support/make-vehicle.ts';

const absent = '01960000-0000-7000-8000-00000000ffff';
const root = '/content-intelligence';

describe('the list', () => {
  test('has the highest priority first, walks with a cursor and repeats nothing', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    for (const priorityScore of [40, 90, 60, 60, 75]) {
      await recommend(app, site.id, { priorityScore });
    }
    const seen: number[] = [];
    const ids = new Set<string>();
    let cursor = '';
    do {
      const page = (await client.get(`${root}?limit=2${cursor}`)).body;
      expect(page.pagination.total_count).toBe(5);
      for (const row of page.data) {
        seen.push(row.priority_score);
        ids.add(row.id);
      }
      cursor = page.pagination.has_more ? `&cursor=${page.pagination.next_cursor}` : '';
    } while (cursor !== '');
    expect(seen).toEqual([90, 75, 60, 60, 40]);
    expect(ids.size).toBe(5);
  });

  test('filters by state, types, priority and article type, and counts what it shows', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    await recommend(app, site.id, { priorityScore: 80 });
    await recommend(app, site.id, { suggestionType: 'search_gap', suggestedArticleType: 'qa' });
    await recommend(app, site.id, { suggestionType: 'review_theme', priorityScore: 30 });
    await recommend(app, site.id, { status: 'dismissed' });
    const counts: Record<string, number> = {
      '': 3,
      '?type=search_gap': 1,
      '?types=search_gap,review_theme': 2,
      '?priority_min=60': 2,
      '?status=dismissed': 1,
      '?status=expired': 0,
      '?suggested_article_type=qa': 1,
      '?types=search_gap&priority_min=61': 0,
    };
    for (const [query, count] of Object.entries(counts)) {
      const { body } = await client.get(`${root}${query}`);
      expect([query, body.data.length]).toEqual([query, count]);
      expect([query, body.pagination.total_count]).toEqual([query, count]);
    }
    for (const query of ['?type=nothing', '?types=search_gap,', '?priority_min=101', '?status=x']) {
      expect([query, (await client.get(`${root}${query}`)).status]).toEqual([query, 400]);
    }
    const { error } = (await client.get(`${root}?types=nothing`)).body;
    expect(error.message).toBe('types: must be a string such as "missing_model_page,search_gap"');
  });

  test('names the subtype of comparisons alone', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    await recommend(app, site.id);
    const id = await recommend(app, site.id, {
      suggestionType: 'comparison_opportunity',
      comparisonSubtype: 'trim',
    });
    expect((await client.get(`${root}/${id}`)).body.data.comparison_subtype).toBe('trim');
    const [plain] = (await client.get(`${root}?type=missing_model_page`)).body.data;
    expect(plain).not.toHaveProperty('comparison_subtype');
  });
});

test('the summary counts by state and type and tells the runs, also of an empty site', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site);
  expect((await client.get(`${root}/summary`)).body.data).toMatchObject({
    active: 0,
    by_type: {},
    average_priority: null,
    high_priority_count: 0,
    last_run_at: null,
  });
  await importCars(app, site, cars(5));
  await app.run('analyze-content');
  const ranAt = app.clock.now();
  await recommend(app, site.id, { status: 'dismissed' });
  const { data } = (await client.get(`${root}/summary`)).body;
  const list = (await client.get(`${root}?limit=100`)).body.data;
  expect(data.active).toBe(list.length);
  expect(data.active).toBeGreaterThan(0);
  expect(data.dismissed).toBe(1);
  expect(data.by_type.missing_model_page).toBe(1);
  expect(Date.parse(data.last_run_at)).toBe(ranAt);
  expect(Date.parse(data.next_run_at) - ranAt).toBeGreaterThan(0);
  expect(Date.parse(data.next_run_at) - ranAt).toBeLessThanOrEqual(day);
  app.allowLeftovers();
});

describe('closing', () => {
  test('a dismissed one leaves the list, once, with the read scope alone', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site, ['content_intelligence:read']);
    const id = await recommend(app, site.id);
    app.clock.advance(1000);
    const reply = await client.patch(`${root}/${id.toUpperCase()}`, { status: 'dismissed' });
    expect(reply.status).toBe(200);
    const updated_at = new Date(app.clock.now()).toISOString();
    expect(reply.body.data).toEqual({ id, status: 'dismissed', updated_at });
    expect((await client.get(root)).body.data).toEqual([]);
    expect((await client.patch(`${root}/${id}`, { status: 'dismissed' })).status).toBe(404);
    const other = await recommend(app, site.id);
    expect((await client.patch(`${root}/${other}`, { status: 'active' })).status).toBe(400);
    expect((await client.patch(`${root}/${other}`, {})).status).toBe(400);
  });

  test('acting names an article of this site', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    const stranger = await app.client(await app.makeSite());
    const id = await recommend(app, site.id);
    const foreign = await makeArticle(app, stranger);
    const article_id = await makeArticle(app, client);
    const path = `${root}/${id}/act`;
    for (const wrong of [foreign, absent]) {
      expect((await client.post(path, { article_id: wrong })).status).toBe(404);
    }
    expect((await client.post(path, { article_id: 'x' })).status).toBe(400);
    const reply = await client.post(path, { article_id });
    expect(reply.body.data).toMatchObject({
      id,
      status: 'acted_on',
      acted_on_article_id: article_id,
    });
    expect((await client.post(path, { article_id })).status).toBe(404);
    const { data } = (await client.get(`${root}/${id}`)).body;
    expect([data.status, data.acted_on_article_id]).toEqual(['acted_on', article_id]);
  });

  test('several are dismissed at once; what is not active or not ours is passed over', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    const foreign = await recommend(app, (await app.makeSite()).id);
    const one = await recommend(app, site.id);
    const two = await recommend(app, site.id);
    const closed = await recommend(app, site.id, { status: 'expired' });
    const ids = [one, foreign, absent, two, one, closed];
    const { data } = (await client.post(`${root}/bulk-dismiss`, { ids })).body;
    expect(data.dismissed_count).toBe(2);
    expect(data.dismissed.map((row: { id: string }) => row.id)).toEqual([one, two]);
    for (const wrong of [[], ['x'], Array.from({ length: 51 }, () => one)]) {
      expect((await client.post(`${root}/bulk-dismiss`, { ids: wrong })).status).toBe(400);
    }
  });
});

describe('callers', () => {
  test('need the scope', async () => {
    await using app = harness();
    const id = await recommend(app, (await app.makeSite()).id);
    const read = ['content_intelligence:read'] as const;
    const write = ['content_intelligence:write'] as const;
    const dismissed = { status: 'dismissed' };
    await refusesOthers(app, { method: 'GET', path: root, scopes: read });
    await refusesOthers(app, { method: 'GET', path: `${root}/summary`, scopes: read });
    await refusesOthers(app, { method: 'GET', path: `${root}/${id}`, scopes: read });
    const patch = {
      method: 'PATCH',
      path: `${root}/${id}`,
      scopes: read,
      body: dismissed,
    } as const;
    await refusesOthers(app, patch);
    const acting = { path: `${root}/${id}/act`, scopes: write, body: { article_id: absent } };
    await refusesOthers(app, { method: 'POST', ...acting });
    const bulk = { path: `${root}/bulk-dismiss`, scopes: write, body: { ids: [id] } };
    await refusesOthers(app, { method: 'POST', ...bulk });
  });

  test("see nothing of another site's, and a word in the place of an id is no id", async () => {
    await using app = harness();
    const id = await recommend(app, (await app.makeSite()).id);
    const client = await app.client(await app.makeSite());
    expectSameNotFound(await client.get(`${root}/${id}`), await client.get(`${root}/${absent}`));
    expect((await client.get(root)).body.pagination.total_count).toBe(0);
    const summary = await client.patch(`${root}/summary`, { status: 'dismissed' });
    expect([summary.status, summary.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('learn of every type with any key', async () => {
    await using app = harness();
    const client = await app.client(await app.makeSite(), ['site:read']);
    const { data } = (await client.get('/reference/content-intelligence-types')).body;
    const types = data.content_intelligence_types.map((one: { type: string }) => one.type);
    expect(types).toEqual([...suggestionTypes]);
    for (const { actionable_via, description } of data.content_intelligence_types) {
      expect(actionable_via).toMatch(/^POST \//);
      expect(description).not.toBe('');
    }
  });
});
