import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { postOf } from '../../src/domain/social/posts-store.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

let store: DemoStore;
let manager: Visitor;
let author: Visitor;
beforeAll(async () => {
  store = await openDemoStore();
  manager = await store.as('manager');
  author = await store.as('author');
});
afterAll(() => store[Symbol.asyncDispose]());

const calendar = '/app/prairie/social';

const found = (id: string) => postOf(store.ctx.reader, store.site.id, id);
const idIn = (headers: Headers) =>
  /social\/([0-9a-f-]{36})/.exec(headers.get('location') ?? '')?.[1];

async function newestEntry() {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1 });
  return rows[0];
}

/** The time at the store so many hours from now, as a field of a time has it. */
function localIn(hours: number): string {
  return Temporal.Instant.fromEpochMilliseconds(store.ctx.clock.now() + hours * 3_600_000)
    .toZonedDateTimeISO(store.site.timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

test('shows posts on their day at the store, and what somebody has to look after', async () => {
  const { html } = await manager.get(calendar);
  expect(html).toContain('Three Camrys came in');
  expect(html).toContain('To be posted by hand');
  expect(html.match(/Held back by a rule/g)).toHaveLength(2);
  const { scheduledAt } = await found(store.posts.scheduled);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: store.site.timeZone });
  const week = await manager.get(`${calendar}?view=week&at=${day.format(scheduledAt ?? 0)}`);
  expect(week.html).toContain('Winter tires are in');
  expect(week.html.match(/<li [^>]*><p class="day">|<li><p class="day">/g)).toHaveLength(7);
  expect((await manager.get(`${calendar}?at=2025-01-01`)).html).toContain('No posts on these days');
  expect((await manager.get(`${calendar}?at=2025-13-99`)).status).toBe(200);
});

test('checks a post for each network as it is typed, and keeps nothing', async () => {
  const { facebook, x } = store.accounts;
  const text = `${'long '.repeat(70)}Guaranteed approval!`;
  const { status, html } = await manager.post(`${calendar}/new`, { text, account: [facebook, x] });
  expect(status).toBe(200);
  expect(html).toMatch(/370 of 280/);
  expect(html).toMatch(/370 of 63,206/);
  expect(html).toContain('Does not fit');
  expect(html).toContain('Advertising rules');
});

test('takes a post in for its time, moves it and deletes it, with the log', async () => {
  const { facebook, google } = store.accounts;
  const fields = { text: 'Open on Sunday.', account: [facebook, google], do: 'publish' };
  const sent = await manager.post(`${calendar}/new`, { ...fields, at: localIn(30) });
  const id = idIn(sent.headers) ?? '';
  expect((await found(id)).status).toBe('scheduled');
  expect((await newestEntry())?.deed).toBe('post.create');
  const past = await manager.post(`${calendar}/${id}/move`, { at: localIn(-2) });
  expect(past.status).toBe(422);
  expect(past.html).toContain(`value="${localIn(-2)}"`);
  await manager.post(`${calendar}/${id}/move`, { at: localIn(40) });
  expect((await found(id)).scheduledAt).toBe(Date.parse(isoOf(localIn(40))));
  const linked = { link: 'https://cars.example/hours', do: 'save' };
  await manager.post(`${calendar}/${id}/edit`, { ...fields, ...linked });
  expect((await found(id)).linkUrl).toBe('https://cars.example/hours');
  const edited = { ...fields, text: 'Open on Sunday, 10 to 4.', at: localIn(40), do: 'save' };
  await manager.post(`${calendar}/${id}/edit`, edited);
  const after = await found(id);
  expect([after.text, after.linkUrl]).toEqual(['Open on Sunday, 10 to 4.', null]);
  expect((await newestEntry())?.deed).toBe('post.change');
  await manager.post(`${calendar}/${id}/delete`);
  expect((await manager.get(`${calendar}/${id}`)).status).toBe(404);
  expect((await newestEntry())?.deed).toBe('post.delete');
});

function isoOf(local: string): string {
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(store.site.timeZone)
    .toInstant()
    .toString();
}

test('what is missing or refused is said beside its field, and what was typed stays', async () => {
  const path = `${calendar}/new`;
  const none = await manager.post(path, { text: 'Kept', link: 'https://x.example', do: 'draft' });
  expect(none.status).toBe(422);
  expect(none.html).toContain('Choose at least one account.');
  expect(none.html).toContain('>Kept</textarea>');
  const account = store.accounts.facebook;
  const link = await manager.post(path, { text: 'Hi', account, link: 'javascript:1', do: 'draft' });
  expect(link.html).toContain('id="f-link-error"');
  const late = await manager.post(path, {
    text: 'Hi',
    account,
    at: '2020-01-01T08:00',
    do: 'draft',
  });
  expect(late.html).toContain('id="f-at-error"');
});

