import { afterAll, beforeAll, expect, test } from 'bun:test';
import { editDescription } from '../../src/domain/descriptions/edit-description.ts';
import { descriptionHistory } from '../../src/domain/descriptions/descriptions-store.ts';
import {
  type AgeClass,
  ageClasses,
  countListed,
  listStock,
  stockPosition,
} from '../../src/domain/inventory/desk/list-stock.ts';
import { stockAtAGlance } from '../../src/domain/inventory/desk/stock-at-a-glance.ts';
import { day } from '../../src/lib/clock.ts';
import { fixtureVin } from '../support/vin.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { audited } from './support/audited.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

const list = '/app/prairie/vehicles';

let store: DemoStore;
beforeAll(async () => {
  store = await openDemoStore();
}, 60_000);
afterAll(() => store[Symbol.asyncDispose]());

async function withoutText(limit: number) {
  const range = { order: 'newest', limit, description: 'not_generated' } as const;
  return listStock(store.ctx.reader, store.site.id, range, store.ctx.clock.now());
}

async function textsOf(vehicleId: string) {
  return descriptionHistory(store.ctx.reader, store.site.id, vehicleId);
}

test('the list finds by words in any order, by VIN, by age and by state of the text', async () => {
  const author = await store.as('author');
  const rows = async (query: string) => {
    const { html, status } = await author.get(`${list}${query}`);
    expect(status).toBe(200);
    return Number(/\d–\d+ of (\d+)</.exec(html)?.[1]);
  };
  expect(await rows('')).toBe(42);
  expect(await rows('?q=camry+toyota')).toBe(11);
  expect(await rows(`?q=${fixtureVin('9ZZG11AK', 2022, 100_007).toLowerCase()}`)).toBe(1);
  expect(await rows('?age=over-90')).toBe(6);
  expect(await rows('?text=not_generated')).toBe(34);
  expect(await rows('?condition=used&age=0-30')).toBe(24);
  const { html } = await author.get(`${list}?q=100%25`);
  expect(html).toContain('No vehicles match');
});

