import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { isoTime } from '../../src/lib/clock.ts';
import { reviewOf } from '../../src/domain/social/reviews/store.ts';
import { findWebhook } from '../../src/domain/webhooks/store.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { openTab } from './browser.ts';
import { makeDemoWebhook } from './support/demo-webhook.ts';
import { inBrowser } from './support/in-a-browser.ts';

inBrowser('a day at the desk', (desk) => {
  async function tabOf(
    role: 'manager' | 'reviewer' | 'owner',
    looks: Parameters<typeof openTab>[2] = {},
  ) {
    return openTab(desk.address, (await desk.store.as(role)).token, looks);
  }

  test('two people decide at once: the second sees who was faster, and what holds', async () => {
    await using first = await tabOf('manager');
    await using second = await tabOf('reviewer');
    const path = `/app/prairie/articles/${desk.store.articles.submitted}`;
    await first.page.goto(path);
    await second.page.goto(path);
    await first.page.clock.install();
    await first.page.reload();
    await first.page.getByRole('button', { name: 'Approve' }).click();
    await first.page.getByRole('button', { name: 'Undo' }).waitFor();
    await first.page.clock.runFor(9_000);
    await first.page.getByText('Approved. Partners have been notified.').waitFor();
    await second.page.keyboard.press('r');
    const dialog = second.page.getByRole('dialog', { name: 'Reject' });
    await dialog.getByLabel('Reason').fill('The price is old.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await second.page.getByText('Someone got there first').first().waitFor();
    await second.page
      .getByText(/Maria Alvarez approved/)
      .first()
      .waitFor();
    const lines = second.complaints.filter((line) => !line.includes('status of 409'));
    expect([first.complaints, lines]).toEqual([[], []]);
  }, 60_000);

  test('a webhook that switched itself off is on again and sends what it gave up', async () => {
    const { webhookId } = await makeDemoWebhook(desk.store);
    const got: string[] = [];
    desk.store.harness.network.host('www.prairie-motors.example', {
      reply: ({ headers }) => {
        got.push(String(new Headers(headers).get('webhook-id')));
        return { status: 200, body: 'thank you' };
      },
    });
    await using tab = await tabOf('manager');
    const { page } = tab;
    await page.goto('/app/prairie/webhooks');
    await page.getByText('Switched off by itself').first().waitFor();
    await page.getByRole('link', { name: 'Website of Prairie Motors' }).click();
    await page.getByText(/^Switched off after 12 failed attempts/).waitFor();
    await page.getByRole('link', { name: 'Switch on' }).click();
    await page.getByRole('button', { name: 'Switch on and send them' }).click();
    await page.getByText('Switched on. Waiting messages are being sent.').waitFor();
    await page.getByRole('link', { name: 'Resend those given up' }).click();
    await page.getByRole('heading', { name: 'Send 2 again?' }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('On its way again.').waitFor();
    await desk.store.harness.drain();
    await page.reload();
    const row = await findWebhook(desk.store.ctx.reader, desk.store.site.id, webhookId);
    expect([row?.isActive, new Set(got).size >= 3]).toEqual([true, true]);
    expect(await page.locator('.badge', { hasText: 'Given up' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('a review is answered from its draft', async () => {
    const google = playGoogle(desk.store.harness);
    const at = isoTime(desk.store.ctx.clock.now());
    const named = { reviewer: { displayName: 'Somebody' }, starRating: 'TWO' as const };
    for (const reviewId of ['review-0', 'review-1']) {
      const times = { createTime: at, updateTime: at };
      google.reviews.push({ reviewId, comment: 'As it was.', ...named, ...times });
    }
    await using tab = await tabOf('manager');
    const { page } = tab;
    await page.goto(`/app/prairie/reviews/${desk.store.reviews.bad}`);
    const answer = page.getByLabel('Your reply');
    expect(await answer.inputValue()).toContain('sorry');
    await answer.fill('We are sorry for the wait. Please call us at the desk.store.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.waitForURL('**/reviews?said=sent');
    const { isReplied } = await reviewOf(
      desk.store.ctx.reader,
      desk.store.site.id,
      desk.store.reviews.bad,
    );
    expect([isReplied, tab.complaints]).toEqual([true, []]);
  }, 60_000);

  for (const [format, name] of [
    ['CSV', /^leads-prairie-.*\.csv$/],
    ['ADF', /^leads-prairie-.*\.xml$/],
  ] as const) {
    test(`leads are saved as ${format}`, async () => {
      await using tab = await tabOf('manager');
      await tab.page.goto('/app/prairie/leads');
      const saved = tab.page.waitForEvent('download');
      await tab.page.getByRole('button', { name: `Export ${format}` }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(name);
      expect(readFileSync(await file.path(), 'utf8')).toContain('Sam Rivera');
      expect(tab.complaints).toEqual([]);
    }, 60_000);
  }

  test('everything is in Spanish for whoever chooses it', async () => {
    await using tab = await tabOf('reviewer');
    const { page } = tab;
    await page.goto('/app/account');
    await page.getByLabel('Language').selectOption('Español');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Su cuenta' }).waitFor();
    await page.goto('/app/prairie/articles?tab=submitted');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.locator('[data-row]').first().click();
    await page.getByRole('button', { name: 'Aprobar' }).first().waitFor();
    await page.goto('/app/account');
    await page.locator('select[name=locale]').selectOption('en');
    await page.locator('form.fields button[type=submit]').first().click();
    await page.getByText('Saved.').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('at 200 % nothing lies beside the screen, and the menu is there', async () => {
    // A window of 1280 pixels, of which each is shown as four.
    await using tab = await tabOf('owner', { width: 640, height: 430 });
    const { page } = tab;
    for (const path of [
      '',
      '/articles',
      '/vehicles',
      '/settings',
      '/people',
      '/social',
      '/leads',
    ]) {
      await page.goto(`/app/prairie${path}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, wide]).toEqual([path, 640]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#nav-articles').click();
    await page.waitForURL('**/articles');
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
