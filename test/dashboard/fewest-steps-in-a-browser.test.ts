import { expect, test } from 'bun:test';
import type { Locator } from 'playwright-core';
import { findArticle } from '../../src/domain/content/store.ts';
import { openTab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('the fewest steps', (desk) => {
  test('from signing in to a published article are eight clicks', async () => {
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
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
    await desk.store.harness.drain();
    await click(button('Write'));
    await page.getByText('Being written').waitFor();
    await desk.store.harness.drain();
    await click(page.getByRole('link', { name: 'Read it' }));
    const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
    await click(button('Submit for review'));
    await click(button('Approve'));
    await page.getByText('Approved. Partners have been notified.').waitFor({ timeout: 20_000 });
    await click(button('Publish now'));
    await page.getByText('Published. Readers see it now.').waitFor();
    const article = await findArticle(desk.store.ctx.reader, desk.store.site.id, id);
    expect([article?.postingStatus, clicks]).toEqual(['published', 8]);
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
