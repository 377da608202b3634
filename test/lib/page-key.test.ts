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
])('%s is one page', (address) => {
  expect(pageKey(address)).toBe(one);
});

test.each([
  'https://blog.prairie.example/used/f-150',
  'https://prairie.example/used/f-150/lariat',
  'https://prairie.example/used/f-150?stock=1',
  'https://wwwprairie.example/used/f-150',
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
