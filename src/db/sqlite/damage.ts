import { Database, SQLiteError } from 'bun:sqlite';
import { listBackups } from './backup/backup-folder.ts';

/** The state file is not whole; the message says which backup to restore. */
export class DamagedStore extends Error {
  override name = 'DamagedStore';
}

/**
 * The first thing that SQLite finds wrong with a file, or null. `quick` leaves out that indexes and
 * tables agree, and takes a fraction of the time.
 */
export function findDamage(file: string, depth: 'quick' | 'full'): string | null {
  const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
  let connection: Database | null = null;
  try {
    connection = new Database(file, { readonly: true });
    connection.run('PRAGMA busy_timeout = 10000');
    const row = connection.query<Record<string, string>, []>(`PRAGMA ${pragma}(1)`).get();
    const said = row?.[pragma] ?? 'no answer';
    return said === 'ok' ? null : oneLine(said);
  } catch (error) {
    if (isDamage(error)) return oneLine(error.message);
    throw error;
  } finally {
    connection?.close();
  }
}

/** An error of opening, in words for the operator. */
export function openFailure(error: unknown, folder: string): unknown {
  if (isDamage(error)) return damagedStore(folder, oneLine(error.message));
  if (!(error instanceof SQLiteError)) return error;
  const hint = 'Check that the folder is writable and its disk not full; doctor tells more.';
  const message = `The database in ${folder} cannot be opened (${oneLine(error.message)}). ${hint}`;
  return new Error(message, { cause: error });
}

export function damagedStore(folder: string, detail: string): DamagedStore {
  const newest = listBackups(folder)[0];
  const mend = newest
    ? `Restore the newest backup: forecourt restore ${newest.file}`
    : `There is no backup in ${folder}: restore one from elsewhere with forecourt restore FILE.`;
  return new DamagedStore(`The database in ${folder} is damaged (${detail}). ${mend}`);
}

/** Whether SQLite found the file itself to be no whole database. */
export function isDamage(error: unknown): error is SQLiteError {
  return error instanceof SQLiteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code ?? '');
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
