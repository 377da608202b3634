import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { minute } from '../../src/lib/clock.ts';
import { renderBody } from '../../src/writing/html/render-body.ts';
import { headingText } from '../../src/writing/realise/heading-text.ts';
import { quickProviders } from '../support/canned-providers.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { makeArticle, makeIdeacloud } from '../support/make-article.ts';
import { cars, importCars } from '../support/make-vehicle.ts';

const file = `${import.meta.dir}/../../../shared/data/hostile/blns.json`;
const isThere = existsSync(file);
const listed: string[] = isThere ? JSON.parse(readFileSync(file, 'utf8')) : [];
/** No text at all for the API, though JSON can carry it; a feed may hold it. */
const refused = ['a\u0000b', '\u0000'];
const strings = [...listed, ...refused];
const said = listed.filter((text) => text.trim() !== '');
const short = said.filter((text) => [...text.trim()].length <= 100);
const year = 2026;

async function store(): Promise<{ app: Harness; client: Client }> {
  const app = harness({ overrides: { providers: quickProviders() } });
  const made = await app.client(await app.makeSite(), undefined, 500, 100_000);
  let count = 0;
  const send: Client['send'] = (...request) => {
    count += 1;
    if (count % 400 === 0) app.clock.advance(minute);
    return made.send(...request);
  };
  const type = { 'content-type': 'application/json' };
  const withBody = (method: string) => (path: string, body?: unknown) =>
    send(method, path, { headers: type, body: JSON.stringify(body) });
  const client: Client = {
    ...made,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: (path) => send('DELETE', path),
  };
  return { app, client };
}

/** The whole list, page by page, as ids to rows. */
async function listAll(client: Client, path: string): Promise<Map<string, Json>> {
  const rows = new Map<string, Json>();
  for (let cursor = ''; ;) {
    const { data, pagination } = (await client.get(`${path}?limit=100${cursor}`)).body;
    for (const row of data) rows.set(row.id, row);
    if (!pagination.has_more) return rows;
    cursor = `&cursor=${encodeURIComponent(pagination.next_cursor)}`;
  }
}

