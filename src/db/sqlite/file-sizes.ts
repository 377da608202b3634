import { statSync } from 'node:fs';
import { logFile } from '../log-file.ts';
import { stateFile } from './state-file.ts';

/** Bytes of the state file, its write-ahead log, and the log file; 0 for one that is not there. */
export function fileSizes(folder: string): { main: number; wal: number; log: number } {
  const file = stateFile(folder);
  return { main: sizeOf(file), wal: sizeOf(`${file}-wal`), log: sizeOf(logFile(folder)) };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
