import { describe, expect, test } from 'bun:test';
import { factAnswers } from '../../../src/writing/plan/fact-answers/index.ts';
import { messageOf } from '../../../src/writing/realise/messages/index.ts';
import { answerSentences } from '../../../src/writing/topics/answer-part.ts';
import { factNames } from '../../../src/writing/topics/fact-names.ts';
import { library } from '../../../src/writing/topics/library.ts';

const questions = library().files.flatMap(({ file, questions: own }) =>
  own.map((question) => ({ file, ...question })),
);
const calls = questions.flatMap(({ facts }) => facts?.ways.flat() ?? []);
const answers = Object.entries(factAnswers);

describe('fact answers', () => {
  test('are each named by a question', () => {
    const named = new Set(calls.map(({ name }) => name));
    expect(factNames.filter((name) => !named.has(name))).toEqual([]);
  });

  test('say messages that are there, each in three wordings or more', () => {
    const ids = answers.flatMap(([, { ids: own }]) => own);
    const few = ids.filter((id) => (messageOf(id)?.wordings.length ?? 0) < 3);
    expect(few).toEqual([]);
  });

  test('spare the article messages that are there', () => {
    const covered = answers.flatMap(([, { covers = [] }]) => covers);
    expect(covered.filter((id) => messageOf(id) === null)).toEqual([]);
  });

  test('are told in brackets what to look for where they ask for it, and nowhere else', () => {
    const wrong = calls.filter(({ name, words }) => {
      const { about } = factAnswers[name];
      return about === 'words' ? words === '' : words !== '' && about !== 'matter';
    });
    expect(wrong).toEqual([]);
  });
});

test('what is said after a fact begins with a sentence of its own', () => {
  const leaning = questions.flatMap(({ file, text, facts }) => {
    if (!facts) return [];
    const [rest] = answerSentences(text, 'rest');
    return (rest?.wordings ?? [])
      .filter((wording) => /^(It|They|That|This|But|So|Then|If it|If they)\b/.test(wording))
      .map((wording) => `${file}: ${wording}`);
  });
  expect(leaning).toEqual([]);
});
