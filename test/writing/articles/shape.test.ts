import { describe, expect, test } from 'bun:test';
import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { followingQuestions } from '../../../src/writing/plan/following-questions.ts';
import { repeats, saysTheSame } from '../../../src/writing/plan/same-answer.ts';
import { researchedBrief } from '../../support/researched-brief.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

const keywords = [
  'oil change coupon',
  'brake pads',
  'flood damaged car',
  'best used trucks under $30,000',
  'car loan with bad credit',
  'how long does a hybrid battery last',
  'ev charging at home',
  'trade in value',
  'toyota camry reliability',
  'labor day truck sale',
];

const boilerplate =
  /the details|points that matter|what counts|^More answers|short answers|^Also asked|^Common q/i;

function written(keyword: string, change: Partial<Brief> = {}): Promise<Draft> {
  return writeArticleFor(researchedBrief(keyword, change));
}

function headingsOf({ outline }: Draft, level: number): string[] {
  return outline.sections.filter((one) => one.level === level).map(({ heading }) => heading);
}

describe('an article', () => {
  test.each(keywords)('on "%s" is no list of questions', async (keyword) => {
    const draft = await written(keyword);
    const [sections, parts] = [headingsOf(draft, 2), headingsOf(draft, 3)];
    expect(sections.length).toBeWithin(4, 12);
    expect(sections.filter((one) => one.endsWith('?')).length).toBeLessThanOrEqual(3);
    expect(parts.length).toBeLessThanOrEqual(9);
    for (const heading of [...sections, ...parts]) expect(heading).not.toMatch(boilerplate);
    expect(proseOf(draft)[0]).not.toMatch(/, in short:|, the short version:|in brief:|, briefly:/);
  });

  test.each(keywords)('on "%s" says nothing twice', async (keyword) => {
    const brief = researchedBrief(keyword);
    const { outline } = await writeArticleFor(brief);
    const isSame = followingQuestions(brief) ? repeats : saysTheSame;
    const known = [...brief.questions, ...(brief.related ?? [])];
    const told = outline.sections
      .flatMap(({ answers }) => answers.slice(0, 1))
      .flatMap((id) => known.find((one) => one.id === id) ?? []);
    for (const [at, one] of told.entries()) {
      for (const two of told.slice(0, at)) {
        const same = isSame(one, two);
        expect({ one: one.question, two: two.question, same }).toMatchObject({ same: false });
      }
    }
  });

  test.each([
    ['oil change coupon', /transmission|tires cost|alignment/i],
    ['brake repair cost', /wiper|oil change/i],
    ['best used trucks under $30,000', /interest rate|down payment|put down|finance a/i],
  ])('on "%s" keeps to what was asked', async (keyword, other) => {
    const draft = await written(keyword);
    for (const level of [2, 3]) expect(headingsOf(draft, level).join('\n')).not.toMatch(other);
  });

  test('answers every question that was chosen by hand', async () => {
    const brief = researchedBrief('oil change coupon', { contentLength: 2500 });
    const chosen = [...brief.questions, ...(brief.related ?? []).slice(0, 4)];
    const draft = await writeArticleFor({ ...brief, questions: chosen, isChoiceGiven: true });
    const answered = new Set(draft.outline.sections.flatMap(({ answers }) => answers));
    const unanswered = chosen.filter(({ id }) => !answered.has(id));
    const reported = draft.notCovered.join('\n');
    for (const { question } of unanswered) expect(reported).toContain(question);
    expect(unanswered.length).toBeLessThanOrEqual(1);
  });

  test('shows no cars to who asks what a repair costs, or for a job', async () => {
    for (const keyword of ['hybrid battery replacement cost', 'car sales jobs']) {
      expect((await written(keyword)).markdown).not.toContain('Table:');
    }
    expect((await written('used suvs under $25,000')).markdown).toContain('Table:');
  });
});
