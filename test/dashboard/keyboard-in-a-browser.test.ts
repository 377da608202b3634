import { beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { inLane } from '../../src/db/write.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { recommend } from '../support/make-recommendation.ts';
import { openTab } from './browser.ts';
import { focusFault, focused, tabTo } from './support/keyboard.ts';
import { inBrowser, patienceMs } from './support/in-a-browser.ts';

const password = 'twelve horses cross the river';
inBrowser('by keyboard alone', (desk) => {
  beforeAll(async () => {
    const passwordHash = await desk.store.ctx.passwords.hash(password);
    const { userId } = desk.store.staff.manager;
    await desk.store.ctx.write((tx) => changeUser(tx, userId, { passwordHash }), inLane('users'));
  }, patienceMs);

  const press = (page: Page, key: string) => page.keyboard.press(key);

  /** A wrong password first: what was typed of the address stays, and the password is next. */
  async function signIn(page: Page): Promise<void> {
    await page.goto('/login?next=/app/prairie');
    await page.locator('input[name=email]:focus').waitFor();
    await page.keyboard.type(desk.store.staff.manager.email);
    await press(page, 'Tab');
    await page.keyboard.type('not the password');
    await press(page, 'Enter');
    await page.getByRole('alert').waitFor();
    await page.locator('input[name=password]:focus').waitFor();
    expect(await focusFault(page)).toBeNull();
    await page.keyboard.type(password);
    await press(page, 'Enter');
    await page.waitForURL('**/app/prairie');
  }

  /** What has just been done has the focus, so that it is read out and what follows is near. */
  async function result(page: Page, text: string): Promise<void> {
    await page.locator('[data-result]:focus').getByText(text).waitFor();
    expect(await focusFault(page)).toBeNull();
  }

  async function enter(page: Page, name: string | RegExp): Promise<void> {
    await tabTo(page, name);
    await press(page, 'Enter');
  }

  async function write(page: Page): Promise<void> {
    await enter(page, 'New article');
    await page.getByLabel('What would shoppers search for?').waitFor();
    await tabTo(page, 'What would shoppers search for?');
    await page.keyboard.type('used Toyota RAV4 in Lincoln');
    await press(page, 'Enter');
    await page.getByText('Being researched').waitFor();
    await desk.store.harness.drain();
    await page.getByRole('button', { name: 'Write', exact: true }).waitFor();
    await enter(page, 'Write');
    await page.getByText('Being written').waitFor();
    await desk.store.harness.drain();
    await page.getByRole('link', { name: 'Read it' }).waitFor();
    await enter(page, 'Read it');
    await page.getByRole('button', { name: 'Submit for review' }).waitFor();
  }

  test('from a wrong password to a published article', async () => {
    await using tab = await openTab(desk.address, null);
    const { page } = tab;
    await signIn(page);
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Skip to content');
    await press(page, 'Enter');
    await press(page, 'g');
    await press(page, 'a');
    await page.waitForURL('**/articles');
    await write(page);
    const id = /articles\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    await enter(page, 'Submit for review');
    await result(page, 'Submitted for review.');
    await page.clock.install();
    await tabTo(page, 'Approve');
    await press(page, 'Space');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await focused(page)).toBe('Approve');
    await press(page, 'z');
    expect(await focused(page)).toBe('Approve');
    await press(page, 'Enter');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.clock.runFor(9_000);
    await page.clock.resume();
    await result(page, 'Approved. Partners have been notified.');
    await enter(page, 'Publish now');
    await result(page, 'Published. Readers see it now.');
    const article = await findArticle(desk.store.ctx.reader, desk.store.site.id, id);
    expect(article?.postingStatus).toBe('published');
    expect(tab.complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);
  }, 120_000);

  test('a further page begins at its first row, and a dialog gives the focus back', async () => {
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
    const { page } = tab;
    await page.goto('/app/prairie/articles');
    await enter(page, 'Older');
    await page.locator('[data-row]:focus').waitFor();
    const first = (await page.locator('[data-row]').first().textContent()) ?? 'nothing';
    expect([await focused(page), await focusFault(page)]).toEqual([first, null]);
    await press(page, 'j');
    expect(await focused(page)).toBe((await page.locator('[data-row]').nth(1).textContent()) ?? '');
    await page.goto(`/app/prairie/articles/${desk.store.articles.submitted}`);
    await tabTo(page, 'Reject…');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
    await press(page, 'Escape');
    expect(await focused(page)).toBe('Reject…');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('what is dismissed hands the focus on to what is left, and takes it back', async () => {
    await recommend(desk.store.harness, desk.store.site.id, { title: 'One' });
    await recommend(desk.store.harness, desk.store.site.id, { title: 'Another' });
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
    const { page } = tab;
    await page.goto('/app/prairie/ideas');
    const ownerOfFocus = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.querySelector('h3')?.textContent);
    await enter(page, 'Dismiss');
    const left = await ownerOfFocus();
    expect(['One', 'Another']).toContain(left ?? '');
    expect(await focusFault(page)).toBeNull();
    await press(page, 'z');
    expect(await focused(page)).toBe('Dismiss');
    expect(await ownerOfFocus()).not.toBe(left);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('a field that is wrong has the focus', async () => {
    await using tab = await openTab(desk.address, (await desk.store.as('manager')).token);
    const { page } = tab;
    await page.goto('/app/prairie/webhooks/new');
    await tabTo(page, /^Address/);
    await page.keyboard.type('https://localhost/hook');
    await press(page, 'Enter');
    await page.locator('[aria-invalid=true]:focus').waitFor();
    expect(await focusFault(page)).toBeNull();
  }, 60_000);
});
