import { expect, test } from 'bun:test';
import { createWebhook } from '../../src/domain/webhooks/save-webhook.ts';
import { openTab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('keys and webhooks', (desk) => {
  async function tabOf(role: 'manager' | 'author', scripts = true) {
    return openTab(desk.address, (await desk.store.as(role)).token, { scripts });
  }

  test('a key is made, copied and gone', async () => {
    await using tab = await tabOf('manager');
    const { page } = tab;
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/app/prairie/keys');
    await page.getByRole('link', { name: 'New key' }).first().click();
    await page.getByLabel('Name').fill('Website');
    await page.getByLabel('Choose one by one').check();
    await page.getByLabel('Read the stock').check();
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('#key').textContent()) ?? '';
    expect(key).toStartWith('fct_');
    await page.locator('[data-copy="key"]').click();
    await page.locator('#status').getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.getByRole('link', { name: 'I have it' }).click();
    await page.getByText('1 permission').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  for (const scripts of [true, false]) {
    test(`a test is sent ${scripts ? 'in place' : 'without scripts'}`, async () => {
      const host = `shop-${scripts}.example.com`;
      desk.store.harness.network.host(host, { reply: { status: 202, body: 'thank you' } });
      const { row } = await createWebhook(desk.store.ctx, desk.store.staff.manager, {
        url: `https://${host}/in`,
        events: ['content.published'],
      });
      await using tab = await tabOf('manager', scripts);
      const { page } = tab;
      const path = `/app/prairie/webhooks/${row.id}`;
      await page.goto(path);
      await page.getByRole('button', { name: 'Send test' }).click();
      await page.locator('#test-result').getByText('thank you').waitFor();
      expect(await page.locator('#test-result .badge').textContent()).toStartWith('Answered 202');
      await page.getByText('1–1 of 1').waitFor();
      if (scripts) {
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
        const focused = await page.evaluate(() => document.activeElement?.id);
        expect(focused).toBe('test-result');
      }
      expect(tab.complaints).toEqual([]);
    }, 60_000);
  }

  test('the keys are listed by ?, unless their owner has switched them off', async () => {
    await using tab = await tabOf('author');
    const { page } = tab;
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.goto('/app/prairie');
    await page.keyboard.press('?');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/app/account');
    await page.getByLabel('Single-key shortcuts').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.keyboard.press('?');
    expect(await dialog.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the shortcuts' }).click();
    await dialog.getByText('They are turned off in your account.').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
