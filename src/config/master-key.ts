import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hmacSha256 } from '../lib/hash.ts';
import type { Random } from '../lib/random.ts';
import type { Keys } from '../lib/seal.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { type KeyVersion, keyFileStamp, readKeyFile } from './master-key-file.ts';

/** Keys for one purpose each, all derived from the one master key. */
export type MasterKey = {
  /** As they are now, newest first. For what may be lost by a change of the master key. */
  derive(purpose: string): [Uint8Array, ...Uint8Array[]];
  /** For what is stored: follows the file when another process gives it a new version. */
  keysFor(purpose: string): Keys;
};

/**
 * Takes the master key from the settings or its file, and makes the file in the data folder
 * (readable by its owner only) when there is none, with `firstVersion`. Throws ConfigError when the
 * file cannot be read or used.
 */
export function loadMasterKey(config: Config, random: Random, firstVersion = 1): MasterKey {
  const ring = config.masterKey
    ? new KeyRing(null, [{ version: 1, hex: config.masterKey }])
    : new KeyRing(existingFile(config, random, firstVersion), []);
  return {
    derive: (purpose) => ring.derive(purpose),
    keysFor: (purpose) => ({
      newest: () => ring.newest(purpose),
      find: (version) => ring.find(purpose, version),
    }),
  };
}

/** Where the key is looked for, and made, when MASTER_KEY does not hold it. */
export function masterKeyPath({ masterKeyFile, dataDir }: Config): string {
  return masterKeyFile ?? join(dataDir, 'master.key');
}

/**
 * The versions of the key. One that has left the file stays known to a process that has read it:
 * the process may hold a value that it read before the value was sealed anew.
 */
class KeyRing {
  private readonly known = new Map<number, string>();
  private readonly derived = new Map<string, Uint8Array>();
  private latest = 0;
  private stamp: string | null = null;

  constructor(
    private readonly file: string | null,
    versions: readonly KeyVersion[],
  ) {
    if (file) this.follow();
    else this.take(versions);
  }

  derive(purpose: string): [Uint8Array, ...Uint8Array[]] {
    const older = [...this.known.keys()].filter((version) => version !== this.latest);
    const keys = older.sort((a, b) => b - a).map((version) => this.keyOf(purpose, version));
    return [this.keyOf(purpose, this.latest), ...keys];
  }

  newest(purpose: string): { version: number; key: Uint8Array } {
    this.follow();
    return { version: this.latest, key: this.keyOf(purpose, this.latest) };
  }

  find(purpose: string, version: number): Uint8Array | undefined {
    if (!this.known.has(version)) this.follow();
    return this.known.has(version) ? this.keyOf(purpose, version) : undefined;
  }

  /** Reads the file again when it has been replaced. One that is gone changes nothing. */
  private follow(): void {
    if (!this.file) return;
    const stamp = keyFileStamp(this.file);
    if (stamp === null || stamp === this.stamp) return;
    this.take(readKeyFile(this.file));
    this.stamp = stamp;
  }

  private take(versions: readonly KeyVersion[]): void {
    for (const { version, hex } of versions) this.known.set(version, hex);
    this.latest = Math.max(...versions.map(({ version }) => version));
  }

  private keyOf(purpose: string, version: number): Uint8Array {
    const name = `${version}/${purpose}`;
    const made = this.derived.get(name);
    if (made) return made;
    const master = Buffer.from(this.known.get(version) ?? '', 'hex');
    const key = hmacSha256(master, `forecourt/${purpose}`);
    this.derived.set(name, key);
    return key;
  }
}

function existingFile(config: Config, random: Random, firstVersion: number): string {
  const file = masterKeyPath(config);
  if (existsSync(file)) return file;
  if (config.masterKeyFile) throw new ConfigError(`MASTER_KEY_FILE ${file} does not exist.`);
  makeKeyFile(file, random, firstVersion);
  return file;
}

/** Leaves a file alone that another process makes in the same moment. */
function makeKeyFile(file: string, random: Random, version: number): void {
  const hex = Buffer.from(random.bytes(32)).toString('hex');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${hex.slice(0, 16)}`;
  const line = version === 1 ? hex : `v${version} ${hex}`;
  writeFileSync(draft, `${line}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process made meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
