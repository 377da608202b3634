import { chmodSync, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

export type LooseFile = { path: string; mode: number; wanted: number };

/** What the program makes in a data folder. Files of others that lie there are left alone. */
const ours = /^(forecourt(-log)?\.db|server\.(lock|json)|master\.key)/;
const ourFolders = ['backups', 'requests', 'downloads', 'staging'];

/** Nothing here is meant for another user of the machine: keys, customers, what partners asked. */
const fileMode = 0o600;
const folderMode = 0o700;
const othersMask = 0o077;

/** So that whatever this process makes is for its user alone, by whichever library. */
export function keepFilesPrivate(): void {
  process.umask(othersMask);
}

/** The folder itself and what is ours in it, where another user may come near it. */
export function looseFiles(folder: string): LooseFile[] {
  if (process.platform === 'win32' || !existsSync(folder)) return [];
  return [folder, ...ourPaths(folder)].flatMap((path) => {
    // It may have gone meanwhile.
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || (found.mode & othersMask) === 0) return [];
    return [{ path, mode: found.mode & 0o777, wanted: wantedMode(found) }];
  });
}

/**
 * Closes what was made with wider modes, by an older version or a copy. The folder itself may have
 * been opened on purpose, such as for a backup agent: doctor names it. Returns what stays open.
 */
export function closeLooseFiles(folder: string): LooseFile[] {
  return looseFiles(folder).filter(({ path, wanted }) => {
    if (path === folder) return true;
    try {
      chmodSync(path, wanted);
      return false;
    } catch {
      // Another user's; doctor names it.
      return true;
    }
  });
}

function ourPaths(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => ours.test(name));
  const inFolders = ourFolders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => [name, ...readdirSync(join(folder, name)).map((file) => join(name, file))]);
  return [...files, ...inFolders].map((name) => join(folder, name));
}

function wantedMode(found: Stats): number {
  return found.isDirectory() ? folderMode : fileMode;
}
