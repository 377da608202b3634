import { Database } from 'bun:sqlite';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../../../lib/durable-file.ts';
import { findDamage, openFailure } from '../damage.ts';
import { stateFile } from '../state-file.ts';
import { countRows, type RowCounts, rowDifference, writeManifest } from './manifest.ts';

export type BackupMade = { file: string; bytes: number };

/**
 * Writes one consistent copy of the state in `folder` to `target`: checked, on disk, for its owner
 * only. A server may go on reading and writing. It blocks until it is done: call it in a
 * process of its own. Throws when there is no state, `target` exists, or the copy is not whole.
 */
export function makeBackup(
  folder: string,
  target: string,
  madeBy: { now: number; version: string },
): BackupMade {
  const source = stateFile(folder);
  if (!existsSync(source)) throw new Error(`There is no database in ${folder}.`);
  if (existsSync(target)) throw new Error(`${target} exists already: choose another name.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const partial = `${target}.partial`;
  // VACUUM takes an empty file, and keeps its mode.
  writeFileSync(partial, '', { mode: 0o600 });
  try {
    const rowsBefore = copyState(source, partial);
    finishCopy(partial, rowsBefore, madeBy);
    replaceFile(partial, target);
  } catch (error) {
    throw openFailure(error, folder);
  } finally {
    for (const suffix of ['', '-journal']) rmSync(`${partial}${suffix}`, { force: true });
  }
  return { file: target, bytes: statSync(target).size };
}

/** Rows of the source, or null when somebody else wrote to it while it was copied. */
function copyState(source: string, partial: string): RowCounts | null {
  const connection = new Database(source, { readonly: true });
  try {
    connection.run('PRAGMA busy_timeout = 10000');
    const before = dataVersion(connection);
    const rows = countRows(connection);
    connection.run('VACUUM INTO ?', [partial]);
    return dataVersion(connection) === before ? rows : null;
  } finally {
    connection.close();
  }
}

function finishCopy(
  partial: string,
  wanted: RowCounts | null,
  { now, version }: { now: number; version: string },
): void {
  const damage = findDamage(partial, 'full');
  if (damage !== null) throw new Error(`The copy is damaged (${damage}); doctor tells more.`);
  const copy = new Database(partial);
  try {
    const rowCounts = countRows(copy);
    const difference = wanted && rowDifference(rowCounts, wanted);
    if (difference) throw new Error(`The copy is not complete: ${difference}.`);
    writeManifest(copy, { madeAt: now, version, rowCounts });
  } finally {
    copy.close();
  }
}

/** Changes when another connection has committed (SQLite, "PRAGMA data_version"). */
function dataVersion(connection: Database): number {
  type Row = { data_version: number };
  return connection.query<Row, []>('PRAGMA data_version').get()?.data_version ?? 0;
}
