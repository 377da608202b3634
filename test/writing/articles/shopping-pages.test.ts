import { describe, expect, test } from 'bun:test';
import { hasTrait } from '../../../src/writing/facts/traits.ts';
import { fixtureStock } from '../../support/stock.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function written(keyword: string): Promise<{ title: string; opening: string }> {
  const { title, markdown } = await writeArticleFor(researchedBrief(keyword));
  return { title: title ?? '', opening: markdown.split('\n## ')[0] ?? '' };
}

describe('a page for shoppers', () => {
  test('lists the lower part of the lot by price for who asks for cheap cars', async () => {
    const { title, opening } = await written('cheap cars for sale');
    expect(title).toMatch(/ under \$\d+,000, from \$/);
    expect(opening).toMatch(/vehicles under \$\d+,000/);
    expect(title + opening).not.toContain('none in stock');
    expect(opening).toMatch(/(?:first three|lowest-priced of them|lowest) are /);
  });

  test('says of luxury SUVs that are not here which ones there are, and picks none', async () => {
    const { opening } = await written('used luxury suv');
    expect(opening).toContain('Lexus');
    expect(opening).not.toMatch(/lowest-priced|tight budget|smallest budget/);
  });

  test('tells which ones to take before what goes for any', async () => {
    const { opening } = await written('best small suv');
    const [, second = '', third = ''] = opening.split('\n\n').slice(1);
    expect(second).toMatch(/CR-V.* against .*RAV4|RAV4.* against .*CR-V|CR-V/);
    expect(third).toMatch(/HR-V|Sportage|Rogue/);
  });

  test('reads Z71 as equipment, which a listing names or leaves open', async () => {
    const [car] = fixtureStock('trucks');
    expect(car && hasTrait({ ...car, trim: 'LT Z71' }, 'the Z71 package')).toBe(true);
    expect(car && hasTrait(car, 'the Z71 package')).toBe(false);
    const { opening } = await written('used silverado z71');
    expect(opening).toContain('Z71 package');
    expect(opening).toMatch(/skid plates|plates under/);
  });

  test('asks for one car by the name of a model, with an article', async () => {
    const { opening } = await written('used silverado crew cab');
    expect(opening).not.toMatch(/(?:for|market for) used Silverado/);
  });
});
