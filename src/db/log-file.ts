import { Database } from 'bun:sqlite';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDamage } from './sqlite/damage.ts';

/** Raised with every change of `tables`: a file of another number is begun anew. */
const layout = 1;

const tables = `
  CREATE TABLE loop_runs (
    name TEXT PRIMARY KEY NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    counts TEXT NOT NULL,
    error TEXT,
    runs INTEGER NOT NULL
  ) STRICT`;

/** Another process holds the file for moments only, and the event loop waits for it. */
const busyTimeoutMs = 50;

/** The file is of another version of the program. */
export class OtherLayout extends Error {
  override name = 'OtherLayout';
}

/** What may be lost without harm. Beside the state file, so that its writes cost that nothing. */
export function logFile(folder: string): string {
  return join(folder, 'forecourt-log.db');
}

/** Where a log file that could not be used is kept; one at a time. */
export function asideFile(folder: string): string {
  return `${logFile(folder)}.damaged`;
}

/** Opens the log file, and makes it when it is not there. */
export function openLogFile(folder: string): Database {
  const connection = new Database(logFile(folder), { create: true, strict: true });
  try {
    connection.run(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    connection.run('PRAGMA journal_mode = WAL');
    connection.run('PRAGMA synchronous = NORMAL');
    connection.run('PRAGMA foreign_keys = ON');
    connection.transaction(() => makeTables(connection)).immediate();
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Whether only a new file helps. */
export function isUseless(error: unknown): boolean {
  return error instanceof OtherLayout || isDamage(error);
}

/** Makes room for a new log file. */
export function setLogFileAside(folder: string): void {
  const file = logFile(folder);
  if (existsSync(file)) renameSync(file, asideFile(folder));
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function makeTables(connection: Database): void {
  type Row = { user_version: number };
  const found = connection.query<Row, []>('PRAGMA user_version').get()?.user_version;
  if (found === layout) return;
  if (found !== 0) throw new OtherLayout(`It has layout ${found}, and ${layout} is needed.`);
  connection.run(tables);
  connection.run(`PRAGMA user_version = ${layout}`);
}
