import { SQLiteError } from 'bun:sqlite';
import { StoreBusy, StoreUnavailable } from '../store-failure.ts';

const busyCodes = ['SQLITE_BUSY', 'SQLITE_LOCKED'];
const unavailableCodes = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'];

/** What the rest of the program is told of an error that SQLite threw; others pass unchanged. */
export function storeFailure(error: unknown): unknown {
  if (!(error instanceof SQLiteError)) return error;
  const code = error.code ?? '';
  if (busyCodes.some((known) => code.startsWith(known))) {
    return new StoreBusy('The store is locked by another process.', { cause: error });
  }
  if (unavailableCodes.some((known) => code.startsWith(known))) {
    return new StoreUnavailable('The store cannot be written now.', { cause: error });
  }
  return error;
}
