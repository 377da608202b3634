import { afterAll, beforeAll, expect, test } from 'bun:test';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { insertUser, putMembership } from '../../src/domain/people/users-store.ts';
import { inLane } from '../../src/db/write.ts';
import { rowsIn } from '../support/rows-in.ts';
import { addressOf } from './support/every-page.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import { signInAs, type Visitor } from './support/visitor.ts';

/** What names no row of a store. */
const general = new Set(['store', 'section', 'link', 'session', 'passkey', 'job']);

const controls = /<(?:input|textarea|button|select[^]*?<\/select)[^>]*>/g;
const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

let store: DemoStore;
/** Owns another store, and knows every id of this one. */
let rival: string;
/** What its forms hold: by the name of the field, the ids that it may have. */
let fields: Record<string, readonly string[]>;

beforeAll(async () => {
  store = await openDemoStore();
  rival = await store.ctx.write(async (tx) => {
    const user = await insertUser(tx, { email: 'rival@harbor.example', name: 'Rival' });
    await putMembership(tx, store.stranger.id, user.id, 'owner');
    return user.id;
  }, inLane('users'));
  const owner = await store.as('owner');
  const ids = new Set<string>();
  const found = new Map<string, string[]>();
  for (const page of pages.filter((one) => one.for === 'store')) {
    // Makes what the address names, also where it is only of a form.
    const address = await addressOf(store, page);
    for (const part of address.split('/')) if (isId.test(part)) ids.add(part);
    if (!page.get || page.isNoPage) continue;
    const { html } = await owner.get(address);
    for (const [control] of html.matchAll(controls)) {
      const name = / name="([^"]+)"/.exec(control)?.[1];
      const values = [...control.matchAll(/ value="([^"]+)"/g)].map(([, value = '']) => value);
      const own = values.filter((value) => isId.test(value));
      if (name) found.set(name, [...(found.get(name) ?? []), ...own]);
    }
  }
  const others = [...ids];
  fields = Object.fromEntries([...found].map(([name, own]) => [name, [...own, ...others]]));
}, 60_000);
afterAll(() => store[Symbol.asyncDispose]());

/** Everything that is stored of this store, but that somebody has looked at it. */
function stored(): string {
  const { ctx, site } = store;
  const tables = rowsIn<{ name: string }>(ctx, `SELECT name FROM sqlite_schema WHERE type='table'`);
  const rows = tables.map(({ name }) => {
    const columns = rowsIn<{ name: string }>(ctx, `SELECT name FROM pragma_table_info('${name}')`);
    const isOfSites = columns.some((column) => column.name === 'site_id');
    if (!isOfSites || name === 'memberships') return name;
    return [name, rowsIn<object>(ctx, `SELECT * FROM "${name}" WHERE site_id = '${site.id}'`)];
  });
  return JSON.stringify(rows);
}

const paramsOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const theirs = /Prairie|Alvarez|Sam Rivera/;

/** What is wrong with the answers to who owns another store, and names rows of this one. */
async function faultsOn(page: (typeof pages)[number], visitor: Visitor): Promise<string[]> {
  const pattern = patternOf(page);
  const hasRow = paramsOf(pattern).some((name) => !general.has(name));
  const address = await addressOf(store, page, store.stranger.slug);
  const faults: string[] = [];
  if (page.get) {
    const { status, html } = await visitor.get(address);
    if (hasRow && !page.isNoPage && status !== 404) faults.push(`GET ${pattern}: ${status}`);
    if (theirs.test(html)) faults.push(`GET ${pattern} shows ${theirs.exec(html)?.[0]}`);
  }
  for (const given of page.post ? [{}, fields] : []) {
    const { status, html } = await visitor.post(address, given);
    if (hasRow && status < 400) faults.push(`POST ${pattern}: ${status}`);
    if (theirs.test(html)) faults.push(`POST ${pattern} shows ${theirs.exec(html)?.[0]}`);
  }
  return faults;
}

test('a store is neither shown nor changed by who owns another and knows every id', async () => {
  const withIds = Object.values(fields).filter(([first, second]) => first !== second);
  const before = stored();
  expect([withIds.length > 60, before.length > 50_000]).toEqual([true, true]);
  const faults: string[] = [];
  for (const page of pages.filter((one) => one.for === 'store' && one.path !== '/live')) {
    faults.push(...(await faultsOn(page, await signInAs(store.app, rival))));
  }
  expect(faults).toEqual([]);
  expect(stored() === before).toBe(true);
}, 60_000);
