import { describe, expect, test } from 'bun:test';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { endPage } from '../../src/domain/share/store.ts';
import { tokenHash } from '../../src/domain/share/token.ts';
import { inLane } from '../../src/db/write.ts';
import { day } from '../../src/lib/clock.ts';
import { importCars } from '../support/make-vehicle.ts';
import { approve, openDesk } from '../support/publication.ts';
import { by } from '../support/acting.ts';
import { lead, onPage, origin, ours, share, sharedPage } from '../support/share-page.ts';
import { rowsIn } from '../support/rows-in.ts';

describe('GET /share/{token}', () => {
  test('answers flat with what the page shows at this time', async () => {
    const page = await sharedPage({ title: 'Three for Sam' });
    await using app = page.app;
    const reply = await page.get();
    expect([reply.status, reply.body.success]).toEqual([200, true]);
    const { vehicles, ...rest } = reply.body.page;
    expect(rest.title).toBe('Three for Sam');
    expect(rest.kind).toBe('vehicles');
    expect(rest.store.name).toBe('Prairie Motors');
    expect(rest.disclaimers).toEqual([
      'Prices exclude tax, title, registration and other government fees.',
    ]);
    expect(rest.consent.text).toContain('Prairie Motors');
    const shown = vehicles.map((one: { vin: string; price: number | null }) => [
      one.vin,
      one.price,
    ]);
    expect(shown).toEqual(page.stock.map(({ vin, price }) => [vin, price]));
    await importCars(app, page.site, page.stock.slice(1), true);
    await importCars(app, page.site, page.stock.slice(1), true);
    await app.drain();
    const [gone, here] = (await page.get()).body.page.vehicles;
    expect([gone.availability, gone.price, gone.url]).toEqual(['sold', null, null]);
    expect(here.availability).toBe('on_lot');
  });

  test('has one flat 404 for a page that never was, has expired or was ended', async () => {
    const page = await sharedPage({ expiresInDays: 2 });
    await using app = page.app;
    const { ctx } = app.app;
    const names = [page.stock[0]?.vin ?? ''];
    const ended = onPage(app, page.site, await share(app, page.site, { vehicles: names }));
    expect((await ended.get()).status).toBe(200);
    const hash = tokenHash(ended.token);
    await ctx.write((tx) => endPage(tx, page.site.id, { hash }), inLane(page.site.id));
    app.clock.advance(2 * day - 1);
    expect((await page.get()).status).toBe(200);
    app.clock.advance(1);
    const unknown = ['x', 'A'.repeat(32), '..%2F..', '%00', "' OR 1=1 --"].map((token) => {
      return onPage(app, page.site, encodeURIComponent(token));
    });
    for (const one of [page, ended, ...unknown]) {
      const replies = [await one.get(), await one.send(lead)];
      for (const reply of replies) {
        expect([reply.status, reply.body]).toEqual([
          404,
          { error: 'The requested resource was not found.' },
        ]);
      }
      const shown = await one.open();
      expect([shown.status, shown.text.includes('This page is not here')]).toEqual([404, true]);
      app.clock.advance(61_000);
    }
    expect(await page.leads()).toEqual([]);
  });

  test('keeps no token that anybody could use', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const [row] = rowsIn<Record<string, unknown>>(app.app.ctx, 'SELECT * FROM share_pages');
    expect(page.token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(row)).not.toContain(page.token);
    expect(row?.token_start).toBe(page.token.slice(0, 6));
  });

  test('shows an article while it is approved or published, and no other', async () => {
    await using desk = await openDesk();
    const { app, site, deed } = desk;
    const { articleId } = deed;
    await expect(share(app, site, { articleId })).rejects.toThrow('neither published nor approved');
    await approve(desk);
    const page = onPage(app, site, await share(app, site, { articleId }));
    const headers = { origin: 'http://localhost:3000' };
    const { article, vehicles } = (await page.get(headers)).body.page;
    expect([article.language, vehicles]).toEqual(['en', []]);
    expect(article.html).toContain('<h1');
    expect((await page.open()).text).toContain(article.title);
    const markdown = '# Another text\n\nWith a sentence in it.';
    await editBody(desk.ctx, ...by({ ...deed, markdown }));
    expect((await page.get(headers)).status).toBe(404);
    expect((await page.open()).status).toBe(404);
  });
});

