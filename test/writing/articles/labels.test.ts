import { describe, expect, test } from 'bun:test';
import { splitSentences } from '../../../src/writing/realise/choose-wording.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

async function written(keyword: string, place = 0) {
  return writeArticleFor(researchedBrief(keyword, { place }));
}

async function firstSentence(keyword: string, place = 0): Promise<string> {
  const [first = ''] = proseOf(await written(keyword, place));
  return splitSentences(first)[0] ?? '';
}

describe('an opening', () => {
  test.each([
    ['steering wheel vibration causes', '**Steering wheel vibration causes:** '],
    ['lease vs finance', '**Lease vs. finance:** '],
    ['recall on my vehicle what do i do', '**Recall on your vehicle:** '],
  ])('on "%s" has the subject as a label before its answer', async (keyword, label) => {
    for (const place of [0, 1, 2]) {
      const opening = await firstSentence(keyword, place);
      expect(opening.startsWith(label)).toBe(true);
      expect(opening.length).toBeGreaterThan(label.length);
    }
  });

  test.each(['winter tires when to put on ontario', 'load range e vs d truck tires'])(
    'on "%s" is no label before a question',
    async (keyword) => {
      expect(await firstSentence(keyword)).not.toMatch(/^\*\*[^*]*\*\* [^.?]*\?/);
    },
  );

  test('with a question that says all that was typed has no label', async () => {
    const first = await firstSentence('p0420 code what does it mean');
    expect(first).toBe('What does code P0420 mean?');
  });

  test('names nothing twice that its answer names', async () => {
    expect(await firstSentence('toyota 0w-20 oil')).not.toMatch(/^(?:Curious|Questions|Wondering)/);
    expect(await firstSentence('dealer doc fee texas')).not.toMatch(/^\*\*|\?$/);
  });

  test('answers which with no yes or no', async () => {
    expect(await firstSentence('toyota 0w-16 vs 0w-20 can i use')).not.toMatch(
      /\?\*\* (?:Yes|No)\b/,
    );
  });

  test.each(['ontario safety certificate used car', 'dealer doc fee'])(
    'on "%s" is no formula',
    async (keyword) => {
      for (const place of [0, 1, 2, 3]) {
        expect(await firstSentence(keyword, place)).not.toMatch(
          /^(?:Curious|Questions|Wondering|Interested|Trying|Yes:|With an? .*the usual question)/,
        );
      }
    },
  );
});

test('the first heading is no other title', async () => {
  for (const keyword of ['p0420 code', 'how much does it cost to replace a hybrid battery']) {
    const { outline } = await written(keyword);
    const heading = outline.sections.find((one) => one.heading !== '')?.heading;
    expect(heading).not.toMatch(/question by question|who to ask|A closer look|the basics/);
  }
});
