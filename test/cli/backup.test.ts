import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { runCommand, startServer } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';

describe('forecourt backup and restore', () => {
  test('a backup made while a server runs is put back after it has stopped', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: join(folder.path, 'data') };
    const file = join(folder.path, 'copy.db');
    const server = await startServer(settings);
    await runCommand(['sites', 'create', '--name', 'First', '--slug', 'first'], settings);
    const made = await runCommand(['backup', file, '--json'], settings);
    const images = {
      included: false,
      where: join(settings.DATA_DIR, 'images'),
      files: 0,
      bytes: 0,
      says: 'There are no images beside it.',
    };
    expect(JSON.parse(made.output)).toEqual({ file, bytes: Bun.file(file).size, images });
    await runCommand(['sites', 'create', '--name', 'Second', '--slug', 'second'], settings);
    const refused = await runCommand(['restore', file], settings);
    expect(refused.status).toBe(1);
    expect(refused.errors).toContain(`process ${server.pid} at ${server.url}`);
    expect(await server.end('SIGTERM')).toBe(0);
    const restored = await runCommand(['restore', file, '--json'], settings);
    const told = JSON.parse(restored.output);
    expect(told.restored).toBe(file);
    expect(told.images.says).toContain(`copy them back to ${images.where}, which is empty`);
    const { sites } = JSON.parse((await runCommand(['sites', 'list', '--json'], settings)).output);
    expect(sites.map((site: { slug: string }) => site.slug)).toEqual(['first']);
  }, 300_000);

  test('--check says whether a backup can be restored, and changes nothing', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: join(folder.path, 'data') };
    const file = join(folder.path, 'copy.db');
    await runCommand(['sites', 'create', '--name', 'First', '--slug', 'first'], settings);
    await runCommand(['backup', file], settings);
    const good = await runCommand(['backup', file, '--check', '--json'], settings);
    expect(JSON.parse(good.output)).toMatchObject({ file, tables: expect.any(Number) });
    await Bun.write(file, (await Bun.file(file).bytes()).subarray(0, 20_000));
    const bad = await runCommand(['backup', file, '--check'], settings);
    expect({ status: bad.status, output: bad.output }).toEqual({ status: 1, output: '' });
    expect(bad.errors).toMatch(/^forecourt: .* is damaged .*\n$/);
  }, 300_000);

  test('what cannot be done is one line on standard error and status 1', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: join(folder.path, 'data') };
    const cases: [args: string[], words: string][] = [
      [['backup', join(folder.path, 'copy.db')], 'There is no database'],
      [['restore', join(folder.path, 'none.db')], 'does not exist'],
    ];
    for (const [args, words] of cases) {
      const { status, output, errors } = await runCommand(args, settings);
      expect({ status, output }).toEqual({ status: 1, output: '' });
      expect(errors).toContain(words);
      expect(errors.trim().split('\n')).toHaveLength(1);
    }
  }, 300_000);
});
