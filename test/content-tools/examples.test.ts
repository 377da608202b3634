import { describe, expect, test } from 'bun:test';
import { contentTools } from '../../schema/contracts/content-tools.ts';
import { contentToolEntries } from '../../src/domain/content-tools/tools/index.ts';
import { exampleInput } from './example-input.ts';

test('every tool of the contract is in the catalogue, in that order', () => {
  expect(contentToolEntries.map(({ id }) => id)).toEqual([...contentTools]);
});

test('no two tools make the same component', () => {
  const types = contentToolEntries.flatMap(({ makes }) => makes);
  expect(types).toEqual([...new Set(types)]);
});

for (const tool of contentToolEntries) {
  describe(tool.id, () => {
    test('has examples of both kinds', () => {
      expect(tool.examples.passing.length).toBeGreaterThan(0);
      expect(tool.examples.failing.length).toBeGreaterThan(0);
    });

    for (const { says, input, makes } of tool.examples.passing) {
      test(says, () => {
        const whole = exampleInput(input);
        const made = tool.run(whole);
        expect(tool.faultsIn(made, whole)).toEqual([]);
        expect(made.filter(({ type }) => !tool.makes.includes(type))).toEqual([]);
        for (const [type, pattern] of Object.entries(makes)) {
          const content = made.find((one) => one.type === type)?.content ?? null;
          if (pattern === null) expect(content).toBeNull();
          else expect(content).toMatch(pattern);
        }
      });
    }

    for (const { says, input, made, problem } of tool.examples.failing) {
      test(`finds fault with ${says}`, () => {
        const problems = tool.faultsIn(made, exampleInput(input)).map((fault) => fault.problem);
        expect(problems.join('\n')).toMatch(problem);
      });
    }

    test('makes the same of the same', () => {
      expect(tool.run(exampleInput())).toEqual(tool.run(exampleInput()));
    });
  });
}
