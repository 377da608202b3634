import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestFiles, requestFolder, sweepRequestFiles } from '../../src/db/request-files.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { makeLog } from '../../src/lib/log.ts';
import { temporaryFolder } from '../support/folder.ts';
import { harness } from '../support/harness.ts';
import { commands } from '../support/processes.ts';
import { testClock } from '../support/test-clock.ts';

const log = makeLog('silent');

function partsIn(dataDir: string): string[] {
  return readdirSync(requestFolder(dataDir)).sort();
}

function linesIn(dataDir: string): string[] {
  const texts = partsIn(dataDir).map((name) => {
    return readFileSync(join(requestFolder(dataDir), name), 'utf8');
  });
  return texts.join('').trim().split('\n');
}

describe('the request log', () => {
  test('lies in parts of an hour, for its owner only', () => {
    using folder = temporaryFolder();
    const clock = testClock();
    const files = requestFiles(folder.path, clock, log);
    for (const line of ['one', 'two', 'three']) {
      files.write(`${line}\n`);
      clock.advance(40 * minute);
    }
    const parts = partsIn(folder.path);
    expect(parts).toEqual(['2026-11-16T15-00-00.000Z.jsonl', '2026-11-16T16-20-00.000Z.jsonl']);
    expect(linesIn(folder.path)).toEqual(['one', 'two', 'three']);
    const file = join(requestFolder(folder.path), parts[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('begins another part when one is full, and writes much at once', () => {
    using folder = temporaryFolder();
    const clock = testClock();
    const files = requestFiles(folder.path, clock, log);
    const line = `${'x'.repeat(1024 * 1024 - 1)}\n`;
    for (let count = 0; count < 17; count += 1) {
      clock.advance(1);
      files.writeSoon(line);
    }
    expect(partsIn(folder.path)).toHaveLength(2);
    expect(linesIn(folder.path)).toHaveLength(17);
  });

  test('keeps 14 days, and at most so many bytes of the newest', async () => {
    await using app = harness();
    const { dataDir } = app.app.ctx.config;
    const files = requestFiles(dataDir, app.clock, log);
    for (let count = 0; count < 3; count += 1) {
      files.write(`line ${count}\n`);
      app.clock.advance(5 * day);
    }
    writeFileSync(join(requestFolder(dataDir), 'notes.txt'), 'not ours');
    app.clock.advance(-day + hour - 1);
    expect((await app.run('sweep-request-log')).counts).toEqual({ files: 0 });
    app.clock.advance(1);
    expect((await app.run('sweep-request-log')).counts).toEqual({ files: 1 });
    expect(linesIn(dataDir)[0]).toBe('line 1');
    const mebibyte = 1024 * 1024;
    const [older = '', newer = ''] = partsIn(dataDir);
    for (const name of [older, newer]) truncateSync(join(requestFolder(dataDir), name), mebibyte);
    const sweep = (limit: number) => sweepRequestFiles(dataDir, app.clock.now(), limit);
    expect(sweep((16 + 2) * mebibyte)).toEqual({ files: 0 });
    expect(sweep((16 + 2) * mebibyte - 1)).toEqual({ files: 1 });
    expect(partsIn(dataDir)).toEqual([newer, 'notes.txt']);
  });

  test('leaves lines out where it cannot be written, and goes on afterwards', () => {
    using folder = temporaryFolder();
    const blocked = join(folder.path, 'file');
    writeFileSync(blocked, '');
    const warnings: unknown[] = [];
    const counting = { ...log, warn: (fields: unknown) => warnings.push(fields) } as typeof log;
    const files = requestFiles(blocked, testClock(), counting);
    for (const line of ['one\n', 'two\n']) {
      files.write(line);
    }
    expect(warnings).toHaveLength(1);
  });

  test('has what a server answered, also after its end', async () => {
    await using program = commands();
    const server = await program.serve({ LOG_LEVEL: 'info' });
    await fetch(`${server.url}/v1/public/site`);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const [line] = linesIn(program.folder).map((text) => JSON.parse(text));
    expect(line).toMatchObject({ method: 'GET', status: 401 });
  });
});
