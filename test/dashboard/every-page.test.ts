import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { siteRoles } from '../../schema/records/actor.ts';
import { pages } from '../../src/dashboard/index.ts';
import { patternOf } from '../../src/dashboard/page-group.ts';
import { may } from '../../src/may.ts';
import { addressOf, viewsOf } from './support/every-page.ts';
import { faultsOf } from './support/page-faults.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

/** What holds for every page that is registered: a new one is tested by being in the list. */
let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
});
afterAll(() => store[Symbol.asyncDispose]());

for (const page of pages) {
  const pattern = patternOf(page);
  describe(pattern, () => {
    if (page.for !== 'everybody') {
      test('leads whoever has not signed in to the sign-in', async () => {
        const address = await addressOf(store, page);
        const send = page.get ? store.anonymous.get : store.anonymous.post;
        const { status, headers } = await send(address);
        expect(status).toBe(303);
        expect(headers.get('location')).toStartWith('/login?next=%2Fapp');
      });
    }
    if (page.for === 'store') {
      const { may: deed, mayPost = deed } = page;
      test('is there for exactly the roles that may', async () => {
        const address = await addressOf(store, page);
        for (const role of siteRoles) {
          const visitor = await store.as(role);
          if (page.get && !page.isNoPage) {
            const { status } = await visitor.get(address);
            expect([role, status === 403]).toEqual([role, !may(role, deed)]);
            expect(status).toBeLessThan(500);
          }
          if (!page.post || may(role, mayPost)) continue;
          expect([role, (await visitor.post(address)).status]).toEqual([role, 403]);
        }
      });
      test('is not there at a store of others, as if there were none', async () => {
        const owner = await store.as('owner');
        const send = page.get ? owner.get : owner.post;
        const theirs = await send(await addressOf(store, page, store.stranger.slug));
        const nobodys = await send(await addressOf(store, page, 'no-such-store'));
        expect([theirs.status, nobodys.status]).toEqual([404, 404]);
        const neutral = (html: string) => html.replaceAll(/harbor|no-such-store/g, 'store');
        expect(neutral(theirs.html)).toBe(neutral(nobodys.html));
      });
    }
    if (page.post) {
      test('takes no form from another site', async () => {
        const owner = await store.as('owner');
        const address = await addressOf(store, page);
        const foreign: Record<string, string>[] = [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': '', origin: 'https://evil.example' },
          { 'sec-fetch-site': '', origin: 'null' },
        ];
        for (const headers of foreign) {
          const given = new Headers({ origin: 'http://localhost', ...headers });
          if (headers['sec-fetch-site'] === '') given.delete('sec-fetch-site');
          const type = { 'content-type': 'application/x-www-form-urlencoded' };
          const all = { ...type, ...Object.fromEntries(given) };
          const { status } = await owner.send(address, { method: 'POST', headers: all, body: '' });
          expect([headers, status]).toEqual([headers, 403]);
        }
      });
    }
    test('says what it takes', async () => {
      const owner = await store.as('owner');
      const { status, headers } = await owner.send(await addressOf(store, page), {
        method: 'DELETE',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe(
        [page.get && 'GET, HEAD', page.post && 'POST'].filter(Boolean).join(', '),
      );
    });
    if (page.get && !page.isNoPage) {
      test('is clean HTML under the strict policy, in both languages', async () => {
        const { anonymous } = store;
        for (const language of ['en', 'es'] as const) {
          await store.speak('owner', language);
          const visitor = page.for === 'everybody' ? anonymous : await store.as('owner');
          for (const address of await viewsOf(store, page)) {
            const reply = await visitor.get(address, { 'accept-language': language });
            if (reply.status === 303) continue;
            expect(reply.html).toContain(`<html lang="${language}"`);
            expect([address, await faultsOf(reply)]).toEqual([address, []]);
          }
        }
      });
    }
  });
}
