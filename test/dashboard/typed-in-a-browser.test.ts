import { expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { listKeys } from '../../src/domain/site/keys-store.ts';
import { endSessions } from '../../src/domain/people/sessions/session-store.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { hour } from '../../src/lib/clock.ts';
import { openTab, type Tab } from './browser.ts';
import { inBrowser } from './support/in-a-browser.ts';

const password = 'eleven plus one is twelve';

inBrowser('what has been typed', (desk) => {
  /** The cheapest that can be compared with. */
  async function setPassword(role: 'author' | 'manager' | 'owner'): Promise<void> {
    const cheap = { algorithm: 'argon2id', memoryCost: 8, timeCost: 1 } as const;
    const passwordHash = await Bun.password.hash(password, cheap);
    const { userId } = desk.store.staff[role];
    await desk.store.ctx.write((tx) => changeUser(tx, userId, { passwordHash }), inLane('users'));
  }

  async function end(role: 'author' | 'manager' | 'owner'): Promise<void> {
    const { userId } = desk.store.staff[role];
    await desk.store.ctx.write((tx) => endSessions(tx, userId), inLane('users'));
  }

  async function signIn({ page }: Tab, email: string): Promise<void> {
    await page.waitForURL(/\/login/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  test('an article survives the end of the session', async () => {
    const { store, address } = desk;
    await setPassword('author');
    const path = `/app/prairie/articles/${store.articles.draft}`;
    const text = 'What I wrote while nobody looked.';
    await using tab = await openTab(address, (await store.as('author')).token);
    const { page } = tab;
    await page.goto(`${path}/edit`);
    const area = page.locator('textarea[data-keep]');
    await area.fill(text);
    await end('author');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(text);
    await signIn(tab, store.staff.author.email);
    await page.waitForURL(`**${path}/edit`);
    expect(await area.inputValue()).toBe(text);
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.waitForURL((url) => url.pathname === path);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await findArticle(store.ctx.reader, store.site.id, store.articles.draft)).toBeTruthy();
  }, 60_000);

  test('a key survives the question who it is; somebody else sees nothing of it', async () => {
    const { store, address } = desk;
    await setPassword('owner');
    await using tab = await openTab(address, (await store.as('owner')).token);
    const { page } = tab;
    await page.goto('/app/prairie/keys/new');
    await page.getByLabel('Name').fill('Website of the group');
    store.harness.clock.advance(hour);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.waitForURL(/\/app\/confirm/);
    await page.getByLabel('Password').fill(password);
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL('**/keys/new');
    expect(await page.getByLabel('Name').inputValue()).toBe('Website of the group');
    await end('owner');
    await setPassword('manager');
    await page.getByRole('button', { name: 'Create key' }).click();
    await signIn(tab, store.staff.manager.email);
    await page.waitForURL('**/keys/new');
    expect(await page.getByLabel('Name').inputValue()).toBe('');
  }, 60_000);

  test('a button that is pressed again on a slow line sends the form once', async () => {
    const { store, address } = desk;
    const keys = async () => (await listKeys(store.ctx.reader, store.site.id)).length;
    await using tab = await openTab(address, (await store.as('manager')).token);
    const { page } = tab;
    await page.goto('/app/prairie/keys/new');
    await page.getByLabel('Name').fill('Pressed twice');
    const before = await keys();
    const sent: string[] = [];
    await page.route('**/keys/new', async (route) => {
      sent.push(route.request().method());
      await page.waitForTimeout(700);
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Create key' });
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      setTimeout(() => element.click(), 200);
    });
    await page.getByText('It is shown only once').first().waitFor();
    expect([sent, (await keys()) - before]).toEqual([['POST'], 1]);
  }, 60_000);
});
