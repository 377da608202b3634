import { describe, expect, test } from 'bun:test';
import { themeAnswers } from '../../src/writing/answers/theme-answers.ts';
import { bannedPhraseIn } from '../../src/writing/check/banned-phrases.ts';
import { themes } from '../../src/writing/research/themes/index.ts';
import { hasFigure } from './wording-measures.ts';
import { researchedBrief } from '../support/researched-brief.ts';
import { writeArticleFor } from '../support/write-article.ts';

const forms = themes.flatMap(({ questions }) =>
  Object.values(questions)
    .flat()
    .map((form) => (typeof form === 'string' ? form : (form.at(-1) ?? ''))),
);
const answers = themeAnswers.flatMap((list) => Object.entries(list));

describe('answers on subjects that cut across topics', () => {
  test.each(answers)('%s', (form, sentences) => {
    expect(forms).toContain(form);
    expect(sentences.length).toBe(2);
    for (const { wordings, cite } of sentences) {
      expect(wordings.length).toBeGreaterThanOrEqual(3);
      for (const wording of wordings) {
        expect(wording).toMatch(/^\p{Lu}[^{}]*\.$/u);
        expect(hasFigure(wording) && cite === undefined).toBe(false);
        expect(bannedPhraseIn(wording)).toBeNull();
      }
    }
  });

  test('carry a page of questions on a first car to its length', async () => {
    const brief = researchedBrief('first car for a student', {
      articleType: 'qa',
      contentLength: 1800,
    });
    const { wordCount, markdown } = await writeArticleFor(brief);
    expect(wordCount).toBeGreaterThan(1440);
    expect(markdown).toMatch(/### (Should a first car be new or used|How much should I spend)/);
  });
});
