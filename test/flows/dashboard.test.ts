import { afterAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowser, freePort, missing, openTab } from '../dashboard/browser.ts';
import { withAuthenticator } from '../dashboard/support/virtual-authenticator.ts';
import { codeOf } from '../support/people.ts';
import { webServer } from '../support/target.ts';

const feed = join(import.meta.dir, '../../src/cli/demo/sample-stock.csv');
const password = 'seven geese on the prairie';
const email = 'ruth@prairie.example';
/** Writing takes its seconds, more of them on a busy machine. */
const patient = { timeout: 120_000 };
const stepMs = 30_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).click();

/** From the address that the terminal shows to a store, with a second factor on the way. */
async function firstRun(page: Page, setup: string): Promise<string> {
  await page.goto(setup);
  await page.getByLabel('Your name').fill('Ruth Okafor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Continue');
  await page.waitForURL('**/app/welcome');
  await page.goto('/app/account/app');
  await press(page, 'Show the QR code');
  const shown = (await page.locator('code').first().textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  await page.getByLabel('Code shown in the app').fill(codeOf(secret, Date.now() - stepMs));
  await press(page, 'Turn it on');
  await follow(page, 'I have saved them');
  await page.getByLabel('Store name').fill('Prairie Motors');
  await page.getByLabel('City').fill('Lincoln');
  await page.getByLabel('State or province').fill('NE');
  await press(page, 'Set up the store');
  await page.waitForURL('**/app/prairie-motors/start');
  return secret;
}

/** Its stock, in which one row is not what it should be. */
async function bringStock(page: Page): Promise<void> {
  await follow(page, 'Import stock');
  const text = await Bun.file(feed).text();
  const [heading = '', first = ''] = text.split('\n');
  const broken = first.replace(/[A-HJ-NPR-Z0-9]{17}/, 'NOT-A-VIN');
  const buffer = Buffer.from([heading, broken, ...text.split('\n').slice(2)].join('\n'));
  const file = { name: 'stock.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Feed file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('The file has been imported.').waitFor(patient);
  await page.getByText('Problems in the file').waitFor();
}

/** From an idea to an article that is written. */
async function write(page: Page): Promise<void> {
  await page.goto('/app/prairie-motors/ideas/research');
  await page.getByLabel('What would shoppers search for?').fill('used toyota rav4');
  await press(page, 'Research');
  await page.getByRole('button', { name: 'Write', exact: true }).click(patient);
  await page.waitForURL('**/articles/**');
  await page.getByRole('link', { name: 'Read it' }).click(patient);
}

/** Rejected, edited, approved and published. */
async function review(page: Page): Promise<void> {
  await press(page, 'Submit for review');
  await page.getByText('Submitted for review.').waitFor();
  await page.waitForLoadState();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await dialog.getByLabel('Reason').fill('Say when we are open.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('Rejected, with your reason.').waitFor();
  await follow(page, 'Edit');
  const text = page.getByLabel('Text');
  await text.fill(`${await text.inputValue()}\n\nWe are open until six.`);
  await press(page, 'Save as a new version');
  await page.getByText('Saved.').waitFor();
  await press(page, 'Submit for review');
  await page.getByText('Submitted for review.').waitFor();
  await page.clock.install();
  await press(page, 'Approve');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.clock.runFor(9_000);
  await page.clock.resume();
  await page.getByText('Approved. Partners have been notified.').waitFor();
  await press(page, 'Publish now');
  await page.getByText('Published. Readers see it now.').waitFor();
}

/** The e-mail address and the password, without the mouse. */
async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=email]:focus').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.locator('.me button[aria-label="Sign out"]').click();
  await page.waitForURL('**/login?out=1');
}

const title = missing === null ? webServer.name : `${webServer.name} (left out: ${missing})`;
describe.skipIf(missing !== null)(`the dashboard, on ${title}`, () => {
  afterAll(() => closeBrowser());

  test('from the first address to a published article, a key and both factors', async () => {
    await using server = await webServer.start(freePort());
    await using tab = await openTab(server.address, null);
    const { page } = tab;
    const secret = await firstRun(page, server.setup);
    await bringStock(page);
    await write(page);
    await review(page);
    await page.goto('/app/prairie-motors/keys/new');
    await page.getByLabel('Name').fill('Website');
    await press(page, 'Create key');
    const key = (await page.locator('#key').textContent()) ?? '';
    const reply = await server.client(key).get('/content?posting_status=published');
    expect([reply.status, reply.body.data.length]).toEqual([200, 1]);
    await follow(page, 'I have it');
    expect(await page.content()).not.toContain(key);
    await withAuthenticator(tab);
    await page.goto('/app/account/passkeys');
    await press(page, 'Continue on this device');
    await page.getByRole('link', { name: /^Change / }).waitFor();
    await signOut(page);
    await signInByKeyboard(page);
    await press(page, 'Sign in with a passkey');
    await page.waitForURL('**/app/prairie-motors');
    await signOut(page);
    await signInByKeyboard(page);
    await page.locator('input[name=code]:focus').waitFor();
    await page.keyboard.type(codeOf(secret, Date.now()));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/prairie-motors');
    await page.goto('/app/account');
    await page.getByLabel('Language').selectOption('es');
    await press(page, 'Save');
    await page.getByRole('heading', { name: 'Su cuenta' }).waitFor();
    expect(tab.complaints).toEqual([]);
  }, 300_000);
});
