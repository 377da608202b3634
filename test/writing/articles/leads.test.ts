import { describe, expect, test } from 'bun:test';
import { asNounPhrase } from '../../../src/writing/english/noun-phrase.ts';
import { articleKeywords } from '../../support/article-keywords.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function firstSentence(keyword: string, place: number): Promise<string> {
  const { markdown } = await writeArticleFor(researchedBrief(keyword, { place }));
  const [, opening = ''] = markdown.split('\n').filter((line) => line !== '');
  return opening.split(/(?<=[.?!]) /)[0] ?? '';
}

describe('an opening', () => {
  test('is put as people speak', async () => {
    for (const [at, keyword] of articleKeywords.entries()) {
      if (at % 4 > 0) continue;
      const first = await firstSentence(keyword, at % 5);
      expect(first).not.toMatch(
        /^(?:Torn between|Looking into|Have questions about|Trying to settle|Looking to have)\b/,
      );
      expect(first).not.toMatch(/come down to|in short:/);
      // After "if you …" comes what to do, and no statement.
      expect(first).not.toMatch(/^If you[^,]*, (?:the|a|an|your|it|there|that)\b/);
    }
  });

  test('with cars needs no question before them', async () => {
    const first = await firstSentence('used trucks under $30,000', 0);
    expect(first).toMatch(/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/);
  });
});

test.each([
  ['moving truck', 'a moving truck'],
  ['towing a boat', 'towing a boat'],
  ['buying used', 'buying used'],
  ['vin decoder', 'a vin decoder'],
])('"%s" in running text is "%s"', (words, phrase) => {
  expect(asNounPhrase(words)).toBe(phrase);
});

test('one model of several words takes its article by any of them', () => {
  expect(asNounPhrase('red Silverado for sale', 'Silverado 1500')).toBe('a red Silverado for sale');
});

test('a make before a model is no side of its own', async () => {
  const draft = await writeArticleFor(researchedBrief('subaru crosstrek vs honda hr-v'));
  expect(draft.markdown).not.toMatch(/Honda on HR-V/);
});

test.each(['best truck for towing a camper', 'best accessories for a new truck'])(
  '"%s" may stand in the opening as it was typed',
  async (keyword) => {
    const draft = await writeArticleFor(researchedBrief(keyword));
    expect(draft.wordCount).toBeGreaterThan(50);
  },
);

test('an answer after the stock stands without its question', async () => {
  for (const keyword of ['awd sedans', 'used chevy silverado', 'hybrid suv', 'used trucks']) {
    const brief = researchedBrief(keyword, { articleType: 'basic', contentLength: 1200 });
    const [, second = ''] = proseOf(await writeArticleFor(brief));
    expect(second).not.toMatch(/^(?:It|That) (?:can|is|depends)\b|^Comfort and running costs\./);
  }
});
test('an answer keeps the yes that it is no sentence without', async () => {
  const openings = await Promise.all(
    [0, 1, 2, 3].map(async (place) => {
      const brief = researchedBrief('brake fluid flush', { place });
      return (await writeArticleFor(brief)).markdown;
    }),
  );
  expect(openings.join('\n')).not.toMatch(/\? (?:At|When|In|If) [^.]*\. /);
});

test('nobody needs an overdue oil change', async () => {
  for (const place of [0, 1, 2]) {
    expect(await firstSentence('overdue oil change', place)).toMatch(/^(?:Worried|Concerned|If)/);
  }
});

test.each(['car pulls to the right', 'no air coming from vents', 'brake pedal goes to floor'])(
  'nobody wonders about "%s"',
  async (keyword) => {
    for (const place of [0, 1, 2]) {
      expect(await firstSentence(keyword, place)).not.toMatch(
        /^(?:Wondering|Curious|Questions)\b|^[^?]*: [a-z]/,
      );
    }
  },
);

describe('who asks where a job is done nearby', () => {
  test.each([
    'spark plug replacement near me',
    'tire rotation near me',
    'service coupons near me',
    'car battery replacement near me',
    'window tinting near me',
    'ac repair near me',
    'recall repair near me',
  ])('"%s" is told whom to ask in the first sentence', async (keyword) => {
    for (const place of [0, 1, 2]) {
      const { markdown } = await writeArticleFor(researchedBrief(keyword, { place }));
      const [, opening = ''] = markdown.split('\n').filter((line) => line !== '');
      const [said = ''] = opening.split(/(?<=[.?!]) /);
      expect(said).toMatch(/\b(?:us|our)\b|Chevrolet|Motors/);
    }
  });
});

describe('a thing to be looked into', () => {
  test.each([
    ['pre purchase inspection used car', /^(?!.*[Ww]orried).*inspection of a used car/],
    ['section 179 deduction', /Section 179/],
  ])('"%s" is no worry, and is named as people name it', async (keyword, said) => {
    for (const place of [0, 1, 2]) {
      expect(await firstSentence(keyword, place)).toMatch(said);
    }
  });
});
