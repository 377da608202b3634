import { describe, expect, test } from 'bun:test';
import { moneyAnswers } from '../../src/writing/answers/money-answers.ts';
import { topicGrammars } from '../../src/writing/research/topics/index.ts';
import type { Topic } from '../../src/writing/topic.ts';
import { wordsIn } from '../support/text-measures.ts';
import { lintAnswers } from './lint-answers.ts';

const topics: readonly Topic[] = [
  'lease-or-buy',
  'lease-terms',
  'loan-terms',
  'credit',
  'down-payment',
  'trade-in',
  'out-the-door-price',
  'budget',
  'price',
  'paperwork',
  'warranty',
  'service-contract',
  'sales-event',
  'local-store',
];

/**
 * Credit and lease terms that 12 CFR 1026.24(d) and 1013.7(d) attach disclosures to, approval
 * claims, and tie-ins of a warranty to one shop or one brand of part (15 USC 2302(c)).
 */
const refused = new RegExp(
  [
    String.raw`no money down|(?:zero|nothing|no money) (?:down|due)|\bas low as\b`,
    String.raw`\b(?:months|payments) of\b|\bmonths? (?:loan|lease)\b`,
    String.raw`\bper (?:month|week)\b|\ba month\b`,
    String.raw`no credit check|(?:instant|easy) approval|everyone (?:is|gets) approved`,
    String.raw`(?:only|must|has to).{0,30}(?:dealer|genuine).{0,30}(?:keep|lose).{0,20}warranty`,
    String.raw`\bwe\b|\bour\b|tax credit for electric`,
  ].join('|'),
  'i',
);

const grammars = topicGrammars.filter(({ topic }) => topics.includes(topic));

lintAnswers('money', {
  answers: moneyAnswers,
  grammars,
  refused: [refused],
  isGeneral: (parts) => parts.slice(0, -1).includes('general'),
});

describe('money answers', () => {
  test('every topic given has a grammar', () => {
    expect(grammars).toHaveLength(topics.length);
  });

  test('open in different ways', () => {
    const answers = moneyAnswers.flatMap((page) => Object.values(page));
    const first = answers.flatMap(([sentence]) => sentence?.wordings ?? []);
    const opening = (text: string) => wordsIn(text).slice(0, 2).join(' ').toLowerCase();
    const worn = [...Map.groupBy(first, opening)].filter(([, { length }]) => {
      return length > first.length / 20;
    });
    expect(worn.map(([words]) => words)).toEqual([]);
    const alike = answers.flat().filter(({ wordings }) => {
      return (
        new Set(wordings.map((text) => wordsIn(text)[0]?.toLowerCase())).size < wordings.length
      );
    });
    expect(alike).toEqual([]);
  });
});
