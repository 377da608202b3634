import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type FoundFile = { path: string; modifiedAtMs: number; bytes: number };

/** What feeds are called; uploads that are under way are usually named otherwise. */
const feedNames = new Bun.Glob('*.{csv,tsv,txt,xml,json}{,.gz}');

/**
 * The file at a path; of a folder the newest feed file in it; of a path whose last part is a
 * pattern (`/feeds/prairie-*.csv`) the newest that matches. Null when there is none. Throws what
 * the system says of a folder that cannot be read.
 */
export function newestFile(path: string): FoundFile | null {
  const given = statSync(path, { throwIfNoEntry: false });
  if (given?.isFile()) return { path, modifiedAtMs: given.mtimeMs, bytes: given.size };
  if (given?.isDirectory()) return newestIn(path, feedNames);
  const pattern = basename(path);
  const isPattern = /[*?{[]/.test(pattern);
  return isPattern ? newestIn(dirname(path), new Bun.Glob(pattern)) : null;
}

function newestIn(folder: string, glob: Bun.Glob): FoundFile | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const names = readdirSync(folder).filter((name) => {
    return !name.startsWith('.') && glob.match(name);
  });
  let newest: FoundFile | null = null;
  // By name where two have one time, so that the choice is always the same.
  for (const name of names.sort()) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    if (newest === null || stat.mtimeMs >= newest.modifiedAtMs) {
      newest = { path, modifiedAtMs: stat.mtimeMs, bytes: stat.size };
    }
  }
  return newest;
}
