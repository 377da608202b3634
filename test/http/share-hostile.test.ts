import { describe, expect, test } from 'bun:test';
import { StoreUnavailable } from '../../src/db/store-failure.ts';
import { refusalPage } from '../../src/domain/share/html/refusal-page.ts';
import { second } from '../../src/lib/clock.ts';
import { problem } from '../../src/problem.ts';
import { lead, origin, stampIn } from '../support/share-page.ts';
import { asForm, asJson, ours, served } from '../support/served-page.ts';

/** In the place of a token, as bytes. */
const noTokens = [
  '%2F',
  '%00',
  '%FF',
  '%zz',
  '%',
  '%C0%AF',
  '%ED%A0%80',
  '..%2f..%2fsite',
  '%252F',
  '%0d%0aX-A:%20b',
  '__proto__',
  ':token',
  '*',
  ';',
  "'--",
  '\xff',
  '\xc3\xa9',
  'a'.repeat(10_000),
];

const isFlat = { error: expect.any(String) };

describe('a token that is none', () => {
  test('is one flat 404 for scripts, and one page for people, wherever it stands', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const { token } = page;
    const near = [`${token}%00`, `${token}%20`, `${token};`, token.slice(1), token.toLowerCase()];
    for (const none of [...noTokens, ...near]) {
      const flat = await ask('GET', `/v1/public/share/${none}`);
      expect([none, flat?.status, flat?.body]).toEqual([none, 404, isFlat]);
      for (const path of ['/views', '/leads']) {
        const reply = await ask('POST', `/v1/public/share/${none}${path}`, [ours, asJson], '{}');
        expect([none, reply?.status, reply?.body]).toEqual([none, 404, isFlat]);
      }
      for (const end of ['', '/thanks', '/more', '/a/b/c']) {
        const shown = await ask('GET', `/s/${none}${end}`);
        expect([none, end, shown?.status]).toEqual([none, end, 404]);
        expect(shown?.text).toContain('<h1>This page is not here</h1>');
        expect(shown?.headers.get('x-robots-tag')).toContain('noindex');
      }
      const sent = await ask('POST', `/s/${none}`, [ours, asForm], 'name=Sam');
      expect([none, sent?.status]).toEqual([none, 404]);
    }
    expect([await page.leads(), await page.leads(true)]).toEqual([[], []]);
  }, 60_000);

  test('is the same page with a slash at its end, which people copy', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const moved = await ask('GET', `/s/${page.token}/`);
    expect([moved?.status, moved?.headers.get('location')]).toEqual([308, `/s/${page.token}`]);
    const odd = await ask('GET', '/s/%0d%0aX-A:%20b%2F%2Fevil.example/');
    expect([odd?.status, odd?.headers.get('location')]).toEqual([404, null]);
  });
});

describe('a method', () => {
  test('that a path does not take is a 405 that says which it takes', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const paths = [
      [`/v1/public/share/${page.token}`, 'GET, HEAD, OPTIONS'],
      [`/v1/public/share/${page.token}/views`, 'OPTIONS, POST'],
      [`/v1/public/share/${page.token}/leads`, 'OPTIONS, POST'],
      [`/s/${page.token}`, 'GET, HEAD, POST'],
      [`/s/${page.token}/thanks`, 'GET, HEAD'],
    ] as const;
    for (const [path, allowed] of paths) {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE']) {
        const reply = await ask(method, path);
        expect([path, method, reply?.status]).toEqual([path, method, 405]);
        expect([path, reply?.headers.get('allow')]).toEqual([path, allowed]);
      }
    }
  });

  test('HEAD says what GET would, and counts no view', async () => {
    const { page, url } = await served();
    await using app = page.app;
    const headers = { origin };
    for (const path of [`/v1/public/share/${page.token}`, `/s/${page.token}`]) {
      const got = await fetch(url + path, { headers });
      const told = await fetch(url + path, { method: 'HEAD', headers });
      expect([path, told.status, await told.text()]).toEqual([path, 200, '']);
      expect(told.headers.get('content-type')).toBe(got.headers.get('content-type'));
    }
    expect((await app.run('save-views')).counts).toEqual({ pages: 1, views: 1 });
  });
});

