import { describe, expect, test } from 'bun:test';
import { doesWithout } from '../../../src/writing/plan/following-questions.ts';
import { library } from '../../../src/writing/topics/library.ts';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { renderBody } from '../../../src/writing/html/render-body.ts';
import { WritingFailed } from '../../../src/writing/writing-failed.ts';
import { fixtureBrief } from '../../support/brief.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { writeArticleFor } from '../../support/write-article.ts';
import { briefsByType } from './briefs-by-type.ts';

describe('questions and answers', () => {
  test('answer each chosen question under its own heading, or report it', async () => {
    const brief = briefsByType.qa();
    const draft = await writeArticleFor(brief);
    const headings = draft.outline.sections.map(({ heading }) => heading.toLowerCase()).join('\n');
    const told = `${headings}\n${draft.notCovered.join('\n').toLowerCase()}`;
    const [opening] = draft.outline.sections;
    for (const { id, question } of brief.questions) {
      if (!opening?.answers.includes(id))
        expect(told).toContain(question.toLowerCase().replace(/\?$/, ''));
    }
    for (const section of draft.outline.sections.filter(({ heading }) => heading.endsWith('?'))) {
      const own = draft.paragraphs.filter(({ sectionId }) => sectionId === section.id);
      expect(own.length).toBeGreaterThan(0);
    }
  });

  test('have an index whose links lead to the answers', async () => {
    const { markdown, paragraphs } = await writeArticleFor(briefsByType.qa());
    const [index] = paragraphs.filter(({ kind }) => kind === 'list');
    const targets = [...(index?.text ?? '').matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(targets.length).toBeGreaterThanOrEqual(5);
    const ids = [...renderBody(markdown).matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('put those of one subject under one heading', async () => {
    const { outline } = await writeArticleFor(briefsByType.qa());
    const headings = outline.sections.filter(({ level }) => level === 2).map((one) => one.heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(outline.sections.filter(({ level }) => level === 3).length).toBeGreaterThan(8);
  });

  test('need a question', async () => {
    const brief = fixtureBrief({ articleType: 'qa', keyword: 'snow tires' });
    await expect(writeArticleFor(brief)).rejects.toThrow(WritingFailed);
  });
});

describe('a guide', () => {
  test.each(['lease vs buy', 'winter tires', 'trade in value', 'used car inspection'])(
    'to %s says what counts, answers, lists what to do, and stops',
    async (keyword) => {
      const draft = await writeArticleFor(
        researchedBrief(keyword, { articleType: 'expert', contentLength: 2000 }),
      );
      const ids = draft.outline.sections.map(({ id }) => id);
      for (const id of ['opening', 'checklist']) expect(ids).toContain(id);
      expect(ids.some((id) => id === 'key' || id === 'answer-1')).toBe(true);
      const headings = draft.outline.sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      expect(draft.wordCount).toBeLessThan(2000 * 1.2);
    },
  );

  test('tells of the lot only where the lot is the answer', async () => {
    const write = (keyword: string) =>
      writeArticleFor(researchedBrief(keyword, { articleType: 'expert', contentLength: 2000 }));
    const ofIdeas = await write('how long does a hybrid battery last');
    expect(ofIdeas.paragraphs.some(({ kind }) => kind === 'table')).toBe(false);
    const ofStock = await write('used trucks under $30,000');
    expect(ofStock.paragraphs.some(({ kind }) => kind === 'table')).toBe(true);
  });

  test('lists what the file of its topic lists to do', async () => {
    for (const { id, isTheme, checklist, words } of library().files) {
      const [keyword] = words;
      if (isTheme || checklist.length < 6 || keyword === undefined) continue;
      const brief = researchedBrief(keyword, { articleType: 'expert', contentLength: 2000 });
      if (askedSubjectOf(brief)?.head?.topic !== id || doesWithout(brief, 'checklist')) continue;
      const draft = await writeArticleFor(brief);
      // Beside cars a list of things to do says what goes for any.
      if (draft.outline.sections.some((one) => ['stock', 'models'].includes(one.id))) continue;
      const list = draft.paragraphs.find(({ sectionId, kind }) => {
        return sectionId === 'checklist' && kind === 'list';
      });
      expect(list?.text.split('\n').length).toBeGreaterThanOrEqual(3);
    }
  });
});
