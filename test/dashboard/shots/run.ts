import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '../../../schema/tables/users.ts';
import { setOperator } from '../../../src/domain/people/operator/manage-users.ts';
import { analyzeSite } from '../../../src/domain/content-intelligence/analyze-site.ts';
import { closeBrowser, listenOnLocalhost, type Looks, openTab } from '../browser.ts';
import { openDemoStore } from '../support/store-demo.ts';
import { addressesOf } from './addresses.ts';

/**
 * Takes a picture of every page that is registered, in the states that it names: light, dark, on a
 * phone, in Spanish and printed, and the same for a store without anything. `bun run shots [word]`
 * takes those whose address has the word; they end up in a folder of their own, whose name is
 * printed.
 */
const looks: Record<string, Looks & { locale?: Locale }> = {
  light: {},
  dark: { theme: 'dark' },
  phone: { width: 320, height: 640 },
  print: { media: 'print' },
  spanish: { locale: 'es', language: 'es-US' },
};

const [word = ''] = process.argv.slice(2);
const folder = join(tmpdir(), 'forecourt-shots');
mkdirSync(folder, { recursive: true });
const out = mkdtempSync(join(folder, 'run-'));
await using store = await openDemoStore();
const address = listenOnLocalhost(store.app);

await analyzeSite(store.ctx, store.site.id, AbortSignal.timeout(60_000));
await setOperator(store.ctx, store.staff.owner.email, true);
const { token } = await store.as('owner');

const addresses = await addressesOf(store);

for (const [name, look] of Object.entries(looks)) {
  await store.speak('owner', look.locale ?? 'en');
  for (const { path, isAnonymous } of addresses) {
    if (path.includes(word)) await shoot(path, isAnonymous ? null : token, name, look);
  }
}
await closeBrowser();
process.stdout.write(`${out}\n`);

async function shoot(path: string, token: string | null, name: string, look: Looks) {
  await using tab = await openTab(address, token, look);
  await tab.page.goto(path);
  await tab.page.evaluate(() => document.fonts.ready);
  const plain = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'root';
  const file = join(out, `${plain}-${name}.png`);
  await tab.page.screenshot({ path: file, fullPage: true, timeout: 60_000 }).catch((cause) => {
    throw new Error(`No picture of ${path} (${name}).`, { cause });
  });
  for (const line of tab.complaints) process.stdout.write(`${path} (${name}): ${line}\n`);
}
