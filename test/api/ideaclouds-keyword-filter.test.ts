import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { quickProviders } from '../support/canned-providers.ts';
import { harness } from '../support/harness.ts';

const keywords = [
  'Snow Tires',
  'snow tires 50% off',
  'SNOW_TIRES',
  'snowXtires',
  'Été: pneus',
  'ÉTÉ',
  'Ölwechsel in Köln',
  'lease vs buy',
  'ΛΑΣΤΙΧΑ',
];

describe('GET /ideaclouds?keyword=', () => {
  test('finds what holds the text in any case, letter for letter', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    await client.post('/ideaclouds/batch', { items: keywords.map((keyword) => ({ keyword })) });
    await app.drain();
    const found = async (text: string): Promise<string[]> => {
      const { body } = await client.get(`/ideaclouds?keyword=${encodeURIComponent(text)}`);
      expect(body.pagination.total_count).toBe(body.data.length);
      return body.data.map((row: { keyword: string }) => row.keyword).sort();
    };
    expect(await found('TIRES')).toEqual(keywords.filter((one) => /tires/i.test(one)).sort());
    expect(await found('%')).toEqual(['snow tires 50% off']);
    expect(await found('_')).toEqual(['SNOW_TIRES']);
    expect(await found('été')).toEqual(['Été: pneus', 'ÉTÉ'].sort());
    expect(await found('e\u0301te\u0301')).toEqual(['Été: pneus', 'ÉTÉ'].sort());
    expect(await found('öl')).toEqual(['Ölwechsel in Köln']);
    expect(await found('λασ')).toEqual(['ΛΑΣΤΙΧΑ']);
    expect(await found("' OR 1=1 --")).toEqual([]);
    expect(await found('')).toEqual([...keywords].sort());
  });

  test('finds every keyword by any part of it', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const client = await app.client(await app.makeSite());
    const part = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat(40));
    await fc.assert(
      fc.asyncProperty(part, async ([text, start]) => {
        fc.pre(text.trim() !== '' && text.isWellFormed());
        const keyword = text.trim();
        await client.post('/ideaclouds', { keyword });
        const letters = [...new Intl.Segmenter().segment(keyword)].map(({ segment }) => segment);
        const piece = letters.slice(start % letters.length).join('');
        const path = `/ideaclouds?limit=1&keyword=${encodeURIComponent(piece)}`;
        const { body } = await client.get(path);
        expect(body.data[0]?.keyword).toBe(keyword);
      }),
      { numRuns: 60 },
    );
    await app.drain();
  });
});
