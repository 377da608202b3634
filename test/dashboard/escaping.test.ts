import { afterAll, beforeAll, expect, test } from 'bun:test';
import { changeArticle } from '../../src/domain/content/store.ts';
import { inLane } from '../../src/db/write.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { pages } from '../../src/dashboard/index.ts';
import { viewsOf } from './support/every-page.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const hostile = `<img src=x onerror=alert(1)>"'><script>alert(2)</script>`;

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

test('what people and feeds have written is text on every page', async () => {
  const { ctx, site, staff, articles } = store;
  await ctx.write(async (tx) => {
    for (const id of Object.values(articles)) {
      await changeArticle(tx, site.id, id, { title: hostile });
    }
    await changeUser(tx, staff.owner.userId, { name: hostile });
    await changeUser(tx, staff.author.userId, { name: hostile });
  }, inLane(site.id));
  const owner = await store.as('owner');
  let seen = 0;
  for (const page of pages) {
    for (const view of await viewsOf(store, page)) {
      const query = view.includes('?') ? '&' : '?';
      const { html } = await owner.get(`${view}${query}q=${encodeURIComponent(hostile)}`);
      expect([view, html.includes('<img src=x') || html.includes('<script>')]).toEqual([
        view,
        false,
      ]);
      if (html.includes('&lt;img src=x')) seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(3);
});
