import { Database } from 'bun:sqlite';
import type { Snapshot } from '../store.ts';
import { drizzleOn } from './drizzle.ts';

/**
 * Opens a connection of its own in a read transaction. While it is held, the write-ahead log cannot
 * start anew and only grows: hold it for seconds, never for as long as a slow client likes.
 */
export function openSnapshot(file: string): Snapshot {
  const connection = new Database(file, { readonly: true, strict: true });
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