test('authors draft, and touch nothing that goes out by itself', async () => {
  const account = store.accounts.facebook;
  const fields = { text: 'A thought.', account };
  const refused = await author.post(`${calendar}/new`, { ...fields, do: 'publish' });
  expect(refused.status).toBe(403);
  const kept = await author.post(`${calendar}/new`, { ...fields, do: 'draft' });
  const id = idIn(kept.headers) ?? '';
  expect((await found(id)).status).toBe('draft');
  expect((await author.get(`${calendar}/${id}/edit`)).status).toBe(200);
  const { scheduled, held } = store.posts;
  expect((await author.get(`${calendar}/${scheduled}/edit`)).status).toBe(403);
  const change = { ...fields, do: 'save' };
  expect((await author.post(`${calendar}/${held}/edit`, change)).status).toBe(403);
  expect((await author.post(`${calendar}/${scheduled}/delete`)).status).toBe(403);
  expect((await author.post(`${calendar}/${id}/publish`)).status).toBe(403);
  await manager.post(`${calendar}/${id}/publish`);
  expect((await found(id)).status).toBe('publishing');
});

test('sends only the target that failed once more', async () => {
  const { partly } = store.posts;
  await manager.post(`${calendar}/${partly}/retry`, { account: store.accounts.facebook });
  const { targets } = await found(partly);
  expect(targets.map(({ status }) => status)).toEqual(['pending', 'published']);
  expect((await newestEntry())?.detail).toEqual({ again: true, platforms: ['facebook'] });
});

test('takes a post back from one network', async () => {
  playMeta(store.harness);
  const { published } = store.posts;
  await manager.post(`${calendar}/${published}/unpublish`, { platform: 'facebook' });
  const { targets } = await found(published);
  expect(targets[1]?.status).toBe('published');
  expect(targets[0]?.status).not.toBe('published');
  expect((await newestEntry())?.deed).toBe('post.unpublish');
});

test('a person says that it was posted by hand, with where', async () => {
  const { byHand } = store.posts;
  const account = store.accounts.linkedin;
  const wrong = await manager.post(`${calendar}/${byHand}/posted`, { account, url: 'ftp://x' });
  expect([wrong.status, wrong.html.includes('value="ftp://x"')]).toEqual([422, true]);
  const url = 'https://www.linkedin.com/posts/1';
  await manager.post(`${calendar}/${byHand}/posted`, { account, url });
  const { status, targets } = await found(byHand);
  expect([status, targets[0]?.externalUrl]).toEqual(['published', url]);
});

test('a manager lets a held post pass, with a reason', async () => {
  const { held } = store.posts;
  expect((await manager.get(`${calendar}/${held}`)).html).toContain('An advertising rule');
  const none = await manager.post(`${calendar}/${held}/override`, { reason: ' ' });
  expect([none.status, none.html.includes('id="f-reason-error"')]).toEqual([422, true]);
  await manager.post(`${calendar}/${held}/override`, { reason: 'Counsel has read it.' });
  expect((await found(held)).override?.by).toBe('Maria Alvarez');
  expect((await newestEntry())?.detail).toEqual({
    override: true,
    reason: 'Counsel has read it.',
  });
});

test('accounts show their state, and posts of another store are not there', async () => {
  const { html } = await author.get(`${calendar}/accounts`);
  expect(html).toContain('Needs reconnecting');
  expect(html).toContain('By hand');
  expect(html).not.toContain('token-1');
  const owner = await store.as('owner');
  const theirs = `/app/omaha/social/${store.posts.scheduled}`;
  expect((await owner.get(theirs)).status).toBe(404);
  for (const deed of [
    'edit',
    'delete',
    'move',
    'publish',
    'retry',
    'unpublish',
    'posted',
    'skip',
  ]) {
    expect([deed, (await owner.post(`${theirs}/${deed}`, { do: 'save' })).status]).toEqual([
      deed,
      404,
    ]);
  }
});

test('pictures are offered by sight and by name, never by their ids', async () => {
  const { html } = await (await store.as('manager')).get(`${calendar}/new`);
  const offered = [...html.matchAll(/name="image" value="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(offered).toHaveLength(3);
  expect(html.match(/<img class="thumb"/g)).toHaveLength(3);
  for (const id of offered) expect(html).not.toContain(`>${id}<`);
  expect(html).toContain('Image without a description');
});
