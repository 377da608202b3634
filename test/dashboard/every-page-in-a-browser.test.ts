import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { setOperator } from '../../src/domain/people/operator/manage-users.ts';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { closeBrowser, listenOnLocalhost, missing, openTab } from './browser.ts';
import { findings } from './support/axe-findings.ts';
import { viewsOf } from './support/every-page.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
] as const;

const title = missing === null ? 'in a browser' : `in a browser (left out: ${missing})`;
describe.skipIf(missing !== null)(title, () => {
  let store: DemoStore;
  let address: string;
  beforeAll(async () => {
    store = await openDemoStore();
    await setOperator(store.ctx, store.staff.owner.email, true);
    address = listenOnLocalhost(store.app);
  });
  afterAll(async () => {
    await closeBrowser();
    await store[Symbol.asyncDispose]();
  });

  for (const page of pages) {
    if (!page.get || page.isNoPage) continue;
    test(`${patternOf(page)} can be used by everybody, and complains of nothing`, async () => {
      const { token } = page.for === 'everybody' ? store.anonymous : await store.as('owner');
      for (const look of looks) {
        await using tab = await openTab(address, token, look);
        for (const view of await viewsOf(store, page)) {
          await tab.page.goto(view);
          expect([view, look, await findings(tab.page)]).toEqual([view, look, []]);
          const wide = await tab.page.evaluate(() => document.documentElement.scrollWidth);
          expect([view, wide]).toEqual([view, look.width]);
        }
        expect(tab.complaints).toEqual([]);
      }
    }, 60_000);
  }
});
