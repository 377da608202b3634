import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { minute } from '../../src/lib/clock.ts';
import { type SharedPage, sharedPage } from '../support/share-page.ts';
import { closeBrowser, freePort, missing, openTab } from './browser.ts';
import { findings } from './support/axe-findings.ts';

const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 320, scripts: false },
] as const;

const title = missing === null ? 'a share page' : `a share page (left out: ${missing})`;
describe.skipIf(missing !== null)(title, () => {
  let shared: SharedPage;
  let address: string;
  beforeAll(async () => {
    const port = freePort();
    address = `http://localhost:${port}`;
    shared = await sharedPage(
      { title: 'Three for the weekend' },
      { environment: { APP_ORIGIN: address } },
    );
    shared.app.app.listen(port);
  });
  afterAll(async () => {
    await closeBrowser();
    await shared.app[Symbol.asyncDispose]();
  });

  for (const look of looks) {
    const name = `${look.width} px ${look.theme}${'scripts' in look ? ' without scripts' : ''}`;
    test(`is read, asked on and thanked by everybody: ${name}`, async () => {
      await using tab = await openTab(address, null, look);
      const { page } = tab;
      const isGood = async () => {
        if (!('scripts' in look)) expect(await findings(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBe(look.width);
      };
      const before = (await shared.leads()).length;
      await page.goto(`/s/${shared.token}`);
      await page.getByRole('heading', { name: 'Three for the weekend' }).waitFor();
      await isGood();
      // Nobody writes this fast: what comes at once is taken for a machine.
      shared.app.clock.advance(minute);
      await page.getByLabel('Name').fill(`Sam Rivera ${look.width}`);
      await page
        .getByRole('textbox', { name: 'Phone' })
        .fill(`(402) 555-012${looks.indexOf(look)}`);
      await page.getByRole('checkbox').first().check();
      await page.locator('form button').last().click();
      await page.waitForURL('**/thanks*');
      await isGood();
      expect((await shared.leads()).length).toBe(before + 1);
      expect(tab.complaints).toEqual([]);
    }, 60_000);
  }

  test('that is none says so, and is as good to read', async () => {
    await using tab = await openTab(address, null, { width: 320 });
    await tab.page.goto(`/s/${'x'.repeat(shared.token.length)}`);
    expect(await findings(tab.page)).toEqual([]);
  }, 60_000);
});
