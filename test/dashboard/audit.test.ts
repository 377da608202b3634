import { afterAll, beforeAll, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { audit } from '../../src/domain/audit/audit.ts';
import { auditDeeds } from '../../src/domain/audit/deeds.ts';
import { wordsIn } from '../../src/dashboard/words/index.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const path = '/app/prairie/audit';

test('says who did what to which article, without names of the code', async () => {
  const owner = await store.as('owner');
  const { html } = await owner.get(`${path}?what=article`);
  expect(html).toContain('Rejected an article');
  expect(html).toContain('Reason: The second price is out of date.');
  expect(html).toContain('State: Rejected (before: Waiting for review)');
  expect(html).toContain('Priya Nair');
  expect(html).not.toContain('article.reject');
});

test('has words for every deed, and a group for what is done often', () => {
  for (const language of ['en', 'es'] as const) {
    const { deeds } = wordsIn(language).audit;
    expect(auditDeeds.filter((deed) => !deeds[deed])).toEqual([]);
  }
});

test('is filtered by person and by days at the store', async () => {
  const owner = await store.as('owner');
  const { userId } = store.staff.reviewer;
  const { html } = await owner.get(`${path}?who=${userId}`);
  const table = html.slice(html.indexOf('<tbody>'));
  expect(table).toContain('Priya Nair');
  expect(table).not.toContain('Dan Whitcomb');
  const none = await owner.get(`${path}?from=2020-01-01&to=2020-01-02`);
  expect(none.html).toContain('No entry fits what you look for.');
});

test('walks through 10,000 entries by keys, each of them once', async () => {
  const { ctx, staff } = store;
  await ctx.write(async (tx) => {
    for (let number = 0; number < 10_000; number += 1) {
      const detail = { title: `Entry ${number}` };
      await audit(tx, staff.author, 'image.upload', { kind: 'image', id: null }, detail);
    }
  }, inLane(store.site.id));
  const owner = await store.as('owner');
  const seen = new Set<string>();
  let next: string | null = `${path}?what=image`;
  let pages = 0;
  while (next !== null && pages < 5) {
    const { html } = await owner.get(next);
    for (const [found] of html.matchAll(/Entry \d+/g)) {
      expect(seen.has(found)).toBe(false);
      seen.add(found);
    }
    // What happens in between moves nothing.
    await ctx.write(
      (tx) => audit(tx, staff.author, 'image.upload', { kind: 'image', id: null }),
      inLane(store.site.id),
    );
    next = /href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
    pages += 1;
  }
  expect(seen.size).toBe(250);
});

test('is exported whole as CSV, which is an entry itself', async () => {
  const { ctx, staff } = store;
  await ctx.write(
    (tx) => audit(tx, staff.author, 'voice.create', { kind: 'voice', id: null }, { name: '=1+1' }),
    inLane(store.site.id),
  );
  const owner = await store.as('owner');
  const { status, headers, html } = await owner.post(`${path}/csv`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = html.trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines[1]).toContain('Exported the audit log');
  expect(html).toContain("'=1+1");
  const manager = await store.as('manager');
  expect((await manager.post(`${path}/csv`)).status).toBe(403);
});
