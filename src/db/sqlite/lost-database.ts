import { Database } from 'bun:sqlite';
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backupsFolder, fileTime, listBackups, newestBackup } from './backup/backup-folder.ts';
import { folderIsLocked, folderTaken } from '../folder-lock.ts';
import { logFile } from '../log-file.ts';
import { requestFolder } from '../request-files.ts';
import { stateFile } from './state-file.ts';

/** The database is gone or empty, and it was not always. */
export class LostDatabase extends Error {
  override name = 'LostDatabase';
}

/**
 * Why an empty database must not be made in `folder`, in words for the operator; null when there is
 * a database, or there never was one.
 */
export function lostDatabase(folder: string, now: number): string | null {
  // The signs first: a process that starts at the same time makes its database before them.
  const sign = signOfUse(folder);
  if (sign === null || holdsTables(stateFile(folder))) return null;
  const state = stateFile(folder);
  const what = existsSync(state) ? `${state} is empty` : `${state} is missing`;
  const newest = newestBackup(folder, now) ?? listBackups(folder)[0];
  const mend = newest
    ? `Restore the newest backup (forecourt restore ${newest.file})`
    : 'Put the file back, or restore a backup from elsewhere (forecourt restore FILE)';
  const anew = `or begin with an empty database (forecourt serve --start-anew)`;
  return `${what}, but the folder holds ${sign}. ${mend}, ${anew}.`;
}

/** Throws LostDatabase. Called before the first connection: SQLite deletes a log without a file. */
export function refuseLostDatabase(folder: string, now: number): void {
  const reason = lostDatabase(folder, now);
  if (reason !== null) throw new LostDatabase(reason);
}

/** Keeps what is left of a lost database under another name, so that nothing applies it. */
export function setRestAside(folder: string, now: number): void {
  const state = stateFile(folder);
  if (holdsTables(state)) return;
  if (folderIsLocked(folder)) throw folderTaken(folder);
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    const file = `${state}${suffix}`;
    if (existsSync(file)) renameSync(file, `${state}.replaced-${fileTime(now)}${suffix}`);
  }
}

/** The best of the marks that a server or a command leaves in a folder; null when there is none. */
function signOfUse(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const backups = backupNames(folder).length;
  if (backups > 0) return backups === 1 ? 'a backup' : `${backups} backups`;
  const state = stateFile(folder);
  // Beside a file with pages it was read together with them: a first start may have been killed.
  if (sizeOf(state) === 0 && sizeOf(`${state}-wal`) > 0) return 'its log of last writes';
  const kept = readdirSync(folder).find((name) => name.startsWith('forecourt.db.replaced-'));
  if (kept) return `${kept}, an earlier database`;
  const traces = [join(folder, 'master.key'), logFile(folder), requestFolder(folder)];
  const trace = traces.find((path) => existsSync(path));
  return trace ? `${basename(trace)} of an earlier run` : null;
}

/** Also of those that somebody named: what lies there is worth a question. */
function backupNames(folder: string): string[] {
  const backups = backupsFolder(folder);
  return existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.db')) : [];
}

/** True for a damaged file as well: there is something to mend. */
function holdsTables(file: string): boolean {
  if (sizeOf(file) === 0) return false;
  try {
    using connection = new Database(file, { readonly: true });
    connection.run('PRAGMA busy_timeout = 5000');
    const query = "SELECT 1 FROM sqlite_schema WHERE type = 'table' LIMIT 1";
    return connection.query(query).get() !== null;
  } catch {
    return true;
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
