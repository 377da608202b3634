import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { closeBrowser, listenOnLocalhost, missing, openTab } from './browser.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const title = missing === null ? 'what is written' : `what is written (left out: ${missing})`;
describe.skipIf(missing !== null)(title, () => {
  let store: DemoStore;
  let address: string;
  beforeAll(async () => {
    store = await openDemoStore();
    address = listenOnLocalhost(store.app);
  });
  afterAll(async () => {
    await closeBrowser();
    await store[Symbol.asyncDispose]();
  });

  test('a post is counted for each network while it is typed, and not sent', async () => {
    await using tab = await openTab(address, (await store.as('manager')).token);
    await tab.page.goto('/app/prairie/social/new');
    await tab.page.getByLabel('X: Prairie Motors').check();
    await tab.page.getByLabel('Text').pressSequentially('Come and see us.');
    await tab.page.locator('#previews').getByText('16 of 280').waitFor();
    expect(await tab.page.getByLabel('Text').inputValue()).toBe('Come and see us.');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('the characters of an answer are counted', async () => {
    await using tab = await openTab(address, (await store.as('manager')).token);
    await tab.page.goto(`/app/prairie/reviews/${store.reviews.bad}`);
    await tab.page.getByLabel('Your reply').fill('x'.repeat(1_234));
    await tab.page.getByText('1,234 of 4,096 characters').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
