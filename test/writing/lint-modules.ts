import { describe, expect, test } from 'bun:test';
import type { KnowledgeModule } from '../../src/writing/knowledge/module.ts';
import { isTopic, type Topic } from '../../src/writing/topic.ts';
import { wordsIn } from '../support/text-measures.ts';
import { lintWordings, type Placed, type WordingRules, wordingsOf } from './lint-wordings.ts';

type ModuleRules = Pick<WordingRules, 'refused' | 'judged' | 'namesIn' | 'wordingsEach'> & {
  modules: readonly KnowledgeModule[];
  covered: readonly Topic[];
  maxPoints: number;
  /** All wordings together: a list that lost half its texts would still be in order. */
  minWords: number;
};

/** Knowledge modules: every topic has one, each is built as agreed and worded as it should be. */
export function lintModules(name: string, given: ModuleRules): void {
  const { modules, covered, maxPoints, minWords, ...rules } = given;
  const placed = modules.flatMap(sentencesIn);

  describe(`${name} modules as a list`, () => {
    test('ids of modules and of the points inside one are unique and kebab-case', () => {
      expectIds(modules.map(({ id }) => id));
      for (const { points } of modules) expectIds(points.map(({ id }) => id));
    });

    test('every topic has a module', () => {
      const answered = new Set(modules.flatMap(({ topics }) => topics));
      expect(covered.filter((topic) => !answered.has(topic))).toEqual([]);
      expect([...answered].filter((topic) => !isTopic(topic))).toEqual([]);
    });

    test('every module keeps to the agreed number of headings, points and sentences', () => {
      for (const { headings, points, answer } of modules) {
        expect(headings.length).toBeWithin(2, 5);
        expect(points.length).toBeWithin(5, maxPoints + 1);
        expect(answer.wordings.length).toBeGreaterThanOrEqual(3);
        for (const { sentences } of points) expect(sentences.length).toBeWithin(2, 5);
        for (const heading of headings) expect(heading).toMatch(/^[A-Z][^.?!{]*$/);
      }
    });
  });

  describe(`${name} wordings`, () => {
    lintWordings({
      ...rules,
      placed,
      pages: modules.map((module) => ({
        name: module.id,
        texts: sentencesIn(module).flatMap(({ sentence }) => sentence.wordings),
      })),
      withoutSlot: 2,
      wordsEach: [6, 28],
    });

    test('wordings have about fourteen words in the mean', () => {
      const lengths = wordingsOf(placed).map(({ text }) => wordsIn(text).length);
      const total = lengths.reduce((sum, length) => sum + length, 0);
      expect(total / lengths.length).toBeWithin(11, 16);
      expect(total).toBeGreaterThan(minWords);
    });
  });
}

function sentencesIn({ id, answer, points }: KnowledgeModule): Placed[] {
  const inPoints = points.flatMap((point) =>
    point.sentences.map((sentence, index) => ({ at: `${id}/${point.id}/${index}`, sentence })),
  );
  return [{ at: `${id}/answer`, sentence: answer }, ...inPoints];
}

function expectIds(ids: readonly string[]): void {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
}
