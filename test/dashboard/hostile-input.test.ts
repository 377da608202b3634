import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { addressOf } from './support/every-page.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';
import type { Visitor } from './support/visitor.ts';

/** What somebody types who wants to see a page fail; each goes into every field at once. */
const hostile = {
  'a name of objects': '__proto__',
  'a method of objects': 'constructor',
  'a day that is none': '1999-02-31',
  'a day of no year': '0000-00-00',
  'a minute that the clock leaves out': '2026-03-08T02:30',
  'a number beyond all': '1e999',
  'a number below all': '-9007199254740993',
  'no number': 'NaN',
  'an id of nobody': '00000000-0000-4000-8000-000000000000',
  'half of a letter': '\ud800\u0000\u202e',
  'what ends statements': `'";--%_*(?<script>`,
  'an address of this machine': 'http://127.0.0.1:22/',
  'an address that runs': 'javascript:alert(1)',
  'a list in JSON': '[[[[{"id":null}]]]]',
  'a text without end': 'a'.repeat(4_000),
};

let store: DemoStore;
let names: string[];

beforeAll(async () => {
  store = await openDemoStore();
  for (const host of [
    'www.prairie-motors.example',
    'mybusiness.googleapis.com',
    'graph.facebook.com',
  ]) {
    store.harness.network.host(host, { reply: { status: 503 } });
  }
  names = await fieldNames(store);
}, 60_000);
afterAll(() => store[Symbol.asyncDispose]());

/** Every field that a form of ours has, and every parameter that a link of ours carries. */
async function fieldNames(of: DemoStore): Promise<string[]> {
  const found = new Set(['page', 'q', 'after', 'at', 'from', 'to', 'next', 'said', 'tested']);
  const owner = await of.as('owner');
  for (const page of pages.filter((one) => one.get && !one.isNoPage)) {
    const { html } = await owner.get(await addressOf(of, page));
    for (const [, name = ''] of html.matchAll(/ name="([^"]+)"/g)) found.add(name);
    for (const [, name = ''] of html.matchAll(/[?;]([a-z_]+)=/g)) found.add(name);
  }
  return [...found];
}

/** An owner whose session no earlier form has ended. */
function visitorFor(page: (typeof pages)[number]): Promise<Visitor> | Visitor {
  return page.for === 'everybody' ? store.anonymous : store.as('owner');
}

for (const page of pages) {
  const pattern = patternOf(page);
  describe(pattern, () => {
    if (page.get && pattern !== '/app/:store/live') {
      test('takes any address', async () => {
        const visitor = await visitorFor(page);
        const address = await addressOf(store, page);
        for (const [what, value] of Object.entries(hostile)) {
          const short = value.slice(0, 200).toWellFormed();
          const query = new URLSearchParams(names.map((name) => [name, short]));
          const { status } = await visitor.get(`${address}?${query}`);
          expect([what, status, status < 500]).toEqual([what, status, true]);
        }
      });
    }
    if (page.post) {
      test('takes any form', async () => {
        for (const [what, value] of Object.entries(hostile)) {
          const visitor = await visitorFor(page);
          const fields = Object.fromEntries(names.map((name) => [name, value]));
          const { status } = await visitor.post(await addressOf(store, page), fields);
          expect([what, status, status < 500]).toEqual([what, status, true]);
        }
      });
    }
  });
}
