import { join } from 'node:path';
import { backupsFolder, proofScratchName } from '../../db/sqlite/backup/backup-folder.ts';
import { makeBackup } from '../../db/sqlite/backup/make-backup.ts';
import { removeDatabase, tryRestore } from '../../db/sqlite/backup/try-restore.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RunOwnProgram } from '../../lib/own-program.ts';
import { version } from '../../version.ts';

/**
 * The commands that the program runs in processes of its own, here in this one: their clock is
 * made up too. They do what `cli/backup.ts` does.
 */
export function ownCommands(folder: string, clock: Clock): RunOwnProgram {
  const scratch = join(backupsFolder(folder), proofScratchName);
  return async ([name, file = '', ...options]) => {
    try {
      if (name !== 'backup') throw new Error(`Nobody plays the command ${name}.`);
      const result = options.includes('--check')
        ? tryRestore(file, scratch, clock.now())
        : makeBackup(folder, file, { now: clock.now(), version });
      return { status: 0, output: JSON.stringify(result), errors: '' };
    } catch (error) {
      return { status: 1, output: '', errors: String(error) };
    } finally {
      removeDatabase(scratch);
    }
  };
}
