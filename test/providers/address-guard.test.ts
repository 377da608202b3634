import { describe, expect, test } from 'bun:test';
import { checkAddresses, checkUrl } from '../../src/providers/outbound/address-guard.ts';
import { parseAllowList } from '../../src/providers/outbound/allow-list.ts';

const nothingAllowed = parseAllowList([]);

function reasonFor(url: string, allowHosts: string[] = []): string | undefined {
  const checked = checkUrl(url, parseAllowList(allowHosts));
  return checked.ok ? undefined : checked.reason;
}

describe('a URL that names its address', () => {
  const refused: [string, string[]][] = [
    ['loopback', ['127.0.0.1', '127.255.255.254', '[::1]']],
    [
      'loopback in other notations',
      ['2130706433', '0x7f000001', '017700000001', '127.1', '127.0.1'],
    ],
    ['parts in octal and hex', ['0177.0.0.1', '0x7f.0.0.1', '0x7f.1', '0251.0376.0251.0376']],
    ['digits of other scripts', ['１２７.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0xc0a80101']],
    ['link-local and metadata', ['169.254.169.254', '2852039166', '[fe80::1]', '[fd00:ec2::254]']],
    ['metadata at public or shared numbers', ['168.63.129.16', '100.100.100.200', '192.0.0.192']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['unspecified', ['0.0.0.0', '0', '0.1.2.3', '[::]']],
    ['broadcast and multicast', ['255.255.255.255', '224.0.0.1', '239.255.255.250', '[ff02::1]']],
    ['reserved and documentation', ['240.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.9']],
    ['benchmarking', ['198.18.0.1', '198.19.255.255', '[2001:2::1]']],
    ['unique-local and site-local', ['[fc00::1]', '[fdff::1]', '[fec0::1]']],
    ['IPv4-mapped', ['[::ffff:127.0.0.1]', '[::ffff:a00:1]', '[0:0:0:0:0:ffff:8.8.8.8]']],
    ['IPv4-compatible and translated', ['[::127.0.0.1]', '[::ffff:0:127.0.0.1]']],
    ['NAT64', ['[64:ff9b::10.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]']],
    ['6to4 and Teredo', ['[2002:7f00:1::]', '[2002:a00:1::1]', '[2001:0:4136:e378::1]']],
    ['IPv6 documentation', ['[2001:db8::1]', '[3fff::1]']],
    ['IPv6 never given out', ['[4000::1]', '[1::1]', '[a000::1]', '[100::1]', '[5f00::1]']],
    ['anycast services', ['192.88.99.1', '192.31.196.1', '192.175.48.1', '[2620:4f:8000::1]']],
    ['identifiers that look like addresses', ['[2001:20::1]', '[2001:10::1]', '[2001:30::1]']],
    ['NAT64, 6to4 and mapped, of public ones too', ['[64:ff9b::8.8.8.8]', '[2002:808:808::1]']],
    ['credentials of containers', ['169.254.170.2', '169.254.170.23', '[fd00:ec2::23]']],
    ['nothing but a base', ['0x', '0x.0x', '0x.1']],
    ['a trailing dot', ['127.0.0.1.', '10.0.0.1.', '169.254.169.254.']],
  ];
  test.each(refused)('is refused: %s', (_, hosts) => {
    for (const host of hosts) {
      expect({ host, reason: reasonFor(`https://${host}/hook`) }).toEqual({
        host,
        reason: 'The host is not a public address.',
      });
    }
  });

  test('is no URL when a part is too large, no digit of its base, or one too many', () => {
    const beyond = ['256.1.1.1', '127.0.0.256', '127.0.65536', '4294967296', '0x100000000'];
    const others = [
      '08.8.8.8',
      '1.2.3.09',
      '1.2.3.4.5',
      '[fe80::1%25eth0]',
      '[::ffff:127.0.0.256]',
    ];
    for (const host of [...beyond, ...others]) {
      const reason = 'The URL is not a valid absolute URL.';
      expect({ host, reason: reasonFor(`https://${host}/`) }).toEqual({ host, reason });
    }
  });

  test('is accepted when the address is public', () => {
    const hosts = ['8.8.8.8', '1.1.1.1', '134744072', '0x08080808', '[2606:4700:4700::1111]'];
    for (const host of hosts) expect(reasonFor(`https://${host}/hook`)).toBeUndefined();
  });

  test('comes back in one canonical form', () => {
    const hrefs = ['https://0x8.8.2056/', 'https://8.8.8.8./', 'https://８.8.8.8:443'].map(
      (text) => {
        const checked = checkUrl(text, nothingAllowed);
        return checked.ok && checked.url.href;
      },
    );
    expect(hrefs).toEqual(['https://8.8.8.8/', 'https://8.8.8.8/', 'https://8.8.8.8/']);
  });
});

describe('a URL that names a host', () => {
  test('is refused when the name belongs to this machine or this network', () => {
    const names = ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'printer', 'nas.local'];
    const more = ['metadata.google.internal', 'router.home.arpa', 'db.lan', 'ｌｏｃａｌｈｏｓｔ'];
    const clouds = ['metadata', 'instance-data.ec2.internal', 'metadata.google.internal.'];
    const offices = ['kubernetes.default.svc', 'wiki.corp', 'wiki.intranet', 'a.private', 'b.home'];
    for (const name of [...names, ...more, ...clouds, ...offices]) {
      expect({ name, reason: reasonFor(`https://${name}/`) }).toEqual({
        name,
        reason: 'The host is a local name, not a public host name.',
      });
    }
  });

  test('is refused when the name breaks the rules of DNS', () => {
    const longLabel = `${'a'.repeat(64)}.example`;
    const longName = `${'abcdefghi.'.repeat(25)}example`;
    for (const name of [
      'a..example',
      'example.com..',
      '*.example.com',
      '-a.example',
      'a-.example',
    ]) {
      expect(reasonFor(`https://${name}/`)).toBe('The host is not a valid host name.');
    }
    expect(reasonFor(`https://${longLabel}/`)).toBe('The host is not a valid host name.');
    expect(reasonFor(`https://${longName}/`)).toBe('The host is not a valid host name.');
  });

  test('is accepted when the name is public, international names too', () => {
    const urls = ['https://hooks.example.com/in', 'https://bücher.example/', 'https://a_b.example'];
    for (const url of urls) expect(reasonFor(url)).toBeUndefined();
    const checked = checkUrl('https://Bücher.Example./in', nothingAllowed);
    expect(checked.ok && checked.url.href).toBe('https://xn--bcher-kva.example/in');
  });
});

