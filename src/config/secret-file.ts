import { readFileSync, type Stats, statSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** Far more than any key; what is larger is another file. */
const maxBytes = 64 * 1024;

/**
 * The secret that a file holds, without the white space around it: an editor ends a file with a
 * line feed. `name` is the setting that names the file. Throws ConfigError in one line.
 */
export function readSecretFile(name: string, file: string): string {
  const found = look(name, file);
  if (!found.isFile() && !found.isFIFO()) throw new ConfigError(`${name}: ${file} is no file.`);
  if (found.size > maxBytes) {
    throw new ConfigError(`${name}: ${file} is too large to hold one secret.`);
  }
  if (isOpenToAll(found)) {
    const mend = `Run: chmod 600 ${file} (in containers, mount it with mode 0400).`;
    throw new ConfigError(`${name}: every user of this machine may read or write ${file}. ${mend}`);
  }
  const text = read(name, file).trim();
  if (text === '') throw new ConfigError(`${name}: ${file} is empty.`);
  if (/[\r\n]/.test(text)) throw new ConfigError(`${name}: ${file} holds more than one line.`);
  return text;
}

/** The owner's group may read it: containers hand secrets to a process that way. */
function isOpenToAll(found: Stats): boolean {
  return process.platform !== 'win32' && found.isFile() && (found.mode & 0o007) !== 0;
}

function look(name: string, file: string): Stats {
  try {
    return statSync(file);
  } catch (error) {
    throw new ConfigError(`${name}: ${whyNot(file, error)}`);
  }
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${whyNot(file, error)}`);
  }
}

function whyNot(file: string, error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return `${file} does not exist.`;
  if (code === 'EACCES') return `${file} may not be read by this user.`;
  return `${file} cannot be read (${code ?? String(error)}).`;
}
