import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { findArticle } from '../../src/domain/content/store.ts';
import { findRecommendation } from '../../src/domain/content-intelligence/store.ts';
import { inLane } from '../../src/db/write.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { recommend } from '../support/make-recommendation.ts';
import { closeBrowser, listenOnLocalhost, missing, openTab, type Tab } from './browser.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const password = 'twelve horses cross the river';
const title = missing === null ? 'an article' : `an article (left out: ${missing})`;
describe.skipIf(missing !== null)(title, () => {
  let store: DemoStore;
  let address: string;
  beforeEach(async () => {
    store = await openDemoStore();
    address = listenOnLocalhost(store.app);
  });
  afterEach(() => store[Symbol.asyncDispose]());
  afterAll(closeBrowser);

  const at = (id: string, rest = '') => `/app/prairie/articles/${id}${rest}`;
  const stateOf = async (id: string) => {
    const article = await findArticle(store.ctx.reader, store.site.id, id);
    return [article?.approvalStatus, article?.postingStatus];
  };

  async function tabOf(role: 'author' | 'manager', looks: Parameters<typeof openTab>[2] = {}) {
    return openTab(address, (await store.as(role)).token, looks);
  }

  /** Lets the eight seconds of an undo pass. */
  async function hurry(tab: Tab): Promise<void> {
    await tab.page.clock.install();
  }

  test('from a suggestion to a published article in eight clicks with the sign-in', async () => {
    await recommend(store.harness, store.site.id, {
      suggestedArticleType: 'modellanding',
      metadata: { keyword: '2022 Toyota Camry' },
    });
    const { email, userId } = store.staff.manager;
    const passwordHash = await store.ctx.passwords.hash(password);
    await store.ctx.write((tx) => changeUser(tx, userId, { passwordHash }), inLane('users'));
    await using tab = await openTab(address, null);
    await hurry(tab);
    let clicks = 0;
    const click = async (role: 'button' | 'link', name: string | RegExp) => {
      await tab.page.getByRole(role, { name }).click();
      clicks += 1;
    };
    await tab.page.goto('/login?next=/app/prairie');
    await tab.page.getByLabel('E-mail').fill(email);
    await tab.page.getByLabel('Password').fill(password);
    await click('button', 'Sign in');
    await click('link', /^Ideas/);
    await click('button', /^Write it: /);
    await tab.page.waitForURL(/research/);
    await store.harness.drain();
    await tab.page.clock.runFor(3_000);
    await click('button', 'Write');
    await tab.page.waitForURL(/articles/);
    await store.harness.drain();
    await click('link', 'Read it');
    await click('button', 'Submit for review');
    await click('button', 'Approve');
    await tab.page.getByRole('button', { name: 'Undo' }).waitFor();
    await tab.page.clock.runFor(9_000);
    await tab.page.getByText('Approved. Partners have been notified.').waitFor();
    await click('button', 'Publish now');
    await tab.page.getByText('Published. Readers see it now.').waitFor();
    const id = /articles\/([0-9a-f-]{36})/.exec(tab.page.url())?.[1] ?? '';
    expect(await stateOf(id)).toEqual(['approved', 'published']);
    expect(clicks).toBeLessThanOrEqual(8);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('an approval is taken back within eight seconds, and sent by leaving the page', async () => {
    const { submitted } = store.articles;
    await using tab = await tabOf('manager');
    await tab.page.goto(at(submitted));
    await tab.page.keyboard.press('a');
    await tab.page.getByRole('button', { name: 'Undo' }).click();
    expect(await tab.page.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
    expect(await stateOf(submitted)).toEqual(['submitted', 'draft']);
    await tab.page.keyboard.press('a');
    await tab.page.getByRole('button', { name: 'Undo' }).waitFor();
    await tab.page.goto('/app/prairie');
    while ((await stateOf(submitted))[0] !== 'approved') await Bun.sleep(50);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('rejects in a dialog, edits, previews, takes up what was not saved', async () => {
    const { submitted } = store.articles;
    await using tab = await tabOf('manager');
    const { page } = tab;
    await page.goto(at(submitted));
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await dialog.getByLabel('Reason').fill('The price is old.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('Rejected, with your reason.').waitFor();
    await page.goto(at(submitted, '/edit'));
    const text = page.getByLabel('Text');
    await text.fill('# Title\n\nprice');
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 14));
    await page.getByRole('button', { name: 'Bold' }).click();
    expect(await text.inputValue()).toBe('# Title\n\n**price**');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.locator('#preview strong').getByText('price').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    expect(await text.inputValue()).toBe('# Title\n\n**price**');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('Saved.').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('without scripts: reject on a page, edit, preview, submit, approve, publish', async () => {
    const { submitted } = store.articles;
    await using tab = await tabOf('manager', { scripts: false });
    const { page } = tab;
    await page.goto(at(submitted));
    await page.getByRole('link', { name: 'Reject…' }).click();
    await page.getByLabel('Reason').fill('The price is old.');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Text').fill('# Title\n\nA *new* price.');
    await page.getByRole('button', { name: 'Preview' }).click();
    expect(await page.locator('#preview em').textContent()).toBe('new');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published. Readers see it now.').waitFor();
    expect(await stateOf(submitted)).toEqual(['approved', 'published']);
  }, 60_000);

  test('dismisses one after the other, takes the last back, and approves many', async () => {
    const { ctx, harness, site, articles } = store;
    const first = await recommend(harness, site.id, { title: 'First' });
    const last = await recommend(harness, site.id, { title: 'Last' });
    const ideaOf = async (id: string) =>
      (await findRecommendation(ctx.reader, site.id, id))?.status;
    await using tab = await tabOf('manager');
    const { page } = tab;
    await hurry(tab);
    await page.goto('/app/prairie/ideas');
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await card('First').getByRole('button', { name: 'Dismiss' }).click();
    await card('Last').getByRole('button', { name: 'Dismiss' }).click();
    while ((await ideaOf(first)) !== 'dismissed') await Bun.sleep(50);
    await page.keyboard.press('z');
    await card('Last').getByRole('button', { name: 'Dismiss' }).waitFor();
    expect(await ideaOf(last)).toBe('active');
    await page.goto('/app/prairie/articles?tab=submitted');
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.clock.runFor(9_000);
    await page.getByText(/articles were approved/).waitFor();
    expect(await stateOf(articles.submitted)).toEqual(['approved', 'draft']);
    expect(tab.complaints).toEqual([]);
  }, 60_000);

  test('the search over everything is one key away', async () => {
    await using tab = await tabOf('author');
    await tab.page.goto('/app/prairie');
    await tab.page.keyboard.press('/');
    await tab.page.waitForURL('**/find');
    await tab.page.keyboard.press('/');
    await tab.page.keyboard.type('p1005');
    await tab.page.getByText('Stock number P1005').waitFor();
    expect(tab.complaints).toEqual([]);
  }, 60_000);
});
