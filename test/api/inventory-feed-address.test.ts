import { describe, expect, test } from 'bun:test';
import { addFeed } from '../../src/domain/inventory/add-feed.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { type Harness, harness } from '../support/harness.ts';
import { rowsOf } from '../support/outbox.ts';

function add(app: Harness, site: SiteRow, address: string): Promise<string> {
  const input = { siteId: site.id, address, every: '60m', format: 'auto' };
  return addFeed(app.app.ctx, input).then(
    () => 'added',
    (error: unknown) => String(error),
  );
}

describe('the address of a feed', () => {
  const refused: [address: string, why: RegExp][] = [
    ['https://user:secret@feeds.example.com/a.csv', /user name or a password/],
    ['https://user@feeds.example.com/a.csv', /user name or a password/],
    ['https://feeds.example.com/a.csv?user=x&password=hunter2', /must not hold a password/],
    ['http://feeds.example.com/a.csv', /must start with https/],
    ['ftp://feeds.example.com/a.csv', /http\(s\) URL/],
    ['https://127.0.0.1/a.csv', /not a public address/],
    ['https://[::1]/a.csv', /not a public address/],
    ['https://10.0.0.8/a.csv', /not a public address/],
    ['https://localhost/a.csv', /local name/],
    ['https://supplier.internal/a.csv', /local name/],
    ['https://feeds.example.com:25/a.csv', /Port 25/],
    ['https://feeds..example.com/a.csv', /not a valid host name/],
    ['stock.csv', /absolute path/],
    ['/feeds/*/stock.csv', /pattern in its last part/],
    ['/dev/zero', /must be a file or folder/],
    ['/feeds/stock\u0000.csv', /control characters/],
  ];
  for (const [address, why] of refused)
    test(`${JSON.stringify(address)} is refused when it is added`, async () => {
      await using app = harness();
      const site = await app.makeSite();
      const answer = await add(app, site, address);
      expect(answer).toMatch(why);
      expect(answer).not.toContain('hunter2');
      expect(rowsOf(app, 'feeds')).toEqual([]);
    });

  const taken = [
    'https://feeds.example.com/a.csv?token=abc',
    'https://feeds.example.com:8443/a.csv',
    '/feeds/prairie-*.csv',
    '/feeds',
  ];
  for (const address of taken)
    test(`${address} is taken`, async () => {
      await using app = harness();
      expect(await add(app, await app.makeSite(), address)).toBe('added');
    });

  test('may be http or private where the operator allowed its host', async () => {
    await using app = harness({ environment: { WEBHOOK_ALLOW_HOSTS: '10.0.0.0/8' } });
    const site = await app.makeSite();
    expect(await add(app, site, 'http://10.0.0.8/a.csv')).toBe('added');
    expect(await add(app, site, 'http://192.168.0.8/a.csv')).toMatch(/https/);
  });
});
