import { describe, expect, test } from 'bun:test';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function textOf(place: number, keyword: string): Promise<string> {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const { id, ...own } = store;
  const given = { ...own, articleId: `${keyword} of ${id}` };
  const brief = researchedBrief(keyword, { articleType: 'basic', contentLength: 1200, ...given });
  return (await writeArticleFor(brief)).markdown;
}

describe('a list of cars goes on with what buyers of that kind ask', () => {
  test.each([
    [
      'used minivan under 20000',
      0,
      /What to check on a used minivan.*Which minivans come with all-wheel drive\n\n.*Sienna/s,
    ],
    [
      'used convertible for sale',
      0,
      /no used convertibles.*\n\n.*convertible.*## Which convertibles/s,
    ],
    ['work vans for sale', 1, /no cargo vans [^\n]*\n\n[^\n]*Transit/],
    ['used tesla tampa', 3, /What to check on the battery of a used EV/],
    ['used suvs tampa', 3, /How many miles a used SUV will last/],
    ['cars under 10k near me', 3, /What to check on a cheap used car/],
    ['used camry for sale tampa', 3, /Is a used Camry a good buy\?/],
  ] as const)('on "%s"', async (keyword, place, asked) => {
    const text = await textOf(place, keyword);
    expect(text).toMatch(asked);
    expect(text).not.toMatch(/## How to read the history report|## A short list/);
  });
});

describe('what a keyword says of its cars', () => {
  test('no half-ton stands under a head that asks for two wheels on each side', async () => {
    const text = await textOf(4, 'used duallys for sale');
    expect(text).toMatch(/^# Used duallys in Amarillo: the closest we have\n/);
    expect(text).toMatch(/no used trucks with dual rear wheels|No used trucks with dual rear/);
  });

  test('a sum that cars are looked for is a limit', async () => {
    const text = await textOf(3, 'best used cars for 15000');
    expect(text).toMatch(/^# Used cars for \$15,000 in Tampa: 2 in stock from \$14,325\n/);
  });

  test('what is used and for sale is a car by that name', async () => {
    const text = await textOf(5, 'used bolt under 20000');
    expect(text).not.toContain('Camry LE');
  });

  test('what cars have stands before their limit, and in whole phrases', async () => {
    expect(await textOf(4, 'f150 under 30k 4x4 crew cab')).toMatch(/^# 4x4 crew cab F-150 under/);
    expect(await textOf(3, 'used cars no accidents')).toMatch(/^# Used cars with no accidents/);
  });
});
