import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations } from './mutations.ts';

const root = join(import.meta.dir, '..', '..');

/** Here, and not only where the mutations run, which is seldom. */
test.each(mutations.map(({ name, edits }) => [name, edits] as const))(
  'the place of the fault "%s" is in the program exactly once',
  (_name, edits) => {
    for (const { file, from, to } of edits) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(`${file}: ${text.split(from).length - 1} times`).toBe(`${file}: 1 times`);
      expect(to).not.toBe(from);
    }
  },
);

test('no two faults have one name', () => {
  const names = mutations.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
