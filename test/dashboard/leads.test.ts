import { afterAll, beforeAll, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { deliveriesOf } from '../../src/domain/leads/deliveries-store.ts';
import { hour } from '../../src/lib/clock.ts';
import { findLead, findTarget, insertLead } from '../../src/domain/leads/store.ts';
import { inLane } from '../../src/db/write.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

let store: DemoStore;
let manager: Visitor;
beforeAll(async () => {
  store = await openDemoStore();
  manager = await store.as('manager');
});
afterAll(() => store[Symbol.asyncDispose]());

const inbox = '/app/prairie/leads';

async function newestEntry() {
  const { rows } = await listAudit(store.ctx.reader, store.site.id, {}, { limit: 1 });
  return rows[0];
}

async function addLead(fields: { name: string; email?: string; phoneKey?: string }) {
  return store.ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    const siteId = store.site.id;
    const emailKey = fields.email ?? null;
    const times = { times: 1, lastAt: tx.now, createdAt: tx.now };
    await insertLead(tx, { id, siteId, emailKey, ...fields, ...times });
    return id;
  }, inLane(store.site.id));
}

test('lists who waits, by page, and finds people by a number however it was written', async () => {
  const first = await manager.get(inbox);
  expect(first.html).toContain('Sam Rivera');
  expect(first.html).toContain('2022 Toyota Camry SE');
  expect(first.html).not.toContain('Gordon Pike');
  expect(first.html).not.toContain('CHEAP SEO');
  const next = /href="([^"]+)" rel="next"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&');
  expect((await manager.get(next ?? '')).html).toContain('ana25@example.com');
  const found = await manager.get(`${inbox}?q=402.555.0199`);
  expect(found.html).toContain('Sam Rivera');
  expect(found.html).not.toContain('Ana 1<');
  const byVehicle = (await manager.get(`${inbox}?q=2022 toyota cam`)).html;
  expect(byVehicle).toContain('Sam Rivera');
  expect(byVehicle).not.toContain('Featherstonehaugh');
  expect((await manager.get(`${inbox}?q=stockNumber`)).html).toContain('No leads match');
  expect((await manager.get(`${inbox}?tab=answered`)).html).toContain('by Maria Alvarez');
  expect((await manager.get(`${inbox}?tab=spam`)).html).toContain('CHEAP SEO');
});

