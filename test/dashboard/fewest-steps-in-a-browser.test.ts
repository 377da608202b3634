import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Locator } from 'playwright-core';
import { findArticle } from '../../src/domain/content/store.ts';
import { closeBrowser, listenOnLocalhost, missing, openTab } from './browser.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const title = missing === null ? 'the fewest steps' : `the fewest steps (left out: ${missing})`;
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

  test('from signing in to a published article are eight clicks', async () => {
    await using tab = await openTab(address, (await store.as('manager')).token);
    const { page } = tab;
    // The button of the page that the token stands for.
    let clicks = 1;
    const click = async (what: Locator) => {
      await what.click();
      clicks += 1;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/app/prairie');
    await click(page.getByRole('link', { name: 'New article' }));
    await page.getByLabel('What would shoppers search for?').fill('used Toyota RAV4 in Lincoln');
    await click(button('Research'));
    await page.getByText('Being researched').waitFor();
    await store.harness.drain();
    await click(button('Write'));
    await page.getByText('Being written').waitFor();
    await store.harness.drain();
    await click(page.getByRole('link', { name: 'Read it' }));
    const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
    await click(button('Submit for review'));
    await click(button('Approve'));
    await page.getByText('Approved. Partners have been notified.').waitFor({ timeout: 20_000 });
    await click(button('Publish now'));
    await page.getByText('Published. Readers see it now.').waitFor();
    const article = await findArticle(store.ctx.reader, store.site.id, id);
    expect([article?.postingStatus, clicks]).toEqual(['published', 8]);
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