describe('a body', () => {
  test('is JSON for scripts, whatever else it says it is', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const path = `/v1/public/share/${page.token}/leads`;
    const body = JSON.stringify(lead);
    const types: [lines: string[], status: number][] = [
      [[asJson], 200],
      [['Content-Type: Application/JSON; charset=utf-8'], 200],
      [[], 415],
      [[asForm], 415],
      [['Content-Type: text/plain'], 415],
      [['Content-Type: multipart/form-data; boundary=x'], 415],
      [['Content-Type: application/json, text/plain'], 415],
      [[asJson, 'Content-Type: text/plain'], 415],
      [[asJson, 'Content-Length: 7'], 400],
      [[asJson, 'Transfer-Encoding: chunked'], 400],
    ];
    for (const [lines, status] of types) {
      const reply = await ask('POST', path, [ours, ...lines], body);
      expect([lines, reply?.status]).toEqual([lines, status]);
      if (reply?.headers.has('content-type')) {
        expect(reply.body).toEqual(status === 200 ? { success: true } : isFlat);
      }
    }
    const bodies = ['[]', 'null', '{', '{}{}', '\xff', '['.repeat(9_000), '{"__proto__":{"a":1}}'];
    bodies.push('{"name":"\\u0000"}', '{"name":"\\ud800"}', '{"name":{"toString":1}}');
    for (const one of bodies) {
      const reply = await ask('POST', path, [ours, asJson], one);
      expect([one.slice(0, 40), reply?.status, reply?.body]).toEqual([
        one.slice(0, 40),
        400,
        isFlat,
      ]);
    }
    expect(await page.leads()).toHaveLength(1);
  }, 30_000);

  test('is a form for people, read in one way only', async () => {
    const { page, ask } = await served();
    await using app = page.app;
    const path = `/s/${page.token}`;
    const form = stampIn((await page.open()).text);
    app.clock.advance(5 * second);
    const good = `name=Zo%C3%AB+N&phone=402+555+0101&consent=yes&form=${form}`;
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json', '']) {
      const reply = await ask('POST', path, [ours, `Content-Type: ${type}`], good);
      expect([type, reply?.status]).toEqual([type, 415]);
      expect(reply?.text).toContain('<h1>That could not be read</h1>');
    }
    const twofold = ['&name=B', '&consent=yes', '&form=x', '&vin=1&vin=2', '&na%6de=B'];
    const noText = [
      '&message=%FF',
      '&message=%zz',
      '&message=%ED%A0%80',
      '&message=a%00',
      '&%FF=1',
    ];
    for (const more of [...twofold, ...noText, '&message=\xff', '&n\0=1']) {
      const reply = await ask('POST', path, [ours, asForm], good + more);
      expect([more, reply?.status]).toEqual([more, 400]);
      expect([more, reply?.text.includes('<h1>That could not be read</h1>')]).toEqual([more, true]);
    }
    for (const more of ['&constructor=1', '&__proto__=1', '&toString=x', '&name[]=1', '&=1']) {
      const reply = await ask('POST', path, [ours, asForm], good + more);
      expect([more, reply?.status]).toEqual([more, 400]);
      expect([more, reply?.text.includes('function')]).toEqual([more, false]);
    }
    expect([await page.leads(), await page.leads(true)]).toEqual([[], []]);
    const charset = `${asForm}; charset=UTF-8`;
    expect((await ask('POST', path, [ours, charset], good))?.status).toBe(303);
    expect((await page.leads()).map(({ name }) => name)).toEqual(['Zoë N']);
  }, 30_000);

  test('that is too large is refused in either form before it has come', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    for (const size of [16_385, 1e9, 1e12]) {
      const lines = [ours, `Content-Length: ${size}`];
      const flat = await ask('POST', `/v1/public/share/${page.token}/leads`, [...lines, asJson]);
      expect([size, flat?.status, flat?.body]).toEqual([size, 413, isFlat]);
      const shown = await ask('POST', `/s/${page.token}`, [...lines, asForm]);
      expect([size, shown?.status]).toEqual([size, 413]);
      expect(shown?.text).toContain('<h1>That was too long</h1>');
    }
  });
});

test('people get a page also where the store is full, and the log what nobody foresaw', () => {
  const pages = [new StoreUnavailable('full'), problem('request_timeout', 'Slow.')];
  expect(pages.map((error) => refusalPage(error, {})?.status)).toEqual([503, 408]);
  expect(refusalPage(new Error('odd'), {})).toBeNull();
});
