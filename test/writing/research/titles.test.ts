import { describe, expect, test } from 'bun:test';
import { lowered } from '../../../src/writing/voice/lowered.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { searchedKeywords } from '../../support/searched-keywords.ts';

function titleOf(keyword: string, articleId = keyword): string {
  return researchedBrief(keyword, { articleId }).title ?? '';
}

describe('a title', () => {
  test.each([
    ['memorial day truck sale', /^Memorial Day truck sale/],
    ['presidents day suv deals', /^Presidents' Day SUV deals/],
    ["president's day suv deals", /^Presidents' Day SUV deals/],
    ['is mothers day a good time to buy a car', /^Is Mother's Day a good time/],
    ['is black friday or labor day better to buy a car', /^Is Black Friday or Labor Day better/],
    ['is uber hard on a car', /^Is Uber hard on a car\?/],
    ['black friday car deals', /^Black Friday car deals/],
    ['cpo vs used', /^CPO vs. used/],
    ['tpms light', /^TPMS light/],
    ['carfax report', /^Carfax report/],
    ['f-150 vs silverado', /^F-150 vs. Silverado/],
    ['chevy equinox towing capacity', /^Chevy Equinox towing capacity/],
    ['used cars duluth mn', /^Used cars in Duluth, MN/],
    ['v6 vs v8 truck', /^V6 vs. V8 truck/],
    ['camry xle vs se', /^Camry XLE vs. SE/],
    ['does a tacoma have a v6', /^Does a Tacoma have a V6\?/],
    ['edmonton used trucks', /^Edmonton used trucks/],
    ['minivan with stow and go seats', /^Minivan with stow and go seats/],
    ['how long do honda cr-vs last', /^How long do Honda CR-Vs last\?/],
    ['used ford f-150s under 30000', /^Used Ford F-150s under \$30,000/],
    ['toyota camrys', /^Toyota Camrys/],
    ['what fits in a honda fit', /^What fits in a Honda Fit/],
    ['how often should i rotate my tires', /^How often should I rotate my tires\?/],
    ['how to prepare car for winter', /^How do I prepare a car for winter\?/],
    ['how to lower car payment', /^How do I lower a car payment\?/],
    ['how to buy your first car', /^How do I buy my first car\?/],
    ['adas explained', /^ADAS explained/],
    ['brake fluid change how often', /^Brake fluid change(?! how)/],
    ['wheel alignment near me cost', /^Wheel alignment cost near Duluth$/],
    ['oil change near me', /^Oil change near Duluth$/],
  ])('on "%s" keeps the capitals of names and codes', (keyword, title) => {
    expect(titleOf(keyword)).toMatch(title);
  });

  test('offers no choice of what nobody chooses', () => {
    const told = ['flood damaged car', 'squeaking brakes', 'timing belt vs chain'];
    for (const keyword of [...told, 'check engine light on']) {
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        expect(titleOf(keyword, id)).not.toMatch(/choose|suits you|in stock/);
      }
    }
  });

  test('a brake job is no employment, and rates are many', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      expect(titleOf('brake job price', id)).not.toMatch(/apply|roles|work is like/);
      expect(titleOf('car loan rates', id)).not.toMatch(/\bit\b/);
    }
    expect(titleOf('body shop jobs')).toMatch(/apply|roles|work is like| in /);
  });

  test.each([
    ['parts department open saturdays', 'Saturdays'],
    ['2 door vs 4 door', '2-door vs. 4-door'],
  ])('"%s" is printed as it is written', (keyword, words) => {
    expect(titleOf(keyword)).toContain(words);
  });

  test('is not the same for every store on most keywords', () => {
    const same = searchedKeywords.filter((keyword, at) => {
      if (at % 15 !== 0 || titleOf(keyword).endsWith('?')) return false;
      const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => titleOf(keyword, id));
      return new Set(all).size === 1;
    });
    expect(same.length).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['Labor Day is one of the better weekends.', 'Labor Day is one of the better weekends.'],
  ['Look low.', 'look low.'],
  ['CPO cars cost more.', 'CPO cars cost more.'],
])('"%s" in a sentence is "%s"', (sentence, inside) => {
  expect(lowered(sentence, new Set())).toBe(inside);
});