/** What a browser makes of text with escaped characters. */
function unescaped(html = ''): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html.replace(/&(lt|gt|quot|#39|amp);/g, (_all, name) => characters[name] ?? '');
}

describe.skipIf(!isThere)('every naughty string', () => {
  test('is a keyword, and stays as it is in answers and lists', async () => {
    const { app, client } = await store();
    await using _ = app;
    expect(said.length).toBeGreaterThan(400);
    const made = new Map<string, string>();
    for (const text of strings) {
      const reply = await client.post('/ideaclouds', { keyword: text });
      const status = said.includes(text) ? 202 : 400;
      expect({ text, status: reply.status }).toEqual({ text, status });
      if (status === 202) made.set(reply.body.data.id, reply.body.data.keyword);
    }
    for (let at = 0; at < said.length; at += 25) {
      const items = said.slice(at, at + 25).map((keyword) => ({ keyword }));
      const reply = await client.post('/ideaclouds/batch', { items });
      expect(reply.status).toBe(202);
      for (const item of reply.body.data.items) made.set(item.id, item.keyword);
    }
    expect([...made.values()]).toEqual([...said, ...said].map((text) => text.trim()));
    await app.drain();
    const rows = await listAll(client, '/ideaclouds');
    expect(rows.size).toBe(made.size);
    for (const [id, keyword] of made) {
      expect(rows.get(id)).toMatchObject({ keyword, status: 'complete' });
      expect((await client.get(`/ideaclouds/${id}`)).body.data.keyword).toBe(keyword);
    }
  }, 300_000);

  test('is a title, and stays as it is in answers, lists and the head of the page', async () => {
    const { app, client } = await store();
    await using _ = app;
    const ideacloud_id = await makeIdeacloud(app, client);
    const made = new Map<string, string>();
    for (const title of said) {
      const body = { ideacloud_id, article_type: 'basic', title };
      const reply = await client.post('/content', body);
      expect({ title, status: reply.status }).toEqual({ title, status: 202 });
      expect(reply.body.data.title).toBe(title.trim());
      made.set(reply.body.data.id, title.trim());
    }
    await app.drain();
    const rows = await listAll(client, '/content');
    for (const [id, title] of made) {
      expect(rows.get(id)).toMatchObject({ title, status: 'complete' });
      expect((await client.get(`/content/${id}`)).body.data.title).toBe(title);
      const { text } = await client.get(`/content/${id}/html`, { accept: 'text/html' });
      const shown = unescaped(text.match(/<title>([^<]*)<\/title>/)?.[1]);
      if (title.length <= 70) expect(shown).toBe(title);
      expect(text).not.toMatch(/<(script|iframe|img|svg|object|embed|form|meta http)/i);
    }
  }, 300_000);

  test('is the name of a model, a make, a trim', async () => {
    const { app, client } = await store();
    await using _ = app;
    const made = new Map<string, string>();
    for (const text of short) {
      const model = { year, make: text, model: text, trim: text, title: text };
      const reply = await client.post('/model-landing-pages', model);
      expect({ text, status: reply.status }).toEqual({ text, status: 202 });
      const name = text.trim();
      expect(reply.body.data.vehicle).toEqual({ year, make: name, model: name, trim: name });
      made.set(reply.body.data.id, name);
    }
    await app.drain();
    const rows = await listAll(client, '/content');
    for (const [id, title] of made) expect(rows.get(id).title).toBe(title);
  }, 300_000);

  test('describes a webhook, from its making and by a change', async () => {
    const { app, client } = await store();
    await using _ = app;
    const input = { url: 'https://hooks.example.com/in', events: ['test.ping'] };
    const { id } = (await client.post('/webhooks', input)).body.data;
    for (const text of refused) {
      expect((await client.post('/webhooks', { ...input, description: text })).status).toBe(400);
    }
    for (const text of listed) {
      const description = text.trim() || null;
      const made = await client.post('/webhooks', { ...input, description: text });
      expect({ text, status: made.status }).toEqual({ text, status: 201 });
      expect(made.body.data.description).toBe(description);
      const changed = await client.patch(`/webhooks/${id}`, { description: text });
      expect(changed.body.data.description).toBe(description);
      const listed = (await client.get('/webhooks')).body.data.webhooks;
      expect(listed.map((one: Json) => one.description)).toEqual([description, description]);
      await client.delete(`/webhooks/${made.body.data.id}`);
    }
  }, 300_000);

  test('is refused or kept as it is where an address or an id is asked for', async () => {
    const { app, client } = await store();
    await using _ = app;
    const id = await makeArticle(app, client);
    const { data } = (await client.get('/ideaclouds')).body;
    for (const text of strings) {
      const posted = await client.post(`/content/${id}/posted`, { posted_url: text });
      expect([200, 400]).toContain(posted.status);
      if (posted.status === 200) expect(posted.body.data.posted_url).toBe(text.trim());
      const hook = await client.post('/webhooks', { url: text, events: ['test.ping'] });
      expect([text, hook.status]).toEqual([text, 400]);
      const selected_question_ids = [text];
      const asked = { ideacloud_id: data[0].id, article_type: 'basic', selected_question_ids };
      const content = await client.post('/content', asked);
      expect([text, content.status]).toEqual([text, 400]);
    }
  }, 300_000);

  test('is a heading that shows its characters and nothing else', () => {
    for (const title of said) {
      const html = renderBody(`# ${headingText(title)}\n`);
      const inner = html.match(/^<h1[^>]*>([^<]*)<\/h1>\n$/)?.[1];
      expect(unescaped(inner)).toBe(title.trim().replace(/\s+/g, ' '));
    }
  });

  test('is the trim of a vehicle, the same in the JSON feed and the XML feed', async () => {
    const { app, client } = await store();
    await using _ = app;
    const site = await app.makeSite();
    const owner = await app.client(site);
    const stock = cars(strings.length, (number) => ({ trim: strings[number] ?? '' }));
    await importCars(app, site, stock);
    await app.drain();
    const { vehicles } = (await owner.get('/inventory/feed')).body.data;
    const xml = (await owner.get('/inventory/feed?format=xml')).text;
    const trims = vehicles.map((one: Json): string => one.trim ?? '');
    // XML has no way to write most control characters (XML 1.0 section 2.2): they are left out.
    const left = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;
    expect(trimsIn(xml)).toEqual(trims.map((text: string) => text.replace(left, '')));
    const kept = strings.filter((text) => trims.includes(text.trim()));
    // The rest are words for nothing ("null", "None"), or have their inner spaces made single.
    expect(kept.length).toBeGreaterThan(350);
    for (const { vin, trim } of vehicles.slice(0, 100)) {
      expect((await owner.get(`/inventory/${vin}`)).body.data.trim).toBe(trim);
    }
    expect((await client.get('/inventory/feed')).body.data.count).toBe(0);
  });
});

function trimsIn(xml: string): string[] {
  const found: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'trim') found.push(text);
  });
  parser.write(xml).close();
  return found;
}
