import { Database } from 'bun:sqlite';
import { existsSync, statSync } from 'node:fs';
import { findDamage } from './sqlite/damage.ts';
import { asideFile, logFile } from './log-file.ts';
import type { RecordedRun } from './run-log.ts';

export type LastRun = Pick<RecordedRun, 'name' | 'endedAt' | 'outcome' | 'error'>;

/** What can be told of a log file without changing it or opening it for writing. */
export type LogInspection = {
  bytes: number;
  /** Why it cannot be used; null when it can, and when there is none yet. */
  fault: string | null;
  /** An earlier one that could not be used and is kept; null when there is none. */
  aside: string | null;
  lastRuns: LastRun[];
};

/** Never throws. */
export function inspectLog(folder: string): LogInspection {
  const aside = existsSync(asideFile(folder)) ? asideFile(folder) : null;
  const file = logFile(folder);
  const found: LogInspection = { bytes: 0, fault: null, aside, lastRuns: [] };
  if (!existsSync(file)) return found;
  try {
    found.bytes = statSync(file).size;
    found.fault = findDamage(file, 'quick');
    if (found.fault === null) found.lastRuns = readRuns(file);
  } catch (error) {
    found.fault = error instanceof Error ? error.message : String(error);
  }
  return found;
}

function readRuns(file: string): LastRun[] {
  using connection = new Database(file, { readonly: true });
  connection.run('PRAGMA busy_timeout = 5000');
  const columns = 'name, ended_at AS endedAt, outcome, error';
  return connection.query<LastRun, []>(`SELECT ${columns} FROM loop_runs ORDER BY name`).all();
}
