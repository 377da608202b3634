import { afterEach, beforeEach, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { findArticle } from '../../src/domain/content/store.ts';
import { type DemoStore, openDemoStore } from './support/store-demo.ts';

let store: DemoStore;
beforeEach(async () => {
  store = await openDemoStore();
});
afterEach(() => store[Symbol.asyncDispose]());

const path = '/app/prairie/articles/new';
const idIn = (headers: Headers) => /[0-9a-f-]{36}/.exec(headers.get('location') ?? '')?.[0] ?? '';
const article = (id: string) => findArticle(store.ctx.reader, store.site.id, id);

test('a model page is begun, followed and read', async () => {
  const author = await store.as('author');
  const given = { kind: 'modellanding', year: '2022', make: 'toyota', model: 'rav4', check: 'yes' };
  const begun = await author.post(path, given);
  expect(begun.status).toBe(303);
  const id = idIn(begun.headers);
  expect(await article(id)).toMatchObject({ status: 'generating', articleType: 'modellanding' });
  const there = `/app/prairie/articles/${id}`;
  expect((await author.get(there)).html).toContain('You may leave this page');
  const filter = { deed: 'article.create' } as const;
  const { rows } = await listAudit(store.ctx.reader, store.site.id, filter, { limit: 1 });
  expect(rows[0]).toMatchObject({ subjectId: id, actorId: store.staff.author.userId });
  await store.harness.drain();
  expect((await author.get(there)).html).toContain('Submit for review');
});

test('what is wrong is said beside its field, with what was typed', async () => {
  const author = await store.as('author');
  const wrong = await author.post(path, {
    kind: 'modellanding',
    year: '22',
    make: 'Kia',
    model: '',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('id="f-year-error"');
  expect(wrong.html).toContain('value="Kia"');
  const two = { 'year-0': '2022', 'make-0': 'Kia', 'model-0': 'Rio' };
  const twin = { 'year-1': '2022', 'make-1': 'Kia', 'model-1': 'rio' };
  const same = await author.post(path, { kind: 'comparison', ...two, ...twin });
  expect([same.status, same.html.includes('two to five different')]).toEqual([422, true]);
});

test('a comparison leaves out empty rows, and favors the one that was meant', async () => {
  const author = await store.as('author');
  const rows = {
    'year-0': '2022',
    'make-0': 'Toyota',
    'model-0': 'RAV4',
    'year-1': '2022',
    'make-1': 'Honda',
    'model-1': 'CR-V',
    'year-3': '2022',
    'make-3': 'Ford',
    'model-3': 'F-150',
  };
  const begun = await author.post(path, { kind: 'comparison', ...rows, featured: '3' });
  const made = await article(idIn(begun.headers));
  expect(made?.request.comparison?.vehicles.map(({ model }) => model)).toEqual([
    'RAV4',
    'CR-V',
    'F-150',
  ]);
  expect(made?.request.comparison?.featuredIndex).toBe(2);
});

test('an event keeps the hours of the store', async () => {
  const author = await store.as('author');
  const event = {
    kind: 'salesevent',
    event_name: 'Truck month',
    start_date: '2026-12-01T09:00',
    end_date: '2026-12-05T18:00',
    location: 'Lincoln',
    category: 'Sales Event',
  };
  const made = await article(idIn((await author.post(path, event)).headers));
  expect(made?.request.event).toMatchObject({
    startDate: '2026-12-01T15:00:00.000Z',
    endDate: '2026-12-06T00:00:00.000Z',
  });
  const early = await author.post(path, { ...event, end_date: '2026-11-30T09:00' });
  expect([early.status, early.html.includes('id="f-end_date-error"')]).toEqual([422, true]);
  const none = await author.post(path, { ...event, start_date: '' });
  expect([none.status, none.html.includes('id="f-start_date-error"')]).toEqual([422, true]);
});

test('a vehicle fills the form in, and cannot put anything else on the page', async () => {
  const author = await store.as('author');
  const query = new URLSearchParams({ kind: 'modellanding', year: '2022', make: '"><b>Ford' });
  const { html } = await author.get(`${path}?${query}`);
  expect(html).toContain('value="2022"');
  expect(html).toContain('value="&quot;>&lt;b>Ford"');
});
