import { describe, expect, test } from 'bun:test';
import { addressGroup, clientAddress, trustProxies } from '../../src/http/client-address.ts';
import { harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

const trusted = trustProxies(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);

describe("the client's address", () => {
  test('is the last one that no trusted proxy wrote about itself', () => {
    const cases: [socket: string, forwarded: string | null, client: string][] = [
      ['203.0.113.9', null, '203.0.113.9'],
      ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
      ['127.0.0.1', null, '127.0.0.1'],
      ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
      ['127.0.0.1', 'spoofed, 198.51.100.1', '198.51.100.1'],
      ['127.0.0.1', '192.0.2.7, 198.51.100.1', '198.51.100.1'],
      ['127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
      ['127.0.0.1', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
      ['::ffff:127.0.0.1', ' 198.51.100.1 ', '198.51.100.1'],
      ['2001:db8::1', '2606:4700::1111', '2606:4700::1111'],
      ['127.0.0.1', 'unknown', '127.0.0.1'],
      ['127.0.0.1', '', '127.0.0.1'],
      ['127.0.0.1', '198.51.100.1, , ', '127.0.0.1'],
      ['127.0.0.1', '1', '127.0.0.1'],
    ];
    for (const [socket, forwarded, client] of cases) {
      expect([forwarded, clientAddress(socket, forwarded, trusted)]).toEqual([forwarded, client]);
    }
  });

  test('is always the socket when no proxy is trusted', () => {
    const nobody = trustProxies([]);
    expect(clientAddress('127.0.0.1', '198.51.100.1', nobody)).toBe('127.0.0.1');
  });

  test('counts for its whole /64 in IPv6, and for itself in IPv4', () => {
    expect(addressGroup('2606:4700:1:2::1')).toBe(addressGroup('2606:4700:1:2:ffff::9'));
    expect(addressGroup('2606:4700:1:2::1')).not.toBe(addressGroup('2606:4700:1:3::1'));
    expect(addressGroup('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressGroup('192.0.2.1')).not.toBe(addressGroup('192.0.2.2'));
  });

  test('that is neither an address nor a network is no proxy', () => {
    for (const entry of ['proxy.example', '10.0.0.0/33', '10.1', '300.0.0.1', '::1/129', '']) {
      expect(() => trustProxies([entry])).toThrow(`"${entry}"`);
    }
  });
});

describe('behind a trusted proxy', () => {
  async function remaining(environment: Record<string, string>, addresses: string[]) {
    await using app = harness({ environment, overrides: { groups: [probeGroup] } });
    const client = await app.overTcp(null);
    const left: string[] = [];
    for (const address of addresses) {
      const reply = await client.get('/probe/open', { 'x-forwarded-for': address });
      left.push(reply.headers.get('x-ratelimit-remaining') ?? '');
    }
    return left;
  }
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.1'];

  test('each client has a window of its own', async () => {
    const left = await remaining({ TRUSTED_PROXIES: '127.0.0.1, ::1' }, addresses);
    expect(left).toEqual(['59', '59', '58']);
  });

  test('and without one, whoever makes addresses up shares a window', async () => {
    expect(await remaining({}, addresses)).toEqual(['59', '58', '57']);
  });
});
