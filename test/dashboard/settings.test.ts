import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { overrideApproval } from '../../src/domain/content/approval/override.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { loadStoreDetails } from '../../src/domain/site/details/store-details.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { findSite, listBrandVoices, listCategories } from '../../src/domain/site/store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const at = '/app/prairie/settings';

function seenIn(html: string): string {
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

async function newestEntry() {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1 });
  return rows[0];
}

const profile = { name: 'Prairie Motors', timeZone: 'America/Denver', country: 'US' };

describe('the profile', () => {
  test('is changed with its audit entry, by managers alone', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/profile`);
    const sent = { ...profile, city: 'Boulder', seen: seenIn(html) };
    expect((await (await store.as('reviewer')).post(`${at}/profile`, sent)).status).toBe(403);
    const reply = await manager.post(`${at}/profile`, sent);
    expect(reply.headers.get('location')).toBe('/app/prairie/settings?said=saved');
    const site = await findSite(store.ctx.reader, store.site.id);
    expect([site?.city, site?.timeZone, site?.zip]).toEqual(['Boulder', 'America/Denver', null]);
    const entry = await newestEntry();
    expect([entry?.deed, entry?.actor]).toEqual(['site.change', 'Maria Alvarez']);
    expect(entry?.detail['city']).toEqual({ from: 'Lincoln', to: 'Boulder' });
  });

  test('keeps what was typed where a field is wrong', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/profile`);
    const sent = { ...profile, name: ' ', city: 'Pueblo', seen: seenIn(html) };
    const reply = await manager.post(`${at}/profile`, sent);
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('Enter a name of up to 200 characters.');
    expect(reply.html).toContain('value="Pueblo"');
  });

  test('says so where somebody was faster, and is then put in its place', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/profile`);
    await updateSite(store.ctx, 'prairie', { phone: '402-555-0100' });
    const sent = { ...profile, phone: '402-555-0199', seen: seenIn(html) };
    const conflict = await manager.post(`${at}/profile`, sent);
    expect(conflict.status).toBe(409);
    expect(conflict.html).toContain('Saved now: 402-555-0100');
    expect(conflict.html).toContain('value="402-555-0199"');
    const again = await manager.post(`${at}/profile`, { ...sent, seen: seenIn(conflict.html) });
    expect(again.status).toBe(303);
  });

  test('does not conflict with the rules, which are edited by themselves', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/profile`);
    await updateSite(store.ctx, 'prairie', { describeStock: 'on' });
    const reply = await manager.post(`${at}/profile`, { ...profile, seen: seenIn(html) });
    expect(reply.status).toBe(303);
  });
});

