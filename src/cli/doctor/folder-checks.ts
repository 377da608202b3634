import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bad, type Check, good } from './check.ts';
import { size } from './words.ts';

/** Room for the log of a large import, and for the nightly copy and its trial. */
const minFreeBytes = 200_000_000;
const copiesWanted = 3;

export const dataFolderCheck: Check = {
  name: 'data-folder',
  examine({ config: { dataDir } }) {
    const folder = nearestFolder(dataDir);
    const problem = whyNotWritable(folder);
    if (problem) {
      const mend = 'Give it to the user that runs Forecourt (chown), or set DATA_DIR.';
      return bad(`${folder} cannot be written (${problem}). ${mend}`);
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
    const mend = 'Free some space, or move DATA_DIR to a larger disk.';
    return bad(`Only ${size(free)} are free; ${size(wanted)} should be. ${mend}`);
  },
};

function nearestFolder(path: string): string {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** By trying: permissions alone say nothing about read-only and full disks. */
function whyNotWritable(folder: string): string | null {
  const file = join(folder, `.doctor-${process.pid}`);
  try {
    writeFileSync(file, 'x'.repeat(4096), { flag: 'wx' });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(file, { force: true });
  }
}
