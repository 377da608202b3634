import { Database } from 'bun:sqlite';
import { writeFileSync } from 'node:fs';
import { migrate } from '../../schema/migrations/migrate.ts';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { lazy } from '../../src/lib/lazy.ts';
import { testClock } from './test-clock.ts';

/**
 * Gives an empty folder a state file as a first start leaves it. The migrations take five sixths of
 * the time in which an app is built, so each process of the suite runs them once.
 */
export function layMigratedState(folder: string): void {
  writeFileSync(stateFile(folder), migrated());
}

const migrated = lazy((): Uint8Array => {
  using database = new Database(':memory:', { strict: true });
  // As where a file is created: see open.ts.
  database.run('PRAGMA auto_vacuum = INCREMENTAL');
  migrate(database, testClock().now());
  return database.serialize();
});
