import { afterEach, beforeEach, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { finishedArticle } from '../../src/domain/content/publication/finished-article.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
});
afterEach(() => store[Symbol.asyncDispose]());

const at = (id: string, rest = '') => `/app/prairie/articles/${id}${rest}`;
const present = (id: string) => finishedArticle(store.ctx.reader, store.site.id, id);

test('one save is one version, and is in the log', async () => {
  const { draft } = store.articles;
  const author = await store.as('author');
  expect((await author.get(at(draft, '/edit'))).html).toContain('name="version" value="1"');
  const markdown = '# A new title\r\n\r\nA new text.';
  const saved = await author.post(at(draft, '/edit'), { version: '1', markdown });
  expect(saved.headers.get('location')).toBe(`${at(draft)}?said=saved`);
  const { version, article, body } = await present(draft);
  expect([version, article.title, body.content]).toEqual([
    2,
    'A new title',
    '# A new title\n\nA new text.\n',
  ]);
  const filter = { deed: 'article.edit' } as const;
  const { rows } = await listAudit(store.ctx.reader, store.site.id, filter, { limit: 1 });
  expect(rows[0]).toMatchObject({ subjectId: draft, actorId: store.staff.author.userId });
});

test('over the version of another both are shown with the difference', async () => {
  const { draft } = store.articles;
  const theirs = '# Title\n\nThe price is low.';
  await editBody(store.ctx, store.staff.manager, { articleId: draft, markdown: theirs });
  const author = await store.as('author');
  const markdown = '# Title\n\nThe price is <fair>.';
  const late = await author.post(at(draft, '/edit'), { version: '1', markdown });
  expect(late.status).toBe(409);
  expect(late.html).toContain('<del>low</del>');
  expect(late.html).toContain('<ins>&lt;fair></ins>');
  expect(late.html).toContain('name="version" value="2"');
  expect((await present(draft)).body.content).toBe(`${theirs}\n`);
  const over = await author.post(at(draft, '/edit'), { version: '2', markdown });
  expect(over.status).toBe(303);
  expect((await present(draft)).version).toBe(3);
});

test('an empty text is said beside the field, with nothing saved', async () => {
  const { draft } = store.articles;
  const author = await store.as('author');
  const reply = await author.post(at(draft, '/edit'), { version: '1', markdown: ' \n ' });
  expect(reply.status).toBe(422);
  expect(reply.html).toContain('id="f-markdown-error"');
  expect((await present(draft)).version).toBe(1);
});

test('the preview shows what was typed and saves nothing, and nothing in it runs', async () => {
  const { draft } = store.articles;
  const author = await store.as('author');
  const markdown = '# T\n\n**bold** <script>alert(1)</script> <img src=x onerror=alert(1)>';
  const { html } = await author.post(at(draft, '/edit/preview'), { version: '1', markdown });
  expect(html).toContain('<strong>bold</strong>');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<img src="x');
  expect(html).toContain('&lt;script>alert(1)');
  expect((await present(draft)).version).toBe(1);
});

test('versions are compared, and an old one is restored as a new one', async () => {
  const { published } = store.articles;
  const first = (await present(published)).body.content;
  const alone = await (await store.as('author')).get(at(published, '/versions'));
  expect(alone.html).toContain('Version 1');
  expect(alone.html).not.toContain('type="radio"');
  const markdown = '# Other\n\nAnother text.';
  await editBody(store.ctx, store.staff.manager, { articleId: published, markdown });
  const author = await store.as('author');
  const list = await author.get(at(published, '/versions?from=1&to=2'));
  expect(list.html).toContain('From version 1 to version 2');
  expect(list.html).toContain('>Live<');
  const { html } = await author.get(at(published, '/edit'));
  expect(html).toContain('Readers see version 1; you edit version 2.');
  const form = { version: '2', restored: '1' };
  expect((await author.post(at(published, '/versions/restore'), form)).status).toBe(303);
  const { version, body } = await present(published);
  expect([version, body.content]).toEqual([3, first]);
  expect((await author.post(at(published, '/versions/restore'), form)).status).toBe(409);
  const none = { version: '3', restored: '99' };
  expect((await author.post(at(published, '/versions/restore'), none)).status).toBe(404);
});

test('a text of another store is neither shown nor saved', async () => {
  const owner = await store.as('owner');
  const there = `/app/omaha/articles/${store.articles.draft}`;
  expect((await owner.get(`${there}/edit`)).status).toBe(404);
  expect((await owner.get(`${there}/versions`)).status).toBe(404);
  const form = { version: '1', markdown: '# x', restored: '1' };
  for (const rest of ['/edit', '/edit/preview', '/versions/restore']) {
    expect((await owner.post(there + rest, form)).status).toBe(404);
  }
});
