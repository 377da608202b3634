import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { topics } from '../src/cli/help/index.ts';
import { settings } from '../src/config/settings.ts';
import { commands } from './support/processes.ts';

const readme = await Bun.file(join(import.meta.dir, '..', 'README.md')).text();

/** Names in the first column of the table that follows a heading. */
function namedIn(heading: string): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section.match(/^\| `.*?\|(?=\s)/gm) ?? [];
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('the README', () => {
  test('stays short: what explains a part stands next to it', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200);
  });

  test('lists each setting once, and none that does not exist', () => {
    const known = settings.map(({ name }) => name as string);
    expect(
      namedIn('Settings')
        .filter((name) => /^[A-Z_0-9]+$/.test(name))
        .sort(),
    ).toEqual(known.sort());
  });

  test('lists each command, and none that does not exist', async () => {
    await using program = commands();
    const { output } = await program.run(['--help']);
    const said = output.split('\nCommands:\n')[1]?.split('\nTopics')[0] ?? '';
    const known = [...said.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
    const listed = namedIn('Commands').map((name) => name.split(' ')[0] ?? '');
    expect([...new Set(listed)].sort()).toEqual(known.sort());
  }, 20_000);
});

describe('help', () => {
  test('has a title, a sentence and lines that fit a terminal for each topic', () => {
    for (const { name, about, text } of topics) {
      expect([name, text.startsWith('# '), about.length > 5]).toEqual([name, true, true]);
      // Tables and shell lines may be longer: breaking them would spoil them.
      const prose = text.split('\n').filter((line) => !/^(\||    )/.test(line));
      expect([name, prose.filter((line) => Bun.stringWidth(line) > 110)]).toEqual([name, []]);
    }
  });

  test('shows a topic, a command, or the names of all topics', async () => {
    await using program = commands();
    const [topic, command, nothing, json] = await Promise.all([
      program.run(['help', 'backup']),
      program.run(['help', 'import']),
      program.run(['help', 'nonsense']),
      program.run(['help', 'backup', '--json']),
    ]);
    expect([topic.code, topic.output.includes('forecourt restore FILE')]).toEqual([0, true]);
    expect([command.code, command.output.includes('Usage: forecourt import')]).toEqual([0, true]);
    expect([nothing.code, nothing.output, nothing.errors.includes('master-key')]).toEqual([
      2,
      '',
      true,
    ]);
    expect(JSON.parse(json.output)).toMatchObject({ topic: 'backup' });
  }, 20_000);
});
