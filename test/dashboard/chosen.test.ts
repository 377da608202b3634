import { afterEach, beforeEach, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { countByApproval } from '../../src/domain/content/desk/approval-counts.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
});
afterEach(() => store[Symbol.asyncDispose]());

const approvalOf = async (id: string) =>
  (await findArticle(store.ctx.reader, store.site.id, id))?.approvalStatus;

test('approves what was chosen by the version that was read, and leaves the rest', async () => {
  const { submitted, draft } = store.articles;
  await submitArticle(store.ctx, store.staff.author, { articleId: draft });
  const reviewer = await store.as('reviewer');
  const { html } = await reviewer.get('/app/prairie/articles?tab=submitted&order=changed');
  expect(html).toContain(`value="${draft}:1"`);
  await editBody(store.ctx, store.staff.author, { articleId: draft, markdown: '# New\n\nNew.' });
  const chosen = [`${submitted}:1`, `${draft}:1`, 'no-such:1', submitted];
  const done = await reviewer.post('/app/prairie/articles/approve', { chosen });
  const there = done.headers.get('location') ?? '';
  expect(there).toEndWith('/articles?tab=submitted&approved=1&left=3');
  const after = (await reviewer.get(there)).html;
  expect(after).toContain('1 article was approved.');
  expect(after).toContain('3 were skipped');
  expect([await approvalOf(submitted), await approvalOf(draft)]).toEqual(['approved', 'submitted']);
  const filter = { deed: 'article.approve' } as const;
  const { rows } = await listAudit(store.ctx.reader, store.site.id, filter, { limit: 1 });
  expect(rows[0]).toMatchObject({ subjectId: submitted, actorId: store.staff.reviewer.userId });
});

test('says which were left because somebody else has to approve them', async () => {
  const { ctx, site, staff } = store;
  const { submitted, draft } = store.articles;
  await updateSite(ctx, site.slug, { allowOwnApproval: 'off' });
  await submitArticle(ctx, staff.reviewer, { articleId: draft });
  const reviewer = await store.as('reviewer');
  const chosen = [`${submitted}:1`, `${draft}:1`];
  const done = await reviewer.post('/app/prairie/articles/approve', { chosen });
  const { html } = await reviewer.get(done.headers.get('location') ?? '');
  expect(html).toContain('1 article was approved.');
  expect(html).toContain('1 was skipped because it is yours');
  expect(html).not.toContain('meanwhile');
  expect([await approvalOf(submitted), await approvalOf(draft)]).toEqual(['approved', 'submitted']);
});

test('neither authors nor people of other stores approve many at once', async () => {
  const { submitted } = store.articles;
  const author = await store.as('author');
  expect((await author.get('/app/prairie/articles?tab=submitted')).html).not.toContain(
    'name="chosen"',
  );
  const chosen = [`${submitted}:1`];
  expect((await author.post('/app/prairie/articles/approve', { chosen })).status).toBe(403);
  const owner = await store.as('owner');
  await owner.post('/app/omaha/articles/approve', { chosen });
  expect(await approvalOf(submitted)).toBe('submitted');
  const { approved } = await countByApproval(store.ctx.reader, store.sister.id);
  expect(approved).toBe(0);
});

test('finds articles, vehicles and ideas by their words', async () => {
  const author = await store.as('author');
  const { html } = await author.get('/app/prairie/find?q=rav4+2022');
  expect(html).toContain('Stock number P10');
  expect(html).toContain(`href="/app/prairie/articles/${store.articles.submitted}"`);
  expect(html).toContain('kind=modellanding&amp;year=2022&amp;make=Toyota&amp;model=RAV4');
  expect((await author.get('/app/prairie/find?q=p1005')).html).toContain('2022 Toyota RAV4 XLE');
  expect((await author.get('/app/prairie/find?q=%25')).html).toContain('Nothing found');
  const owner = await store.as('owner');
  expect((await owner.get('/app/omaha/find?q=rav4')).html).toContain('Nothing found');
});
