import { afterAll, beforeAll, expect, test } from 'bun:test';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { reportStep, steps } from '../../src/domain/content/progress.ts';
import { requestCheck } from '../../src/domain/compliance/request-check.ts';
import { createIdeacloud } from '../../src/domain/ideaclouds/create.ts';
import { writesOf } from '../../src/db/write.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { maxStreamsOfPerson } from '../../src/dashboard/live/places.ts';
import { listenTo } from './support/listen-to.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import { origin, visitor } from './support/visitor.ts';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const listen = (query: string) => listenTo(store, query);

test('tells of a count once it has changed', async () => {
  const { ctx, staff, articles } = store;
  const stream = await listen('');
  expect(stream.type).toStartWith('text/event-stream');
  await stream.until('hx-target="#count-articles"');
  await submitArticle(ctx, staff.author, { articleId: articles.draft });
  await stream.until('>12</span>');
  await stream.end();
});

test('shows how far an article is that somebody watches, and no other', async () => {
  const { ctx, site, articles } = store;
  const stream = await listen(`?watch=article:${articles.writing}&watch=article:no-such`);
  await stream.until(`hx-target="#live-article-${articles.writing}"`);
  const article = await findArticle(ctx.reader, site.id, articles.writing);
  if (!article) throw new Error('The article is not there.');
  await reportStep(ctx, article, steps.writingHalf);
  const said = await stream.until('value="45"');
  expect(said).not.toContain('no-such');
  await stream.end();
});

test('tells when a check is done, and nothing before', async () => {
  const { ctx, site, articles, harness } = store;
  await requestCheck(ctx, site.id, articles.approved, writesOf(ctx, site.id));
  const { token } = await store.as('manager');
  const page = await visitor(store.app, token).get(`/app/prairie/articles/${articles.approved}`);
  expect(page.html).toContain(`id="live-check-${articles.approved}"`);
  const stream = await listen(`?watch=check:${articles.approved}`);
  const before = await stream.until('count-articles');
  expect(before).not.toContain('live-check');
  await harness.drain();
  await stream.until('Checked: 100 of 100.');
  await stream.end();
});

test('research turns into its questions', async () => {
  const { ctx, site, harness } = store;
  const { id } = await createIdeacloud(ctx, site.id, { keyword: 'used toyota rav4' });
  const stream = await listen(`?watch=cloud:${id}&watch=research`);
  await stream.until('Being researched');
  await harness.drain();
  await stream.until('name="questions"');
  await stream.end();
});

test('ends with the program, which does not wait for whoever looks', async () => {
  await using other = await openDemoStore();
  const { token } = await other.as('author');
  const headers = { cookie: `__Host-forecourt=${token}` };
  const request = new Request(`${origin}/app/prairie/live`, { headers });
  const response = await other.app.handle(request);
  await other.app.stop();
  expect(await response.text()).toContain('hx-target="#count-articles"');
});

test('whoever opens too many pages loses the oldest stream, and nobody else does', async () => {
  const colleague = await listenTo(store, '', store.sister.slug);
  const streams = [];
  for (let page = 0; page < maxStreamsOfPerson; page += 1) streams.push(await listen(''));
  const [oldest, second] = streams;
  const further = await listen('');
  await expect(oldest?.until('no such words')).rejects.toThrow(/retry: 60000\n\n$/);
  await second?.end();
  const inItsPlace = await listen('');
  for (const stream of [...streams.slice(2), further, inItsPlace, colleague]) {
    expect(await stream.until('count-articles')).not.toContain('60000');
    await stream.end();
  }
});
