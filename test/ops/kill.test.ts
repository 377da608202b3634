import { describe, expect, test } from 'bun:test';
import { closeSync, existsSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { runCommand, startServer } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';

describe('one server on a data folder', () => {
  test('a second is refused in one line, and a kill frees the folder at once', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path, HOST: '127.0.0.1' };
    const first = await startServer(settings);
    const second = await runCommand(['serve', '--port', '0'], settings);
    expect(second).toEqual({
      status: 1,
      output: '',
      errors:
        `forecourt: Another Forecourt (process ${first.pid} at ${first.url}) works on ` +
        `${folder.path}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
    const asked = await runCommand(['health', '--json'], settings);
    expect(JSON.parse(asked.output)).toMatchObject({ url: first.url, status: 200 });
    await first.end('SIGKILL');
    expect(existsSync(join(folder.path, 'server.json'))).toBe(true);
    const none = await runCommand(['health'], settings);
    expect(none).toMatchObject({ status: 1, errors: expect.stringContaining('No server runs') });
    const third = await startServer(settings);
    expect(await third.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder.path, 'server.json'))).toBe(false);
  }, 300_000);

  test('a second touches nothing in the folder before it is refused', async () => {
    using folder = temporaryFolder();
    const lock = lockFolder(folder.path);
    const second = await runCommand(['serve', '--port', '0'], { DATA_DIR: folder.path });
    expect(second).toMatchObject({ status: 1, output: '' });
    expect(second.errors).toMatch(/^forecourt: Another Forecourt works on .*\n$/);
    expect(readdirSync(folder.path)).toEqual(['server.lock']);
    lock?.release();
  }, 30_000);

  test('after a kill a damaged database is not served, and a backup mends it', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path };
    const server = await startServer(settings);
    await runCommand(['sites', 'create', '--name', 'A', '--slug', 'a'], settings);
    const made = await runCommand(['run-job', 'back-up', '--json'], settings);
    expect(JSON.parse(made.output).counts).toEqual({ written: 1, removed: 0 });
    await server.end('SIGKILL');
    // The commands folded the log into the file, whose later pages are spoilt here.
    await runCommand(['sites', 'list'], settings);
    spoil(join(folder.path, 'forecourt.db'));
    const { status, errors } = await runCommand(['serve', '--port', '0'], settings);
    expect(status).toBe(1);
    const [, backup = ''] = errors.match(/is damaged .* forecourt restore (\S+)\n$/) ?? [];
    expect((await runCommand(['restore', backup], settings)).status).toBe(0);
    const again = await startServer(settings);
    await again.end('SIGTERM');
    expect((await runCommand(['sites', 'list'], settings)).output).toContain('a     A');
  }, 300_000);
});

function spoil(file: string): void {
  const size = Bun.file(file).size;
  const handle = openSync(file, 'r+');
  for (let page = 8192; page < size; page += 4096)
    writeSync(handle, Buffer.alloc(4096, 0xee), 0, 4096, page);
  closeSync(handle);
}
