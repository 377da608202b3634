import { describe, expect, test } from 'bun:test';
import { picksOf } from '../../../src/writing/realise/picked.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import type { SafetyFacts } from '../../../src/writing/facts/safety-facts.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const lot = fixtureStock();

describe('an article on a kind of car', () => {
  const brief = researchedBrief('best used trucks under 30000');

  test('picks and commits in its opening, each pick linked to its page', async () => {
    const { markdown } = await writeArticleFor(brief);
    const opening = markdown.split('\n## ')[0] ?? '';
    const picks = picksOf(factSheetOf(brief));
    const picked = [picks?.lowest, picks?.newest, picks?.fewestMiles].filter((car) => car != null);
    expect(picked.length).toBeGreaterThan(1);
    for (const { stockNumber, url } of picked) {
      expect(opening).toContain(`[${stockNumber}](${url})`);
    }
  });

  test('picks what is ahead of all others, and nothing where two are level', () => {
    const trucks = lot.filter(({ bodyStyle, condition }) => {
      return bodyStyle === 'truck' && condition === 'used';
    });
    const level = trucks.map((car) => ({ ...car, year: 2020, mileage: 40_000, priceCents: 2e6 }));
    const same = picksOf(factSheetOf(researchedBrief('used trucks', { stock: level })));
    expect(same).toMatchObject({
      lowest: null,
      newest: null,
      fewestMiles: null,
      balance: null,
    });
    const picks = picksOf(factSheetOf(researchedBrief('used trucks', { stock: trucks })));
    const prices = trucks.map(({ priceCents }) => priceCents ?? Infinity);
    expect(picks?.lowest?.priceCents).toBe(Math.min(...prices));
  });

  test('says of a used one that it has the fewest miles beside the new ones only', async () => {
    const suvs = lot.filter(({ bodyStyle }) => bodyStyle === 'suv');
    expect(new Set(suvs.map(({ condition }) => condition === 'new')).size).toBe(2);
    const { markdown } = await writeArticleFor(researchedBrief('best suvs', { stock: suvs }));
    for (const [sentence] of markdown.matchAll(/[^.?!]*(?:fewest miles|driven least)[^.?!]*/g)) {
      expect(sentence).toMatch(/be new|new ones|aren't new/);
    }
  });

  test('tells those with a sale pending from those that are here', async () => {
    const trucks = lot.filter(({ bodyStyle }) => bodyStyle === 'truck');
    const pending = new Set(trucks.slice(0, 2));
    const stock = lot.map((car) =>
      pending.has(car) ? { ...car, status: 'pending' as const } : car,
    );
    const { markdown } = await writeArticleFor(researchedBrief('trucks for sale', { stock }));
    expect(markdown).toMatch(/two (have a|with a) sale pending/);
    for (const { stockNumber } of pending) expect(markdown).not.toContain(stockNumber ?? '-');
  });
});

describe('equipment that the feed lists', () => {
  const withFeature = lot.map((car, at) => {
    const isListed = car.model === 'Equinox' && at % 2 === 0;
    return {
      ...car,
      features: isListed ? ['Remote Vehicle Start', 'Cloth Seats'] : ['Cloth Seats'],
    };
  });

  test('answers a question about it with the number of cars', async () => {
    const brief = researchedBrief('equinox remote start', { stock: withFeature });
    const { markdown } = await writeArticleFor(brief);
    const count = withFeature.filter(({ features }) => features.length > 1).length;
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count];
    expect(markdown.toLowerCase()).toMatch(
      new RegExp(`\\b${words}\\b[^.]*remote start|remote start[^.]*\\b${words}\\b`),
    );
  });

  test('is not denied where the feed is silent', async () => {
    const { markdown } = await writeArticleFor(researchedBrief('equinox remote start'));
    expect(markdown).not.toMatch(/\b(none|no) of (ours|the)\b.*remote start/i);
  });
});

describe('what NHTSA says of a model year', () => {
  const asOf = '2026-04-20';
  const safety: SafetyFacts = {
    recalls: {
      asOf,
      facts: {
        count: 2,
        campaigns: [
          {
            number: '26V123000',
            component: 'ELECTRICAL SYSTEM:BATTERY',
            reported: '2026-03-01',
            summary: 'The battery may short.',
            remedy: 'Dealers will replace it.',
          },
        ],
      },
    },
    ratings: {
      asOf,
      facts: { versions: [{ name: 'Equinox AWD', overall: 5, frontal: 4, side: 5, rollover: 4 }] },
    },
  };

  test.each<[string, RegExp]>([
    ['2026 chevy equinox recalls', /NHTSA.*two recalls|two.*NHTSA's recall list/],
    ['2026 chevy equinox safety rating', /five stars/],
  ])('is said on "%s" with its name and its day', async (keyword, told) => {
    const page = (await writeArticleFor(researchedBrief(keyword, { safety }))).markdown;
    expect(page).toMatch(told);
    expect(page).toContain('April 20, 2026');
    expect(page).toContain('NHTSA');
  });

  test('is not said where it was not asked', async () => {
    const { markdown } = await writeArticleFor(researchedBrief('2026 chevy equinox recalls'));
    expect(markdown).not.toMatch(/NHTSA (lists|has) \w+ recall/);
  });
});
