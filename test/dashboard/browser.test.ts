import { expect, test } from 'bun:test';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { openTab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('the pages in use', (desk) => {
  async function tabOf(role: 'manager' | 'owner', looks: Parameters<typeof openTab>[2] = {}) {
    return openTab(desk.address, (await desk.store.as(role)).token, looks);
  }

  test('the list follows what is typed, and the address follows the list', async () => {
    await using tab = await tabOf('manager');
    await tab.page.goto('/app/prairie/articles');
    await tab.page.getByRole('searchbox').pressSequentially('trim to choose');
    await tab.page.waitForURL(/q=trim\+to\+choose/);
    await tab.page.getByText('1–10 of 10').waitFor();
    await tab.page.getByLabel('Order').selectOption('title');
    await tab.page.waitForURL(/order=title/);
    const first = tab.page.locator('tbody .title-link').first();
    expect(await first.textContent()).toBe('2022 Ford F-150: which trim to choose');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('what is typed before htmx is awake is searched all the same', async () => {
    await using tab = await tabOf('manager');
    await tab.page.goto('/app/prairie/articles', { waitUntil: 'commit' });
    await tab.page.getByRole('searchbox').fill('first service');
    await tab.page.waitForURL(/q=first\+service/);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('the same list without scripts', async () => {
    await using tab = await tabOf('manager', { scripts: false });
    await tab.page.goto('/app/prairie/articles');
    await tab.page.getByRole('searchbox').fill('trim to choose');
    await tab.page.getByRole('button', { name: 'Search', exact: true }).click();
    await tab.page.getByText('1–10 of 10').waitFor();
  }, 60_000);

  test('counts follow what happens', async () => {
    await using tab = await tabOf('owner');
    await tab.page.goto('/app/prairie');
    const count = tab.page.locator('#count-articles');
    expect(await count.textContent()).toStartWith('11');
    await submitArticle(desk.store.ctx, desk.store.staff.author, {
      articleId: desk.store.articles.draft,
    });
    await count.getByText('12', { exact: true }).waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('by keyboard alone: to the list, through it, to the search', async () => {
    await using tab = await tabOf('manager');
    await tab.page.goto('/app/prairie');
    await tab.page.keyboard.press('g');
    await tab.page.keyboard.press('a');
    await tab.page.waitForURL('**/app/prairie/articles');
    await tab.page.keyboard.press('j');
    await tab.page.keyboard.press('j');
    const focused = () => tab.page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toBe(
      (await tab.page.locator('[data-row]').nth(1).textContent()) ?? 'nothing',
    );
    await tab.page.keyboard.press('/');
    await tab.page.keyboard.type('just text: g a z ?');
    expect(await tab.page.getByRole('searchbox').inputValue()).toBe('just text: g a z ?');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('on a phone the menu opens over the page', async () => {
    await using tab = await tabOf('owner', { width: 320, height: 640 });
    await tab.page.goto('/app/prairie');
    const place = tab.page.getByRole('link', { name: /^Articles/ });
    expect(await place.isVisible()).toBe(false);
    await tab.page.getByRole('button', { name: 'Menu' }).click();
    await place.click();
    await tab.page.waitForURL('**/articles');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('the theme is chosen once, and is there before the page is drawn', async () => {
    await using tab = await tabOf('owner');
    await tab.page.goto('/app/prairie/articles?tab=approved');
    await tab.page.getByRole('button', { name: 'Change to the dark theme' }).click();
    await tab.page.waitForLoadState();
    expect(tab.page.url()).toEndWith('/app/prairie/articles?tab=approved');
    expect(await tab.page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
