import { expect, test } from 'bun:test';
import { join } from 'node:path';

const folder = join(import.meta.dir, '../../../src/writing');

test('every wording that is written down can be chosen: none is cut off its list', async () => {
  const cut: string[] = [];
  for await (const path of new Bun.Glob('**/*.ts').scan(folder)) {
    const text = await Bun.file(join(folder, path)).text();
    for (const [, end = ''] of text.matchAll(/wordingsOf\(`[^`]*`\)([^,;\n]*)/g)) {
      if (end.trim() !== '') cut.push(`${path}: ${end}`);
    }
  }
  expect(cut).toEqual([]);
});
