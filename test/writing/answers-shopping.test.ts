import { describe, expect, test } from 'bun:test';
import { shoppingAnswers } from '../../src/writing/answers/shopping-answers.ts';
import { availability } from '../../src/writing/research/topics/availability.ts';
import { bodyStyle } from '../../src/writing/research/topics/body-style.ts';
import { certified } from '../../src/writing/research/topics/certified.ts';
import { colors } from '../../src/writing/research/topics/colors.ts';
import { commuting } from '../../src/writing/research/topics/commuting.ts';
import { comparison } from '../../src/writing/research/topics/comparison.ts';
import { engine } from '../../src/writing/research/topics/engine.ts';
import { family } from '../../src/writing/research/topics/family.ts';
import { modelYears } from '../../src/writing/research/topics/model-years.ts';
import { newOrUsed } from '../../src/writing/research/topics/new-or-used.ts';
import { overview } from '../../src/writing/research/topics/overview.ts';
import { reliability } from '../../src/writing/research/topics/reliability.ts';
import { safety } from '../../src/writing/research/topics/safety.ts';
import { technology } from '../../src/writing/research/topics/technology.ts';
import { testDrive } from '../../src/writing/research/topics/test-drive.ts';
import { trims } from '../../src/writing/research/topics/trims.ts';
import { usedInspection } from '../../src/writing/research/topics/used-inspection.ts';
import { vehicleHistory } from '../../src/writing/research/topics/vehicle-history.ts';
import { workUse } from '../../src/writing/research/topics/work-use.ts';
import {
  type Wording,
  fourGramsShared,
  gradeOf,
  hasBannedWord,
  hasFigure,
  wordsOf,
} from './wording-measures.ts';

const grammars = [
  availability,
  bodyStyle,
  certified,
  colors,
  commuting,
  comparison,
  engine,
  family,
  modelYears,
  newOrUsed,
  overview,
  reliability,
  safety,
  technology,
  testDrive,
  trims,
  usedInspection,
  vehicleHistory,
  workUse,
];

const forms = grammars.flatMap((grammar) =>
  grammar.questions.map((form) => ({
    text: typeof form === 'string' ? form : (form[form.length - 1] ?? ''),
    names: typeof form !== 'string' && form.some((part) => part === 'model'),
  })),
);
const keys = shoppingAnswers.flatMap((answers) => Object.keys(answers));
const placed = shoppingAnswers.flatMap((answers) =>
  Object.entries(answers).flatMap(([form, sentences]) =>
    sentences.map((sentence, index) => ({ form, at: `${form} ${index}`, sentence })),
  ),
);
const wordings: (Wording & { form: string })[] = placed.flatMap(({ form, at, sentence }) =>
  sentence.wordings.map((text, index) => ({
    form,
    at: `${at}/${index}`,
    text,
    cite: sentence.cite,
  })),
);

/** The word is refused elsewhere as a claim about stock; these questions ask what it means. */
function withoutProgram(form: string, text: string): string {
  return form.includes('certified') ? text.replace(/\bcertified\b/gi, '') : text;
}
const where = (found: readonly Wording[]) => found.map(({ at, text }) => `${at}: ${text}`);

describe('shopping answers as a list', () => {
  test('every question form of the shopping topics has an answer', () => {
    expect(forms.map((form) => form.text).filter((text) => !keys.includes(text))).toEqual([]);
  });

  test('every answer belongs to a question form of these topics, and only once', () => {
    const known = new Set(forms.map((form) => form.text));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('an answer is two or three sentences of three wordings each', () => {
    for (const answers of shoppingAnswers) {
      for (const [form, sentences] of Object.entries(answers)) {
        expect([form, sentences.length >= 2 && sentences.length <= 3]).toEqual([form, true]);
      }
    }
    const uneven = placed.filter(({ sentence }) => sentence.wordings.length !== 3);
    expect(uneven.map(({ at }) => at)).toEqual([]);
  });
});

describe('wordings of shopping answers', () => {
  test('a wording is one sentence that starts in upper case and ends in a stop', () => {
    const broken = wordings.filter(({ text }) => !/^[A-Z{][^!?]*[^.]\.$/.test(text));
    expect(where(broken)).toEqual([]);
    expect(where(wordings.filter(({ text }) => /[a-z]\. /.test(text)))).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\s{2}|\s[,.;]/.test(text)))).toEqual([]);
  });

  test('every sentence keeps a wording when no slot has a value', () => {
    const bound = placed.filter(({ sentence }) =>
      sentence.wordings.every((text) => text.includes('{')),
    );
    expect(bound.map(({ at }) => at)).toEqual([]);
  });

  test('the car is named only where the question names it', () => {
    const general = new Set(forms.filter((form) => !form.names).map((form) => form.text));
    const slots = (text: string) => text.match(/\{\w*\}?/g) ?? [];
    const misplaced = wordings.filter(({ form, text }) =>
      slots(text).some((slot) =>
        general.has(form)
          ? !['{store}', '{city}'].includes(slot)
          : !['{store}', '{city}', '{model}', '{name}', '{make}'].includes(slot),
      ),
    );
    expect(where(misplaced)).toEqual([]);
    // "a Equinox" and "an Camry" would be wrong for some model, so no article stands before a name.
    expect(where(wordings.filter(({ text }) => /\ban? \{(model|make)\}/i.test(text)))).toEqual([]);
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

  test('a figure stands only where a public source is cited', () => {
    const bare = wordings.filter(({ text, cite }) => hasFigure(text) && cite === undefined);
    expect(where(bare)).toEqual([]);
  });

  test('no superlative, filler, promise, tie-in or brand', () => {
    expect(
      where(wordings.filter(({ form, text }) => hasBannedWord(withoutProgram(form, text)))),
    ).toEqual([]);
  });

  test('every file reads at grade five to eleven', () => {
    for (const answers of shoppingAnswers) {
      const sentences = Object.values(answers).flat();
      const grade = gradeOf(sentences.flatMap((sentence) => sentence.wordings));
      const first = Object.keys(answers)[0];
      expect([first, grade >= 5 && grade <= 11, grade]).toEqual([first, true, grade]);
    }
  });

  test('no more than one answer in four opens with the same word', () => {
    const openings = placed
      .filter(({ at }) => at.endsWith(' 0'))
      .flatMap(({ sentence }) => sentence.wordings.map((text) => wordsOf(text)[0] ?? ''));
    const counts = new Map<string, number>();
    for (const word of openings) counts.set(word, (counts.get(word) ?? 0) + 1);
    const most = Math.max(...counts.values());
    expect(most / openings.length).toBeLessThan(0.25);
  });
});
