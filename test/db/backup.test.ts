import { Database } from 'bun:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../../src/db/sqlite/backup/make-backup.ts';
import { restoreBackup } from '../../src/db/sqlite/backup/restore-backup.ts';
import { tryRestore } from '../../src/db/sqlite/backup/try-restore.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { openStore } from '../../src/db/sqlite/open.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeIds } from '../../src/lib/ids.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { temporaryFolder } from '../support/folder.ts';
import { testClock } from '../support/test-clock.ts';

const clock = testClock();
const now = clock.now();
const madeBy = { now, version: '1.0.0' };

const template = temporaryFolder();
afterAll(() => template[Symbol.dispose]());

/** An empty state as the store makes it. The tests copy it: nothing of theirs is open elsewhere. */
beforeAll(async () => {
  const ids = makeIds(clock, seededRandom('backup'));
  const options = { synchronous: 'OFF', clock, ids, onCommit: () => {} } as const;
  await openStore(template.path, options).close();
});

function addSite(state: Database, slug: string): void {
  const row = { id: slug, slug, name: slug, plan: 'teams', country: 'US', time_zone: 'UTC' };
  const columns = [...Object.keys(row), 'created_at', 'updated_at'];
  const places = columns.map(() => '?');
  const values = [...Object.values(row), now, now];
  state.run(`INSERT INTO sites (${columns}) VALUES (${places})`, values);
}

function openState(folder: string): Database {
  return new Database(stateFile(folder));
}

function sitesIn(folder: string): string[] {
  using database = new Database(stateFile(folder), { readonly: true });
  const rows = database.query<{ slug: string }, []>('SELECT slug FROM sites ORDER BY slug');
  return rows.all().map((row) => row.slug);
}

/** Puts a state with one site into a folder, and a backup of it beside. */
function folderWithBackup(path: string): string {
  copyFileSync(stateFile(template.path), stateFile(path));
  using state = openState(path);
  addSite(state, 'first');
  const file = join(path, 'copy.db');
  makeBackup(path, file, madeBy);
  return file;
}

describe('making a backup', () => {
  test('it holds what was committed, also while the store is open', () => {
    using folder = temporaryFolder();
    copyFileSync(stateFile(template.path), stateFile(folder.path));
    using state = openState(folder.path);
    addSite(state, 'one');
    addSite(state, 'two');
    const file = join(folder.path, 'elsewhere', 'copy.db');
    const made = makeBackup(folder.path, file, madeBy);
    addSite(state, 'three');
    expect(made).toEqual({ file, bytes: statSync(file).size });
    const contents = tryRestore(file, join(folder.path, 'scratch'), now);
    expect(contents).toMatchObject({ madeAt: now, version: '1.0.0' });
    using copy = new Database(join(folder.path, 'scratch'));
    expect(copy.query('SELECT count(*) AS n FROM sites').get()).toEqual({ n: 2 });
  });

  test('only its owner may read it', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a file that is there is not written over', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    const before = statSync(file).mtimeMs;
    expect(() => makeBackup(folder.path, file, madeBy)).toThrow('exists already');
    expect(statSync(file).mtimeMs).toBe(before);
  });

  test('without a database there is nothing to copy, and none is made', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'copy.db');
    expect(() => makeBackup(folder.path, file, madeBy)).toThrow('There is no database');
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('of a damaged database there is none, and nothing half-made stays', () => {
    using folder = temporaryFolder();
    folderWithBackup(folder.path);
    truncateSync(stateFile(folder.path), 9000);
    const file = join(folder.path, 'second.db');
    expect(() => makeBackup(folder.path, file, madeBy)).toThrow('is damaged');
    expect(readdirSync(folder.path).filter((name) => name.startsWith('second'))).toEqual([]);
  });
});

describe('restoring a backup', () => {
  test('the state is as it was, and what was there is kept beside it', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    const state = openState(folder.path);
    addSite(state, 'second');
    state.close();
    const { replaced } = restoreBackup(folder.path, file, now);
    expect(sitesIn(folder.path)).toEqual(['first']);
    using kept = new Database(replaced ?? '', { readonly: true });
    expect(kept.query('SELECT count(*) AS n FROM sites').get()).toEqual({ n: 2 });
  });

  test('an empty folder gets it too', () => {
    using source = temporaryFolder();
    using target = temporaryFolder();
    const file = folderWithBackup(source.path);
    expect(restoreBackup(target.path, file, now).replaced).toBeNull();
    expect(sitesIn(target.path)).toEqual(['first']);
    expect(readdirSync(target.path).sort()).toEqual(['forecourt.db', 'server.lock']);
  });

  test('it takes the place of a damaged database, whose log is not applied to it', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    writeFileSync(stateFile(folder.path), 'no database at all');
    writeFileSync(`${stateFile(folder.path)}-wal`, 'nor a log');
    restoreBackup(folder.path, file, now);
    expect(existsSync(`${stateFile(folder.path)}-wal`)).toBe(false);
    expect(sitesIn(folder.path)).toEqual(['first']);
  });

  test('a copy that lost rows is refused, and the state is as before', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    using copy = new Database(file);
    copy.run('DELETE FROM sites');
    const message = 'table sites holds 0 rows instead of 1';
    expect(() => restoreBackup(folder.path, file, now)).toThrow(message);
    expect(sitesIn(folder.path)).toEqual(['first']);
  });

  test('what is damaged, foreign or of a newer version is refused', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    const scratch = join(folder.path, 'scratch');
    const foreign = join(folder.path, 'foreign.db');
    new Database(foreign).run('CREATE TABLE a (b)');
    expect(() => tryRestore(foreign, scratch, now)).toThrow('not a Forecourt database');
    const newer = join(folder.path, 'newer.db');
    makeBackup(folder.path, newer, madeBy);
    using later = new Database(newer);
    later.run("INSERT INTO migrations VALUES ('9999_later', 'x', 0)");
    later.run('DROP TABLE backup_manifest');
    expect(() => tryRestore(newer, scratch, now)).toThrow('newer version');
    truncateSync(file, 9000);
    expect(() => tryRestore(file, scratch, now)).toThrow('is damaged');
    expect(() => tryRestore(join(folder.path, 'none'), scratch, now)).toThrow('does not exist');
  });

  test('rows without their owner are refused', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    using copy = new Database(file);
    copy.run('DROP TABLE backup_manifest');
    copy.run("INSERT INTO categories VALUES ('c', 'nobody', 'News', 'news', NULL)");
    expect(() => restoreBackup(folder.path, file, now)).toThrow(
      'rows of categories lack their owner',
    );
  });

  test('while a server has the folder, or a command the file, nothing is touched', () => {
    using folder = temporaryFolder();
    const file = folderWithBackup(folder.path);
    const lock = lockFolder(folder.path);
    expect(() => restoreBackup(folder.path, file, now)).toThrow('Another Forecourt');
    lock?.release();
    using state = openState(folder.path);
    addSite(state, 'second');
    expect(() => restoreBackup(folder.path, file, now)).toThrow('still at work');
    expect(sitesIn(folder.path)).toEqual(['first', 'second']);
  });
});
