import { Database } from 'bun:sqlite';
import { existsSync, statSync } from 'node:fs';
import { openFailure } from './damage.ts';
import { folderTaken, lockFolder } from '../folder-lock.ts';
import { stateFile } from './state-file.ts';

/** Sizes of the state file in bytes. */
export type Compacted = { before: number; after: number };

/**
 * Writes the state file anew without the room of deleted rows, and so that sweeps can give room
 * back from now on. Takes seconds for each gigabyte, and as much free disk as the file has data.
 * Throws when a server works on the folder, there is no state, or the disk is too full.
 */
export function compactState(folder: string): Compacted {
  const file = stateFile(folder);
  if (!existsSync(file)) throw new Error(`There is no database in ${folder}.`);
  const lock = lockFolder(folder);
  if (!lock) throw folderTaken(folder);
  try {
    const before = statSync(file).size;
    rewrite(file);
    return { before, after: statSync(file).size };
  } catch (error) {
    throw openFailure(error, folder);
  } finally {
    lock.release();
  }
}

function rewrite(file: string): void {
  using connection = new Database(file);
  connection.run('PRAGMA busy_timeout = 10000');
  connection.run('PRAGMA auto_vacuum = INCREMENTAL');
  connection.run('VACUUM');
  connection.run('PRAGMA wal_checkpoint(TRUNCATE)');
}
