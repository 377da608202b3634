import { afterAll, beforeAll, expect, test } from 'bun:test';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { reportStep, steps } from '../../src/domain/content/progress.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import { origin } from './support/visitor.ts';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

/** Reads a stream until it has said what is looked for. */
async function listen(query: string) {
  const { token } = await store.as('manager');
  const path = `${origin}/app/${store.site.slug}/live${query}`;
  const headers = { cookie: `__Host-forecourt=${token}` };
  const response = await store.app.handle(new Request(path, { headers }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let said = '';
  return {
    type: response.headers.get('content-type'),
    async until(words: string): Promise<string> {
      while (!said.includes(words)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream has ended, and said ${said}`);
        said += decoder.decode(value, { stream: true });
      }
      return said;
    },
    end: () => reader.cancel(),
  };
}

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

test('ends with the program, which does not wait for whoever looks', async () => {
  await using other = await openDemoStore();
  const { token } = await other.as('author');
  const headers = { cookie: `__Host-forecourt=${token}` };
  const request = new Request(`${origin}/app/prairie/live`, { headers });
  const response = await other.app.handle(request);
  await other.app.stop();
  expect(await response.text()).toContain('hx-target="#count-articles"');
});
