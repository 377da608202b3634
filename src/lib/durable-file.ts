import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts `from` in the place of `to` so that a power cut leaves the one or the other, whole. */
export function replaceFile(from: string, to: string): void {
  syncPath(from, 'r+');
  renameSync(from, to);
  // Windows keeps folder entries by itself and cannot open a folder.
  if (process.platform !== 'win32') syncPath(dirname(to), 'r');
}

/** Writes a small file whole or not at all, readable by its owner only. */
export function writeFileDurably(file: string, text: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  replaceFile(draft, file);
}

function syncPath(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
