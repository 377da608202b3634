import { expect, test } from 'bun:test';
import { openTab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('what is written', (desk) => {
  test('a post is counted for each network while it is typed, and not sent', async () => {
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
    await tab.page.goto('/app/prairie/social/new');
    await tab.page.getByLabel('X: Prairie Motors').check();
    await tab.page.getByLabel('Text').pressSequentially('Come and see us.');
    await tab.page.locator('#previews').getByText('16 of 280').waitFor();
    expect(await tab.page.getByLabel('Text').inputValue()).toBe('Come and see us.');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('the characters of an answer are counted', async () => {
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
    await tab.page.goto(`/app/prairie/reviews/${desk.store.reviews.bad}`);
    await tab.page.getByLabel('Your reply').fill('x'.repeat(1_234));
    await tab.page.getByText('1,234 of 4,096 characters').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
