import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const written = (keyword: string, own = {}) =>
  writeArticleFor(researchedBrief(keyword, { contentLength: 1200, ...own }));

const ofYear = /(?:that|another|other) (?:model )?years?\b/;

describe('a trim that is not here, of a model that is', () => {
  test.each(['silverado 1500 high country', 'ford f-150 platinum'])(
    '"%s" is not missed by its year',
    async (keyword) => {
      for (const articleType of ['basic', 'qa', 'expert'] as const) {
        const { markdown } = await written(keyword, { articleType });
        expect(markdown).toMatch(/High Country|Platinum/);
        expect(markdown).toMatch(/ no .*(?:High Country|Platinum)|does not have a/);
        expect(markdown).not.toMatch(ofYear);
      }
    },
  );

  test('is told beside the trims that are', async () => {
    const draft = await written('ford f-150 platinum', { articleType: 'basic' });
    expect(proseOf(draft)[0]).toMatch(/three XLT, two Lariat and one XL/);
  });

  test('is not missed where the rows have no trims, or spell it in full', async () => {
    for (const trim of [null, 'Platinum SuperCrew']) {
      const stock = fixtureStock().map((car) => (car.model === 'F-150' ? { ...car, trim } : car));
      const { markdown } = await written('ford f-150 platinum', { articleType: 'basic', stock });
      expect(markdown).not.toMatch(/no Ford F-150|does not have a Ford F-150/);
    }
  });

  test('may be here in another year', async () => {
    const { markdown } = await written('2016 ford f-150 xlt', { articleType: 'basic' });
    expect(markdown).toMatch(ofYear);
  });

  test('of a year that is here in other trims is told of its own years', async () => {
    const stock = fixtureStock().filter((car) => car.model !== 'Equinox' || car.year !== 2025);
    const [first, ...others] = stock.filter(({ model }) => model === 'Equinox');
    const one = { ...first, year: 2025, trim: 'LT' } as (typeof stock)[number];
    const lot = [...stock.filter(({ model }) => model !== 'Equinox'), one, ...others];
    const draft = await written('2025 equinox rs', { articleType: 'basic', stock: lot });
    const years = others.filter(({ trim }) => trim === 'RS').map(({ year }) => year);
    expect(years.length).toBeGreaterThan(0);
    expect(proseOf(draft)[0]).not.toContain('in other trims');
    for (const year of years) expect(proseOf(draft)[0]).toContain(`from ${year}`);
  });
});
