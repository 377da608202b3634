import { afterAll, beforeAll, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { pages } from '../../src/dashboard/index.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { viewsOf } from './support/every-page.ts';
import { linksOf } from './support/links-of.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { PageReply, Visitor } from './support/visitor.ts';

let store: DemoStore;
let owner: Visitor;
let views: string[];
beforeAll(async () => {
  store = await openDemoStore();
  const { userId } = store.staff.owner;
  await store.ctx.write((tx) => changeUser(tx, userId, { isOperator: true }), inLane('users'));
  owner = await store.as('owner');
  views = (await Promise.all(pages.map((page) => viewsOf(store, page)))).flat();
});
afterAll(() => store[Symbol.asyncDispose]());

const replies = new Map<string, Promise<PageReply>>();

/** Asks once for each address. */
function ask(address: string): Promise<PageReply> {
  const reply = replies.get(address) ?? owner.get(address);
  replies.set(address, reply);
  return reply;
}

/** What is wrong with the links of these pages, and where else they lead. */
async function follow(addresses: Iterable<string>) {
  const faults = new Set<string>();
  const found = new Set<string>();
  for (const from of addresses) {
    const { html, headers } = await ask(from);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    for (const { path, hash } of linksOf(html, from)) {
      found.add(path);
      const there = await ask(path);
      const isThere = there.status === 200 || there.status === 303;
      if (!isThere) faults.add(`${from} links to ${path}: ${there.status}`);
      const isMissing = hash !== '' && isThere && !there.html.includes(`id="${hash}"`);
      if (isMissing) faults.add(`${from} links to ${path}#${hash}: nothing there has this id`);
    }
  }
  return { faults: [...faults], found };
}

test('every link of every page, and of the pages behind it, leads somewhere', async () => {
  const first = await follow(views);
  expect(first.faults).toEqual([]);
  expect(first.found.size).toBeGreaterThan(100);
  const second = await follow(first.found);
  expect(second.faults).toEqual([]);
}, 120_000);

test('the ways between the parts of the dashboard are there', async () => {
  const { found } = await follow(views);
  const { articles, posts } = store;
  const at = '/app/prairie';
  const ways = [
    '/app/account',
    `${at}/articles/new`,
    `${at}/articles/${articles.submitted}`,
    `${at}/import`,
    `${at}/settings`,
    `${at}/settings/voices`,
    `${at}/people`,
    `${at}/webhooks`,
    `${at}/social/${posts.published}`,
  ];
  expect(ways.filter((way) => !found.has(way))).toEqual([]);
  const ofVehicle = [...found].find((path) => /\/articles\/new\?.*make=.*model=/.test(path));
  expect(ofVehicle).toStartWith(`${at}/articles/new?`);
}, 120_000);

test('every form is taken at the address to which it is sent', async () => {
  const faults = new Set<string>();
  for (const from of views) {
    const { html } = await ask(from);
    for (const [tag] of html.matchAll(/<form\b[^>]*>/g)) {
      if (!tag.includes('method="post"')) continue;
      const action = /action="([^"]*)"/.exec(tag)?.[1] ?? from;
      const path = new URL(action.replaceAll('&amp;', '&'), `http://localhost${from}`).pathname;
      const refused = await owner.send(path, {
        method: 'DELETE',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      if (refused.headers.get('allow')?.includes('POST') === true) continue;
      faults.add(`${from} sends a form to ${path}: ${refused.status}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('every button that opens a dialog has one', async () => {
  for (const from of views) {
    const { html } = await ask(from);
    const named = [...html.matchAll(/data-dialog="([^"]*)"/g)].map(([, id = '']) => id);
    const missing = named.filter((id) => !new RegExp(`<dialog[^>]*\\sid="${id}"`).test(html));
    expect([from, missing]).toEqual([from, []]);
  }
});
