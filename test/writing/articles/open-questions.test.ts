import { expect, test } from 'bun:test';
import { askedSubjectOf } from '../../../src/writing/facts/asked-subject.ts';
import { researchedBrief, researchedLanding } from '../../support/researched-brief.ts';
import { newYear } from '../../support/stock.ts';
import { proseOf, writeArticleFor } from '../../support/write-article.ts';

test('a question that has no yes or no for an answer gets none', async () => {
  for (const keyword of ['how does an ev tax credit work', 'how does the ev tax credit work now']) {
    const brief = researchedBrief(keyword, { articleType: 'expert', contentLength: 2000 });
    const [opening] = proseOf(await writeArticleFor(brief));
    expect(opening).not.toMatch(/(^|[?.] )(No|Yes),/);
    expect(opening).toContain('2025');
  }
});

test('a rate keeps its sign', () => {
  const subject = askedSubjectOf(researchedBrief('how does 0% apr financing work'));
  expect(subject?.question).toBe('How does 0% APR financing work?');
});

test('a store in Canada speaks of licensing, and not of a title', async () => {
  const brief = researchedLanding(newYear, 'Toyota', 'Camry');
  const store = { ...brief.store, country: 'CA', state: 'ON', city: 'Pickering' };
  const text = proseOf(await writeArticleFor({ ...brief, store })).join('\n');
  expect(text).toMatch(/tax and licensing/);
  expect(text).not.toMatch(/tax, title/);
});
