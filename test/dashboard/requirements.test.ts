import { expect, test } from 'bun:test';
import { join } from 'node:path';

/** How many requirements of levels 1 and 2 each section of the ASVS 5.0 has, from its first on. */
const sections: readonly [section: string, count: number][] = [
  ...counts('1', { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 }),
  ...counts('3', { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 }),
  ...counts('6', { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 }),
  ...counts('7', { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 }),
  ...counts('8', { 1: 2, 2: 3, 3: 1, 4: 1 }),
  ...counts('16', { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 }),
];

function counts(chapter: string, of: Record<number, number>): [string, number][] {
  return Object.entries(of).map(([section, count]) => [`${chapter}.${section}`, count]);
}

const root = join(import.meta.dir, '..');
const readme = await Bun.file(join(root, '../src/dashboard/README.md')).text();
const rows = [...readme.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(
  ([, id = '', rest = '']) => {
    const cells = rest.split(' | ').map((cell) => cell.trim());
    return { id, does: cells[1] ?? '', proof: cells[2] ?? '' };
  },
);

test('each requirement of levels 1 and 2 has one row, in order', () => {
  const wanted = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const known = rows.map(({ id }) => id);
  expect(known.filter((id) => wanted.includes(id))).toEqual(wanted);
  expect(new Set(known).size).toBe(known.length);
});

test('each row names its tests, or why it does not apply', async () => {
  const faults: string[] = [];
  for (const { id, does, proof } of rows) {
    const proofs = [...proof.matchAll(/`([\w/.-]+\.test\.tsx?)`: ((?:\*[^*]+\*(?:, )?)+)/g)];
    const applies = !/^does not apply: ./.test(does);
    if (applies !== proofs.length > 0) faults.push(`${id} names no test`);
    for (const [, file = '', names = ''] of proofs)
      faults.push(...(await missing(id, file, names)));
  }
  expect(faults).toEqual([]);
});

/** Which of the tests that are named is not in the file. */
async function missing(id: string, file: string, names: string): Promise<string[]> {
  const source = Bun.file(join(root, file));
  const text = (await source.exists()) ? await source.text() : '';
  const titles = [...text.matchAll(/\b(?:test|it)\(\s*['"`]([^\n]+)/g)].map(([, title]) => title);
  return [...names.matchAll(/\*([^*]+)\*/g)]
    .filter(([, name = '']) => !titles.some((title) => title?.startsWith(name)))
    .map(([, name]) => `${id}: ${file} has no test "${name}"`);
}
