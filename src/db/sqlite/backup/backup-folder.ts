import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isoTime } from '../../../lib/clock.ts';

export type StoredBackup = { file: string; madeAt: number };

/** Where a backup is restored to be looked at; a process adds its number. */
export const proofScratchName = 'proof.scratch';

const pattern = /^forecourt-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/;

export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Where the backup made at `madeAt` goes; the name sorts by time and carries it, to the second. */
export function backupFile(dataDir: string, madeAt: number): string {
  return join(backupsFolder(dataDir), `forecourt-${fileTime(madeAt)}.db`);
}

/** A time as it may stand in a file name on every platform: 2026-11-16T08-41-00Z. */
export function fileTime(ms: number): string {
  return `${isoTime(ms).slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The nightly backups of a data folder, newest first. Files of other names are not looked at. */
export function listBackups(dataDir: string): StoredBackup[] {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).flatMap((name): StoredBackup[] => {
    const madeAt = timeInName(name);
    return madeAt === null ? [] : [{ file: join(folder, name), madeAt }];
  });
  return found.sort((a, b) => b.madeAt - a.madeAt);
}

/** When the nightly backup of this name was made; null for any other name. */
export function timeInName(name: string): number | null {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}
