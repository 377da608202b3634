import { Database, SQLiteError } from 'bun:sqlite';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileDurably } from '../lib/durable-file.ts';

export type FolderLock = { release(): void };

/** Who serves a data folder, or served it and did not come to its end. */
export type Holder = { pid: number; started_at: string; url: string | null };

/** Long enough for a look by `folderIsLocked` to pass. */
const patienceMs = 300;

/** At a start: on a busy machine such a look can take longer, and is no reason to refuse. */
export const startPatienceMs = 3_000;

/**
 * Takes the lock that a server (or a restore) holds on its data folder; null when another process
 * has it. It is SQLite's own file lock on an empty file beside the state, which the system gives
 * back when its process ends, however it ends, on every platform.
 */
export function lockFolder(folder: string, waitMs = patienceMs): FolderLock | null {
  const connection = new Database(lockFile(folder), { create: true });
  try {
    connection.run(`PRAGMA busy_timeout = ${waitMs}`);
    connection.run('PRAGMA journal_mode = MEMORY');
    connection.run('BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    if (error instanceof SQLiteError && error.code?.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  return { release: () => connection.close() };
}

/** Whether a server or a restore works on the folder now. */
export function folderIsLocked(folder: string): boolean {
  if (!existsSync(lockFile(folder))) return false;
  const lock = lockFolder(folder);
  lock?.release();
  return lock === null;
}

/** Null when the last server stopped cleanly, or none was there. */
export function readHolder(folder: string): Holder | null {
  const file = holderFile(folder);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // A file that is there and cannot be read still tells that the last end was not a clean one.
    return { pid: 0, started_at: 'unknown', url: null };
  }
}

export function writeHolder(folder: string, holder: Holder): void {
  writeFileDurably(holderFile(folder), `${JSON.stringify(holder)}\n`);
}

export function forgetHolder(folder: string): void {
  rmSync(holderFile(folder), { force: true });
}

/** Thrown to a second server, and to a restore beside a server. */
export function folderTaken(folder: string): Error {
  const holder = readHolder(folder);
  const where = holder?.url ? ` at ${holder.url}` : '';
  const who = holder?.pid ? ` (process ${holder.pid}${where})` : '';
  return new Error(
    `Another Forecourt${who} works on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function lockFile(folder: string): string {
  return join(folder, 'server.lock');
}

function holderFile(folder: string): string {
  return join(folder, 'server.json');
}
