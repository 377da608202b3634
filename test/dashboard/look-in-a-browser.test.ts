import { beforeAll, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { changeArticle } from '../../src/domain/content/store.ts';
import { changeUser } from '../../src/domain/people/users-store.ts';
import { updateSite } from '../../src/domain/site/create-site.ts';
import { changeWebhook } from '../../src/domain/webhooks/store.ts';
import { openTab } from './browser.ts';
import { makeDemoWebhook } from './support/demo-webhook.ts';
import { inBrowser, patienceMs } from './support/in-a-browser.ts';

/** Headings, links and names that reach past the page or the box that they stand in. */
function beyondTheirBoxes(): string[] {
  const right = document.documentElement.clientWidth + 1;
  const all = document.querySelectorAll('h1, h2, p, main a, strong, label, .switcher span');
  const beyond = [...all].filter((one) => {
    if (!one.checkVisibility() || one.closest('.scroll, .tabs')) return false;
    const box = one.closest('.card, .switcher, main')?.getBoundingClientRect();
    return one.getBoundingClientRect().right > Math.min(right, (box?.right ?? right) + 1);
  });
  const isWide = document.documentElement.scrollWidth > right;
  return [...beyond.map((one) => one.outerHTML.slice(0, 80)), ...(isWide ? ['the page'] : [])];
}

inBrowser('the look', (desk) => {
  let token: string | null;
  beforeAll(async () => {
    ({ token } = await desk.store.as('manager'));
  }, patienceMs);

  test('a word without end pushes no column out of sight, nor a long name a place', async () => {
    const { ctx, site, articles } = desk.store;
    const change = { title: 'Supercalifragilisticexpialidocious'.repeat(4) };
    await ctx.write((tx) => changeArticle(tx, site.id, articles.failed, change), inLane(site.id));
    await updateSite(ctx, site.slug, { name: 'Grand & Featherstonehaugh '.repeat(6).trim() });
    for (const width of [1280, 320]) {
      await using tab = await openTab(desk.address, token, { width });
      await tab.page.goto('/app/prairie/articles');
      const table = tab.page.locator('#list .scroll');
      const widths = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      expect(widths[0]).toBe(widths[1] ?? 0);
      const name = tab.page.locator('.switcher strong');
      expect(await name.evaluate((one) => one.clientHeight)).toBeLessThan(48);
    }
  }, 60_000);

  test('names without a space are broken, on every page and in the sidebar', async () => {
    const { ctx, site, articles, staff } = desk.store;
    const { webhookId } = await makeDemoWebhook(desk.store);
    const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
    const author = staff.author.userId;
    await updateSite(ctx, site.slug, { name, city: name });
    await ctx.write(async (tx) => {
      await changeArticle(tx, site.id, articles.submitted, { title: name });
      await changeUser(tx, author, { name });
      await changeWebhook(tx, site.id, webhookId, { description: name });
    }, inLane(site.id));
    const ofArticle = `/articles/${articles.submitted}`;
    const paths = ['', '/ideas', '/people', `/people/${author}`, '/images', '/leads', '/reviews'];
    paths.push('/settings', '/social/new', ofArticle, `${ofArticle}/reject`, `${ofArticle}/edit`);
    paths.push('/webhooks', `/webhooks/${webhookId}/change`);
    for (const width of [1280, 320]) {
      await using tab = await openTab(desk.address, token, { width });
      for (const path of paths) {
        await tab.page.goto(`/app/prairie${path}`);
        const beyond = await tab.page.evaluate(beyondTheirBoxes);
        expect([width, path, beyond]).toEqual([width, path, []]);
      }
    }
  }, 60_000);

  test('below who has signed in, no place of a long sidebar shows', async () => {
    await using tab = await openTab(desk.address, token, { height: 600 });
    await tab.page.goto('/app/prairie');
    const isMe = await tab.page.evaluate(() => {
      const side = document.querySelector('.side')?.getBoundingClientRect();
      const lowest = document.elementFromPoint(60, (side?.bottom ?? 0) - 3);
      return lowest?.closest('.me') !== null;
    });
    expect(isMe).toBe(true);
  }, 60_000);

  test('the stars of a review stand in one line', async () => {
    await using tab = await openTab(desk.address, token);
    await tab.page.goto('/app/prairie/reviews');
    const stars = tab.page.locator('.stars').first().locator('.icon');
    const tops = await stars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  }, 60_000);

  test('only what the chosen answer needs is asked', async () => {
    await using tab = await openTab(desk.address, token);
    await tab.page.goto('/app/prairie/share/new');
    const asked = async () => [
      await tab.page.locator('[name=article]').isVisible(),
      await tab.page.locator('[name=vehicles]').isVisible(),
    ];
    expect(await asked()).toEqual([true, false]);
    await tab.page.getByLabel('Vehicles', { exact: true }).first().check();
    expect(await asked()).toEqual([false, true]);
  }, 60_000);

  test('a page is printed on white, without the sidebar', async () => {
    await using tab = await openTab(desk.address, token, { theme: 'dark', media: 'print' });
    await tab.page.goto(`/app/prairie/articles/${desk.store.articles.published}`);
    expect(await tab.page.locator('.side').isVisible()).toBe(false);
    const frame = tab.page.locator('.frame');
    const [image, ground] = await frame.evaluate((one) => [
      getComputedStyle(one).backgroundImage,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect([image, ground]).toEqual(['none', 'rgb(255, 255, 255)']);
  }, 60_000);
});
