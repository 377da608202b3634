import { Database, type Statement } from 'bun:sqlite';
import type { Snapshot } from '../store.ts';
import { drizzleOn } from './drizzle.ts';
import { storeFailure } from './failure.ts';

/** In KiB: what goes through the store once gains nothing from the pages that it has read. */
const pageCache = 256;

/**
 * Opens a connection of its own in a read transaction. While it is held, the write-ahead log cannot
 * start anew and only grows: hold it for seconds, never for as long as a slow client likes. Throws
 * StoreUnavailable where the file cannot be opened, as without a file descriptor to spare.
 */
export function openSnapshot(file: string): Snapshot {
  try {
    return open(file);
  } catch (error) {
    throw storeFailure(error);
  }
}

function open(file: string): Snapshot {
  const connection = new Database(file, { readonly: true, strict: true });
  const statements = trackStatements(connection);
  try {
    connection.run('PRAGMA busy_timeout = 5000');
    connection.run(`PRAGMA cache_size = -${pageCache}`);
    connection.run('BEGIN');
    // The moment is that of the first read, not of BEGIN.
    connection.run('SELECT 1 FROM sqlite_schema LIMIT 1');
  } catch (error) {
    connection.close();
    throw error;
  }
  let isOpen = true;
  return {
    reader: { db: drizzleOn(connection) },
    release() {
      if (!isOpen) return;
      isOpen = false;
      connection.run('COMMIT');
      for (const statement of statements) statement.finalize();
      connection.close();
    },
  };
}

/** A connection keeps its memory and its files until its last statement has been finalized. */
function trackStatements(connection: Database): Statement[] {
  const statements: Statement[] = [];
  const prepare = connection.prepare.bind(connection);
  connection.prepare = ((...args: Parameters<typeof prepare>) => {
    const statement = prepare(...args);
    statements.push(statement);
    return statement;
  }) as typeof connection.prepare;
  return statements;
}
