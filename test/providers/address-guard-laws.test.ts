import { expect, test } from 'bun:test';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { checkAddresses, checkUrl } from '../../src/providers/outbound/address-guard.ts';
import { parseAllowList } from '../../src/providers/outbound/allow-list.ts';

const nothingAllowed = parseAllowList([]);
const anyName = new URL('https://hooks.example.com/');

/** Addresses from all of the space, with the special networks as likely as the rest. */
const v4Networks = (
  '10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 ' +
  '0.0.0.0/8 224.0.0.0/3 198.18.0.0/15 203.0.113.0/24 0.0.0.0/0'
).split(' ');
const v6Networks = (
  '::1/128 ::/96 ::ffff:0:0/96 fe80::/10 fc00::/7 ff00::/8 64:ff9b::/96 2002::/16 ' +
  '2001::/32 2001:db8::/32 3fff::/20 fec0::/10 ::/0'
).split(' ');

function inNetwork(cidr: string, random: Uint8Array): ipaddr.IPv4 | ipaddr.IPv6 {
  const [base, bits] = ipaddr.parseCIDR(cidr);
  const bytes = base.toByteArray().map((byte, index) => {
    const free = Math.max(0, Math.min(8, 8 * (index + 1) - bits));
    const mask = 2 ** free - 1;
    return (byte & ~mask & 0xff) | ((random[index] ?? 0) & mask);
  });
  return ipaddr.fromByteArray(bytes);
}

function addressIn(networks: readonly string[]): fc.Arbitrary<ipaddr.IPv4 | ipaddr.IPv6> {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  return fc
    .tuple(fc.constantFrom(...networks), bytes)
    .map(([net, random]) => inNetwork(net, random));
}

/** Every way in which a URL can write an IPv4 address: one to four parts, each in three bases. */
function v4Notations(address: ipaddr.IPv4 | ipaddr.IPv6): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.toByteArray();
  const splits = [
    [a, b, c, d],
    [a, b, c * 256 + d],
    [a, (b * 256 + c) * 256 + d],
    [((a * 256 + b) * 256 + c) * 256 + d],
  ];
  const bases = [
    (part: number) => String(part),
    (part: number) => `0${part.toString(8)}`,
    (part: number) => `0x${part.toString(16)}`,
    (part: number) => `0X000${part.toString(16).toUpperCase()}`,
  ];
  const mixed = splits.map((parts) => parts.map((part, i) => bases[i % 4]?.(part)).join('.'));
  const plain = splits.flatMap((parts) => bases.map((base) => parts.map(base).join('.')));
  return [...plain, ...mixed, `${a}.${b}.${c}.${d}.`];
}

function v6Notations(address: ipaddr.IPv4 | ipaddr.IPv6): string[] {
  const groups = ipaddr.IPv6.parse(address.toString()).parts;
  const [high = 0, low = 0] = groups.slice(6);
  const tail = [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const full = groups.map((group) => group.toString(16).padStart(4, '0'));
  const dotted = `${full.slice(0, 6).join(':')}:${tail}`;
  return [address.toString(), full.join(':'), full.join(':').toUpperCase(), dotted];
}

test('an IPv4 address that is not unicast is refused in every notation', () => {
  fc.assert(
    fc.property(addressIn(v4Networks), (address) => {
      fc.pre(address.range() !== 'unicast');
      for (const text of v4Notations(address)) {
        expect({ text, ok: checkUrl(`https://${text}/`, nothingAllowed).ok }).toEqual({
          text,
          ok: false,
        });
      }
      expect(checkAddresses(anyName, [address.toString()], nothingAllowed).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('an IPv6 address that is not unicast is refused in every notation', () => {
  fc.assert(
    fc.property(addressIn(v6Networks), (address) => {
      fc.pre(address.range() !== 'unicast');
      for (const text of v6Notations(address)) {
        expect({ text, ok: checkUrl(`https://[${text}]/`, nothingAllowed).ok }).toEqual({
          text,
          ok: false,
        });
        expect(checkAddresses(anyName, [text], nothingAllowed).ok).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

test('a public IPv4 address is accepted in every notation and means the same address', () => {
  fc.assert(
    fc.property(addressIn(['0.0.0.0/0']), (address) => {
      fc.pre(address.range() === 'unicast' && address.toString() !== '168.63.129.16');
      for (const text of v4Notations(address)) {
        const checked = checkUrl(`https://${text}/`, nothingAllowed);
        expect(checked.ok && checked.url.hostname).toBe(address.toString());
      }
    }),
    { numRuns: 200 },
  );
});

test('no text makes the checks throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      expect(typeof checkUrl(text, nothingAllowed).ok).toBe('boolean');
      expect(typeof checkUrl(`https://${text}/`, nothingAllowed).ok).toBe('boolean');
      expect(typeof checkAddresses(anyName, [text], nothingAllowed).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
