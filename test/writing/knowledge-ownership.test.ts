import { describe, expect, test } from 'bun:test';
import { bodyStyles, conditions, drivetrains, fuelTypes } from '../../schema/records/vehicle.ts';
import { ownershipModules } from '../../src/writing/knowledge/modules/ownership-list.ts';
import type { KnowledgeModule, Sentence } from '../../src/writing/knowledge/module.ts';
import { isTopic, type Topic } from '../../src/writing/topic.ts';
import {
  type Wording,
  fourGramsShared,
  gradeOf,
  hasBannedWord,
  hasFigure,
  wordsOf,
} from './wording-measures.ts';

const covered: readonly Topic[] = [
  'drivetrain',
  'towing',
  'cargo',
  'seating',
  'fuel-economy',
  'range-and-charging',
  'hybrid',
  'off-road',
  'winter-driving',
  'maintenance-schedule',
  'oil-change',
  'tires',
  'winter-tires',
  'brakes',
  'battery',
  'wheel-alignment',
  'fluids-and-filters',
  'air-conditioning',
  'wipers-and-lights',
  'warning-lights',
  'recalls',
  'service-visit',
  'parts',
];

type Placed = { at: string; sentence: Sentence };

function sentencesIn(module: KnowledgeModule): Placed[] {
  const inPoints = module.points.flatMap((point) =>
    point.sentences.map((sentence, index) => ({
      at: `${module.id}/${point.id}/${index}`,
      sentence,
    })),
  );
  return [{ at: `${module.id}/answer`, sentence: module.answer }, ...inPoints];
}

const placed = ownershipModules.flatMap(sentencesIn);
const wordings: Wording[] = placed.flatMap(({ at, sentence }) =>
  sentence.wordings.map((text, index) => ({ at: `${at}/${index}`, text, cite: sentence.cite })),
);
const where = (found: readonly Wording[]) => found.map(({ at, text }) => `${at}: ${text}`);
const among = (known: readonly string[], value: string) => known.includes(value);
const slotFree = (text: string) => !text.includes('{');

describe('ownership modules as a list', () => {
  test('module ids and point ids are unique and kebab-case', () => {
    const ids = ownershipModules.map((module) => module.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const module of ownershipModules) {
      const points = module.points.map((point) => point.id);
      expect(new Set(points).size).toBe(points.length);
      for (const id of [module.id, ...points]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test('every topic of driving, equipment and service has a module', () => {
    const answered = new Set(ownershipModules.flatMap((module) => module.topics));
    expect(covered.filter((topic) => !answered.has(topic))).toEqual([]);
    expect([...answered].filter((topic) => !isTopic(topic))).toEqual([]);
  });

  test('every module keeps to the agreed number of headings, points and sentences', () => {
    for (const module of ownershipModules) {
      expect(module.headings.length).toBeWithin(2, 5);
      expect(module.points.length).toBeWithin(5, 10);
      for (const point of module.points) expect(point.sentences.length).toBeWithin(2, 5);
      for (const heading of module.headings) expect(heading).toMatch(/^[A-Z][^.?!{]*$/);
    }
  });
});

describe('ownership points for some subjects only', () => {
  const conditional = ownershipModules.flatMap((module) =>
    module.points.flatMap((point) => (point.when === undefined ? [] : [point.when])),
  );

  test('points depend only on values that a vehicle record can have', () => {
    const named = <Key extends 'bodyStyles' | 'fuelTypes' | 'drivetrains' | 'conditions'>(
      key: Key,
    ) => conditional.flatMap((when) => when[key] ?? []);
    expect(named('bodyStyles').filter((value) => !among(bodyStyles, value))).toEqual([]);
    expect(named('fuelTypes').filter((value) => !among(fuelTypes, value))).toEqual([]);
    expect(named('drivetrains').filter((value) => !among(drivetrains, value))).toEqual([]);
    expect(named('conditions').filter((value) => !among(conditions, value))).toEqual([]);
  });

  test('every covered topic can be answered without knowing the subject', () => {
    const unanswered = covered.filter((topic) => {
      const modules = ownershipModules.filter((module) => module.topics.includes(topic));
      const open = modules.flatMap((module) => module.points).filter((point) => !point.when);
      return open.length < 5;
    });
    expect(unanswered).toEqual([]);
  });
});

describe('ownership wordings', () => {
  test('every answer has three wordings or more, every sentence two to five', () => {
    for (const module of ownershipModules) {
      expect(module.answer.wordings.length).toBeGreaterThanOrEqual(3);
    }
    expect(placed.filter((one) => one.sentence.wordings.length < 2)).toEqual([]);
    expect(placed.filter((one) => one.sentence.wordings.length > 5)).toEqual([]);
  });

  test('every sentence keeps at least two wordings when no slot has a value', () => {
    const short = placed.filter((one) => one.sentence.wordings.filter(slotFree).length < 2);
    expect(short.map((one) => one.at)).toEqual([]);
  });

  test('a wording is one sentence that starts in upper case and ends in a stop', () => {
    const broken = wordings.filter(({ text }) => !/^[A-Z{][^!?]*[^.]\.$/.test(text));
    expect(where(broken)).toEqual([]);
    expect(where(wordings.filter(({ text }) => /[a-z]\. /.test(text)))).toEqual([]);
    expect(where(wordings.filter(({ text }) => /\s{2}|\s[,.;]/.test(text)))).toEqual([]);
  });

  test('only the agreed slots are used', () => {
    const unknown = wordings.filter(({ text }) =>
      [...text.matchAll(/\{(\w*)\}?/g)].some(
        ([slot]) => !['{model}', '{name}', '{make}', '{store}', '{city}'].includes(slot),
      ),
    );
    expect(where(unknown)).toEqual([]);
    // "a Equinox" and "an Camry" would be wrong for some model, so no article stands before a name.
    expect(where(wordings.filter(({ text }) => /\ban? \{(model|make)\}/i.test(text)))).toEqual([]);
  });

  test('wordings run six to twenty-eight words, about fourteen in the mean', () => {
    const outside = wordings.filter(
      ({ text }) => wordsOf(text).length < 6 || wordsOf(text).length > 28,
    );
    expect(where(outside)).toEqual([]);
    const total = wordings.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    expect(total / wordings.length).toBeWithin(12, 16);
    expect(total).toBeGreaterThan(10_000);
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
    expect(where(wordings.filter(({ text }) => hasBannedWord(text)))).toEqual([]);
  });

  test('every module reads at grade five to eleven', () => {
    for (const module of ownershipModules) {
      const texts = sentencesIn(module).flatMap(({ sentence }) => sentence.wordings);
      const grade = gradeOf(texts);
      expect([module.id, grade >= 5 && grade <= 11, grade]).toEqual([module.id, true, grade]);
    }
  });
});
