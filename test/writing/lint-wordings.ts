import { expect, test } from 'bun:test';
import type { Sentence } from '../../src/writing/knowledge/module.ts';
import { gradeOfSentences, runsShared, wordsIn } from '../support/text-measures.ts';
import { hasBannedWord, hasFigure } from './wording-measures.ts';

/** A sentence in its wordings, and the place where it stands: "tires/rotation/0". */
export type Placed = {
  at: string;
  sentence: Sentence;
  /** A sentence about cars in general: it names none. */
  isGeneral?: boolean;
};

type Range = readonly [least: number, most: number];

export type WordingRules = {
  placed: readonly Placed[];
  /** What is read as one, with its name. */
  pages: readonly { name: string; texts: readonly string[] }[];
  wordingsEach: Range;
  /** Of each sentence: these are left where no slot has a value. */
  withoutSlot: number;
  wordsEach: Range;
  /** What else no wording may say. */
  refused?: readonly RegExp[];
  /** The wording as it is judged, where a word is refused elsewhere only. */
  judged?: (wording: Wording) => string;
  /** Capitals inside a sentence that need a source beside them. */
  namesIn?: (text: string) => readonly string[];
};

export type Wording = { at: string; text: string; cite: string | undefined; isGeneral: boolean };

const carSlots = ['{model}', '{name}', '{make}'];
const placeSlots = ['{store}', '{city}'];

/** A web address has stops inside that end no sentence. */
const addresses = /\b\w+\.(?:com|gov|org)\b/gi;

export function wordingsOf(placed: readonly Placed[]): Wording[] {
  return placed.flatMap(({ at, isGeneral = false, sentence: { wordings, cite } }) =>
    wordings.map((text, index) => ({ at: `${at}/${index}`, text, cite, isGeneral })),
  );
}

/** What every hand-written wording owes to its reader, one test each. */
export function lintWordings(rules: WordingRules): void {
  const wordings = wordingsOf(rules.placed);
  function expectNone(isWrong: (wording: Wording) => boolean): void {
    expect(wordings.filter(isWrong).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  }
  lintSentences(rules);
  lintReading(rules);

  test('a wording is one sentence from a capital or a slot to a stop, in plain characters', () => {
    expectNone(({ text }) => !/^[A-Z{][^!?.]*\.$/.test(text.replace(addresses, 'Address')));
    expectNone(({ text }) => /\s{2}|\s[,.;:]|[^ -~]/.test(text));
  });

  test('slots are the agreed ones, and a car is named only where the question names it', () => {
    const slotsIn = (text: string) => text.match(/\{\w*\}?/g) ?? [];
    expectNone(({ text, isGeneral }) => {
      const agreed = isGeneral ? placeSlots : [...carSlots, ...placeSlots];
      return slotsIn(text).some((slot) => !agreed.includes(slot));
    });
    // "a Equinox" and "an Camry" would be wrong for some model.
    expectNone(({ text }) => /\ban? \{/i.test(text));
  });

  test(`a wording has ${rules.wordsEach.join(' to ')} words`, () => {
    const [least, most] = rules.wordsEach;
    expectNone(({ text }) => wordsIn(text).length < least || wordsIn(text).length > most);
  });

  test('a figure or a name stands only where a public source is cited', () => {
    const { namesIn = () => [] } = rules;
    expectNone(({ text, cite }) => cite === undefined && hasFigure(text));
    expectNone(({ text, cite }) => cite === undefined && namesIn(text).length > 0);
  });

  test('no superlative, filler, promise, tie-in or brand', () => {
    const { judged = ({ text }) => text, refused = [] } = rules;
    expectNone((wording) => hasBannedWord(judged(wording)));
    for (const pattern of refused) expectNone(({ text }) => pattern.test(text));
  });
}

function lintSentences({ placed, wordingsEach, withoutSlot }: WordingRules): void {
  test(`a sentence has ${wordingsEach.join(' to ')} wordings, some without a slot`, () => {
    const [least, most] = wordingsEach;
    const odd = placed.filter(({ sentence: { wordings } }) => {
      const free = wordings.filter((text) => !text.includes('{')).length;
      return wordings.length < least || wordings.length > most || free < withoutSlot;
    });
    expect(odd.map(({ at }) => at)).toEqual([]);
  });

  test('no wording is used twice', () => {
    const texts = wordingsOf(placed).map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('wordings of one sentence share less than half of their four-word runs', () => {
    const alike = placed.flatMap(({ at, sentence: { wordings } }) =>
      wordings.flatMap((left, index) =>
        wordings
          .slice(index + 1)
          .filter((right) => runsShared(left, right, 4) >= 0.5)
          .map((right) => `${at}: ${left} | ${right}`),
      ),
    );
    expect(alike).toEqual([]);
  });
}

function lintReading({ pages }: WordingRules): void {
  test('every page reads at grade five to eleven', () => {
    const odd = pages
      .map(({ name, texts }) => ({ name, grade: gradeOfSentences(texts) }))
      .filter(({ grade }) => !(grade >= 5 && grade <= 11));
    expect(odd).toEqual([]);
  });
}
