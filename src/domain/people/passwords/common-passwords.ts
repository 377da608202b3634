import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../lib/lazy.ts';
import commonFile from './common.bin' with { type: 'file' };

/**
 * Passwords that are tried first, and words of such: test/data-files/make-common-passwords.ts
 * makes the file. Read when somebody first chooses a password.
 */
export const commonPasswords = lazy(() => {
  const bytes = readFileSync(resolve(import.meta.dir, commonFile));
  const packed = Buffer.from(Bun.zstdDecompressSync(bytes)).toString();
  const { whole, cores } = JSON.parse(packed) as { whole: string; cores: string };
  return { whole: new Set(whole.split('\n')), cores: new Set(cores.split('\n')) };
});
