import { describe, expect, test } from 'bun:test';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

async function openingOf(keyword: string): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword));
  return markdown.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
}

describe('an opening on half a sentence', () => {
  test.each([
    'dealer lowballed my trade what do i do',
    'bought a car from private seller no title',
    'lease ending and i am over my miles',
    'seller or buyer pay for smog in california',
    'range ev lose below zero',
  ])('of "%s" does not treat it as a thing', async (keyword) => {
    const opening = await openingOf(keyword);
    expect(opening).not.toMatch(/^(?:Curious|Wondering|Questions) about|^When people ask about/);
    expect(opening).not.toMatch(/\b(?:I|my)\b.*\?/);
  });

  test('speaks to who typed it', async () => {
    expect(await openingOf('i just signed for a car and changed my mind')).toMatch(
      /^You just signed for a car and changed your mind\?/,
    );
  });

  test('answers for an engine by its name, and not with the list of engines', async () => {
    expect(await openingOf('ram 1500 hurricane engine reliability')).not.toMatch(/V6 with eTorque/);
  });
});
