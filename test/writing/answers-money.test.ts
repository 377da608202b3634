import { describe, expect, test } from 'bun:test';
import { moneyAnswers } from '../../src/writing/answers/money-answers.ts';
import { topicGrammars } from '../../src/writing/research/topics/index.ts';
import type { Topic } from '../../src/writing/topic.ts';
import {
  type Wording,
  fourGramsShared,
  gradeOf,
  hasBannedWord,
  hasFigure,
  wordsOf,
} from './wording-measures.ts';

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

/** Slots that stand for a subject: a question about cars in general never fills them. */
const subjectSlot = /\{(?:model|name|make)\}/;

const forms = topicGrammars
  .filter(({ topic }) => topics.includes(topic))
  .flatMap(({ questions }) =>
    questions.map((form) => {
      const parts = typeof form === 'string' ? [form] : [...form];
      return { text: parts[parts.length - 1] ?? '', general: parts.includes('general') };
    }),
  );
const keys = moneyAnswers.flatMap((answers) => Object.keys(answers));
const placed = moneyAnswers.flatMap((answers) =>
  Object.entries(answers).flatMap(([form, sentences]) =>
    sentences.map((sentence, index) => ({ form, at: `${form} ${index + 1}`, sentence })),
  ),
);
const wordings: (Wording & { form: string })[] = placed.flatMap(({ form, at, sentence }) =>
  sentence.wordings.map((text) => ({ form, at, text, cite: sentence.cite })),
);
const where = (found: readonly Wording[]) => found.map(({ at, text }) => `${at}: ${text}`);

describe('money answers as a list', () => {
  test('every topic given has a grammar, and every form of it an answer', () => {
    const known = topicGrammars.map(({ topic }) => topic);
    expect(topics.filter((topic) => !known.includes(topic))).toEqual([]);
    expect(forms.map(({ text }) => text).filter((text) => !keys.includes(text))).toEqual([]);
  });

  test('every answer belongs to a form of these topics and stands once', () => {
    const known = new Set(forms.map(({ text }) => text));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('an answer has two or three sentences', () => {
    const entries = moneyAnswers.flatMap((answers) => Object.entries(answers));
    const odd = entries.filter(([, { length }]) => length < 2 || length > 3);
    expect(odd.map(([form]) => form)).toEqual([]);
  });

  test('a sentence has three wordings, one of them or more without a slot', () => {
    const odd = placed.filter(
      ({ sentence: { wordings: all } }) =>
        all.length !== 3 || all.every((text) => text.includes('{')),
    );
    expect(odd.map(({ at }) => at)).toEqual([]);
  });
});

describe('wordings of money answers', () => {
  test('a wording is one sentence from a capital or a slot to a stop, in plain characters', () => {
    const wide = (text: string) => text.replace(/\b\w+\.(?:com|gov|org)\b/g, 'address');
    expect(where(wordings.filter(({ text }) => !/^[A-Z{][^!?.]*\.$/.test(wide(text))))).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\s{2}|\s[,.;:]|[^ -~]/.test(text)))).toEqual([]);
  });

  test('slots are the agreed ones, no article stands before a name', () => {
    const agreed = new Set(['{model}', '{name}', '{make}', '{store}', '{city}']);
    const unknown = wordings.filter(({ text }) =>
      [...text.matchAll(/\{\w*\}?/g)].some(([slot]) => !agreed.has(slot)),
    );
    expect(where(unknown)).toEqual([]);
    const named = /\ban? \{(?:model|name|store|city)\}|\bthe \{name\}/i;
    expect(where(wordings.filter(({ text }) => named.test(text)))).toEqual([]);
  });

  test('an answer about cars in general names no subject', () => {
    const general = new Set(forms.filter((form) => form.general).map(({ text }) => text));
    const named = wordings.filter(({ form, text }) => general.has(form) && subjectSlot.test(text));
    expect(where(named)).toEqual([]);
  });

  test('wordings run eight to thirty words', () => {
    const outside = wordings.filter(
      ({ text }) => wordsOf(text).length < 8 || wordsOf(text).length > 30,
    );
    expect(where(outside)).toEqual([]);
  });

  test('no wording is used twice', () => {
    const texts = wordings.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('wordings of one sentence share less than half of their four-word runs', () => {
    const alike = placed.flatMap(({ at, sentence }) =>
      sentence.wordings.flatMap((left, index) =>
        sentence.wordings
          .slice(index + 1)
          .filter((right) => fourGramsShared(left, right) >= 0.5)
          .map((right) => `${at}: ${left} | ${right}`),
      ),
    );
    expect(alike).toEqual([]);
  });

  test('a figure stands only where its source is cited', () => {
    const bare = wordings.filter(({ cite, text }) => cite === undefined && hasFigure(text));
    expect(where(bare)).toEqual([]);
  });

  test('no rank claim, brand, filler, promise or credit term', () => {
    expect(where(wordings.filter(({ text }) => hasBannedWord(text)))).toEqual([]);
    expect(where(wordings.filter(({ text }) => refused.test(text)))).toEqual([]);
  });

  test('answers open in different ways', () => {
    const first = placed.filter(({ at }) => at.endsWith(' 1')).flatMap((one) => one.sentence);
    const opening = (text: string) => wordsOf(text).slice(0, 2).join(' ').toLowerCase();
    const openings = first.flatMap((sentence) => sentence.wordings).map(opening);
    const counts = Map.groupBy(openings, (words) => words);
    const worn = [...counts].filter(([, { length }]) => length > openings.length / 20);
    expect(worn.map(([words, { length }]) => `${words}: ${length}`)).toEqual([]);
    const alike = placed.filter(({ sentence }) => {
      const starts = sentence.wordings.map((text) => wordsOf(text)[0]?.toLowerCase());
      return new Set(starts).size < starts.length;
    });
    expect(alike.map(({ at }) => at)).toEqual([]);
  });

  test('every file reads at grade five to eleven', () => {
    for (const answers of moneyAnswers) {
      const grade = gradeOf(
        Object.values(answers).flatMap((sentences) => sentences.flatMap((one) => one.wordings)),
      );
      const first = Object.keys(answers)[0];
      expect([first, grade >= 5 && grade <= 11, grade]).toEqual([first, true, grade]);
    }
  });
});
