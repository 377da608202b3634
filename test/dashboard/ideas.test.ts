import { afterEach, beforeEach, expect, test } from 'bun:test';
import type { AuditDeed } from '../../src/domain/audit/deeds.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { findRecommendation } from '../../src/domain/content-intelligence/store.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { findIdeacloud } from '../../src/domain/ideaclouds/store.ts';
import { recommend } from '../support/make-recommendation.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
});
afterEach(() => store[Symbol.asyncDispose]());

async function lastEntry(deed: AuditDeed) {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, { deed }, { limit: 1 });
  return rows[0];
}

const idIn = (headers: Headers) => /[0-9a-f-]{36}/.exec(headers.get('location') ?? '')?.[0] ?? '';
const stateOf = async (id: string) =>
  (await findRecommendation(store.ctx.reader, store.site.id, id))?.status;

test('a suggestion leads by its keyword to questions, and they to an article', async () => {
  const idea = await recommend(store.harness, store.site.id, { suggestedArticleType: 'basic' });
  const manager = await store.as('manager');
  expect((await manager.get('/app/prairie/ideas')).html).toContain('Give the Toyota Camry a page');
  const begun = await manager.post(`/app/prairie/ideas/${idea}/write`);
  const cloudId = idIn(begun.headers);
  const path = begun.headers.get('location') ?? '';
  expect(path).toContain(`idea=${idea}`);
  expect((await manager.get(path)).html).toContain('Being researched');
  expect(await lastEntry('research.start')).toMatchObject({ subjectId: cloudId });
  await store.harness.drain();
  const { html } = await manager.get(path);
  expect(html).toContain('name="questions"');
  expect(html).toContain(`name="idea" value="${idea}"`);
  const cloud = await findIdeacloud(store.ctx.reader, store.site.id, cloudId);
  const [first] = cloud?.questions ?? [];
  const form = { questions: [first?.id ?? ''], article_type: 'basic', idea, check: 'yes' };
  const written = await manager.post(`/app/prairie/ideas/research/${cloudId}`, form);
  const articleId = idIn(written.headers);
  const article = await findArticle(store.ctx.reader, store.site.id, articleId);
  expect(article).toMatchObject({ status: 'generating', autoCompliance: true });
  expect(article?.request.questionIds).toEqual([first?.id ?? '']);
  expect(await stateOf(idea)).toBe('acted_on');
  expect(await lastEntry('article.create')).toMatchObject({ subjectId: articleId });
  expect(await lastEntry('recommendation.act')).toMatchObject({ subjectId: idea });
});

test('the same keyword is not researched twice', async () => {
  const author = await store.as('author');
  const at = '/app/prairie/ideas/research';
  const first = await author.post(at, { keyword: 'lease or buy' });
  const second = await author.post(at, { keyword: 'Lease or Buy?' });
  expect(idIn(second.headers)).toBe(idIn(first.headers));
});

test('a keyword that is none is said beside its field', async () => {
  const author = await store.as('author');
  const at = '/app/prairie/ideas/research';
  for (const keyword of ['  ', 'x'.repeat(501)]) {
    const reply = await author.post(at, { keyword });
    expect([reply.status, reply.html.includes('id="f-keyword-error"')]).toEqual([422, true]);
  }
});

test('questions that are missing, a wrong length, a type beyond the keyword', async () => {
  const author = await store.as('author');
  const at = '/app/prairie/ideas/research';
  const id = idIn((await author.post(at, { keyword: 'lease or buy a car' })).headers);
  await store.harness.drain();
  const cloud = await findIdeacloud(store.ctx.reader, store.site.id, id);
  const questions = [cloud?.questions[0]?.id ?? ''];
  const none = await author.post(`${at}/${id}`, { article_type: 'qa' });
  expect([none.status, none.html.includes('Choose at least one question.')]).toEqual([422, true]);
  expect(none.html).toContain('<option value="qa" selected>');
  const long = { questions, article_type: 'qa', content_length: '9' };
  const wrong = await author.post(`${at}/${id}`, long);
  expect([wrong.status, wrong.html.includes('id="f-content_length-error"')]).toEqual([422, true]);
  expect(wrong.html).toContain('value="9"');
  const landing = await author.post(`${at}/${id}`, { questions, article_type: 'modellanding' });
  expect(landing.status).toBe(422);
  expect(landing.html).toContain('The keyword says too little for this type.');
});

test('dismisses one and fifty, and puts them back; only managers', async () => {
  const { harness, site } = store;
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) ids.push(await recommend(harness, site.id));
  const foreign = await recommend(harness, store.sister.id);
  const manager = await store.as('manager');
  const done = await manager.post('/app/prairie/ideas/dismiss', { ids: [...ids, foreign] });
  expect(done.status).toBe(303);
  expect(await Promise.all(ids.map(stateOf))).toEqual(['dismissed', 'dismissed', 'dismissed']);
  const theirs = await findRecommendation(store.ctx.reader, store.sister.id, foreign);
  expect(theirs?.status).toBe('active');
  expect(await lastEntry('recommendation.dismiss')).toMatchObject({ detail: { count: 3 } });
  expect((await manager.get('/app/prairie/ideas?tab=dismissed')).html).toContain('Restore');
  await manager.post('/app/prairie/ideas/restore', { ids: ids[0] ?? '' });
  expect(await Promise.all(ids.map(stateOf))).toEqual(['active', 'dismissed', 'dismissed']);
  expect(await lastEntry('recommendation.restore')).toMatchObject({ subjectId: ids[0] ?? '' });
  const author = await store.as('author');
  expect((await author.post('/app/prairie/ideas/dismiss', { ids })).status).toBe(403);
  expect((await author.get('/app/prairie/ideas')).html).not.toContain('/ideas/dismiss');
});

test('a suggestion to mend leads to its article, and is marked as done', async () => {
  const { published } = store.articles;
  const metadata = { article_id: published, words: 120 };
  const changes = { suggestionType: 'thin_content', metadata };
  const idea = await recommend(store.harness, store.site.id, changes);
  const manager = await store.as('manager');
  const { html } = await manager.get('/app/prairie/ideas');
  expect(html).toContain(`href="/app/prairie/articles/${published}"`);
  expect((await manager.post(`/app/prairie/ideas/${idea}/done`)).status).toBe(303);
  expect(await stateOf(idea)).toBe('acted_on');
  expect((await manager.post(`/app/prairie/ideas/${idea}/done`)).status).toBe(404);
});
