import { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrate } from '../../../../schema/migrations/migrate.ts';
import { findDamage } from '../damage.ts';
import { countRows, dropManifest, hasTable, readManifest, rowDifference } from './manifest.ts';

/** What a backup turned out to hold. */
export type BackupContents = {
  /** Milliseconds; null for a copy that `backup` did not make. */
  madeAt: number | null;
  version: string | null;
  tables: number;
  rows: number;
};

/**
 * Makes `scratch` the database that restoring `file` would give: copied, found whole, with the rows
 * that the backup says it holds, brought up to the tables of this version. Throws a sentence when
 * it cannot be restored. The caller keeps or removes `scratch`.
 */
export function tryRestore(file: string, scratch: string, now: number): BackupContents {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  mkdirSync(dirname(scratch), { recursive: true, mode: 0o700 });
  removeDatabase(scratch);
  copyFileSync(file, scratch);
  // A plain copy of a state file has its last writes beside it.
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${scratch}-wal`);
  const damage = findDamage(scratch, 'full');
  if (damage !== null) throw new Error(`${file} is damaged or no database (${damage}).`);
  const copy = new Database(scratch);
  try {
    const contents = checkContents(copy, file);
    dropManifest(copy);
    migrate(copy, now);
    return contents;
  } finally {
    // The one file then holds everything.
    copy.run('PRAGMA journal_mode = DELETE');
    copy.close();
  }
}

function checkContents(copy: Database, file: string): BackupContents {
  if (!hasTable(copy, 'migrations')) throw new Error(`${file} is not a Forecourt database.`);
  const manifest = readManifest(copy);
  const found = countRows(copy);
  const difference = manifest && rowDifference(found, manifest.rowCounts);
  if (difference) throw new Error(`${file} is not complete: ${difference}.`);
  const orphan = copy.query<{ table: string }, []>('PRAGMA foreign_key_check').get();
  if (orphan)
    throw new Error(`${file} is not consistent: rows of ${orphan.table} lack their owner.`);
  return {
    madeAt: manifest?.madeAt ?? null,
    version: manifest?.version ?? null,
    tables: Object.keys(found).length,
    rows: Object.values(found).reduce((sum, count) => sum + count, 0),
  };
}

export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(`${file}${suffix}`, { force: true });
}
