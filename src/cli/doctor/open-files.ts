import { readdirSync, readlinkSync } from 'node:fs';
import { stateFile } from '../../db/sqlite/state-file.ts';

export type DeletedFile = { name: 'database' | 'log'; from: string };

/**
 * Files of the database that were deleted while the server has them open. They are whole as long as
 * the process lives, and can be copied from there; Linux alone tells.
 */
export function deletedUnder(pid: number, dataDir: string): DeletedFile[] {
  const state = stateFile(dataDir);
  return openFiles(pid).flatMap(({ from, target }): DeletedFile[] => {
    if (target === `${state} (deleted)`) return [{ name: 'database', from }];
    return target === `${state}-wal (deleted)` ? [{ name: 'log', from }] : [];
  });
}

function openFiles(pid: number): { from: string; target: string }[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => {
      const from = `${folder}/${name}`;
      return [{ from, target: readlinkSync(from) }];
    });
  } catch {
    // Another system, another user's process, or a file that was closed in this moment.
    return [];
  }
}