test('is marked as answered by whoever pressed first, and can be put back', async () => {
  const id = await addLead({ name: 'Ida Bell', email: 'ida@example.com' });
  const sent = await manager.post(`${inbox}/${id}/answered`, { from: 'list' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${inbox}?said=answered`]);
  const lead = await findLead(store.ctx.reader, id);
  expect([lead?.answeredBy, lead?.answeredAt]).toEqual(['Maria Alvarez', store.ctx.clock.now()]);
  const entry = await newestEntry();
  expect([entry?.deed, entry?.subjectId, entry?.actor]).toEqual([
    'lead.change',
    id,
    'Maria Alvarez',
  ]);
  const owner = await store.as('owner');
  await owner.post(`${inbox}/${id}/answered`);
  expect((await findLead(store.ctx.reader, id))?.answeredBy).toBe('Maria Alvarez');
  await owner.post(`${inbox}/${id}/reopen`);
  expect((await findLead(store.ctx.reader, id))?.answeredAt).toBeNull();
});

test('waiting leads are counted in the navigation and on Today, for those who may', async () => {
  const waiting = async (who: Visitor) => (await who.get('/app/prairie')).html;
  const before = Number(/id="count-leads"><span[^>]*>(\d+)</.exec(await waiting(manager))?.[1]);
  await addLead({ name: 'One More', email: 'more@example.com' });
  const html = await waiting(manager);
  expect(Number(/id="count-leads"><span[^>]*>(\d+)</.exec(html)?.[1])).toBe(before + 1);
  expect(html).toContain('New leads');
  const author = await waiting(await store.as('author'));
  expect(author).not.toContain('New leads');
  expect(author).not.toContain('count-leads');
});

test('what the CRM refused for good is sent once more', async () => {
  const { dead } = store.leads;
  expect((await manager.get(`${inbox}/${dead}`)).html).toContain('Given up');
  await manager.post(`${inbox}/${dead}/resend`);
  const [delivery] = (await deliveriesOf(store.ctx.reader, [dead])).get(dead) ?? [];
  expect([delivery?.status, delivery?.attempts]).toEqual(['pending', 0]);
  expect((await newestEntry())?.detail).toEqual({ resent: 1 });
});

test('what was taken for spam becomes a lead and goes where leads go', async () => {
  const { spam } = store.leads;
  expect((await manager.get(`${inbox}/${spam}`)).html).toContain('faster than anyone can type');
  await manager.post(`${inbox}/${spam}/accept`);
  expect((await findLead(store.ctx.reader, spam))?.spamReason).toBeNull();
  expect((await deliveriesOf(store.ctx.reader, [spam])).get(spam)).toHaveLength(1);
  expect((await manager.get(`${inbox}/${spam}`)).html).toContain('No consent is on record');
});

test('leaves as ADF and CSV, and the log says so', async () => {
  const csv = await manager.post(`${inbox}/export`, { format: 'csv' });
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-prairie-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(csv.html.split('\r\n')[0]).toEndWith('times,answered_at,answered_by');
  expect(csv.html).toContain('sam.rivera@example.com');
  const adf = await manager.post(`${inbox}/${store.leads.new}/export`, { format: 'adf' });
  expect(adf.html.match(/<prospect /g)).toHaveLength(1);
  const entry = await newestEntry();
  expect([entry?.deed, entry?.detail]).toEqual(['lead.export', { format: 'adf', leads: 1 }]);
});

test('forgets a person and nobody who only shares the telephone', async () => {
  const phoneKey = '4025550111';
  const one = await addLead({ name: 'Lou Ray', email: 'lou@example.com', phoneKey });
  const same = await addLead({ name: 'L. Ray', email: 'lou@example.com' });
  const called = await addLead({ name: 'Lou', phoneKey });
  const spouse = await addLead({ name: 'Kim Ray', email: 'kim@example.com', phoneKey });
  expect((await manager.get(`${inbox}/${one}/forget`)).html).toContain('All 3 leads');
  await manager.post(`${inbox}/${one}/forget`);
  const left = await Promise.all(
    [one, same, called, spouse].map((id) => findLead(store.ctx.reader, id)),
  );
  expect(left.map((row) => row?.name)).toEqual([undefined, undefined, undefined, 'Kim Ray']);
  const entry = await newestEntry();
  expect(entry?.detail).toEqual({ forgotten: 3 });
  expect(JSON.stringify(entry)).not.toContain('lou');
});

test('keeps the address of the CRM, which is never shown again', async () => {
  const path = `${inbox}/targets`;
  const secret = 'https://adf.crm.example/in/s3cr3t';
  const wrong = await manager.post(path, { url: 'http://10.0.0.1/', email: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('id="f-url-error"');
  expect(wrong.html).toContain('value="http://10.0.0.1/"');
  expect((await manager.post(path, { url: secret, email: '' })).status).toBe(303);
  const shown = (await manager.get(path)).html;
  expect(shown).toContain('adf.crm.example');
  expect(shown).not.toContain('s3cr3t');
  expect((await newestEntry())?.detail).toEqual({ crm: true, email: false });
  await manager.post(path, { url: '', email: '' });
  expect((await findTarget(store.ctx.reader, store.site.id))?.crmUrl).not.toBeNull();
  const noMail = await manager.post(path, { url: '', email: 'leads@crm.example' });
  expect(noMail.html).toContain('id="f-email-error"');
  await manager.post(path, { off: 'yes', url: '', email: '' });
  expect((await findTarget(store.ctx.reader, store.site.id))?.crmUrl).toBeNull();
});

test('where leads go is changed only by whoever has shown lately who they are', async () => {
  await using other = await openDemoStore();
  const maria = await other.as('manager');
  other.harness.clock.advance(hour);
  const path = `${inbox}/targets`;
  const url = 'https://elsewhere.example/in';
  const before = await findTarget(other.ctx.reader, other.site.id);
  const { status, headers } = await maria.post(path, { url, email: '' });
  const next = `/app/confirm?next=${encodeURIComponent(path)}`;
  expect([status, headers.get('location')]).toEqual([303, next]);
  expect(await findTarget(other.ctx.reader, other.site.id)).toEqual(before);
});

test('a lead of another store is not there', async () => {
  const owner = await store.as('owner');
  const theirs = `/app/omaha/leads/${store.leads.new}`;
  expect((await owner.get(theirs)).status).toBe(404);
  for (const deed of ['answered', 'reopen', 'accept', 'resend', 'export', 'forget']) {
    expect([deed, (await owner.post(`${theirs}/${deed}`)).status]).toEqual([deed, 404]);
  }
  expect((await (await store.as('reviewer')).get(inbox)).status).toBe(403);
});
