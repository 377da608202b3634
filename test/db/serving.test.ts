import { describe, expect, test } from 'bun:test';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedStore } from '../../src/db/sqlite/damage.ts';
import { folderIsLocked, readHolder, writeHolder } from '../../src/db/folder-lock.ts';
import { openStore } from '../../src/db/sqlite/open.ts';
import { Serving } from '../../src/db/serving.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { makeLog } from '../../src/lib/log.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { temporaryFolder } from '../support/folder.ts';
import { testClock } from '../support/test-clock.ts';

const clock = testClock();

function serving(folder: string): Serving {
  return new Serving(folder, clock, makeLog('silent'));
}

async function makeState(folder: string): Promise<void> {
  const ids = makeIds(clock, seededRandom('serving'));
  const options = { synchronous: 'OFF', clock, ids, onCommit: () => {} } as const;
  await openStore(folder, options).close();
  // Statements that nobody finalised would keep the file open until they are collected.
  Bun.gc(true);
}

describe('the claim of a server on its folder', () => {
  test('a second one is refused with the process and address of the first', () => {
    using folder = temporaryFolder();
    const first = serving(folder.path);
    first.begin();
    first.announce('http://127.0.0.1:4000');
    const words = `(process ${process.pid} at http://127.0.0.1:4000) works on ${folder.path}`;
    expect(() => serving(folder.path).begin()).toThrow(words);
    first.end();
    serving(folder.path).begin();
  });

  test('it is visible from outside until it ends, and its end leaves no mark', () => {
    using folder = temporaryFolder();
    expect(folderIsLocked(folder.path)).toBe(false);
    const one = serving(folder.path);
    one.begin();
    expect(folderIsLocked(folder.path)).toBe(true);
    one.end();
    expect(folderIsLocked(folder.path)).toBe(false);
    expect(readHolder(folder.path)).toBeNull();
  });

  test('to look whether a folder is served makes nothing in it', () => {
    using folder = temporaryFolder();
    expect(folderIsLocked(folder.path)).toBe(false);
    expect(existsSync(join(folder.path, 'server.lock'))).toBe(false);
  });

  test('after an unclean end a whole database is served', async () => {
    using folder = temporaryFolder();
    await makeState(folder.path);
    writeHolder(folder.path, { pid: 1, started_at: 'then', url: null });
    const next = serving(folder.path);
    next.begin();
    next.end();
    expect(readHolder(folder.path)).toBeNull();
  });

  test('damage is found at every start until it is mended, and names what to restore', async () => {
    using folder = temporaryFolder();
    await makeState(folder.path);
    writeHolder(folder.path, { pid: 1, started_at: 'then', url: null });
    truncateSync(stateFile(folder.path), 8192);
    for (const attempt of [serving(folder.path), serving(folder.path)]) {
      expect(() => attempt.begin()).toThrow(DamagedStore);
      expect(() => attempt.begin()).toThrow(`in ${folder.path} is damaged`);
    }
    expect(folderIsLocked(folder.path)).toBe(false);
  });

  test('a mark that cannot be read is an unclean end too', () => {
    using folder = temporaryFolder();
    writeFileSync(join(folder.path, 'server.json'), '{"pid":');
    expect(readHolder(folder.path)).not.toBeNull();
  });

  test('a file that is no database is refused at opening, in the same words', async () => {
    using folder = temporaryFolder();
    writeFileSync(stateFile(folder.path), 'this is no database, whatever its name says'.repeat(40));
    expect(makeState(folder.path)).rejects.toThrow(DamagedStore);
  });
});
