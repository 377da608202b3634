import { afterEach, beforeEach, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { listImports } from '../../src/domain/inventory/desk/import-reports.ts';
import { keepUpload } from '../../src/domain/inventory/uploads.ts';
import {
  startUpload,
  uploadsEnd,
  uploadState,
} from '../../src/domain/inventory/uploads-under-way.ts';
import {
  changeUser,
  deleteMembership,
  putMembership,
} from '../../src/domain/people/users-store.ts';
import { inLane } from '../../src/db/write.ts';
import type { Tx } from '../../src/db/reader.ts';
import { car } from '../support/make-vehicle.ts';
import { listenTo } from './support/listen-to.ts';
import { faultsOf } from './support/page-faults.ts';
import { sendFiles } from './support/sending-files.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

/** Where there is no stock yet, and nobody but the owner works. */
const page = '/app/omaha/import';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
}, 60_000);
afterEach(() => store[Symbol.asyncDispose]());

/** Too large to be taken in while whoever sent it waits. */
function largeFeed(cars: number): File {
  const vehicles = Array.from({ length: cars }, (_, number) => car(number));
  return new File([JSON.stringify({ vehicles })], 'stock.json');
}

async function send(cars: number): Promise<string> {
  const owner = await store.as('owner');
  const sent = await sendFiles(owner, page, { file: largeFeed(cars) });
  const [, upload = ''] = /running\/(.+)$/.exec(sent.headers.get('location') ?? '') ?? [];
  expect([sent.status, upload]).toEqual([303, expect.stringMatching(/^\d{13}-/)]);
  return upload;
}

test('a large file goes on by itself, is followed live and found again', async () => {
  const owner = await store.as('owner');
  const upload = await send(900);
  const stream = await listenTo(store, `?watch=import:${upload}`, 'omaha');
  await stream.until(`hx-target="#live-import-${upload}"`);
  const under = await owner.get(`${page}/running/${upload}`);
  if (under.status === 200) {
    expect(under.html).toContain('<progress');
    expect(await faultsOf(under)).toEqual([]);
  }
  const said = await stream.until('To the report');
  expect(said).toMatch(/The file is waiting|of the file read so far|The whole file has been read/);
  await stream.end();
  await uploadsEnd(store.ctx);
  const [last] = await listImports(store.ctx.reader, store.sister.id, 1);
  const ended = await owner.get(`${page}/running/${upload}`);
  expect(ended.headers.get('location')).toBe(`${page}/${last?.sequence}?said=imported`);
  expect(last?.new).toBeGreaterThan(800);
  const log = await listAudit(store.ctx.reader, store.sister.id, {}, { limit: 1 });
  expect(log.rows).toMatchObject([{ deed: 'inventory.import', actor: 'Ruth Okafor' }]);
}, 60_000);

test('one that lists too little asks, and is answered from the import page', async () => {
  const owner = await store.as('owner');
  await send(900);
  await uploadsEnd(store.ctx);
  const upload = await send(300);
  await uploadsEnd(store.ctx);
  const list = await owner.get(page);
  expect(list.html).toContain('It needs an answer');
  expect(await faultsOf(list)).toEqual([]);
  const asked = await owner.get(`${page}/running/${upload}`);
  expect([asked.status, asked.html.includes('Is this file complete?')]).toEqual([409, true]);
  await owner.post(`${page}/anyway`, { upload });
  await uploadsEnd(store.ctx);
  const [last] = await listImports(store.ctx.reader, store.sister.id, 1);
  expect([last?.isForced, (last?.sold ?? 0) > 500]).toEqual([true, true]);
  expect((await owner.get(page)).html).not.toContain('It needs an answer');
}, 60_000);

test('what broke off with the server is taken in again, and nobody else may look', async () => {
  const { ctx, sister: site } = store;
  const owner = await store.as('owner');
  const upload = await keepUpload(ctx, site.id, largeFeed(400));
  const left = await owner.get(page);
  expect(left.html).toContain('The server was stopped.');
  const path = `${page}/running/${upload}`;
  const author = await store.as('author');
  for (const at of ['prairie', 'omaha']) {
    const { status } = await author.get(path.replace('omaha', at));
    expect([at, status]).toEqual([at, at === 'omaha' ? 404 : 403]);
  }
  expect((await owner.get(path.replace('omaha', 'prairie'))).status).toBe(404);
  expect((await owner.post(path)).headers.get('location')).toBe(path);
  await uploadsEnd(ctx);
  expect((await owner.get(path)).headers.get('location')).toContain('said=imported');
  expect((await owner.get(`${page}/running/made-up`)).status).toBe(404);
}, 60_000);

test('one that cannot be read says so', async () => {
  const owner = await store.as('owner');
  const junk = new File(['<nothing>'.repeat(20_000)], 'stock.xml');
  const sent = await sendFiles(owner, page, { file: junk });
  const path = sent.headers.get('location') ?? '';
  await uploadsEnd(store.ctx);
  const ended = await owner.get(path);
  expect([ended.status, ended.html.includes('could not be imported')]).toEqual([422, true]);
}, 60_000);

// The second where it was gone before the process that reads the file had begun.
const withdrawn = /^Ruth Okafor (?:may not import the stock of|does not work at) this store/;
const taken = {
  'a lower role': (tx: Tx, siteId: string, userId: string) =>
    putMembership(tx, siteId, userId, 'reviewer'),
  'the end of the work at the store': deleteMembership,
  'the end of the account': async (tx: Tx, _siteId: string, userId: string) => {
    await changeUser(tx, userId, { disabledAt: tx.now });
  },
};

for (const [what, take] of Object.entries(taken)) {
  test(`${what} while a large file is read keeps it out`, async () => {
    const { ctx, sister, staff } = store;
    const upload = await send(900);
    await ctx.write((tx) => take(tx, sister.id, staff.owner.userId), inLane('users'));
    await uploadsEnd(ctx);
    expect(await listImports(ctx.reader, sister.id, 1)).toEqual([]);
    expect(uploadState(ctx, sister.id, upload)).toMatchObject({
      outcome: { kind: 'refused', reason: expect.stringMatching(withdrawn) },
    });
  }, 60_000);
}

test('a role that was lowered while a small file was on its way keeps it out, too', async () => {
  const { ctx, site, staff } = store;
  const small = new File([JSON.stringify({ vehicles: [car(1), car(2)] })], 'stock.json');
  const upload = await keepUpload(ctx, site.id, small);
  await ctx.write((tx) => putMembership(tx, site.id, staff.manager.userId, 'author'), inLane('x'));
  const before = await listImports(ctx.reader, site.id, 9);
  const given = { actor: staff.manager, site, force: true };
  expect(await startUpload(ctx, given, upload)).toMatchObject({ kind: 'refused' });
  expect(await listImports(ctx.reader, site.id, 9)).toEqual(before);
});
