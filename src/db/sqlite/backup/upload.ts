import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileDurably } from '../../../lib/durable-file.ts';
import { backupsFolder } from './backup-folder.ts';

/** What came of the last attempt to copy a backup away from this machine. */
export type Upload = {
  file: string;
  /** The target in words: after a change of settings another copy is due. */
  where: string;
  tried_at: number;
  ok: boolean;
  message: string;
};

/** Null when none was tried yet. */
export function readUpload(dataDir: string): Upload | null {
  const file = uploadFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Upload) : null;
}

export function writeUpload(dataDir: string, upload: Upload): void {
  writeFileDurably(uploadFile(dataDir), `${JSON.stringify(upload)}\n`);
}

function uploadFile(dataDir: string): string {
  return join(backupsFolder(dataDir), 'upload.json');
}
