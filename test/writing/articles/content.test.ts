import { describe, expect, test } from 'bun:test';
import { articleTypes } from '../../../src/domain/content/article-types.ts';
import { embeddedWriter } from '../../../src/providers/writer/embedded.ts';
import type { Brief } from '../../../src/writing/brief.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { fixtureBrief, keywordBriefs, landingBrief } from '../../support/brief.ts';
import { briefsByType } from './briefs-by-type.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const { signal } = new AbortController();

function keywordBrief(keyword: string): Brief {
  const make = keywordBriefs[keyword];
  if (!make) throw new Error(`No fixture brief for "${keyword}"`);
  return make();
}

describe('the first sentence', () => {
  test.each([
    ['snow tires', /snow tires/i],
    ['oil change near me', /oil/i],
    ['lease vs buy', /leas/i],
    ['best used trucks under $30,000', /six used trucks under \$30,000/i],
    ['2024 Chevrolet Equinox AWD towing capacity', /tow/i],
  ])('of an article on "%s" answers it', async (keyword, answer) => {
    const [opening] = proseOf(await writeArticleFor(keywordBrief(keyword)));
    expect(opening?.split(/(?<=[.?!]) /)[0]).toMatch(answer);
  });
});

describe('a landing page for a model that is not here', () => {
  test('says so first, shows the nearest stock and how to be told', async () => {
    const { markdown } = await writeArticleFor(landingBrief('Ford', 'F-150'));
    const [opening] = markdown.split('\n\n').slice(1);
    expect(opening).toMatch(/\bno 2026 Ford F-150|does not have a 2026 Ford F-150/);
    expect(markdown).toMatch(/Table: Ford F-150 trucks at Lakeside Motors/);
    expect(markdown).toMatch(/## (?:How to get|If you want) (?:a 2026 Ford F-150|this very F-150)/);
  });

  test('shows no smaller car of the make when the store never had the model', async () => {
    const { markdown } = await writeArticleFor(landingBrief('Toyota', 'Sequoia'));
    expect(markdown).toContain('2026 Toyota Sequoia');
    expect(markdown).not.toMatch(/RAV4 Hybrid|Camry/);
  });
});

describe('chosen questions', () => {
  test('stand in the article as headings, or are reported as not covered', async () => {
    for (const brief of [landingBrief('Toyota', 'Camry'), keywordBrief('lease vs buy')]) {
      const draft = await writeArticleFor(brief);
      const told = [draft.markdown, ...draft.notCovered].join('\n').toLowerCase();
      const [opening] = draft.outline.sections;
      for (const { id, question } of brief.questions) {
        // The head question is the opening's.
        if (!opening?.answers.includes(id))
          expect(told).toContain(question.toLowerCase().replace('?', ''));
      }
    }
  });
});

test('a landing page without chosen questions says what is here and gives no advice', async () => {
  const brief = landingBrief('Toyota', 'Camry', { questions: [] });
  const { markdown, notCovered } = await writeArticleFor(brief);
  expect(markdown).toMatch(/^# .*\n\n.*2026 Toyota Camry.*\$29,800.*\bLE\b/);
  expect(markdown).not.toContain('### ');
  expect(notCovered).toEqual([]);
});

describe('the voice of the store', () => {
  const voice = { name: 'House', tone: 'warm', readingLevel: null, wordsToUse: [] };

  test('keeps out the words that the store does not want', async () => {
    const wordsToAvoid = ['car', 'lot', 'cheap'];
    const brief = landingBrief('Toyota', 'Camry', {
      voice: { ...voice, person: 'we', wordsToAvoid },
    });
    const prose = proseOf(await writeArticleFor(brief)).join('\n');
    expect(prose).not.toMatch(/\b(cars?|lots?|cheap)\b/i);
  });

  test('can speak of the store in the third person throughout', async () => {
    const brief = landingBrief('Toyota', 'Camry', {
      voice: { ...voice, person: 'they', wordsToAvoid: [] },
    });
    expect(proseOf(await writeArticleFor(brief)).join('\n')).not.toMatch(/\b(we|our|us)\b/i);
  });

  test("carries the store's call to action and disclaimer as they are written", async () => {
    const elements: Brief['elements'] = [
      { id: 'c', name: 'Call', type: 'cta', content: 'Book a drive.', url: 'https://a.example/b' },
      { id: 'd', name: 'Fee', type: 'disclaimer', content: 'Plus a $250 *fee*.', url: null },
    ];
    const { markdown } = await writeArticleFor({ ...keywordBrief('lease vs buy'), elements });
    expect(markdown).toContain('[Book a drive.](https://a.example/b)');
    expect(markdown).toContain('Plus a $250 \\*fee\\*.');
  });
});

test('wordings of the latest articles are avoided where others will do', async () => {
  const first = await writeArticleFor(keywordBrief('snow tires'));
  const used = new Set(first.wordingIds);
  const brief = { ...keywordBrief('snow tires'), articleId: 'second' };
  const fresh = await writeArticleFor({ ...brief, usedWordings: first.wordingIds });
  const repeated = fresh.wordingIds.filter((id) => used.has(id));
  expect(repeated.length).toBeLessThan(fresh.wordingIds.length * 0.05);
});

describe('the embedded writer', () => {
  test('tells the caller of every section and stops when it is told to', async () => {
    const brief = keywordBrief('lease vs buy');
    const outline = await embeddedWriter.outline(brief, signal);
    const told: number[] = [];
    await embeddedWriter.write(brief, outline, signal, async (done, of) => {
      expect(of).toBe(outline.sections.length);
      told.push(done);
    });
    expect(told).toEqual(outline.sections.map((_section, index) => index + 1));
    const stopped = embeddedWriter.write(brief, outline, AbortSignal.abort());
    await expect(stopped).rejects.toThrow();
  });

  test('refuses a landing page without a model and types that it does not know', async () => {
    const nothing = fixtureBrief({ articleType: 'modellanding' });
    await expect(embeddedWriter.outline(nothing, signal)).rejects.toThrow(WritingFailed);
    const event = fixtureBrief({ articleType: 'salesevent' });
    await expect(embeddedWriter.outline(event, signal)).rejects.toThrow(WritingFailed);
  });

  test('writes every type of the catalogue, and no longer than its default length', async () => {
    for (const { id, defaultWords } of Object.values(articleTypes)) {
      const draft = await writeArticleFor({ ...briefsByType[id](), contentLength: defaultWords });
      expect(draft.wordCount).toBeGreaterThan(200);
      expect(draft.wordCount).toBeLessThan(defaultWords * 1.2);
    }
  });
});

test('a page of the site is not linked for a verb of its title alone', async () => {
  const keyword = 'how often should oil be changed in a diesel';
  const { markdown } = await writeArticleFor(researchedBrief(keyword));
  expect(markdown).not.toContain('Schedule tire service');
  const tires = await writeArticleFor(researchedBrief('snow tires'));
  expect(tires.markdown).toContain('Schedule tire service');
});
