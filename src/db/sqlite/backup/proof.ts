import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileDurably } from '../../../lib/durable-file.ts';
import { backupsFolder } from './backup-folder.ts';

/** What came of restoring a backup into a scratch file. Kept outside the database it speaks for. */
export type Proof = {
  file: string;
  proved_at: number;
  ok: boolean;
  /** Rows that came back; null when it failed. */
  rows: number | null;
  message: string;
};

/** Null when no backup was tried yet. */
export function readProof(dataDir: string): Proof | null {
  const file = proofFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proof) : null;
}

export function writeProof(dataDir: string, proof: Proof): void {
  writeFileDurably(proofFile(dataDir), `${JSON.stringify(proof)}\n`);
}

function proofFile(dataDir: string): string {
  return join(backupsFolder(dataDir), 'proof.json');
}
