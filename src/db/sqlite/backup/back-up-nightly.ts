import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../../context.ts';
import {
  backupFile,
  backupsFolder,
  listBackups,
  newestBackup,
  proofScratchName,
} from './backup-folder.ts';
import { isFromFuture } from '../../../lib/clock.ts';
import { backupsToKeep, isBackupDue } from './retention.ts';

type Needed = Pick<Context, 'config' | 'clock' | 'runOwnProgram'>;

/**
 * Makes the nightly backup when it is time, in a process of its own, and removes those that are not
 * kept. Nothing is removed when the new one could not be made.
 */
export async function backUpNightly(
  ctx: Needed,
  signal: AbortSignal,
): Promise<{ written: number; removed: number }> {
  const now = ctx.clock.now();
  const newest = newestBackup(ctx.config.dataDir, now)?.madeAt ?? null;
  return isBackupDue(newest, now) ? backUpNow(ctx, signal) : { written: 0, removed: 0 };
}

/** The same whether it is time or not. */
export async function backUpNow(
  { config, clock, runOwnProgram }: Needed,
  signal: AbortSignal,
): Promise<{ written: number; removed: number }> {
  const { dataDir } = config;
  const now = clock.now();
  removeUnfinished(dataDir);
  const args = ['backup', backupFile(dataDir, now), '--json'];
  const { status, errors } = await runOwnProgram(args, { DATA_DIR: dataDir }, signal);
  if (status !== 0) throw new Error(errors.trim() || 'The backup was ended before it was done.');
  return { written: 1, removed: rotate(dataDir, now) };
}

/** Those from the future stay out of it: they would take the places of tonight's and tomorrow's. */
function rotate(dataDir: string, now: number): number {
  const all = listBackups(dataDir).filter(({ madeAt }) => !isFromFuture(madeAt, now));
  const kept = backupsToKeep(all.map((backup) => backup.madeAt));
  const gone = all.filter((backup) => !kept.has(backup.madeAt));
  for (const { file } of gone) rmSync(file, { force: true });
  return gone.length;
}

/** Left by a process that was killed in the middle. */
function removeUnfinished(dataDir: string): void {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return;
  const isUnfinished = (name: string) =>
    name.includes('.db.partial') || name.startsWith(proofScratchName);
  for (const name of readdirSync(folder).filter(isUnfinished))
    rmSync(join(folder, name), { force: true });
}
