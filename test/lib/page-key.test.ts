import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { pageKey } from '../../src/lib/page-key.ts';

const one = 'prairie.example/used/f-150';

test.each([
  'https://prairie.example/used/f-150',
  'http://www.prairie.example/used/f-150/',
  'HTTPS://WWW.Prairie.Example:443/Used/F-150//',
  'www.prairie.example/used/f-150',
  'prairie.example/used/f-150?utm_campaign=x&fbclid=1#photos',
  'https://prairie.example./used/f-150',
  'https://prairie.example/used/f-150/index.html',
  'https://prairie.example/used/f-150/INDEX.PHP?gad_campaignid=1&_gl=1*x&mtm_source=mail',
  'https://prairie.example/used/f%2D150',
  'https://prairie.example/%55sed/./f-150?%75tm_source=x',
  'https://someone@prairie.example/used/sold/../f-150?#',
])('%s is one page', (address) => {
  expect(pageKey(address)).toBe(one);
});

test.each([
  'https://blog.prairie.example/used/f-150',
  'https://prairie.example/used/f-150/lariat',
  'https://prairie.example/used/f-150?stock=1',
  'https://wwwprairie.example/used/f-150',
  'https://prairie.example/used/f-150/index',
  'https://prairie.example/used/f-150/my-index.html',
  'https://prairie.example/used%2Ff-150',
  'https://prairie.example/used/f-150?page=2&utm_source=x',
  'https://prairie.example/us/used/f-150',
  'https://prairie.example:8443/used/f-150',
])('%s is another page', (address) => {
  expect(pageKey(address)).not.toBe(one);
});

test('a path without a host, and what is no address, are known by themselves', () => {
  expect([pageKey('/Tires/'), pageKey('/tires#a'), pageKey('https://[x'), pageKey('')]).toEqual([
    '/tires',
    '/tires',
    'https://[x',
    '',
  ]);
});

test('the order of parameters, a last slash and "www." never matter', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(word, fc.array(word), fc.array(word), (host, path, query) => {
      const address = (ends: string, given: string[]) =>
        `https://${host}.example/${path.join('/')}${ends}?${given.join('&')}`;
      const other = address('/', query.toReversed()).replace('//', '//www.');
      expect(pageKey(other)).toBe(pageKey(address('', query)));
    }),
  );
});

test('a path without a host loses what every address loses', () => {
  expect(pageKey('/Tires/?gclid=1&b=2&utm_source=x&a=1#top')).toBe('/tires?a=1&b=2');
  expect(pageKey('/café')).toBe(pageKey('https://x.example/café').replace('x.example', ''));
});

test.each<string[]>([
  ['/caf%C3%A9', '/café', '/CAF%c3%89', '/cafe\u0301/'],
  ['/snow%20tires', '/snow tires'],
  ['/a?q=snow+tires', '/a?q=snow%20tires', '/A?Q=Snow%20Tires'],
  ['/a?b=1&c=2', '/a?c=2&&b=1', '/a/?c=2&gclid=x&b=1'],
  ['/50%25-off', '/50%25-OFF/'],
  ['/', '/index.html', '/?utm_source=x', '/default.aspx', '/#top'],
  ['/100%', '/100%/'],
])('encoded in any way, %s is one page', (...spellings) => {
  expect(new Set(spellings.map(pageKey)).size).toBe(1);
  const onHost = spellings.map((path) => pageKey(`https://www.x.example${path}`));
  expect(new Set(onHost)).toEqual(new Set([`x.example${pageKey(spellings[0] ?? '')}`]));
});

test('a mark that parts an address is another one where it is encoded', () => {
  expect(pageKey('/a%3Fb=1')).not.toBe(pageKey('/a?b=1'));
  expect(pageKey('/a?b=1%26c=2')).not.toBe(pageKey('/a?b=1&c=2'));
  expect(pageKey('/%zz%C3')).toBe('/%zz%c3');
});

test('what a browser makes of an address has the same key', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(pageKey(new URL(address).href)).toBe(pageKey(address));
      expect(pageKey(`${address}#part`)).toBe(pageKey(address));
    }),
  );
});
