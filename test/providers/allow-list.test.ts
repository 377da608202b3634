import { describe, expect, test } from 'bun:test';
import { checkAddresses, checkUrl } from '../../src/providers/outbound/address-guard.ts';
import { parseAllowList } from '../../src/providers/outbound/allow-list.ts';

function accepts(entry: string, url: string): boolean {
  return checkUrl(url, parseAllowList([entry])).ok;
}

describe('an allowed host name', () => {
  test('may be reached over http, on any port', () => {
    expect(accepts('localhost', 'http://localhost:3999/hook')).toBe(true);
    expect(accepts('localhost', 'http://localhost:22/')).toBe(true);
    expect(accepts('Receiver.Lan.', 'http://receiver.lan/')).toBe(true);
    expect(accepts('localhost', 'http://other.example/')).toBe(false);
    expect(accepts('localhost', 'http://localhost.evil.example/')).toBe(false);
  });

  test('may resolve to a private address', () => {
    const allow = parseAllowList(['hooks.partner.example']);
    const url = new URL('https://hooks.partner.example/');
    expect(checkAddresses(url, ['10.0.0.7'], allow).ok).toBe(true);
    expect(checkAddresses(new URL('https://a.example/'), ['10.0.0.7'], allow).ok).toBe(false);
  });

  test('with a port is allowed on that port alone', () => {
    expect(accepts('localhost:4000', 'http://localhost:4000/')).toBe(true);
    expect(accepts('localhost:4000', 'http://localhost:4001/')).toBe(false);
    expect(accepts('localhost:80', 'http://localhost/')).toBe(true);
    expect(accepts('localhost:443', 'https://localhost/')).toBe(true);
  });

  test('in international letters is the same as in ASCII', () => {
    expect(accepts('bücher.example', 'http://xn--bcher-kva.example/')).toBe(true);
  });
});

describe('an allowed suffix', () => {
  test('covers every depth below it and not the suffix itself', () => {
    expect(accepts('*.lan', 'http://a.lan/')).toBe(true);
    expect(accepts('*.lan', 'http://a.b.lan/')).toBe(true);
    expect(accepts('*.partner.example', 'http://partner.example/')).toBe(false);
    expect(accepts('*.partner.example', 'http://evilpartner.example/')).toBe(false);
    expect(accepts('*.partner.example:8080', 'http://a.partner.example:8081/')).toBe(false);
  });
});

describe('an allowed address or network', () => {
  test('covers its addresses in every notation', () => {
    for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]']) {
      expect(accepts('127.0.0.1', `http://${host}:4000/`)).toBe(true);
      expect(accepts('127.0.0.0/8', `http://${host}:4000/`)).toBe(true);
    }
    expect(accepts('127.0.0.1', 'http://127.0.0.2:4000/')).toBe(false);
    expect(accepts('10.0.0.0/8', 'http://11.0.0.1/')).toBe(false);
    expect(accepts('::1', 'http://[0:0:0:0:0:0:0:1]/')).toBe(true);
    expect(accepts('[::1]:8080', 'http://[::1]:8081/')).toBe(false);
    expect(accepts('fd00::/8', 'http://[fd12::1]/')).toBe(true);
  });

  test('lets names resolve into it, but only over https', () => {
    const allow = parseAllowList(['10.0.0.0/8']);
    const url = new URL('https://hooks.example.com/');
    expect(checkAddresses(url, ['10.0.0.7', '8.8.8.8'], allow).ok).toBe(true);
    expect(checkAddresses(url, ['10.0.0.7', '192.168.0.1'], allow).ok).toBe(false);
    expect(checkUrl('http://hooks.example.com/', allow).ok).toBe(false);
  });
});

test('an entry that is none of these is refused by name', () => {
  const entries = ['', '*', '*.', 'http://a.example', 'a.example/path', 'a.example:0', 'a:70000'];
  for (const entry of [...entries, '10.0.0.0/33', '*.10.0.0.1', 'user@a.example', 'a b', '*.*.a']) {
    expect(() => parseAllowList([entry])).toThrow(`"${entry}" is not an allowed host`);
  }
});