test('the tabs of ages count what each of them lists, to the millisecond', async () => {
  const { ctx, site } = store;
  const now = ctx.clock.now();
  for (const at of [now, now + 1, now - 1, ...edgesOf(await agesInStock(now))]) {
    const { total, byAge } = await stockAtAGlance(ctx.reader, site.id, at);
    const listed = await Promise.all(
      (Object.keys(ageClasses) as AgeClass[]).map(async (age) => {
        return [age, await countListed(ctx.reader, site.id, { age }, at)] as const;
      }),
    );
    expect(byAge).toEqual(Object.fromEntries(listed) as typeof byAge);
    expect(listed.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
  }
});

async function agesInStock(now: number): Promise<number[]> {
  const rows = await listStock(
    store.ctx.reader,
    store.site.id,
    { order: 'oldest', limit: 99 },
    now,
  );
  return [...new Set(rows.map(({ onLotSince }) => onLotSince))];
}

/** When each of them changes its class, and the moment before. */
function edgesOf(since: readonly number[]): number[] {
  const days = [30, 31, 60, 61, 90, 91];
  return since.flatMap((at) => days.flatMap((n) => [at + n * day - 1, at + n * day]));
}

const linkIn = (html: string, rel: 'next' | 'prev') =>
  new RegExp(`href="([^"]+)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
const vehiclesIn = (html: string) =>
  [...html.matchAll(/vehicles\/([0-9a-f-]{36})"/g)].map(([, id]) => id);

test('is paged by keys, on and back again', async () => {
  const author = await store.as('author');
  const first = (await author.get(`${list}?order=name`)).html;
  expect(first).toContain('1–25 of 42');
  expect(linkIn(first, 'prev')).toBeUndefined();
  const next = linkIn(first, 'next') ?? '';
  const second = (await author.get(next)).html;
  expect(second).toContain('26–42 of 42');
  expect(linkIn(second, 'next')).toBeUndefined();
  const back = (await author.get(linkIn(second, 'prev') ?? '')).html;
  expect(vehiclesIn(back)).toEqual(vehiclesIn(first));
  // Of another order, or made up.
  for (const wrong of [next.replace('name', 'newest'), `${list}?after=nonsense`]) {
    expect((await author.get(wrong)).status).toBe(400);
  }
});

test.each(['newest', 'oldest', 'priciest', 'cheapest', 'name'] as const)(
  'by keys, the order "%s" leaves nothing out and shows nothing twice',
  async (order) => {
    const { ctx, site } = store;
    const now = ctx.clock.now();
    const all = await listStock(ctx.reader, site.id, { order, limit: 999 }, now);
    for (const isBackward of [false, true]) {
      const seen: typeof all = [];
      let rows = isBackward ? all.slice(-1) : all.slice(0, 1);
      while (rows.length > 0) {
        seen.splice(isBackward ? 0 : seen.length, 0, ...rows);
        const edge = isBackward ? rows[0] : rows.at(-1);
        const position = edge ? stockPosition(edge, order) : [];
        const range = { order, limit: 5, place: { position, isBackward } };
        rows = await listStock(ctx.reader, site.id, range, now);
      }
      expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    }
  },
);

test('a change of price is told in the list', async () => {
  const { html } = await (await store.as('author')).get(`${list}?q=P1000`);
  expect(html).toContain('−$600 on Nov 16');
});

test('whoever only writes sees no boxes, and sends none', async () => {
  const author = await store.as('author');
  expect((await author.get(list)).html).not.toContain('type="checkbox"');
  const [one] = await withoutText(1);
  const sent = await author.post(`${list}/describe`, { 'vehicle[]': one?.id ?? '' });
  expect(sent.status).toBe(403);
  expect(await textsOf(one?.id ?? '')).toEqual([]);
});

test('chosen vehicles are described, with one entry in the log', async () => {
  const reviewer = await store.as('reviewer');
  const ids = (await withoutText(3)).map(({ id }) => id);
  const sent = await reviewer.post(`${list}/describe`, { 'vehicle[]': ids });
  expect(sent.headers.get('location')).toBe(`${list}?said=describing`);
  expect((await reviewer.get(list)).html).toContain('0 of 3 descriptions written');
  expect(await audited(store, 'vehicle.describe')).toMatchObject({
    actor: 'Priya Nair',
    detail: { count: 3, asked: 3 },
  });
  await store.harness.drain();
  expect((await textsOf(ids[0] ?? ''))[0]).toMatchObject({ status: 'complete', maker: 'writer' });
  expect((await reviewer.get(list)).html).not.toContain('descriptions written');
});

test('the next without a text are described as the list is filtered', async () => {
  const reviewer = await store.as('reviewer');
  const before = await reviewer.get(`${list}?q=F-150`);
  const count = Number(/Describe (\d+) without text/.exec(before.html)?.[1]);
  expect(count).toBeGreaterThan(0);
  const sent = await reviewer.post(`${list}/describe`, { next: 'yes', q: 'F-150' });
  expect(sent.headers.get('location')).toBe(`${list}?q=F-150&said=describing`);
  expect(await audited(store, 'vehicle.describe')).toMatchObject({ detail: { count } });
  await store.harness.drain();
  expect((await reviewer.get(`${list}?q=F-150`)).html).not.toMatch(/Describe (\d+|the one)/);
});

test('none or too many chosen is said above the list', async () => {
  const reviewer = await store.as('reviewer');
  const none = await reviewer.post(`${list}/describe`);
  expect([none.status, none.html.includes('Select at least one')]).toEqual([422, true]);
  const many = Array.from({ length: 51 }, (_, number) => `x${number}`);
  const tooMany = await reviewer.post(`${list}/describe`, { 'vehicle[]': many });
  expect([tooMany.status, tooMany.html.includes('At most 50')]).toEqual([422, true]);
});

test('a text of a person is left out of many, and handed back by itself', async () => {
  const reviewer = await store.as('reviewer');
  const range = { order: 'oldest', limit: 1, offset: 1 } as const;
  const [row] = await listStock(store.ctx.reader, store.site.id, range, store.ctx.clock.now());
  const page = `${list}/${row?.id}`;
  const text = 'A quiet family car with one owner.';
  const [newest] = await textsOf(row?.id ?? '');
  const seen = String(newest?.sequence ?? 0);
  const saved = await reviewer.post(`${page}/description`, { text, seen });
  expect(saved.headers.get('location')).toBe(`${page}?said=saved`);
  expect((await reviewer.get(page)).html).toContain(text);
  expect(await audited(store, 'vehicle.describe')).toMatchObject({
    subjectId: row?.id,
    detail: { by: 'person' },
  });
  const asked = await reviewer.post(`${list}/describe`, { 'vehicle[]': row?.id ?? '' });
  expect(asked.headers.get('location')).toBe(`${list}?left_out=1`);
  expect((await reviewer.post(`${page}/describe`)).status).toBe(409);
  expect((await reviewer.post(`${page}/hand-back`)).status).toBe(303);
  await store.harness.drain();
  expect((await textsOf(row?.id ?? ''))[0]).toMatchObject({ maker: 'writer', status: 'complete' });
});

test('a text that is none, or against the rules, is shown again beside the reason', async () => {
  const reviewer = await store.as('reviewer');
  const [row] = await withoutText(1);
  const page = `${list}/${row?.id}/description`;
  const empty = await reviewer.post(page, { text: '   ', seen: '0' });
  expect([empty.status, empty.html.includes('Enter a text of up to 5,000')]).toEqual([422, true]);
  const text = 'Guaranteed credit approval for everyone, no matter what!';
  const refused = await reviewer.post(page, { text, seen: '0' });
  expect([refused.status, refused.html.includes('The advertising rules refuse this')]).toEqual([
    422,
    true,
  ]);
  expect(refused.html).toContain(text);
});

test('who was slower sees both texts, and may save over the other', async () => {
  const reviewer = await store.as('reviewer');
  const [row] = await withoutText(1);
  const id = row?.id ?? '';
  const page = `${list}/${id}/description`;
  await editDescription(store.ctx, store.site.id, id, 'The text of somebody else.');
  const slower = await reviewer.post(page, { text: 'The text of mine.', seen: '0' });
  expect([slower.status, slower.html.includes('<del>')]).toEqual([409, true]);
  const seen = /name="seen" value="(\d+)"/.exec(slower.html)?.[1] ?? '';
  const over = await reviewer.post(page, { text: 'The text of mine.', seen });
  expect(over.status).toBe(303);
  expect((await textsOf(id)).map(({ text }) => text)).toEqual([
    'The text of mine.',
    'The text of somebody else.',
  ]);
});

test('a sold vehicle keeps its page, and another store has no page for it', async () => {
  const { site, harness } = store;
  const theirs = car(900, { make: 'Kia', model: 'Sorento' });
  await importCars(harness, store.sister, [theirs, car(901)]);
  const range = { order: 'newest', limit: 2 } as const;
  const now = store.ctx.clock.now();
  const [one] = await listStock(store.ctx.reader, store.sister.id, range, now);
  const owner = await store.as('owner');
  expect((await owner.get(`/app/omaha/vehicles/${one?.id}`)).status).toBe(200);
  expect((await owner.get(`/app/prairie/vehicles/${one?.id}`)).status).toBe(404);
  const elsewhere = await owner.post(`/app/prairie/vehicles/${one?.id}/describe`);
  expect(elsewhere.status).toBe(404);
  await importCars(harness, store.sister, [car(902)], true);
  const sold = await owner.get(`/app/omaha/vehicles/${one?.id}`);
  expect([sold.status, sold.html.includes('Sold on')]).toEqual([200, true]);
  expect(sold.html).not.toContain('Write a description');
  expect(site.id).not.toBe(store.sister.id);
});
