import { expect, test } from 'bun:test';
import { descriptionFor } from '../../src/domain/content-tools/tools/seo-metadata/description.ts';
import { speaksOf } from '../../src/writing/plan/subject-heading.ts';
import { researchedBrief } from '../support/researched-brief.ts';
import { searchedKeywords } from '../support/searched-keywords.ts';
import { writtenInput } from './example-input.ts';

/** Enough of them, from all sides of a store. */
const keywords = searchedKeywords.filter((_keyword, at) => at % 12 === 0);

async function describeAll(): Promise<void> {
  const without: string[] = [];
  const lengths: number[] = [];
  for (const keyword of keywords) {
    const description = descriptionFor(await writtenInput(researchedBrief(keyword)));
    if (!speaksOf(description, keyword)) without.push(keyword);
    lengths.push([...description].length);
    expect(description).toMatch(/[.!]$/);
  }
  // What the rules on advertising find fault with is not said in so short a text.
  expect(without.length).toBeLessThanOrEqual(keywords.length * 0.08);
  const fitting = lengths.filter((length) => length >= 115 && length <= 155);
  expect(fitting.length).toBeGreaterThanOrEqual(lengths.length * 0.9);
}

test('the meta description names what was searched for, in nearly every article', describeAll, {
  timeout: 60_000,
});
