import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from './support/find-browser.ts';

/** Below the test's own minute: a test that times out takes the shared browser with it. */
const patienceMs = 8_000;

const found = await findBrowser();

/** Why there are no browser tests here; null where there are. */
export const missing = 'missing' in found ? found.missing : null;

if (missing !== null && process.env.BROWSER_REQUIRED === '1') {
  throw new Error(`BROWSER_REQUIRED is set, but there is ${missing}.`);
}

let shared: Promise<Browser> | null = null;

/** One browser for all tests of a file. */
export function openBrowser(): Promise<Browser> {
  if ('missing' in found) throw new Error(found.missing);
  const { path, environment } = found;
  shared ??= chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    env: { ...(process.env as Record<string, string>), ...environment },
    timeout: 30_000,
  });
  return shared;
}

export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = null;
}

const feedPhoto =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#9fb4bf" ' +
  'd="M0 0h400v300H0z"/><path fill="#5d7480" d="M60 190l45-15 40-45h100l50 45 45 15v35H60z"/>' +
  '<circle cx="125" cy="225" r="25"/><circle cx="275" cy="225" r="25"/></svg>';

export type Looks = {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  scripts?: boolean;
  language?: string;
  media?: 'screen' | 'print';
};

/** What a tab has complained about: every line of its console, and what the policy stopped. */
export type Tab = {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  [Symbol.asyncDispose](): Promise<void>;
};

/** A program types before the page has put the focus where it belongs; people do not. */
const typedBeforeFocus = 'Autofocus processing was blocked';

/** A tab at an address such as http://localhost:3000, signed in where there is a token. */
export async function openTab(
  address: string,
  token: string | null,
  looks: Looks = {},
): Promise<Tab> {
  const { width = 1280, height = 860, theme = 'light', scripts = true } = looks;
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: scripts,
    locale: looks.language ?? 'en-US',
    reducedMotion: 'reduce',
  });
  if (token !== null) {
    const cookie = { name: '__Host-forecourt', value: token, path: '/', domain: 'localhost' };
    await context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Lax' }]);
  }
  // Photos of feeds lie on other hosts, which no test may ask.
  await context.route(/^https:/, (route) => {
    return route.fulfill({ contentType: 'image/svg+xml', body: feedPhoto });
  });
  const page = await context.newPage();
  await page.emulateMedia({ media: looks.media ?? 'screen' });
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (!line.text().startsWith(typedBeforeFocus))
      complaints.push(`${line.type()}: ${line.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  if (scripts) {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }
  return { page, context, complaints, [Symbol.asyncDispose]: () => context.close() };
}

/** The address of the app over TCP, as a browser on this machine comes to it. */
export function listenOnLocalhost(app: { listen(port: number): { url: string } }): string {
  const url = new URL(app.listen(0).url);
  return `http://localhost:${url.port}`;
}

/** Where the app must know its own origin, the port is known before the app is. */
export function freePort(): number {
  const server = Bun.serve({ port: 0, fetch: () => new Response() });
  const { port } = server;
  void server.stop(true);
  if (port === undefined) throw new Error('There is no free port.');
  return port;
}
