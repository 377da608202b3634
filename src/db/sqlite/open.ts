import { Database } from 'bun:sqlite';
import { existsSync, mkdirSync } from 'node:fs';
import { migrate } from '../../../schema/migrations/migrate.ts';
import { openFailure } from './damage.ts';
import { discardTinyStatistics, refreshStatistics } from './optimize-statistics.ts';
import { ReadTurn } from './read-turn.ts';
import type { Reader } from '../reader.ts';
import { stateFile } from './state-file.ts';
import type { Store } from '../store.ts';
import { StoreBusy } from '../store-failure.ts';
import { drizzleOn } from './drizzle.ts';
import { storeFailure } from './failure.ts';
import { sealedSamplesIn } from './sealed-samples.ts';
import { openSnapshot } from './snapshot.ts';
import { WriteQueue, type WriteQueueOptions } from './write-queue.ts';

/** STRICT tables, RETURNING and trusted UPSERT need 3.37; what Bun ships is far newer. */
export const oldestSqlite = [3, 37];

export type StoreOptions = WriteQueueOptions & {
  /** FULL in production: an answer that says a write happened survives a power cut. */
  synchronous: 'FULL' | 'OFF';
};

/**
 * Opens (and creates and migrates) the state file in `folder`. Throws an Error with a sentence for
 * the operator when the folder cannot be used or SQLite is too old; DamagedStore names the backup
 * to restore.
 */
export function openStore(folder: string, options: StoreOptions): Store {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return openFile(stateFile(folder), options);
  } catch (error) {
    throw openFailure(error, folder, options.clock.now());
  }
}

function openFile(file: string, options: StoreOptions): Store {
  const writer = new Database(file, { create: true, strict: true });
  prepareConnection(writer, options.synchronous);
  checkVersion(writer);
  migrate(writer, options.clock.now());
  discardTinyStatistics(writer);
  const readerConnection = new Database(file, { readonly: true, strict: true });
  readerConnection.run('PRAGMA busy_timeout = 5000');
  readerConnection.run('PRAGMA cache_size = -32000');
  const turn = new ReadTurn(readerConnection);
  const queue = new WriteQueue(writer, drizzleOn(writer), {
    ...options,
    onSettle: () => turn.end(),
  });
  const reader: Reader = { db: drizzleOn(readerConnection) };
  async function close(): Promise<void> {
    await queue.close();
    turn.end();
    readerConnection.close();
    refreshIfFree(writer);
    // So that after a stop the one file holds everything; it gives up by itself when others read.
    writer.run('PRAGMA wal_checkpoint(TRUNCATE)');
    writer.close();
  }
  return {
    reader,
    write: queue.write,
    shareReads: () => turn.open(),
    openSnapshot: async () => openSnapshot(file),
    sealedSamples: sealedSamplesIn(writer, () => true),
    close,
  };
}

/** Left to the next who closes when another process is writing: nothing depends on it. */
function refreshIfFree(connection: Database): void {
  try {
    refreshStatistics(connection);
  } catch (error) {
    if (!(storeFailure(error) instanceof StoreBusy)) throw error;
  }
}

function prepareConnection(connection: Database, synchronous: 'FULL' | 'OFF'): void {
  // Only for opening and migrating: the write queue waits for others without blocking the loop.
  connection.run('PRAGMA busy_timeout = 10000');
  connection.run(`PRAGMA synchronous = ${synchronous}`);
  // So that sweeps can give space back. Counts for a new file only: see compact.ts for others.
  connection.run('PRAGMA auto_vacuum = INCREMENTAL');
  const mode = connection.query<{ journal_mode: string }, []>('PRAGMA journal_mode = WAL').get();
  if (mode?.journal_mode !== 'wal') {
    throw new Error(
      `SQLite could not switch to write-ahead logging (it stays at ${mode?.journal_mode}). ` +
        'Put the data folder on a local disk.',
    );
  }
  connection.run('PRAGMA foreign_keys = ON');
  connection.run('PRAGMA cache_size = -32000');
}

function checkVersion(connection: Database): void {
  const row = connection.query<{ version: string }, []>('SELECT sqlite_version() AS version').get();
  const version = row?.version ?? 'unknown';
  if (isTooOld(version)) {
    throw new Error(`SQLite ${version} is too old; ${oldestSqlite.join('.')} is needed.`);
  }
}

export function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestSqlite;
  return major < needMajor || (major === needMajor && minor < needMinor);
}
