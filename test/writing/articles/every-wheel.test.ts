import { expect, test } from 'bun:test';
import { comparedOf } from '../../../src/writing/facts/compared.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStore } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';
import { comparisonBrief, side } from './briefs-by-type.ts';

const ontario = { ...fixtureStore, city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' };

test.each([fixtureStore, ontario])(
  'all-wheel drive is standard where all have it',
  async (store) => {
    const brief = researchedBrief('subaru crosstrek winter driving', { store });
    const prose = proseOf(await writeArticleFor(brief)).join(' ');
    expect(prose).toMatch(/(?:Every|Standard on every|no) current Crosstrek\b[^.]*all-wheel drive/);
    expect(prose).not.toMatch(/Maybe on one trim|Check which wheels|Some do and some don't/);
  },
);

test('a make of a comparison may be given by its short name', async () => {
  const vehicles = [side('Chevy', 'Equinox'), side('VW', 'Tiguan')];
  const named = comparedOf(comparisonBrief({ vehicles }), [], []).map(({ name }) => name);
  expect(named.join()).toMatch(/Chevrolet Equinox.*Volkswagen Tiguan/);
});
