import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { member, password, peopleHarness, codeOf } from '../support/people.ts';
import type { Harness } from '../support/harness.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { minute } from '../../src/lib/clock.ts';
import { closeBrowser, freePort, missing, openTab } from './browser.ts';
import { withAuthenticator } from './support/virtual-authenticator.ts';

const title = missing === null ? 'second factors' : `second factors (left out: ${missing})`;
describe.skipIf(missing !== null)(title, () => {
  let held: Harness;
  let site: SiteRow;
  let address: string;
  beforeAll(async () => {
    const port = freePort();
    address = `http://localhost:${port}`;
    held = peopleHarness({ environment: { APP_ORIGIN: address } });
    site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
    held.app.listen(port);
  });
  afterAll(async () => {
    await closeBrowser();
    await held[Symbol.asyncDispose]();
  });

  async function signIn(page: Page, email: string): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  test('a passkey is added, signs in, and confirms who it is', async () => {
    const email = 'pia@prairie.example';
    await member(held, [site], 'owner', { email, name: 'Pia Lund' });
    await using tab = await openTab(address, null);
    const { page } = tab;
    await withAuthenticator(tab);
    await signIn(page, email);
    await page.goto('/app/account');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the device').fill('Office computer');
    await page.getByRole('button', { name: 'Continue on this device' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect((await page.locator('#codes').textContent())?.trim().split('\n')).toHaveLength(10);
    await page.getByRole('link', { name: 'I have saved them' }).click();
    await page.getByRole('link', { name: 'Change Office computer' }).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.waitForURL('**/login?out=1');
    await signIn(page, email);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/app/prairie');
    held.clock.advance(20 * minute);
    await page.goto('/app/prairie/people/invite');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/people/invite');
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('a passkey that is not theirs signs nobody in, and says so', async () => {
    const email = 'max@prairie.example';
    await member(held, [site], 'author', { email });
    await using tab = await openTab(address, null);
    await withAuthenticator(tab);
    await signIn(tab.page, email);
    await tab.page.goto('/app/account/passkeys');
    await tab.page.getByRole('button', { name: 'Continue on this device' }).click();
    await tab.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await using other = await openTab(address, null);
    await withAuthenticator(other);
    await signIn(other.page, email);
    await other.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await other.page.locator('.toast.bad').waitFor();
    await other.page.goto('/app/prairie');
    expect(new URL(other.page.url()).pathname).toBe('/login');
  }, 60_000);

  for (const scripts of [true, false]) {
    test(`an authenticator app signs in ${scripts ? 'with' : 'without'} scripts`, async () => {
      const email = `tom-${scripts}@prairie.example`;
      await member(held, [site], 'author', { email, name: 'Tom Berg' });
      await using tab = await openTab(address, null, { scripts });
      const { page } = tab;
      const now = () => held.app.ctx.clock.now();
      await signIn(page, email);
      await page.goto('/app/account');
      await page.getByRole('link', { name: 'Set up' }).click();
      await page.getByRole('button', { name: 'Show the QR code' }).click();
      await page.getByRole('img', { name: 'QR code' }).waitFor();
      const shown = (await page.locator('code').first().textContent()) ?? '';
      const secret = shown.replaceAll(' ', '');
      await page.getByLabel('Code shown in the app').fill(codeOf(secret, now()));
      await page.getByRole('button', { name: 'Turn it on' }).click();
      const codes = ((await page.locator('#codes').textContent()) ?? '').trim().split('\n');
      await page.goto('/app/account');
      await page.locator('.me button[aria-label="Sign out"]').click();
      await signIn(page, email);
      held.clock.advance(minute);
      await page.getByLabel('Code').fill('123 456');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Code').fill(codeOf(secret, now()));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/app/prairie');
      await page.locator('.me button[aria-label="Sign out"]').click();
      await signIn(page, email);
      await page.getByLabel('Code').fill(codes[3] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/app/prairie');
      const lines = tab.complaints.filter((line) => !line.includes('status of 401'));
      expect(lines).toEqual([]);
    }, 60_000);
  }
});
