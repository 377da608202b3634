import { Database, SQLiteError } from 'bun:sqlite';
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { replaceFile } from '../../../lib/durable-file.ts';
import { folderTaken, forgetHolder, lockFolder } from '../../folder-lock.ts';
import { stateFile } from '../state-file.ts';
import { fileTime } from './backup-folder.ts';
import { type BackupContents, removeDatabase, tryRestore } from './try-restore.ts';

export type Restored = BackupContents & {
  /** Where the database that was there before is kept; null when there was none. */
  replaced: string | null;
};

/**
 * Puts a backup in the place of the state in `folder`, once it has proved to be whole. Throws, and
 * changes nothing, when it is not, or when a server or a command works on the folder.
 */
export function restoreBackup(folder: string, file: string, now: number): Restored {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (!lock) throw folderTaken(folder);
  const state = stateFile(folder);
  const scratch = `${state}.restoring`;
  try {
    const contents = tryRestore(file, scratch, now);
    const replaced = keepBeside(state, `${state}.replaced-${fileTime(now)}`);
    replaceFile(scratch, state);
    forgetHolder(folder);
    return { ...contents, replaced };
  } finally {
    removeDatabase(scratch);
    lock.release();
  }
}

/** Gives the present state a second name. Its log must not stay to be applied to another file. */
function keepBeside(state: string, kept: string): string | null {
  if (!existsSync(state)) {
    removeDatabase(state);
    return null;
  }
  foldLog(state);
  if (existsSync(`${state}-wal`)) renameSync(`${state}-wal`, `${kept}-wal`);
  rmSync(`${state}-shm`, { force: true });
  try {
    linkSync(state, kept);
  } catch {
    // Some file systems know no second names.
    copyFileSync(state, kept);
  }
  return kept;
}

/**
 * Brings the log into the file, which SQLite does only for the one process that has it open. A
 * damaged file keeps its log beside it.
 */
function foldLog(state: string): void {
  const connection = new Database(state);
  try {
    connection.run('PRAGMA busy_timeout = 1000');
    connection.run('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!(error instanceof SQLiteError)) throw error;
    if (/^SQLITE_(BUSY|LOCKED)/.test(error.code ?? '')) {
      throw new Error(`A command is still at work on ${state}. Try again when it is done.`);
    }
  } finally {
    connection.close();
  }
}
