import { existsSync, statSync } from 'node:fs';
import { loadMasterKey, masterKeyPath } from '../../config/master-key.ts';
import { readKeyFile } from '../../config/master-key-file.ts';
import { systemRandom } from '../../lib/random.ts';
import { makeSeal } from '../../lib/seal.ts';
import { bad, type Check, good } from './check.ts';

export const masterKeyCheck: Check = {
  name: 'master-key',
  examine({ config, state }) {
    if (config.masterKey) return good('The master key comes from MASTER_KEY.');
    const file = masterKeyPath(config);
    if (!existsSync(file)) {
      if (!state && !config.masterKeyFile) return good(`The first start makes ${file}.`);
      return bad(`${file} is missing. Put its copy back: stored secrets open with no other key.`);
    }
    const versions = readKeyFile(file).map(({ version }) => version);
    if (versions.length > 1) {
      const mend = 'Run: forecourt rotate-master-key';
      return bad(`${file} holds versions ${versions.join(', ')}: a change is unfinished. ${mend}`);
    }
    const mode = statSync(file).mode & 0o777;
    if (process.platform === 'win32' || (mode & 0o077) === 0) return good(`${file} is in order.`);
    return bad(`Others may read ${file} (mode ${mode.toString(8)}). Run: chmod 600 ${file}`);
  },
};

export const secretsCheck: Check = {
  name: 'secrets',
  examine({ config, state }) {
    if (!state?.sealedSecret) return good('No webhook secret is stored yet.');
    if (!config.masterKey && !existsSync(masterKeyPath(config))) {
      return bad('Webhook secrets cannot be opened without the master key. Put its copy back.');
    }
    const random = systemRandom();
    const seal = makeSeal(loadMasterKey(config, random).keysFor('seal'), random);
    try {
      seal.decrypt(state.sealedSecret);
      return good('The master key opens the stored webhook secrets.');
    } catch {
      const mend = 'Put back the key of the time when the database was made.';
      return bad(`The master key does not open the stored webhook secrets. ${mend}`);
    }
  },
};