describe('what the store says of itself', () => {
  const hours = {
    'department-0': 'Sales',
    'days-0': ['mon', 'sat'],
    'opens-0': '09:00',
    'closes-0': '19:00',
    'department-1': '',
    'opens-1': '',
    'closes-1': '',
    'department-2': 'Service',
    'days-2': 'tue',
    'opens-2': '07:30',
    'closes-2': '18:00',
  };

  test('takes rows, without the empty ones', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/store/hours`);
    const reply = await manager.post(`${at}/store/hours`, { ...hours, seen: seenIn(html) });
    expect(reply.status).toBe(303);
    const { details } = await loadStoreDetails(store.ctx.reader, store.site.id);
    expect(details.hours).toEqual([
      { department: 'Sales', days: ['mon', 'sat'], opens: '09:00', closes: '19:00' },
      { department: 'Service', days: ['tue'], opens: '07:30', closes: '18:00' },
    ]);
    const entry = await newestEntry();
    expect([entry?.deed, entry?.detail]).toEqual(['site.change', { sections: ['hours'] }]);
  });

  test('marks the row that is wrong, empty ones before it or not', async () => {
    const manager = await store.as('manager');
    const { html } = await manager.get(`${at}/store/hours`);
    const wrong = { ...hours, 'closes-2': '06:00', seen: seenIn(html) };
    const reply = await manager.post(`${at}/store/hours`, wrong);
    expect(reply.status).toBe(422);
    expect(reply.html).toContain('id="f-closes-2-error"');
    expect(reply.html).toContain('value="06:00"');
  });

  test('takes amounts as people write them, and goes where nothing is left', async () => {
    const manager = await store.as('manager');
    const first = await manager.get(`${at}/store/fees`);
    const fee = { 'name-0': 'Documentation fee', 'amount-0': '$1,085.50' };
    await manager.post(`${at}/store/fees`, { ...fee, seen: seenIn(first.html) });
    const before = await loadStoreDetails(store.ctx.reader, store.site.id);
    expect(before.details.fees).toEqual([{ name: 'Documentation fee', amount: 1085.5 }]);
    const second = await manager.get(`${at}/store/fees`);
    const stale = await manager.post(`${at}/store/fees`, { seen: seenIn(first.html) });
    expect(stale.status).toBe(409);
    await manager.post(`${at}/store/fees`, { seen: seenIn(second.html) });
    const after = await loadStoreDetails(store.ctx.reader, store.site.id);
    expect(after.details.fees).toBeUndefined();
  });

  test('has no section of another name', async () => {
    expect((await (await store.as('owner')).get(`${at}/store/secrets`)).status).toBe(404);
  });
});

describe('voices and categories', () => {
  test('are made, changed and deleted, each with its entry', async () => {
    const manager = await store.as('manager');
    const voice = { name: 'Friendly', tone: 'warm', person: 'we', words_to_use: 'folks\n\nlot' };
    expect((await manager.post(`${at}/voices/new`, voice)).status).toBe(303);
    const made = (await listBrandVoices(store.ctx.reader, store.site.id)).at(-1);
    expect([made?.wordsToUse, made?.person]).toEqual([['folks', 'lot'], 'we']);
    const taken = await manager.post(`${at}/voices/new`, voice);
    expect([taken.status, taken.html.includes('already one with this name')]).toEqual([422, true]);
    const own = `${at}/voices/${made?.id}`;
    const seen = seenIn((await manager.get(own)).html);
    const changed = { ...voice, tone: 'brisk', seen };
    expect((await manager.post(own, changed)).status).toBe(303);
    expect((await manager.post(own, { ...changed, tone: 'slow' })).status).toBe(409);
    expect((await newestEntry())?.deed).toBe('voice.change');
    expect((await manager.post(`${own}/delete`, { seen })).status).toBe(409);
    const gone = seenIn((await manager.get(`${own}/delete`)).html);
    expect((await manager.post(`${own}/delete`, { seen: gone })).status).toBe(303);
    const entry = await newestEntry();
    expect([entry?.deed, entry?.detail['name']]).toEqual(['voice.delete', 'Friendly']);
    expect((await manager.get(own)).status).toBe(404);
  });

  test('of another store are not there', async () => {
    const owner = await store.as('owner');
    await owner.post(`${at}/categories/new`, { name: 'Buying guides' });
    const [category] = await listCategories(store.ctx.reader, store.site.id);
    expect(category?.slug).toBe('buying-guides');
    const elsewhere = `/app/omaha/settings/categories/${category?.id}`;
    expect((await owner.get(elsewhere)).status).toBe(404);
    expect((await owner.post(elsewhere, { name: 'Mine' })).status).toBe(404);
  });
});

test('the plan is the owner’s', async () => {
  expect((await (await store.as('manager')).get(`${at}/plan`)).status).toBe(403);
  const owner = await store.as('owner');
  const seen = seenIn((await owner.get(`${at}/plan`)).html);
  await owner.post(`${at}/plan`, { plan: 'pro', seen });
  expect((await newestEntry())?.deed).toBe('plan.change');
});

test('where the rule says so, nobody approves their own text', async () => {
  const { ctx, articles, staff } = store;
  const manager = await store.as('manager');
  const seen = seenIn((await manager.get(`${at}/rules`)).html);
  await manager.post(`${at}/rules`, { requireApproval: 'on', seen });
  const site = await findSite(ctx.reader, store.site.id);
  expect([site?.requireApproval, site?.allowOwnApproval]).toEqual([true, false]);
  // The author's article, which the manager hands in: neither of both approves it.
  const deed = { articleId: articles.draft };
  await submitArticle(ctx, staff.manager, deed);
  await expect(approveArticle(ctx, staff.manager, deed)).rejects.toThrow('somebody else');
  const own = { ...deed, reason: 'It is mine.' };
  await expect(overrideApproval(ctx, staff.manager, own)).rejects.toThrow('somebody else');
  await expect(approveArticle(ctx, staff.author, deed)).rejects.toThrow('somebody else');
  const { article } = await approveArticle(ctx, staff.reviewer, deed);
  expect(article.approvalStatus).toBe('approved');
});
