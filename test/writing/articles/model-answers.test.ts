import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function pageOn(keyword: string): Promise<string> {
  return (await writeArticleFor(researchedBrief(keyword))).markdown;
}

async function openingOn(keyword: string): Promise<string> {
  return (await pageOn(keyword)).split('\n\n')[1] ?? '';
}

describe('what is asked of a model is answered first', () => {
  test.each([
    ['does the mazda cx-5 take premium gas', /\bNo\b.*regular gas/],
    ['subaru outback vs forester in snow', /all-wheel drive and 8\.7 inches/],
    ['hyundai tucson hybrid or plug in hybrid', /\bplug|outlet/],
    ['rav4 prime winter range', /42 miles/],
    ['honda odyssey 3 car seats across', /\b(?:eight|captain)/],
    ['used tesla model 3 worth it', /battery/],
  ])('"%s"', async (keyword, told) => {
    expect(await openingOn(keyword)).toMatch(told);
  });
});

describe('what is beside the point stays out', () => {
  test('a used electric car is told of by shapes on sale, without oil or auctions', async () => {
    const markdown = await pageOn('used tesla model 3 worth it');
    expect(markdown).toContain('2022 to 2023 Model 3');
    expect(markdown).not.toMatch(/363 miles|hail|auction|shifts, steers/i);
  });

  test('one bed is of no cab, and has its inches', async () => {
    const markdown = await pageOn('ford maverick bed size');
    expect(markdown).toContain('54.4 inches');
    expect(markdown).not.toContain('depending on the cab');
  });

  test('a tall driver is told of no cargo, and a student of no teens', async () => {
    expect(await pageOn('best suv for tall drivers')).not.toMatch(/cargo area|camper/i);
    expect(await pageOn('best used car for college student under 15000')).not.toMatch(/\bteen/i);
  });

  test('gas cars on the page of a hybrid are called so', async () => {
    expect(await pageOn('honda cr-v hybrid mpg')).toMatch(/gas alone/);
  });
});
