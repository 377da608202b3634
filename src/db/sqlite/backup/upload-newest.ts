import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Context } from '../../../context.ts';
import {
  type BackupTarget,
  BackupTargetError,
  type StoredCopy,
} from '../../../providers/backup-target/port.ts';
import { listBackups, timeInName } from './backup-folder.ts';
import { backupsToKeep } from './retention.ts';
import { readUpload, type Upload, writeUpload } from './upload.ts';

type Parts = Pick<Context, 'config' | 'clock' | 'providers'>;

/**
 * Copies the newest nightly backup to the target, if one is set and that has not been done, and
 * keeps there what is kept here. What came of it is written down; a failure is thrown, and tried
 * again by the next run. Backups on this machine stay as they are.
 */
export async function uploadNewestBackup(
  { config: { dataDir }, clock, providers: { backupTarget: target } }: Parts,
  signal: AbortSignal,
): Promise<{ uploaded: number; removed: number }> {
  const newest = listBackups(dataDir)[0];
  if (!target || !newest) return { uploaded: 0, removed: 0 };
  const { where } = target;
  if (!isUploadDue(readUpload(dataDir), newest.file, where)) return { uploaded: 0, removed: 0 };
  const attempt = { file: newest.file, where, tried_at: clock.now() };
  try {
    const counts = await bringUpToDate(target, newest.file, signal);
    writeUpload(dataDir, { ...attempt, ok: true, message: 'copied' });
    return counts;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    writeUpload(dataDir, { ...attempt, ok: false, message });
    throw error;
  }
}

function isUploadDue(last: Upload | null, newestFile: string, where: string): boolean {
  return !last?.ok || last.file !== newestFile || last.where !== where;
}

/** Begins with what is there, so that a second attempt sends nothing twice. */
async function bringUpToDate(
  target: BackupTarget,
  file: string,
  signal: AbortSignal,
): Promise<{ uploaded: number; removed: number }> {
  const copy = { name: basename(file), bytes: statSync(file).size };
  const before = await target.list(signal);
  if (holds(before, copy)) return { uploaded: 0, removed: await rotate(target, before, signal) };
  await target.put(file, copy.name, signal);
  const after = await target.list(signal);
  if (!holds(after, copy)) {
    const found = after.find(({ name }) => name === copy.name);
    const size = found ? `only ${found.bytes} of its ${copy.bytes} bytes` : 'nothing';
    throw new BackupTargetError(`Of ${copy.name} ${size} arrived in ${target.where}.`);
  }
  return { uploaded: 1, removed: await rotate(target, after, signal) };
}

function holds(stored: readonly StoredCopy[], { name, bytes }: StoredCopy): boolean {
  return stored.some((copy) => copy.name === name && copy.bytes === bytes);
}

/** Only what has the name of a nightly backup is ever removed. */
async function rotate(
  target: BackupTarget,
  stored: readonly StoredCopy[],
  signal: AbortSignal,
): Promise<number> {
  const times = stored.flatMap(({ name }) => timeInName(name) ?? []);
  const kept = backupsToKeep(times);
  const gone = stored.filter(({ name }) => {
    const time = timeInName(name);
    return time !== null && !kept.has(time);
  });
  for (const { name } of gone) await target.remove(name, signal);
  return gone.length;
}
