import { afterAll, beforeAll, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { audit } from '../../src/domain/audit/audit.ts';
import { auditDeeds } from '../../src/domain/audit/deeds.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { detailLines, isKnown } from '../../src/dashboard/audit/say-detail.ts';
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

test('has words for whatever the entries of the store hold', async () => {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1000 });
  expect(rows.length).toBeGreaterThan(20);
  for (const language of ['en', 'es'] as const) {
    const words = wordsIn(language);
    const fields = rows.flatMap(({ deed, detail }) =>
      Object.keys(detail).map((name) => `${deed} ${name}`),
    );
    const unknown = [...new Set(fields)].filter((field) => {
      const [, name = ''] = field.split(' ');
      return name !== 'from' && name !== 'to' && !isKnown(name, words);
    });
    expect([language, unknown]).toEqual([language, []]);
  }
});

test.each([
  ['article.create', { type: 'modellanding', isRetry: true }, 'Kind: Model page|Another try after'],
  ['member.role', { from: 'author', to: 'manager' }, 'Role: Manager (before: Author)'],
  ['user.change', { from: 'Ann', to: 'Ann Lee' }, 'Name: Ann Lee (before: Ann)'],
  ['voice.change', { name: { from: 'Warm', to: 'Calm' } }, 'Name: Calm (before: Warm)'],
  ['post.create', { platforms: ['google_business', 'x'], draft: false }, 'On: Google Business, X'],
  ['vehicle.describe', { by: 'handed_back' }, 'Text: handed back to Forecourt'],
  ['webhook.change', { is_active: false, host: 'a.example' }, 'Switched off|Address: a.example'],
  [
    'feed.change',
    { address: 'https://ann:pw@f.example/a.csv?key=1' },
    'Address: https://…@f.example/a.csv?key=…',
  ],
  ['webhook.test', { event_type: 'content.failed', delivered: false }, 'Event: |Not received'],
  [
    'site.change',
    { articleImages: 'off', brandColor: 'none' },
    'None automatically|Brand color: no',
  ],
  ['site.change', { radiusMiles: 50, shareGroup: null }, 'in miles: 50'],
  ['session.sign_in', { second_factor: 'app' }, 'Second factor: authenticator app'],
  ['lead.change', { answered: false }, 'Not answered'],
  ['key.create', { prefix: 'fct_ab', scopes: ['content:read'] }, 'fct_ab|Access: Read articles'],
] as const)('says %s of %p', async (deed, detail, said) => {
  const { ctx, staff, site } = store;
  const subject = { kind: 'nothing', id: null };
  await ctx.write((tx) => audit(tx, staff.manager, deed, subject, detail), inLane(site.id));
  const { rows } = await listAudit(ctx.reader, site.id, { deed }, { limit: 1 });
  const [row] = rows;
  const lines = row ? detailLines(row, wordsIn('en')) : [];
  const parts = said.split('|');
  expect([lines, lines.length]).toEqual([lines, parts.length]);
  for (const [at, part] of parts.entries()) expect(lines[at]).toContain(part);
});

test('is filtered by person and by days at the store', async () => {
  const owner = await store.as('owner');
  const { userId } = store.staff.reviewer;
  const { html } = await owner.get(`${path}?who=${userId}`);
  const table = html.slice(html.indexOf('<tbody>'));
  expect(table).toContain('Priya Nair');
  expect(table).not.toContain('Dan Whitcomb');
  const none = await owner.get(`${path}?from=2020-01-01&to=2020-01-02`);
  expect(none.html).toContain('Nothing in the log matches these filters.');
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
