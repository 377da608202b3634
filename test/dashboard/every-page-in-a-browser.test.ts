import { beforeAll, expect, test } from 'bun:test';
import { setOperator } from '../../src/domain/people/operator/manage-users.ts';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { openTab } from './browser.ts';
import { colorRules, findings } from './support/axe-findings.ts';
import { viewsOf } from './support/every-page.ts';
import { inBrowser, patienceMs } from './support/in-a-browser.ts';

const widths = [1280, 320];

inBrowser('in a browser', (desk) => {
  beforeAll(async () => {
    await setOperator(desk.store.ctx, desk.store.staff.owner.email, true);
  }, patienceMs);

  for (const page of pages) {
    if (!page.get || page.isNoPage) continue;
    test(`${patternOf(page)} can be used by everybody, and complains of nothing`, async () => {
      const { token } =
        page.for === 'everybody' ? desk.store.anonymous : await desk.store.as('owner');
      for (const width of widths) {
        await using tab = await openTab(desk.address, token, { width });
        for (const view of await viewsOf(desk.store, page)) {
          await tab.page.emulateMedia({ colorScheme: 'light' });
          await tab.page.goto(view);
          expect([view, width, await findings(tab.page)]).toEqual([view, width, []]);
          const wide = await tab.page.evaluate(() => document.documentElement.scrollWidth);
          expect([view, wide]).toEqual([view, width]);
          // The theme is a matter of CSS colors alone, so nothing else can differ in the dark.
          await tab.page.emulateMedia({ colorScheme: 'dark' });
          const inTheDark = await findings(tab.page, colorRules);
          expect([view, width, 'dark', inTheDark]).toEqual([view, width, 'dark', []]);
        }
        expect(tab.complaints).toEqual([]);
      }
    }, 60_000);
  }
});
