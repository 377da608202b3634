import { Database } from 'bun:sqlite';
import type { Reader } from './reader.ts';
import { drizzleOn } from './sqlite/drizzle.ts';
import { stateFile } from './state-file.ts';

/** The store as it was at one moment, whatever is written meanwhile. */
export type Snapshot = {
  reader: Reader;
  /** May be called again. The reader must not be used afterwards. */
  release(): void;
};

/**
 * Opens a connection of its own in a read transaction. While it is held, the write-ahead log cannot
 * start anew and only grows: hold it for seconds, never for as long as a slow client likes.
 */
export function openSnapshot(folder: string): Snapshot {
  const connection = new Database(stateFile(folder), { readonly: true, strict: true });
  connection.run('PRAGMA busy_timeout = 5000');
  connection.run('BEGIN');
  // The moment is that of the first read, not of BEGIN.
  connection.run('SELECT 1 FROM sqlite_schema LIMIT 1');
  let isOpen = true;
  return {
    reader: { db: drizzleOn(connection) },
    release() {
      if (!isOpen) return;
      isOpen = false;
      connection.run('COMMIT');
      connection.close();
    },
  };
}
