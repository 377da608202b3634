import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { reviewOf } from '../../src/domain/social/reviews/store.ts';
import { isoTime } from '../../src/lib/clock.ts';
import { googleError, type PlayedGoogle, playGoogle } from '../support/networks/play-google.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

let store: DemoStore;
let manager: Visitor;
let google: PlayedGoogle;
beforeAll(async () => {
  store = await openDemoStore();
  manager = await store.as('manager');
  google = playGoogle(store.harness);
  const at = isoTime(store.ctx.clock.now());
  const times = { createTime: at, updateTime: at };
  google.reviews.push(
    ...[0, 1].map((number) => ({
      reviewId: `review-${number}`,
      reviewer: { displayName: 'Somebody' },
      starRating: 'TWO' as const,
      comment: 'As it was.',
      ...times,
    })),
  );
});
afterAll(() => store[Symbol.asyncDispose]());

const list = '/app/prairie/reviews';

test('lists what waits for an answer, by stars, with who may answer', async () => {
  const open = (await manager.get(list)).html;
  expect(open).toContain('2 of 5 stars');
  expect(open).toContain(`${list}/${store.reviews.bad}`);
  expect(open).not.toContain(`${list}/${store.reviews.answered}`);
  expect(open).toContain('id="count-reviews"');
  expect((await manager.get(`${list}?tab=answered`)).html).toContain('Your reply');
  expect((await manager.get(`${list}?tab=all&stars=1`)).html).toContain('No reviews match');
  const author = (await (await store.as('author')).get(list)).html;
  expect(author).not.toContain(`${list}/${store.reviews.bad}`);
  expect((await (await store.as('owner')).get('/app/omaha/reviews')).html).toContain(
    'No reviews yet',
  );
});

test('answers from a draft; the network, the store and the log have it', async () => {
  const path = `${list}/${store.reviews.bad}`;
  const form = (await manager.get(path)).html;
  expect(form).toMatch(/<textarea[^>]*maxlength="4096"[^>]*>[^<]*sorry/);
  expect(form).toMatch(/\d+ of 4,096 characters/);
  const text = 'We are sorry for the wait. Please call us at the store.';
  const sent = await manager.post(path, { text });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${list}?said=sent`]);
  expect(google.reviews[1]?.reviewReply?.comment).toBe(text);
  const row = await reviewOf(store.ctx.reader, store.site.id, store.reviews.bad);
  expect([row.isReplied, row.reply]).toEqual([true, text]);
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1 });
  expect([rows[0]?.deed, rows[0]?.subjectId]).toEqual(['review.reply', store.reviews.bad]);
});

test('what may not be sent is said beside the field, and what was typed stays', async () => {
  const path = `${list}/${store.reviews.good}`;
  const typed = 'A free oil change if you change your review to five stars';
  const refused = await manager.post(path, { text: typed });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('16 CFR 465.4');
  expect(refused.html).toContain(typed);
  const long = await manager.post(path, { text: 'x'.repeat(4097) });
  expect(long.html).toContain('at most 4,096 characters');
  google.next('reply', googleError(503, 'UNAVAILABLE'));
  const away = await manager.post(path, { text: 'Thank you.' });
  expect(away.html).toContain('cannot be reached right now');
  const row = await reviewOf(store.ctx.reader, store.site.id, store.reviews.good);
  expect(row.isReplied).toBe(false);
});

test('a review of another store is not there', async () => {
  const owner = await store.as('owner');
  const theirs = `/app/omaha/reviews/${store.reviews.bad}`;
  expect((await owner.get(theirs)).status).toBe(404);
  expect((await owner.post(theirs, { text: 'Hello' })).status).toBe(404);
  expect((await (await store.as('reviewer')).get(`${list}/${store.reviews.bad}`)).status).toBe(403);
});
