import { afterEach, beforeEach, expect, test } from 'bun:test';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listImports } from '../../src/domain/inventory/desk/import-reports.ts';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { listSiteFeeds } from '../../src/domain/inventory/polled-feeds.ts';
import { uploadsEnd } from '../../src/domain/inventory/uploads-under-way.ts';
import { car, type FeedCar } from '../support/make-vehicle.ts';
import { audited } from './support/audited.ts';
import { sendFiles } from './support/sending-files.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const page = '/app/omaha/import';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
}, 60_000);
afterEach(() => store[Symbol.asyncDispose]());

function feedOf(cars: readonly FeedCar[], name = 'stock.json'): File {
  return new File([JSON.stringify({ vehicles: cars })], name);
}

const stock = Array.from({ length: 10 }, (_, number) => car(number));

async function lastImport() {
  return (await listImports(store.ctx.reader, store.sister.id, 1))[0];
}

function uploadsLeft(): string[] {
  return readdirSync(folder());
}

function folder(): string {
  return join(store.ctx.config.dataDir, 'uploads', store.sister.id);
}

test('a file is taken in, and its report says what became of each row', async () => {
  const owner = await store.as('owner');
  const nameless = car(77, { make: '', model: '', vin: '=cmd()' });
  const sent = await sendFiles(owner, page, { file: feedOf([...stock, nameless]) });
  const last = await lastImport();
  expect(sent.headers.get('location')).toBe(`${page}/${last?.sequence}?said=imported`);
  expect(last).toMatchObject({ new: 10, rejected: 1 });
  const { html } = await owner.get(`${page}/${last?.sequence}`);
  expect(html).toContain('11 rows read as a list in JSON.');
  expect(html).toContain('10 rows accepted');
  const csv = await owner.get(`${page}/${last?.sequence}/problems.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = csv.html.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('Line,VIN,Field,Reason');
  expect(lines.length).toBe((last?.problems.length ?? 0) + 1);
  for (const line of lines) expect(line).not.toMatch(/(^|,)[=+@-]/);
  expect(uploadsLeft()).toEqual([]);
});

test('the deed is in the log, and only managers may', async () => {
  const { site } = store;
  for (const role of ['author', 'reviewer'] as const) {
    const visitor = await store.as(role);
    expect((await visitor.get('/app/prairie/import')).status).toBe(403);
    const sent = await sendFiles(visitor, '/app/prairie/import', { file: feedOf(stock) });
    expect(sent.status).toBe(403);
  }
  const manager = await store.as('manager');
  const grown = Array.from({ length: 30 }, (_, number) => car(500 + number));
  const asked = await sendFiles(manager, '/app/prairie/import', { file: feedOf(grown) });
  const upload = /name="upload" value="([^"]+)"/.exec(asked.html)?.[1] ?? '';
  await manager.post('/app/prairie/import/anyway', { upload });
  expect(await audited(store, 'inventory.import')).toMatchObject({
    actor: 'Maria Alvarez',
    siteId: site.id,
    detail: { is_forced: true, accepted: 30, sold: 42 },
  });
});

test('a file that takes too much away asks first', async () => {
  const owner = await store.as('owner');
  await sendFiles(owner, page, { file: feedOf(stock) });
  const before = await lastImport();
  const asked = await sendFiles(owner, page, { file: feedOf(stock.slice(0, 3)) });
  expect([asked.status, asked.html.includes('Is this file complete?')]).toEqual([409, true]);
  expect(asked.html).toContain('no longer lists 7 vehicles of the 10 in stock (70%)');
  expect(await lastImport()).toEqual(before);
  const upload = /name="upload" value="([^"]+)"/.exec(asked.html)?.[1] ?? '';
  const elsewhere = await owner.post('/app/prairie/import/anyway', { upload });
  expect([elsewhere.status, elsewhere.html.includes('no longer here')]).toEqual([422, true]);
  const sent = await owner.post(`${page}/anyway`, { upload });
  expect(sent.status).toBe(303);
  expect(await lastImport()).toMatchObject({ sold: 7, isForced: true, vehicleCount: 3 });
  expect(uploadsLeft()).toEqual([]);
  expect((await owner.post(`${page}/anyway`, { upload })).status).toBe(422);
  expect((await owner.post(`${page}/anyway`, { upload: '../../state.db' })).status).toBe(422);
});

test('a wrong file says so, and nothing is changed', async () => {
  const owner = await store.as('owner');
  const wrong = [new File(['%PDF-1.7 brochure'], 'stock.csv'), new File(['{"vehicles": ['], 'x')];
  for (const file of wrong) {
    const { status, html } = await sendFiles(owner, page, { file });
    expect([status, html.includes('Nothing was changed')]).toEqual([422, true]);
  }
  const none = await sendFiles(owner, page, { file: new File([], '') });
  expect([none.status, none.html.includes('Choose a file first.')]).toEqual([422, true]);
  expect(await lastImport()).toBeUndefined();
});

test('an address is fetched from now on, until it is removed', async () => {
  const owner = await store.as('owner');
  const address = 'https://feeds.example.com/omaha.csv?dealer=omaha-77';
  const added = await owner.post(`${page}/feeds`, { address, every: '6h' });
  expect(added.headers.get('location')).toBe(`${page}?said=feedAdded`);
  const [feed] = await listSiteFeeds(store.ctx.reader, store.sister.id);
  expect(feed).toMatchObject({ address, everyMs: 6 * 3_600_000, outcome: null });
  const shown = (await owner.get(page)).html;
  expect(shown).toContain('Not fetched yet');
  expect(shown).toContain('omaha.csv?dealer=…');
  const twice = await owner.post(`${page}/feeds`, { address, every: '6h' });
  expect([twice.status, twice.html.includes('already one of your feeds')]).toEqual([422, true]);
  const elsewhere = await owner.post(`/app/prairie/import/feeds/${feed?.id}/remove`);
  expect(elsewhere.status).toBe(404);
  await owner.post(`${page}/feeds/${feed?.id}/remove`);
  expect(await listSiteFeeds(store.ctx.reader, store.sister.id)).toEqual([]);
  const log = await listAudit(store.ctx.reader, store.sister.id, {}, { limit: 9 });
  expect(log.rows.map(({ deed }) => deed)).toContain('feed.change');
  for (const text of [shown, JSON.stringify(log)]) expect(text).not.toContain('omaha-77');
});

test('files of the machine and addresses inside its network are none', async () => {
  const owner = await store.as('owner');
  const wrong = [
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1/x',
    'https://a.example/?pwd=x',
  ];
  for (const address of wrong) {
    const { status, html } = await owner.post(`${page}/feeds`, { address, every: '1h' });
    expect([address, status, html.includes('cannot be fetched')]).toEqual([address, 422, true]);
    expect(html).toContain(`value="${address}"`);
  }
  expect(await listSiteFeeds(store.ctx.reader, store.sister.id)).toEqual([]);
});

test('a large file is taken in by a process of its own, in the name of the person', async () => {
  const manager = await store.as('manager');
  const many = Array.from({ length: 200 }, (_, number) => car(2_000 + number));
  const path = '/app/prairie/import';
  const sent = await sendFiles(manager, path, { file: feedOf(many) });
  await uploadsEnd(store.ctx);
  const asked = await manager.get(sent.headers.get('location') ?? '');
  const upload = /name="upload" value="([^"]+)"/.exec(asked.html)?.[1] ?? '';
  expect([asked.status, upload]).not.toContain('');
  expect((await manager.post(`${path}/anyway`, { upload })).status).toBe(303);
  await uploadsEnd(store.ctx);
  expect(await audited(store, 'inventory.import')).toMatchObject({
    actor: 'Maria Alvarez',
    detail: { accepted: 200, is_forced: true },
  });
}, 60_000);

test('a file that waits for an answer is private, and goes after a day', async () => {
  const owner = await store.as('owner');
  await sendFiles(owner, page, { file: feedOf(stock) });
  await sendFiles(owner, page, { file: feedOf(stock.slice(0, 3)) });
  const [first = ''] = uploadsLeft();
  expect(statSync(join(folder(), first)).mode & 0o777).toBe(0o600);
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  store.harness.clock.advance(25 * 60 * 60_000);
  const again = await store.as('owner');
  await sendFiles(again, page, { file: feedOf(stock.slice(0, 4)) });
  expect(uploadsLeft()).not.toContain(first);
  const { status, html } = await again.post(`${page}/anyway`, { upload: first });
  expect([status, html.includes('no longer here')]).toEqual([422, true]);
});