describe('the other parts of a URL', () => {
  test('only https is accepted', () => {
    expect(reasonFor('http://hooks.example.com/')).toStartWith('The URL must start with https://');
    for (const url of ['ftp://a.example/', 'file:///etc/passwd', 'javascript:alert(1)']) {
      expect(reasonFor(url)).toBe('The URL must start with https://.');
    }
    expect(reasonFor('hooks.example.com/in')).toBe('The URL is not a valid absolute URL.');
    expect(reasonFor('')).toBe('The URL is not a valid absolute URL.');
  });

  test('user names and passwords are refused, on allowed hosts too', () => {
    for (const info of ['user', 'user:secret', ':secret', 'a%40b']) {
      const url = `https://${info}@hooks.example.com/`;
      expect(reasonFor(url)).toBe('The URL must not contain a user name or a password.');
      expect(reasonFor(url, ['hooks.example.com'])).toContain('user name');
    }
  });

  test('ports below 1024 are refused but for 80 and 443', () => {
    for (const port of [1, 22, 25, 53, 79, 81, 110, 389, 442, 444, 1023]) {
      expect(reasonFor(`https://hooks.example.com:${port}/`)).toBe(
        `Port ${port} is not accepted: use 443, 80 or a port from 1024 up.`,
      );
    }
    for (const port of [80, 443, 1024, 8443, 65_535]) {
      expect(reasonFor(`https://hooks.example.com:${port}/`)).toBeUndefined();
    }
    expect(reasonFor('https://hooks.example.com:0/')).toBe('Port 0 cannot be reached.');
    expect(reasonFor('https://hooks.example.com:65536/')).toContain('not a valid');
  });
});

describe('the addresses of a name', () => {
  const url = new URL('https://hooks.example.com/');

  test('are accepted when all of them are public', () => {
    const addresses = ['8.8.8.8', '2606:4700:4700::1111'];
    expect(checkAddresses(url, addresses, nothingAllowed).ok).toBe(true);
  });

  test('are refused when one of them is not, wherever it stands', () => {
    for (const addresses of [
      ['8.8.8.8', '10.0.0.7'],
      ['10.0.0.7', '8.8.8.8'],
      ['::1', '1.1.1.1'],
    ]) {
      expect(checkAddresses(url, addresses, nothingAllowed).ok).toBe(false);
    }
  });

  test('are not told in the reason', () => {
    const checked = checkAddresses(url, ['10.11.12.13'], nothingAllowed);
    expect(checked).toEqual({
      ok: false,
      reason: 'The host name resolves to an address not public.',
    });
  });

  test('are refused when they are no addresses, or carry a zone', () => {
    for (const text of ['', 'hooks.example.com', 'fe80::1%eth0', '2606:4700::1%1', '1.2.3.4.5']) {
      expect(checkAddresses(url, [text], nothingAllowed).ok).toBe(false);
    }
  });
});
