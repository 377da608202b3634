import { describe, expect, test } from 'bun:test';
import { lead, origin, sharedPage } from '../support/share-page.ts';
import { asForm, asJson, ours, served } from '../support/served-page.ts';

describe('an origin', () => {
  const refused: string[][] = [
    [],
    ['Origin: null'],
    ['Origin: '],
    [`Origin: ${origin}`, 'Origin: https://evil.example'],
    ['Origin: https://evil.example', `Origin: ${origin}`],
    [`Origin: ${origin}, https://evil.example`],
    ['Origin: HTTPS://CARS.EXAMPLE'],
    [`Origin: ${origin}:443`],
    [`Origin: ${origin}.`],
    [`Origin: ${origin}\\@evil.example`],
    // Anybody on the way may write a page of http.
    ['Origin: http://cars.example'],
    ['Sec-Fetch-Site: same-origin', 'Origin: null'],
    ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Sec-Fetch-Site: none'],
    ['Referer: https://cars.example@evil.example/x'],
    ['Origin: https://evil.example', 'X-Forwarded-Host: evil.example'],
    ['Origin: https://evil.example', 'Forwarded: host=evil.example'],
    ['Origin: https://evil.example', `Referer: ${origin}/s/x`],
  ];

  test('that is not ours is refused everywhere, and told no header of CORS', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const preflight = ['Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: x'];
    for (const lines of refused) {
      const replies = [
        await ask('GET', `/v1/public/share/${page.token}`, lines),
        await ask('POST', `/v1/public/share/${page.token}/views`, [...lines, asJson], '{}'),
        await ask('POST', `/v1/public/share/${page.token}/leads`, [...lines, asJson], '{}'),
        await ask('OPTIONS', `/v1/public/share/${page.token}/leads`, [...lines, ...preflight]),
        await ask('POST', `/s/${page.token}`, [...lines, asForm], 'name=Sam'),
      ];
      for (const reply of replies) {
        expect([lines, reply?.status]).toEqual([lines, 403]);
        expect(reply?.headers.get('vary')).toBe('Origin');
        const told = [...(reply?.headers ?? [])].map(([name]) => name);
        expect(told.filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
    expect([await page.leads(), await page.leads(true)]).toEqual([[], []]);
  }, 60_000);

  test('may be left out of a GET of our own, and of no POST', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    for (const lines of [['Sec-Fetch-Site: same-origin'], [`Referer: ${origin}/s/x`]]) {
      expect((await ask('GET', `/v1/public/share/${page.token}`, lines))?.status).toBe(200);
      const posted = [...lines, asJson];
      const path = `/v1/public/share/${page.token}/views`;
      expect((await ask('POST', path, posted, '{}'))?.status).toBe(403);
    }
  });

  test('that is ours may not ask more than it is told to, nor of a private network', async () => {
    const { page, ask } = await served();
    await using _ = page.app;
    const reply = await ask('OPTIONS', `/v1/public/share/${page.token}/leads`, [
      ours,
      'Access-Control-Request-Method: DELETE',
      'Access-Control-Request-Headers: x-api-key, authorization',
      'Access-Control-Request-Private-Network: true',
    ]);
    expect(reply?.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(reply?.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(reply?.headers.get('access-control-allow-private-network')).toBeNull();
    expect(reply?.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('an address', () => {
  test('is not what somebody says behind no proxy, and no nonsense behind one', async () => {
    const proxied = { environment: { TRUSTED_PROXIES: '127.0.0.1' } };
    for (const [options, expected] of [
      [{}, ['127.0.0.1']],
      [proxied, ['127.0.0.1', '198.51.100.7', '203.0.113.9']],
    ] as const) {
      const page = await sharedPage({}, options);
      await using app = page.app;
      const client = await app.overTcp(null);
      const said = [
        '203.0.113.9',
        '1.2.3.4, 203.0.113.9',
        "'; --",
        '198.51.100.7',
        '203.0.113.9, x',
      ];
      for (const [index, forwarded] of said.entries()) {
        const headers = { origin, 'x-forwarded-for': forwarded, 'x-real-ip': '1.1.1.1' };
        const body = { ...lead, email: `sam${index}@example.com` };
        const path = `/share/${page.token}/leads`;
        expect((await client.post(path, body, headers)).status).toBe(200);
      }
      const { seal } = app.app.ctx;
      const kept = (await page.leads()).map(({ address }) => seal.decrypt(address ?? ''));
      expect([...new Set(kept)].toSorted()).toEqual([...expected]);
    }
  });
});
