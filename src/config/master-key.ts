import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hmacSha256 } from '../lib/hash.ts';
import type { Random } from '../lib/random.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

/** Keys for one purpose each, all derived from the one master key. */
export type MasterKey = { derive(purpose: string): Uint8Array };

/**
 * Takes the master key from the settings or its file, and makes the file in the data folder
 * (readable by its owner only) when there is none. Throws ConfigError when the file cannot be read
 * or used.
 */
export function loadMasterKey(config: Config, random: Random): MasterKey {
  const hex = config.masterKey ?? fromFile(config, random);
  const key = Buffer.from(hex, 'hex');
  return { derive: (purpose) => hmacSha256(key, `forecourt/${purpose}`) };
}

/** Where the key is looked for, and made, when MASTER_KEY does not hold it. */
export function masterKeyPath({ masterKeyFile, dataDir }: Config): string {
  return masterKeyFile ?? join(dataDir, 'master.key');
}

function fromFile(config: Config, random: Random): string {
  const file = masterKeyPath(config);
  if (existsSync(file)) return readKey(file);
  if (config.masterKeyFile) throw new ConfigError(`MASTER_KEY_FILE ${file} does not exist.`);
  const hex = Buffer.from(random.bytes(32)).toString('hex');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${hex.slice(0, 16)}`;
  writeFileSync(draft, `${hex}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process made meanwhile.
    linkSync(draft, file);
    return hex;
  } catch (error) {
    if (existsSync(file)) return readKey(file);
    throw error;
  } finally {
    rmSync(draft);
  }
}

function readKey(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`The master key file ${file} cannot be read: ${String(error)}`);
  }
  if (/^[0-9a-f]{64}$/i.test(text)) return text;
  throw new ConfigError(`The master key file ${file} does not hold 64 hex characters.`);
}
