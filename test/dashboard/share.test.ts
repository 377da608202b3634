import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { listPages } from '../../src/domain/share/store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

let store: DemoStore;
let manager: Visitor;
beforeAll(async () => {
  store = await openDemoStore();
  manager = await store.as('manager');
});
afterAll(() => store[Symbol.asyncDispose]());

const list = '/app/prairie/share';

async function newestEntry() {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1 });
  return rows[0];
}

test('shares vehicles by a link that is shown once and leads to the page', async () => {
  const fields = { kind: 'vehicles', vehicles: 'P1003\r\n P1004', title: 'For the Lees' };
  const made = await manager.post(`${list}/new`, { ...fields, days: '30' });
  expect(made.status).toBe(200);
  expect(made.headers.get('cache-control')).toBe('no-store');
  const token = /\/s\/([\w-]{32})/.exec(made.html)?.[1] ?? '';
  const shown = await store.anonymous.get(`/s/${token}`);
  expect([shown.status, shown.html.includes('For the Lees')]).toEqual([200, true]);
  const listed = (await manager.get(list)).html;
  expect(listed).toContain('For the Lees');
  expect(listed).not.toContain(token);
  const entry = await newestEntry();
  expect([entry?.deed, entry?.actor]).toEqual(['share.create', 'Maria Alvarez']);
  const [row] = await listPages(store.ctx.reader, store.site.id);
  expect(row?.expiresAt).toBe((row?.createdAt ?? 0) + 30 * 86_400_000);
  const ended = await manager.post(`${list}/${row?.id}/end`);
  expect(ended.headers.get('location')).toBe(`${list}?said=ended`);
  expect((await store.anonymous.get(`/s/${token}`)).status).toBe(404);
  expect((await newestEntry())?.deed).toBe('share.end');
});

test('shares an article that may be read, and says when it may not any more', async () => {
  const { approved, draft } = store.articles;
  const made = await manager.post(`${list}/new`, { kind: 'article', article: approved, days: '0' });
  expect(made.status).toBe(200);
  const [row] = await listPages(store.ctx.reader, store.site.id);
  expect([row?.articleId, row?.expiresAt]).toEqual([approved, null]);
  const refused = await manager.post(`${list}/new`, { kind: 'article', article: draft });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('id="f-article-error"');
});

test('what is missing or wrong is said beside its field, and what was typed stays', async () => {
  const wrong = await manager.post(`${list}/new`, {
    kind: 'vehicles',
    vehicles: 'P1001\nP9999<b>',
    title: 'Kept',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('has the number “P9999&lt;b>”');
  expect(wrong.html).toContain('value="Kept"');
  expect(wrong.html).toContain('P1001\nP9999&lt;b>');
  const none = await manager.post(`${list}/new`, { kind: 'article' });
  expect(none.html).toContain('Choose an article.');
  const many = Array.from({ length: 51 }, (_, at) => `P${at}`).join('\n');
  const over = await manager.post(`${list}/new`, { kind: 'vehicles', vehicles: many });
  expect(over.html).toContain('at most 50');
});

test('a page of another store cannot be ended', async () => {
  const owner = await store.as('owner');
  const theirs = `/app/omaha/share/${store.sharePages.vehicles}/end`;
  expect((await owner.post(theirs)).status).toBe(404);
  const rows = await listPages(store.ctx.reader, store.site.id);
  expect(rows.find(({ id }) => id === store.sharePages.vehicles)?.endedAt).toBeNull();
});
