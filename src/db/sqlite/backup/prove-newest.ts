import type { Context } from '../../../context.ts';
import { hour, isFromFuture } from '../../../lib/clock.ts';
import { newestBackup } from './backup-folder.ts';
import { type Proof, readProof, writeProof } from './proof.ts';
import type { BackupContents } from './try-restore.ts';

/** Disks forget: what was good yesterday is looked at again. */
const proofLastsMs = 24 * hour;

/**
 * Restores the newest backup into a scratch file, in a process of its own, and writes down what
 * came of it. Throws when the backup is not good, so that the run is recorded as failed.
 */
export async function proveNewestBackup(
  { config, clock, runOwnProgram }: Pick<Context, 'config' | 'clock' | 'runOwnProgram'>,
  signal: AbortSignal,
): Promise<{ proved: number; rows: number }> {
  const { dataDir } = config;
  const now = clock.now();
  const newest = newestBackup(dataDir, now);
  if (!newest || !isProofDue(readProof(dataDir), newest.file, now)) return { proved: 0, rows: 0 };
  const args = ['backup', newest.file, '--check', '--json'];
  const run = await runOwnProgram(args, { DATA_DIR: dataDir }, signal);
  if (run.status === null) throw new Error('The proof was ended before it was done.');
  const proof = { file: newest.file, proved_at: now };
  if (run.status !== 0) {
    const message = run.errors.trim();
    writeProof(dataDir, { ...proof, ok: false, rows: null, message });
    throw new Error(message);
  }
  const { rows } = JSON.parse(run.output) as Pick<BackupContents, 'rows'>;
  const message = `restored into a scratch file: whole, with all of its ${rows} rows`;
  writeProof(dataDir, { ...proof, ok: true, rows, message });
  return { proved: 1, rows };
}

function isProofDue(last: Proof | null, newestFile: string, now: number): boolean {
  if (last === null || last.file !== newestFile) return true;
  return now - last.proved_at >= proofLastsMs || isFromFuture(last.proved_at, now);
}
