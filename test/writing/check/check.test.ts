import { describe, expect, test } from 'bun:test';
import { bannedPhraseIn } from '../../../src/writing/check/banned-phrases.ts';
import { checkDraft, faultsIn } from '../../../src/writing/check/check-draft.ts';
import { fleschKincaidGrade, syllablesIn } from '../../../src/writing/check/readability.ts';
import { repeatedSentences, repeatedShingles } from '../../../src/writing/check/repetition.ts';
import { sharedShare, shinglesOf } from '../../../src/writing/check/shingles.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { factSheetOf } from '../../../src/writing/facts/fact-sheet.ts';
import { landingBrief } from '../../support/brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';

const brief = landingBrief('Chevrolet', 'Equinox');
const sheet = factSheetOf(brief);

async function draftWith(change: (text: string) => string): Promise<Draft> {
  const draft = await writeArticleFor(brief);
  const paragraphs = draft.paragraphs.map((paragraph, index) =>
    index === 0 ? { ...paragraph, text: change(paragraph.text) } : paragraph,
  );
  return { ...draft, paragraphs };
}

describe('the check of a draft', () => {
  test('passes what the writer wrote', async () => {
    expect(faultsIn(await writeArticleFor(brief), sheet)).toEqual([]);
  });

  test('finds a price that is a dollar off', async () => {
    const draft = await draftWith((text) => text.replace(/\$3\d,\d{3}/, '$31,337'));
    expect(faultsIn(draft, sheet)).toEqual(['"31337" in opening rests on no cited fact']);
  });

  test('finds a count in words that no fact carries', async () => {
    const draft = await draftWith((text) => text.replace(/\bnine\b/i, 'seven'));
    expect(faultsIn(draft, sheet).join()).toContain('"seven" in opening');
  });

  test('finds a name that comes from nowhere', async () => {
    const draft = await draftWith((text) => text.replace('Duluth', 'Rochester'));
    expect(faultsIn(draft, sheet)).toEqual(['"Rochester" in opening rests on no cited fact']);
  });

  test('throws with every fault in its message', async () => {
    const draft = await draftWith((text) => `${text} This is the best deal in Rochester.`);
    expect(() => checkDraft(draft, sheet)).toThrow(/Rochester.*banned phrase "best"/);
  });

  test('finds a text that is a fifth longer than asked', async () => {
    const draft = await writeArticleFor(brief);
    const short = factSheetOf({ ...brief, contentLength: 200 });
    expect(faultsIn(draft, short).join()).toContain('where 200 were asked for');
  });
});

describe('repetition', () => {
  test('is seen in sentences and in runs of eight words', () => {
    const line = 'We keep the key of each car at the front desk.';
    expect(repeatedSentences([line, `Come in. ${line}`])).toEqual([line]);
    expect(repeatedShingles([line, 'Today we keep the key of each car at home.'])).toEqual([
      'we keep the key of each car at',
    ]);
  });

  test('between two texts is the share of the smaller one', () => {
    const one = shinglesOf('a b c d e f g h i j');
    expect(sharedShare(one, shinglesOf('a b c d e f g h'))).toBe(1);
    expect(sharedShare(one, shinglesOf('z b c d e f g h'))).toBe(0);
  });
});

describe('the reading grade', () => {
  test('follows the published formula', () => {
    const text = 'The cat sat on the mat. The dog ran to the door.';
    expect(fleschKincaidGrade([text])).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59, 5);
  });

  test.each([
    ['mileage', 2],
    ['vehicle', 3],
    ['prices', 2],
    ['trades', 1],
    ['being', 2],
    ['insurance', 3],
    ['P4412', 1],
  ])('counts the syllables of "%s" as %d', (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables);
  });
});

test.each([
  'The best truck in town.',
  "Whether you're new here or not.",
  'In conclusion, come by.',
  'Look no further.',
  'Drive home with peace of mind.',
])('"%s" holds a banned phrase', (sentence) => {
  expect(bannedPhraseIn(sentence)).not.toBeNull();
});
