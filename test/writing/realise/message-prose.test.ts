import { expect, test } from 'bun:test';
import { basename, join } from 'node:path';
import { Glob } from 'bun';
import { messages } from '../../../src/writing/realise/messages/index.ts';
import { proseIn } from '../../../src/writing/realise/prose-in.ts';

const folder = join(import.meta.dir, '../../../src/writing/realise/messages');

test('every section of the prose is said by the file of its name', async () => {
  const files = [...new Glob('en/*.md').scanSync(folder)].toSorted();
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const written = await Bun.file(join(folder, file)).text();
    const code = await Bun.file(join(folder, basename(file).replace(/md$/, 'ts'))).text();
    const sections = [...written.matchAll(/^## (.*)$/gm)].map(([, key]) => key);
    const said = [...code.matchAll(/\bprose\(\s*'([^']*)'/g)].map(([, key]) => key);
    expect([file, [...new Set(said)].toSorted()]).toEqual([file, sections.toSorted()]);
  }
});

test('no message is without words', () => {
  expect(messages.filter(({ wordings }) => wordings.length === 0)).toEqual([]);
});

test('prose is read by its sections, wrapped lines as one, and complains of what is wrong', () => {
  const prose = proseIn('a.md', '## one\n\n- First\n  line.\n- Second.\n\n## two\n\n- Third.\n');
  expect(prose('one')).toEqual(['First line.', 'Second.']);
  expect(() => prose('three')).toThrow('a.md has no section "three".');
  expect(() => proseIn('a.md', '## one\n\n- A.\n\n## one\n\n- B.\n')).toThrow('two sections "one"');
  expect(() => proseIn('a.md', '## one\n\n')).toThrow('says nothing under "one"');
});
