import { chownSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFileDurably } from '../lib/durable-file.ts';
import { ConfigError } from './config-error.ts';

export type KeyVersion = { version: number; hex: string };

/**
 * The versions in a master key file, newest first, one a line: `v2 <64 hex characters>`. A line
 * without a version is version 1, as in files of one key. Throws ConfigError.
 */
export function readKeyFile(file: string): [KeyVersion, ...KeyVersion[]] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`The master key file ${file} cannot be read: ${String(error)}`);
  }
  if (text === '') {
    const mend = 'Put back a copy of the key.';
    throw new ConfigError(`The master key file ${file} is empty. ${mend}`);
  }
  const [newest, ...older] = text.split(/\r?\n/).map((line) => readLine(file, line.trim()));
  if (!newest) throw new ConfigError(`The master key file ${file} is empty.`);
  let last = newest.version;
  for (const { version } of older) {
    if (version >= last) {
      throw new ConfigError(`The master key file ${file} must hold its newest version first.`);
    }
    last = version;
  }
  return [newest, ...older];
}

/** Replaces the file, whole or not at all. Throws an Error that says what to do. */
export function writeKeyFile(file: string, versions: readonly KeyVersion[]): void {
  const lines = versions.map(({ version, hex }) => `v${version} ${hex}\n`);
  try {
    // A link to the file stays a link.
    const real = realpathSync(file);
    const { uid, gid } = statSync(real);
    writeFileDurably(real, lines.join(''));
    // Whoever administers the machine may not be who runs the server, which must read it.
    if (process.platform !== 'win32' && statSync(real).uid !== uid) chownSync(real, uid, gid);
  } catch (error) {
    const mend = 'Run this where the file and its folder can be written.';
    throw new Error(`The master key file ${file} cannot be replaced (${String(error)}). ${mend}`, {
      cause: error,
    });
  }
}

/** Changes when the file is replaced; null when there is none. */
export function keyFileStamp(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}:${found.size}:${found.mtimeMs}` : null;
}

function readLine(file: string, line: string): KeyVersion {
  const [, digits = '1', hex] = /^(?:v([1-9]\d{0,5})\s+)?([0-9a-f]{64})$/i.exec(line) ?? [];
  if (hex) return { version: Number(digits), hex: hex.toLowerCase() };
  throw new ConfigError(`The master key file ${file} does not hold 64 hex characters.`);
}
