import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { checkedPostedUrl } from '../../src/domain/content/report-posted.ts';
import { Problem } from '../../src/problem.ts';

/** The address as it is stored, or the reason why it is refused. */
function outcome(text: string): { url: string } | { reason: string } {
  try {
    return { url: checkedPostedUrl(text) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_error') {
      return { reason: error.message };
    }
    throw error;
  }
}

const malformed = 'posted_url: must be an absolute http or https URL with a host';
const withUser = 'posted_url: must not contain a user name or a password';
const tooLong = 'posted_url: must be 1 to 4096 characters';

describe('the address of a posted article', () => {
  test.each([
    'https://example.com',
    'http://example.com/',
    'HTTPS://Example.COM/Blog',
    'https://example.com:8443/a?b=c#d',
    'https://example.com/?q=a@b.c',
    'https://example.com/@store/tires',
    'https://example.com#me@there',
    'http://localhost/a',
    'http://192.0.2.7/a',
    'http://[2001:db8::1]:8080/a',
    'https://bücher.example/größe',
    'https://xn--bcher-kva.example/',
    'https://example.com/a%20b',
    'https://example.com/emoji/🚗',
    'https://example.com?x',
    'https://example.com/a//b/../c',
  ])('is taken as it is: %s', (text) => {
    expect(outcome(text)).toEqual({ url: text });
    expect(outcome(`\t\r\n ${text}\u00a0\ufeff `)).toEqual({ url: text });
  });

  test.each([
    'example.com/a',
    '/a',
    '//example.com/a',
    '?a',
    'https:',
    'https:/',
    'https://',
    'http:///x',
    'https:///example.com/a',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https://example.com\\@evil.example/',
    'https://example.com/a\\b',
    'http://?a',
    'http://#a',
    'https://:443/',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<p>',
    'ftp://example.com/a',
    'file:///etc/passwd',
    'httpss://example.com/',
    'blob:https://example.com/1',
    'https://exa mple.com/',
    'https://example.com/a b',
    'https://example.com/a\nb',
    'https://example.com/a\u0000b',
    'https://example.com:99999/',
    'https://example.com:port/',
    'https://[::1',
    'https://exa<mple.com/',
    'https://user%40example.com/',
  ])('is refused for its form: %j', (text) => {
    expect(outcome(text)).toEqual({ reason: malformed });
  });

  test.each([
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'https://user:@example.com/',
    'https://@example.com/',
    'https://:@example.com/',
    'https://a@b@example.com/',
    'HTTPS://USER@EXAMPLE.COM',
    'https://%75ser@example.com/a',
    'https://user@[2001:db8::1]/',
    'https://trusted.example@evil.example',
  ])('is refused for the user in it: %s', (text) => {
    expect(outcome(text)).toEqual({ reason: withUser });
  });

  test('has at most 4096 characters, after trimming and counted as people count them', () => {
    const start = 'https://example.com/';
    const longest = start + 'a'.repeat(4096 - start.length);
    expect(outcome(longest)).toEqual({ url: longest });
    expect(outcome(`   ${longest}   `)).toEqual({ url: longest });
    expect(outcome(`${longest}a`)).toEqual({ reason: tooLong });
    const cars = start + '🚗'.repeat(4096 - start.length);
    expect(outcome(cars)).toEqual({ url: cars });
    expect(outcome(`${cars}🚗`)).toEqual({ reason: tooLong });
    expect(outcome(' \n ')).toEqual({ reason: tooLong });
  });

  test('any ordinary address is taken, and with a user in it refused', () => {
    const schemes = fc.constantFrom('http', 'https', 'HTTP', 'Https');
    const hosts = fc.oneof(fc.domain(), fc.ipV4());
    const users = fc.stringMatching(/^[A-Za-z0-9:%._~-]{0,12}$/);
    const rests = fc.webPath();
    fc.assert(
      fc.property(schemes, hosts, users, rests, (scheme, host, user, rest) => {
        const plain = `${scheme}://${host}${rest}`;
        expect(outcome(plain)).toEqual({ url: plain });
        expect(outcome(`${scheme}://${user}@${host}${rest}`)).toEqual({ reason: withUser });
      }),
    );
  });

  test('what is taken is an absolute web address for any reader, without a user', () => {
    const ascii = 'http https : / // \\ @ ? # . a.example user :80 %40 [ ]'.split(' ');
    const parts = fc.constantFrom(...ascii, ' ', '\t', '＠', '。', '\u202e', '\u00ad', '٪');
    const texts = fc.array(parts, { maxLength: 10 }).map((list) => list.join(''));
    const anything = fc.oneof(
      texts,
      texts.map((text) => `https://${text}`),
      fc.string(),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const found = outcome(text);
        if (!('url' in found)) return;
        const read = new URL(found.url);
        expect(['http:', 'https:']).toContain(read.protocol);
        expect([read.hostname === '', read.username, read.password]).toEqual([false, '', '']);
        expect(found.url).toBe(text.trim());
      }),
      { numRuns: 2_000 },
    );
  });
});
