import { afterEach, beforeEach, expect, test } from 'bun:test';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import type { AuditDeed } from '../../src/domain/audit/deeds.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
});
afterEach(() => store[Symbol.asyncDispose]());

const at = (id: string, rest = '') => `/app/prairie/articles/${id}${rest}`;

async function stateOf(id: string) {
  const article = await findArticle(store.ctx.reader, store.site.id, id);
  return [article?.approvalStatus, article?.postingStatus];
}

async function lastEntry(deed: AuditDeed) {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, { deed }, { limit: 1 });
  return rows[0];
}

test('shows the text by numbered paragraphs, each with what it rests on', async () => {
  const reviewer = await store.as('reviewer');
  const { status, html } = await reviewer.get(at(store.articles.submitted));
  expect(status).toBe(200);
  expect(html).toContain('<span class="sr-only">Paragraph 1</span>');
  expect(html).toContain('8 sources');
  expect(html).toContain('counted over 11 vehicles in stock');
  expect(html).toContain('$20,010');
  expect(html).not.toMatch(/stock row [0-9a-f]{8}/);
  // Feed photos lie on other hosts, which this page does not load from.
  expect(html).not.toContain('<img src="https');
  expect(html).not.toContain('>Photo</th>');
});

test('a decision carries the version that was read, and is in the log', async () => {
  const { submitted } = store.articles;
  const reviewer = await store.as('reviewer');
  const done = await reviewer.post(at(submitted, '/approve'), { version: '1' });
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toBe(`${at(submitted)}?said=approved`);
  expect(await stateOf(submitted)).toEqual(['approved', 'draft']);
  expect(await lastEntry('article.approve')).toMatchObject({
    subjectId: submitted,
    actorId: store.staff.reviewer.userId,
  });
  const { html } = await reviewer.get(at(submitted));
  expect(html).toContain('A manager can publish it.');
  expect(html).toContain('Next in the queue');
});

