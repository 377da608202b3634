import { afterAll, beforeAll, describe } from 'bun:test';
import { closeBrowser, listenOnLocalhost, missing } from '../browser.ts';
import { type DemoStore, openDemoStore } from './store-demo.ts';

/** Opening the store writes articles, which takes its seconds on a busy machine. */
export const patienceMs = 60_000;

/** What the tests of a group share; there as soon as they run. */
export type Desk = { store: DemoStore; address: string };

/** Tests of the pages in a browser; without one they are left out, and the name says why. */
export function inBrowser(name: string, body: (desk: Readonly<Desk>) => void): void {
  const title = missing === null ? name : `${name} (left out: ${missing})`;
  describe.skipIf(missing !== null)(title, () => {
    const desk = {} as Desk;
    beforeAll(async () => {
      desk.store = await openDemoStore();
      desk.address = listenOnLocalhost(desk.store.app);
    }, patienceMs);
    afterAll(async () => {
      await closeBrowser();
      await desk.store[Symbol.asyncDispose]();
    });
    body(desk);
  });
}
