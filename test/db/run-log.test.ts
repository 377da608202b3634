import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { inspectLog } from '../../src/db/inspect-log.ts';
import { asideFile, logFile } from '../../src/db/log-file.ts';
import { type RecordedRun, RunLog } from '../../src/db/run-log.ts';
import { temporaryFolder } from '../support/folder.ts';

const good: RecordedRun = {
  name: 'back-up',
  startedAt: 1,
  endedAt: 2,
  outcome: 'done',
  counts: { written: 1 },
  error: null,
};
const failed: RecordedRun = { ...good, outcome: 'failed', counts: {}, error: 'no disk' };

/** A run log whose log lines are kept. */
function openLog(folder: string): { log: RunLog; lines: string[] } & Disposable {
  const lines: string[] = [];
  const log = new RunLog(folder, pino({}, { write: (line: string) => void lines.push(line) }));
  return { log, lines, [Symbol.dispose]: () => log.close() };
}

function outcomes(folder: string): string[] {
  return inspectLog(folder).lastRuns.map((run) => `${run.name} ${run.outcome}`);
}

describe('the log of runs', () => {
  test('it keeps the last run of each loop, also over a restart', () => {
    using folder = temporaryFolder();
    {
      using first = openLog(folder.path);
      first.log.record(good);
      first.log.record(failed);
      first.log.record({ ...good, name: 'drain-tasks' });
    }
    using second = openLog(folder.path);
    expect(second.log.lastRecorded('back-up')?.outcome).toBe('failed');
    expect(second.log.lastRecorded('drain-tasks')?.outcome).toBe('done');
    expect(second.log.lastRecorded('nobody')).toBeNull();
    expect(outcomes(folder.path)).toEqual(['back-up failed', 'drain-tasks done']);
  });

  test('to ask it makes no file', () => {
    using folder = temporaryFolder();
    using made = openLog(folder.path);
    expect(made.log.lastRecorded('back-up')).toBeNull();
    expect(existsSync(logFile(folder.path))).toBe(false);
    expect(inspectLog(folder.path)).toMatchObject({ bytes: 0, fault: null, lastRuns: [] });
  });

  test('two processes write to it, and each sees what the other wrote', () => {
    using folder = temporaryFolder();
    using one = openLog(folder.path);
    using other = openLog(folder.path);
    one.log.record(failed);
    expect(other.log.lastRecorded('back-up')?.outcome).toBe('failed');
    other.log.record(good);
    expect(one.log.lastRecorded('back-up')?.outcome).toBe('done');
  });

  test('one that is no database is set aside, told in one line, and begun anew', () => {
    using folder = temporaryFolder();
    writeFileSync(logFile(folder.path), 'this is no database, whatever its name says'.repeat(40));
    expect(inspectLog(folder.path).fault).toContain('not a database');
    using made = openLog(folder.path);
    made.log.record(good);
    made.log.record(good);
    expect(outcomes(folder.path)).toEqual(['back-up done']);
    expect(inspectLog(folder.path).aside).toBe(asideFile(folder.path));
    expect(made.lines).toHaveLength(1);
    expect(JSON.parse(made.lines[0] ?? '')).toMatchObject({
      file: logFile(folder.path),
      msg: 'the log file could not be used and is new',
    });
  });

  test('one that was cut off is begun anew at the next start', () => {
    using folder = temporaryFolder();
    {
      using first = openLog(folder.path);
      first.log.record(good);
    }
    truncateSync(logFile(folder.path), 5000);
    expect(inspectLog(folder.path).fault).toContain('malformed');
    using next = openLog(folder.path);
    next.log.record(failed);
    expect(outcomes(folder.path)).toEqual(['back-up failed']);
  });

  test('one that was deleted under it is made again', () => {
    using folder = temporaryFolder();
    using made = openLog(folder.path);
    made.log.record(good);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${logFile(folder.path)}${suffix}`);
    made.log.record(failed);
    expect(outcomes(folder.path)).toEqual(['back-up failed']);
  });

  test('one of another version of the program is begun anew', () => {
    using folder = temporaryFolder();
    const later = new Database(logFile(folder.path));
    later.run('PRAGMA user_version = 99');
    later.close();
    using made = openLog(folder.path);
    made.log.record(good);
    expect(outcomes(folder.path)).toEqual(['back-up done']);
  });

  test('where none can be made runs are left out, and one line says so until it goes again', () => {
    using folder = temporaryFolder();
    mkdirSync(logFile(folder.path));
    using made = openLog(folder.path);
    for (let run = 0; run < 3; run += 1) made.log.record(good);
    expect(made.log.lastRecorded('back-up')).toBeNull();
    expect(made.lines).toHaveLength(1);
    expect(inspectLog(folder.path).fault).not.toBeNull();
    rmSync(logFile(folder.path), { recursive: true });
    made.log.record(good);
    expect(outcomes(folder.path)).toEqual(['back-up done']);
  });

  test('while another process writes to it a run is left out, and the next is not', () => {
    using folder = temporaryFolder();
    using made = openLog(folder.path);
    made.log.record(good);
    const other = new Database(logFile(folder.path));
    other.run('BEGIN IMMEDIATE');
    made.log.record(failed);
    other.run('ROLLBACK');
    other.close();
    expect(outcomes(folder.path)).toEqual(['back-up done']);
    made.log.record(failed);
    expect(outcomes(folder.path)).toEqual(['back-up failed']);
  });

  test('after its end nothing is written down', () => {
    using folder = temporaryFolder();
    using made = openLog(folder.path);
    made.log.close();
    made.log.record(good);
    expect(existsSync(logFile(folder.path))).toBe(false);
  });
});
