import { describe, expect, test } from 'bun:test';
import { asCheapest } from '../../../src/writing/research/reading/plain-words.ts';
import { groupStores } from '../../support/group-stores.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function textOf(place: number, keyword: string): Promise<string> {
  const store = groupStores[place];
  if (!store) throw new Error('There is no such store.');
  const { id, ...own } = store;
  const given = { ...own, articleId: `${keyword} of ${id}` };
  const brief = researchedBrief(keyword, { articleType: 'qa', contentLength: 1800, ...given });
  return (await writeArticleFor(brief)).markdown;
}

describe('the cheapest of a kind', () => {
  test('is asked for with or without a question', () => {
    expect(asCheapest('what is the cheapest hybrid suv?')).toBe('cheapest hybrid suv');
    expect(asCheapest('whats the cheapest new suv with third row')).toBe(
      'cheapest new suv with third row',
    );
    expect(asCheapest('what is the cheapest car to insure')).toBe(
      'what is the cheapest car to insure',
    );
  });

  test('is named first, with its price', async () => {
    const text = await textOf(0, 'what is the cheapest hybrid suv');
    expect(text).toMatch(/^# Hybrid SUVs in San Diego: 12 by price, from \$11,750\n/);
    expect(text.split('\n')[2]).toMatch(/2019 Toyota RAV4 Hybrid LE at \$11,750/);
  });

  test('with three rows is a used minivan before a new SUV of two', async () => {
    const text = await textOf(1, 'whats the cheapest new suv with third row');
    expect(text).toMatch(/no new three-row SUVs/);
    expect(text).toMatch(/used three-row minivans/);
  });

  test('is asked about as a car, and not as its equipment', async () => {
    const text = await textOf(4, 'cheapest truck with a backup camera');
    expect(text).not.toMatch(/aftermarket parts|diagnostic fee/);
  });
});

describe('the safest', () => {
  test('is answered with the models here that brake by themselves', async () => {
    const text = await textOf(3, 'safest cars for teens');
    expect(text).toMatch(/2020 to 2022 Honda CR-V.*automatic emergency braking/);
    expect(text).toContain('Standard driver aids, as filed with NHTSA');
  });

  test('for a young driver is no truck, and near the price', async () => {
    const text = await textOf(3, 'safest used car for a 16 year old under 12k');
    expect(text).not.toMatch(/Silverado|F-150/);
    expect(text).toMatch(/^# .*: what comes close\n/);
  });
});
