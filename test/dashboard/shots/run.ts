import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../src/dashboard/index.ts';
import { closeBrowser, listenOnLocalhost, type Looks, openTab } from '../browser.ts';
import { setOperator } from '../../../src/domain/people/operator/manage-users.ts';
import { viewsOf } from '../support/every-page.ts';
import { openDemoStore } from '../support/store-demo.ts';

/**
 * Takes a picture of every page that is registered, in the states that it names: light, dark, on a
 * phone, and light for a store without anything. `bun run shots [word]` takes those whose address
 * has the word; they end up in a folder of their own, whose name is printed.
 */
const looks: Record<string, Looks> = {
  light: {},
  dark: { theme: 'dark' },
  phone: { width: 320, height: 640 },
};

const [word = ''] = process.argv.slice(2);
const folder = join(tmpdir(), 'forecourt-shots');
mkdirSync(folder, { recursive: true });
const out = mkdtempSync(join(folder, 'run-'));
await using store = await openDemoStore();
const address = listenOnLocalhost(store.app);

await setOperator(store.ctx, store.staff.owner.email, true);

for (const page of pages) {
  const { token } = page.for === 'everybody' ? store.anonymous : await store.as('owner');
  for (const view of await viewsOf(store, page)) {
    const views =
      page.for === 'store' ? [view, view.replace('prairie', store.sister.slug)] : [view];
    for (const one of views) if (one.includes(word)) await shoot(one, token);
  }
}
await closeBrowser();
process.stdout.write(`${out}\n`);

async function shoot(path: string, token: string | null): Promise<void> {
  for (const [name, look] of Object.entries(looks)) {
    await using tab = await openTab(address, token, look);
    await tab.page.goto(path);
    await tab.page.evaluate(() => document.fonts.ready);
    const plain = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'root';
    await tab.page.screenshot({ path: join(out, `${plain}-${name}.png`), fullPage: true });
    for (const line of tab.complaints) process.stdout.write(`${path} (${name}): ${line}\n`);
  }
  process.stdout.write(`${path}\n`);
}