test('who comes second meets who was faster, in words', async () => {
  const { submitted, escalated } = store.articles;
  await approveArticle(store.ctx, store.staff.manager, { articleId: submitted });
  const reviewer = await store.as('reviewer');
  const late = await reviewer.post(at(submitted, '/approve'), { version: '1' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('It is now “Approved”');
  expect(late.html).toContain('Maria Alvarez approved it, just now.');
  const edit = { articleId: escalated, markdown: '# Another\n\nAnother text.' };
  await editBody(store.ctx, store.staff.author, edit);
  const stale = await reviewer.post(at(escalated, '/approve'), { version: '1' });
  expect(stale.status).toBe(409);
  expect(stale.html).toContain('The text is now version 2; you read version 1.');
  expect(await stateOf(escalated)).toEqual(['escalated', 'draft']);
  expect((await reviewer.post(at(escalated, '/approve'))).status).toBe(409);
});

test('whose own text it is, is told that somebody else has to approve it', async () => {
  const { ctx, site, staff } = store;
  const { draft, escalated, rejected } = store.articles;
  const manager = await store.as('manager');
  const offers = async (id: string) => {
    const { html } = await manager.get(at(id));
    return ['/approve"', '/override"', 'someone else has to approve it'].map((words) =>
      html.includes(words),
    );
  };
  await submitArticle(ctx, staff.manager, { articleId: draft });
  expect(await offers(draft)).toEqual([true, true, false]);
  await updateSite(ctx, site.slug, { allowOwnApproval: 'off' });
  expect(await offers(draft)).toEqual([false, false, true]);
  expect(await offers(escalated)).toEqual([true, true, false]);
  const form = { version: '1', reason: 'It is mine.' };
  for (const deed of ['/approve', '/override']) {
    const { status, html } = await manager.post(at(draft, deed), form);
    expect([deed, status]).toEqual([deed, 409]);
    expect(html).toContain('This text is yours');
    expect(html).not.toContain('Someone got there first');
  }
  expect(await stateOf(draft)).toEqual(['submitted', 'draft']);
  expect(await offers(rejected)).toEqual([false, true, false]);
});

test('a rejection needs a reason, said beside its field with what was typed', async () => {
  const { submitted } = store.articles;
  const reviewer = await store.as('reviewer');
  const long = 'x'.repeat(2001);
  for (const reason of ['  ', long]) {
    const reply = await reviewer.post(at(submitted, '/reject'), { version: '1', reason });
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('id="f-reject-reason-error"');
    expect(reply.html).toContain(reason.trim());
  }
  const sent = { version: '1', reason: 'Price <b>old</b>' };
  expect((await reviewer.post(at(submitted, '/reject'), sent)).status).toBe(303);
  expect(await stateOf(submitted)).toEqual(['rejected', 'draft']);
  const { html } = await reviewer.get(at(submitted));
  expect(html).toContain('Price &lt;b>old&lt;/b>');
  expect(await lastEntry('article.reject')).toMatchObject({ detail: { reason: sent.reason } });
});

test('escalates, approves by exception, schedules by the hours of the store', async () => {
  const { submitted, rejected } = store.articles;
  const manager = await store.as('manager');
  const form = { version: '1', to: 'Priya Nair', reason: '' };
  expect((await manager.post(at(submitted, '/escalate'), form)).status).toBe(303);
  expect((await manager.get(at(submitted))).html).toContain('asked another reviewer to Priya Nair');
  const override = { version: '1', reason: 'The owner has read it.' };
  expect((await manager.post(at(rejected, '/override'), override)).status).toBe(303);
  const past = { version: '1', at: '2020-01-01T08:00' };
  const wrong = await manager.post(at(rejected, '/schedule'), past);
  expect([wrong.status, wrong.html.includes('value="2020-01-01T08:00"')]).toEqual([422, true]);
  const due = { version: '1', at: '2027-01-04T08:00' };
  expect((await manager.post(at(rejected, '/schedule'), due)).status).toBe(303);
  const article = await findArticle(store.ctx.reader, store.site.id, rejected);
  expect(article?.publishAt).toBe(Date.parse('2027-01-04T08:00:00-06:00'));
  expect((await manager.post(at(rejected, '/unpublish'), { version: '1' })).status).toBe(303);
  expect(await stateOf(rejected)).toEqual(['overridden', 'draft']);
});

test('drafts are handed in and deleted, by their makers', async () => {
  const { draft, failed, writing, submitted } = store.articles;
  const author = await store.as('author');
  expect((await author.post(at(draft, '/submit'), { version: '1' })).status).toBe(303);
  expect(await stateOf(draft)).toEqual(['submitted', 'draft']);
  expect((await author.post(at(failed, '/delete'))).status).toBe(303);
  expect(await findArticle(store.ctx.reader, store.site.id, failed)).toBeUndefined();
  expect(await lastEntry('article.delete')).toMatchObject({ subjectId: failed });
  expect((await author.post(at(submitted, '/delete'))).status).toBe(409);
  expect((await author.post(at(writing, '/delete'))).status).toBe(409);
  expect((await author.get(at(failed))).status).toBe(404);
});

test('a failure says why, without commands, and is tried again', async () => {
  const { failed, writing } = store.articles;
  const author = await store.as('author');
  const { html } = await author.get(at(failed));
  expect(html).toContain('no vehicle is in stock');
  expect(html).not.toContain('insufficient_facts');
  expect((await author.post(at(failed, '/again'))).status).toBe(303);
  expect(await lastEntry('article.create')).toMatchObject({ subjectId: failed });
  expect((await author.get(at(failed))).html).toContain(`id="live-article-${failed}"`);
  expect((await author.post(at(writing, '/again'))).status).toBe(409);
});

test('an article of another store is not there, whatever is done to it', async () => {
  const owner = await store.as('owner');
  const there = `/app/omaha/articles/${store.articles.submitted}`;
  for (const rest of ['', '/preview', '/reject', '/delete']) {
    expect([rest, (await owner.get(there + rest)).status]).toEqual([rest, 404]);
  }
  for (const rest of [
    '/approve',
    '/submit',
    '/publish',
    '/check',
    '/again',
    '/delete',
    '/unpublish',
  ]) {
    const { status } = await owner.post(there + rest, { version: '1' });
    expect([rest, status]).toEqual([rest, 404]);
  }
});
