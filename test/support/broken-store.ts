import { Database } from 'bun:sqlite';
import { readFileSync, writeFileSync } from 'node:fs';
import { stateFile } from '../../src/db/sqlite/state-file.ts';

/**
 * Overwrites the database under a running program, as a failing disk would. `repair` puts it back,
 * so that the program can end as always.
 */
export function breakStore(folder: string): { repair(): void } {
  const file = stateFile(folder);
  const other = new Database(file);
  // All pages are to be read from the file itself, not from the log beside it.
  other.run('PRAGMA wal_checkpoint(TRUNCATE)');
  const whole = readFileSync(file);
  writeFileSync(file, new Uint8Array(whole.length), { flag: 'r+' });
  return {
    repair() {
      writeFileSync(file, whole, { flag: 'r+' });
      // Only a commit tells other connections that the pages which they hold are out of date.
      other.run('PRAGMA user_version = 0');
      other.close();
    },
  };
}