describe('views', () => {
  test('are written once a minute, however many there are', async () => {
    const page = await sharedPage();
    await using app = page.app;
    for (let count = 0; count < 5; count += 1) {
      const reply = await app.anonymous.post(`/share/${page.token}/views`, {}, ours);
      expect([reply.status, reply.body]).toEqual([200, { success: true }]);
    }
    await page.open();
    await app.anonymous.send('HEAD', `//s/${page.token}`);
    const views = () => rowsIn<{ views: number }>(app.app.ctx, 'SELECT views FROM share_pages');
    expect(views()).toEqual([{ views: 0 }]);
    expect((await app.run('save-views')).counts).toEqual({ pages: 1, views: 6 });
    expect(views()).toEqual([{ views: 6 }]);
    expect((await app.run('save-views')).counts).toEqual({ pages: 0, views: 0 });
  });

  test('take no body but an empty object', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const path = `/share/${page.token}/views`;
    const odd = await app.anonymous.post(path, { n: 1 }, ours);
    expect([odd.status, odd.body]).toEqual([400, { error: 'n: is not a known field' }]);
    expect((await app.anonymous.send('POST', path, { headers: ours })).status).toBe(200);
  });
});

describe('who may ask', () => {
  test('is a page of our own, by the origin that is set or by the host', async () => {
    const page = await sharedPage();
    await using _app = page.app;
    const good: Record<string, string>[] = [
      { origin },
      { origin: 'http://localhost', host: 'localhost' },
      { origin: 'https://other.example:8443', host: 'other.example:8443' },
      { origin: 'https://other.example', host: 'other.example:443' },
    ];
    const bad: Record<string, string>[] = [
      { origin: 'https://evil.example', host: 'cars.example' },
      { origin: 'null' },
      { origin: 'https://cars.example.evil.example' },
      { origin: 'http://cars.example' },
      { origin: 'https://cars.example/' },
      { origin: 'https://cars.example:444' },
      { origin: '' },
      { origin: 'file://', host: '' },
    ];
    for (const headers of good) expect((await page.get(headers)).status).toBe(200);
    for (const headers of bad) {
      for (const reply of [await page.get(headers), await page.send(lead, headers)]) {
        expect([headers, reply.status, Object.keys(reply.body)]).toEqual([headers, 403, ['error']]);
        expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect((await page.send(lead, {})).status).toBe(403);
    expect((await page.get({})).status).toBe(403);
    expect(await page.leads()).toEqual([]);
  });

  test('may be told by a browser in other words for a GET, which names no origin', async () => {
    const page = await sharedPage();
    await using _app = page.app;
    expect((await page.get({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await page.get({ referer: `${origin}/s/${page.token}` })).status).toBe(200);
    expect((await page.get({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await page.get({ referer: 'https://evil.example/' })).status).toBe(403);
    expect((await page.send(lead, { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  });

  test('gets the headers of CORS, and a preflight of its own; nobody else does', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const asks = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    for (const path of ['', '/views', '/leads']) {
      const url = `/share/${page.token}${path}`;
      const reply = await app.anonymous.send('OPTIONS', url, { headers: { ...ours, ...asks } });
      const told = Object.fromEntries(
        [...reply.headers].filter(([name]) => name.startsWith('access-control-')),
      );
      expect([path, reply.status, reply.text, reply.headers.get('vary')]).toEqual([
        path,
        204,
        '',
        'Origin',
      ]);
      expect(told).toEqual({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Content-Type',
        'access-control-expose-headers': 'Retry-After, X-Request-Id',
        'access-control-max-age': '600',
      });
      const evil = { origin: 'https://evil.example', ...asks };
      const foreign = await app.anonymous.send('OPTIONS', url, { headers: evil });
      expect([foreign.status, Object.keys(foreign.body)]).toEqual([403, ['error']]);
      const names = [...foreign.headers].filter(([name]) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
    }
    const actual = await page.get();
    expect(actual.headers.get('access-control-allow-origin')).toBe(origin);
    expect(actual.headers.get('access-control-allow-credentials')).toBeNull();
    const elsewhere = await app.anonymous.send('OPTIONS', '/site', { headers: ours });
    expect(elsewhere.status).toBe(405);
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
    expect(elsewhere.headers.get('vary')).toBe('X-API-Key');
  });

  test('is answered flat whatever goes wrong', async () => {
    const page = await sharedPage();
    await using app = page.app;
    const path = `/share/${page.token}`;
    const replies = [
      await app.anonymous.send('DELETE', path, { headers: ours }),
      await app.anonymous.get(`${path}/nothing`, ours),
      await app.anonymous.send('POST', `${path}/leads`, { headers: ours, body: 'x=1' }),
      await page.send([]),
      await app.anonymous.send('POST', `${path}/leads`, {
        headers: { ...ours, 'content-type': 'application/json' },
        body: '{',
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([405, 404, 415, 400, 400]);
    for (const { body } of replies) expect(body).toEqual({ error: expect.any(String) });
  });
});
