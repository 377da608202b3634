import { existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backupsFolder } from '../../db/sqlite/backup/backup-folder.ts';
import { requestFolder } from '../../db/request-files.ts';
import { bad, type Check, good } from './check.ts';
import { size } from './words.ts';

/** Room for the log of a large import, and for the nightly copy and its trial. */
const minFreeBytes = 200_000_000;
const copiesWanted = 3;

/** Each cause has a mend of its own: chown does not help on a full disk. */
export const mends: Record<string, string> = {
  ENOSPC: 'Its disk is full: see the next line.',
  EDQUOT: 'The quota of this user is used up: see the next line.',
  EROFS: 'Its disk is mounted read-only: look at the system log for its faults, and remount it.',
  ENOTDIR: 'It is no folder: move it away, or set DATA_DIR to another.',
};

export const chown = 'Give it to the user that runs Forecourt (chown), or set DATA_DIR.';

export const dataFolderCheck: Check = {
  name: 'data-folder',
  examine({ config: { dataDir } }) {
    const folder = nearestFolder(dataDir);
    const problem = whyNotWritable(folder);
    if (problem) {
      return bad(`${folder} cannot be written (${problem}). ${mends[problem] ?? chown}`);
    }
    if (folder !== dataDir) return good(`${dataDir} does not exist yet; the first start makes it.`);
    return good(`${dataDir} is writable.`);
  },
};

export const diskCheck: Check = {
  name: 'disk',
  examine({ config: { dataDir }, state }) {
    const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
    const free = bavail * bsize;
    const wanted = Math.max(minFreeBytes, copiesWanted * (state?.bytes ?? 0));
    if (free >= wanted) return good(`${size(free)} are free.`);
    const line = `Only ${size(free)} are free; ${size(wanted)} should be.`;
    const never = 'Never delete forecourt.db-wal: it holds the last writes.';
    return bad(`${line} ${whatMayGo(dataDir)}, or move DATA_DIR to a larger disk. ${never}`);
  },
};

function whatMayGo(dataDir: string): string {
  const parts = [
    [backupsFolder(dataDir), 'the older backups in'],
    [requestFolder(dataDir), 'the request log in'],
  ] as const;
  const found = parts
    .map(([folder, what]) => ({ folder, what, bytes: bytesIn(folder) }))
    .filter(({ bytes }) => bytes > 0)
    .map(({ folder, what, bytes }) => `${what} ${folder} (${size(bytes)})`);
  const ours = found.length > 0 ? `; of ours, ${found.join(' and ')} may go` : '';
  return `Free some space${ours}`;
}

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => {
    return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}

export function nearestFolder(path: string): string {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** By trying: permissions alone say nothing about read-only and full disks. The system's code. */
export function whyNotWritable(folder: string): string | null {
  const file = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(file, 'x'.repeat(4096), { flag: 'wx' });
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    return code ?? (error instanceof Error ? error.message : String(error));
  } finally {
    // Where the folder is a file, removing what is in it would be an error of its own.
    if (existsSync(file)) rmSync(file, { force: true });
  }
}
