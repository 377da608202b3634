import { expect, test } from 'bun:test';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function openingIn(country: string, state: string, keyword: string): Promise<string> {
  const store = { ...fixtureBrief().store, country, state };
  const draft = await writeArticleFor(researchedBrief(keyword, { store }));
  return proseOf(draft)[0] ?? '';
}

test.each([
  ['US', 'TX', 'texas car sales tax', /\b6\.25 percent\b/],
  ['US', 'OH', 'car sales tax', /\b5\.75 percent plus county tax\b/],
  ['CA', 'ON', 'ontario car sales tax', /\b13 percent HST\b/],
])(
  'a store in %s-%s asked for "%s" names the rate first',
  async (country, state, keyword, rate) => {
    expect(await openingIn(country, state, keyword)).toMatch(rate);
  },
);

test('who asks how much is given no yes, and the rate once', async () => {
  const places = [0, 1, 2].map((place) => ({ ...fixtureBrief(), place }));
  for (const state of ['CA', 'FL', 'TX', 'NE'])
    for (const { store, place } of places) {
      const keyword = 'how much sales tax do i pay on a used car';
      const brief = researchedBrief(keyword, { place, store: { ...store, state } });
      const opening = proseOf(await writeArticleFor(brief))[0] ?? '';
      expect(opening).toMatch(/^How much sales tax do I pay on a used car\? (?!Yes|You do)/);
      expect(opening).not.toMatch(/tax (?:on|for) a car in|tax on a car is|tax is \d/);
    }
});

test('of another state than the store’s its own rate is told', async () => {
  const opening = await openingIn('US', 'OH', 'texas car sales tax');
  expect(opening).toMatch(/\bTexas\b.*\b6\.25 percent\b/);
  expect(opening).not.toMatch(/\bOhio\b/);
});

test.each([
  [
    'CA',
    'trade in sales tax',
    /\bwhole\b|\bfull price\b|\bno sales tax\b/i,
    /\bsaves? you\b.*\btax\b/i,
  ],
  ['OR', 'sales tax on used car', /\bno general sales tax\b/, /\btaxed at the same rate\b/],
  ['TX', 'lease sales tax', /\bprice of the car\b/, /\beach payment as it comes due\b/],
  ['FL', 'lease sales tax', /\bpayment\b/, /\btotal of all the payments\b/],
])('a store in %s asked for "%s" says what holds there and nothing against it', async (...told) => {
  const [state, keyword, right, wrong] = told;
  const opening = await openingIn('US', state, keyword);
  expect(opening).toMatch(right);
  expect(opening).not.toMatch(wrong);
});

test.each([
  ['MN', 'studded tires', /\bstud(?:s|ded tires)\b.*\bordinary cars\b/],
  ['NE', 'studded tires', /\bNovember 1 to April 1\b/],
  ['FL', 'state inspection', /\bno regular safety inspection\b/],
  ['PA', 'state inspection', /\bonce a year\b/],
  ['CA', 'front license plate required', /\bfront\b/],
])(
  'a store in %s asked for "%s" begins with the rule of the state',
  async (state, keyword, rule) => {
    expect(await openingIn('US', state, keyword)).toMatch(rule);
  },
);
