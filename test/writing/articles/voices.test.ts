import { describe, expect, test } from 'bun:test';
import type { BrandVoice } from '../../../src/writing/brief.ts';
import { splitSentences } from '../../../src/writing/realise/choose-wording.ts';
import { contracted, spelledOut } from '../../../src/writing/voice/contractions.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const turns = /\b(you|your|you're|you'll|you've|we|our|us)\b/gi;

function voice(tone: string, person: BrandVoice['person'] = 'we'): BrandVoice {
  return { name: tone, tone, person, readingLevel: null, wordsToUse: [], wordsToAvoid: [] };
}

async function measures(keyword: string, tone: string, person?: BrandVoice['person']) {
  const brief = researchedBrief(keyword, {
    voice: voice(tone, person),
    contentLength: 2000,
  });
  const draft = await writeArticleFor(brief);
  const sentences = proseOf(draft).flatMap(splitSentences);
  const words = sentences.reduce((sum, one) => sum + one.split(' ').length, 0);
  return {
    each: words / sentences.length,
    contractions:
      sentences
        .join(' ')
        .match(/\b(don't|doesn't|isn't|can't|won't|you'll|it's|that's|there's|they're)\b/gi) ?? [],
    long:
      sentences.join(' ').match(/\b(do not|does not|is not|cannot|will not|you will)\b/gi) ?? [],
    isOwn: sentences.some((one) => /\b(we|our|us)\b/i.test(one)),
    /** Turns to the reader, in a hundred words. */
    address: (100 * (sentences.join(' ').match(turns) ?? []).length) / words,
    wordCount: draft.wordCount,
  };
}

describe('three voices', () => {
  test.each(['lease vs buy', 'snow tires', 'car loan with bad credit'])(
    'of "%s" differ in sentences, contractions, person and how much is said',
    async (keyword) => {
      const direct = await measures(keyword, 'direct');
      const formal = await measures(keyword, 'formal', 'they');
      const warm = await measures(keyword, 'warm');
      expect(direct.each).toBeLessThan(warm.each);
      expect(warm.each).toBeLessThan(formal.each);
      expect(direct.wordCount).toBeLessThan(formal.wordCount * 0.9);
      expect(formal.contractions).toEqual([]);
      expect(warm.long).toEqual([]);
      expect(warm.address).toBeGreaterThan(formal.address * 1.1);
      expect([warm.isOwn, formal.isOwn]).toEqual([true, false]);
    },
  );

  // One page has too few sentences for so small a step.
  test('are apart in the length of their sentences over several pages', async () => {
    const ofMoney = ['lease vs buy', 'car loan with bad credit', 'trade in value', 'gap insurance'];
    const ofUpkeep = ['snow tires', 'brake repair cost', 'battery replacement', 'car insurance'];
    const keywords = [...ofMoney, ...ofUpkeep];
    const mean = async (tone: string): Promise<number> => {
      const all = await Promise.all(keywords.map((keyword) => measures(keyword, tone)));
      return all.reduce((sum, { each }) => sum + each, 0) / all.length;
    };
    const [direct, warm, formal] = [await mean('direct'), await mean('warm'), await mean('formal')];
    expect(direct).toBeLessThan(warm - 0.2);
    expect(warm).toBeLessThan(formal - 3);
  });
});

describe('contractions', () => {
  test.each([
    ['Do not wait, it is free.', "Don't wait, it's free."],
    ['Ask what it is.', 'Ask what it is.'],
    ['You have a choice; we have been here.', "You have a choice; we've been here."],
    ['Whether or not you cannot', "Whether or not you can't"],
  ])('"%s" is spoken as "%s"', (written, spoken) => {
    expect(contracted(written)).toBe(spoken);
  });

  test('are written out, and a possessive stays', () => {
    expect(spelledOut("Don't rush; you'll see the car's title, and it's fine.")).toBe(
      "Do not rush; you will see the car's title, and it is fine.",
    );
  });
});
