import { statSync } from 'node:fs';
import { stateFile } from './state-file.ts';

/** Bytes of the state file and of its write-ahead log; 0 for one that is not there. */
export function fileSizes(folder: string): { main: number; wal: number } {
  const file = stateFile(folder);
  return { main: sizeOf(file), wal: sizeOf(`${file}-wal`) };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
