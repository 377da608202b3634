import { beforeAll, expect, test } from 'bun:test';
import { setOperator } from '../../src/domain/people/operator/manage-users.ts';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { openTab } from './browser.ts';
import { findings } from './support/axe-findings.ts';
import { viewsOf } from './support/every-page.ts';
import { inBrowser, patienceMs } from './support/in-a-browser.ts';

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
] as const;

inBrowser('in a browser', (desk) => {
  beforeAll(async () => {
    await setOperator(desk.store.ctx, desk.store.staff.owner.email, true);
  }, patienceMs);

  for (const page of pages) {
    if (!page.get || page.isNoPage) continue;
    test(`${patternOf(page)} can be used by everybody, and complains of nothing`, async () => {
      const { token } =
        page.for === 'everybody' ? desk.store.anonymous : await desk.store.as('owner');
      for (const look of looks) {
        await using tab = await openTab(desk.address, token, look);
        for (const view of await viewsOf(desk.store, page)) {
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
