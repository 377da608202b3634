import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { fixtureStock } from '../../support/stock.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const written = (keyword: string, own = {}) =>
  writeArticleFor(researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...own }));

describe('a model that is not here', () => {
  test.each(['used honda civic for sale', 'used honda civic', 'certified toyota highlander'])(
    '"%s" is told of the years and not of the newest filing',
    async (keyword) => {
      const { markdown } = await written(keyword);
      expect(markdown).not.toContain('as filed with NHTSA');
      expect(markdown).toMatch(/## .*(?:changed over the years|model years to know)/);
    },
  );

  test.each(['used honda civic', 'used honda civic near me'])(
    '"%s" is told first that none is here',
    async (keyword) => {
      const { markdown } = await written(keyword);
      const [, first = ''] = markdown.split('\n\n');
      expect(first).toMatch(/\bno Honda Civic\b|does not have a Honda Civic/);
    },
  );

  test('asked for certified is replaced by certified ones of its kind', async () => {
    const { markdown } = await written('certified subaru forester');
    const certified = fixtureStock().filter((car) => car.condition === 'certified');
    const others = fixtureStock().filter((car) => car.condition === 'used');
    expect(certified.some(({ stockNumber }) => markdown.includes(`[${stockNumber}]`))).toBe(true);
    expect(others.some(({ stockNumber }) => markdown.includes(`[${stockNumber}]`))).toBe(false);
  });

  test('with three rows is not replaced by cars with two', async () => {
    const { markdown } = await written('certified toyota highlander');
    const others = fixtureStock().filter((car) => car.model === 'Equinox');
    expect(others.some(({ stockNumber }) => markdown.includes(`[${stockNumber}]`))).toBe(false);
  });

  test('is sought in the opening, without a question that something else answers', async () => {
    const { markdown } = await written('certified toyota highlander');
    const [, opening = ''] = markdown.split('\n\n');
    expect(opening).not.toMatch(/certified pre-owned means/);
  });

  test('in a year that is not here is not headed as if it were', async () => {
    const stock = fixtureStock().filter((car) => car.model !== 'Camry' || car.year !== 2026);
    const { markdown } = await written('2026 toyota camry', { stock });
    expect(markdown).toContain('Toyota Camry');
    expect(markdown).not.toMatch(/## 2026 Toyota Camrys? (?:in stock|on our lot)/);
  });
});

test('three rows are found in a minivan before an SUV with two', async () => {
  const { markdown } = await written('three row suvs');
  expect(markdown).toContain('# Three-row SUVs');
  expect(markdown).toMatch(/three-row minivans/);
  expect(markdown).not.toMatch(/\| (?:Toyota )?RAV4/);
});

test('a truck too heavy for an EPA rating is not said to have one', async () => {
  const { markdown } = await written('ford f-250 mpg');
  const [, opening = ''] = markdown.split('\n\n');
  expect(opening).toMatch(/8,500 pounds/);
  expect(markdown).not.toMatch(/come as a hybrid/);
});

test('a property of a model is answered before all that was filed of it', async () => {
  const { markdown } = await written('ford f-150 mpg');
  const [answer, filed] = [/gas with the Ford F-150/, /as filed with NHTSA/].map((one) =>
    markdown.search(one),
  );
  expect(answer).toBeGreaterThan(0);
  expect(filed).toBeGreaterThan(answer ?? Infinity);
  expect(markdown).not.toMatch(/has been sold in the United States from model year/);
});

test('a model of which new ones are here is told of in their year', async () => {
  const { markdown } = await written('toyota camry');
  expect(markdown).toContain('2026 Toyota Camry as filed with NHTSA');
  expect(markdown).not.toMatch(/\| Engines \|.*V6/);
});

test('a missing sedan is replaced by sedans, and an electric one by no other car', async () => {
  const [civic, tesla, van] = await Promise.all(
    ['honda civic', 'tesla model 3', 'ford transit seating capacity'].map((one) => written(one)),
  );
  expect(civic?.markdown.split('\n\n')[1]).toMatch(/Camry sedans\./);
  expect(tesla?.markdown).not.toContain('Camry');
  expect(van?.markdown).toMatch(
    /two-seat cargo van|two in a cargo van|cargo van with two|from two/i,
  );
  expect(van?.markdown).not.toMatch(/child seats|captain's chairs/i);
});

test.each(['2026 toyota camry', 'used ford f-150', 'new chevy silverado for sale'])(
  '"%s" is here, and nothing is named in its place',
  async (keyword) => {
    const { markdown } = await written(keyword);
    expect(markdown).not.toMatch(/same class, we do|of that kind from another|Close to it in kind/);
    expect(markdown).not.toMatch(/on a used Chevrolet/);
  },
);

test('who types a car alone is told its price and trims', async () => {
  const { markdown } = await written('2026 toyota camry');
  expect(markdown).toMatch(/## What the 2026 Toyota Camry costs/);
  expect(markdown).toMatch(/## Which trims the Camry/);
});

test('below the lowest price, the lowest-priced cars are nearest', async () => {
  const { markdown } = await written('cars under 5000');
  expect(markdown).toMatch(/No vehicles under \$5,000|no vehicles under \$5,000/);
  expect(markdown).toContain('the lowest-priced ones');
  expect(markdown).not.toMatch(/\[[^\]]*\]\([^)]*\) at \$[1-4],\d{3}\b/);
});

test('a choice of two stays a question in a heading', async () => {
  const { markdown } = await written('honda civic vs toyota corolla');
  const headings = markdown.match(/^## Which .*$/gm) ?? [];
  expect(headings.filter((one) => !one.endsWith('?'))).toEqual([]);
});
