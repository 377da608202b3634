import { existsSync, renameSync } from 'node:fs';
import { type MasterKey, loadMasterKey, masterKeyPath } from '../config/master-key.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { readKeyFile } from '../config/master-key-file.ts';
import { fileTime } from '../db/sqlite/backup/backup-folder.ts';
import type { Random } from '../lib/random.ts';
import { makeSeal, sealVersion } from '../lib/seal.ts';

/** The stored secrets open under no key that is there. */
export class MasterKeyLost extends Error {
  override name = 'MasterKeyLost';
}

type Options = {
  random: Random;
  sealedSamples: readonly string[];
  now: number;
  startAnew: boolean;
};

/**
 * The master key, once it has opened a stored secret or there is none to open. A new key is made
 * only where nothing is sealed, or on the operator's word: over sealed secrets it would hide that
 * they are lost until the first delivery. Throws MasterKeyLost, and ConfigError.
 */
export function openMasterKey(config: Config, options: Options): MasterKey {
  const { random, sealedSamples: samples, startAnew } = options;
  const file = masterKeyPath(config);
  const isOwnFile = !config.masterKey && !config.masterKeyFile;
  if (isOwnFile && startAnew) setUnusableAside(file, options.now);
  if (isOwnFile && !startAnew && samples.length > 0 && !existsSync(file)) {
    throw new MasterKeyLost(`${file} is missing, and ${sealed} Put its copy back, ${orAnew}`);
  }
  const newest = Math.max(0, ...samples.map(sealVersion));
  const key = loadMasterKey(config, random, newest + 1);
  if (startAnew || samples.length === 0 || countOpened(key, random, samples) > 0) return key;
  const which = config.masterKey ? 'MASTER_KEY' : `The master key in ${file}`;
  throw new MasterKeyLost(
    `${which} is not the one that this database was used with: ` +
      `it opens none of its secrets. Set the right one, ${orAnew}`,
  );
}

const sealed = 'the database holds secrets that only this key opens.';
const orAnew = 'or give every webhook a new secret (forecourt serve --start-anew).';

export function countOpened(key: MasterKey, random: Random, samples: readonly string[]): number {
  const seal = makeSeal(key.keysFor('seal'), random);
  const opened = samples.filter((text) => {
    try {
      seal.decrypt(text);
      return true;
    } catch {
      return false;
    }
  });
  return opened.length;
}

/** An empty or broken key file stays beside the new one. */
function setUnusableAside(file: string, now: number): void {
  if (!existsSync(file)) return;
  try {
    readKeyFile(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    renameSync(file, `${file}.replaced-${fileTime(now)}`);
  }
}
