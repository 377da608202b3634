import { describe, expect, test } from 'bun:test';
import type { Sentence } from '../../src/writing/knowledge/module.ts';
import type { TopicGrammar } from '../../src/writing/research/topics/topic-grammar.ts';
import { wordsIn } from '../support/text-measures.ts';
import { lintWordings, type Placed, type WordingRules } from './lint-wordings.ts';

type Answers = Readonly<Record<string, readonly Sentence[]>>;

type AnswerRules = Pick<WordingRules, 'refused' | 'judged'> & {
  /** A file each. */
  answers: readonly Answers[];
  grammars: readonly TopicGrammar[];
  /** Whether a question is about cars in general; one that names no model is unless told else. */
  isGeneral?: (parts: readonly string[]) => boolean;
};

const wordingsEach = 3;

/** Answers to the questions of some topics: all are there, once, and worded as they should be. */
export function lintAnswers(name: string, given: AnswerRules): void {
  const { answers, grammars, isGeneral = namesNoModel, ...rules } = given;
  const forms = grammars.flatMap(({ questions }) => {
    return questions.map((form) => {
      const parts: readonly string[] = typeof form === 'string' ? [form] : form;
      return { text: parts.at(-1) ?? '', isGeneral: isGeneral(parts) };
    });
  });
  const texts = forms.map(({ text }) => text);
  const general = new Set(forms.filter(({ isGeneral }) => isGeneral).map(({ text }) => text));
  const entries = answers.flatMap((page) => Object.entries(page));
  const keys = entries.map(([form]) => form);
  const placed: Placed[] = entries.flatMap(([form, sentences]) =>
    sentences.map((sentence, index) => {
      return { at: `${form} ${index}`, sentence, isGeneral: general.has(form) };
    }),
  );

  describe(`${name} answers as a list`, () => {
    test('every question form of the topics has an answer, and every answer one form', () => {
      expect(texts.filter((text) => !keys.includes(text))).toEqual([]);
      expect(keys.filter((key) => !texts.includes(key))).toEqual([]);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });

    test('an answer has two or three sentences', () => {
      const odd = entries.filter(([, { length }]) => length < 2 || length > 3);
      expect(odd.map(([form]) => form)).toEqual([]);
    });

    test('no more than one answer in four opens with the same word', () => {
      const first = entries.flatMap(([, [sentence]]) => sentence?.wordings ?? []);
      const counts = Map.groupBy(first, (text) => wordsIn(text)[0] ?? '');
      const worn = [...counts].filter(([, { length }]) => length >= first.length / 4);
      expect(worn.map(([word]) => word)).toEqual([]);
    });
  });

  describe(`wordings of ${name} answers`, () => {
    lintWordings({
      ...rules,
      placed,
      pages: answers.map((page) => ({
        name: Object.keys(page)[0] ?? 'nothing',
        texts: Object.values(page).flatMap((all) => all.flatMap(({ wordings }) => wordings)),
      })),
      wordingsEach: [wordingsEach, wordingsEach],
      withoutSlot: 1,
      wordsEach: [8, 30],
    });
  });
}

function namesNoModel(parts: readonly string[]): boolean {
  return !parts.slice(0, -1).includes('model');
}
