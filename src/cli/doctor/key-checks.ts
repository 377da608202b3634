import { existsSync, statSync } from 'node:fs';
import { loadMasterKey, masterKeyPath } from '../../config/master-key.ts';
import { readKeyFile } from '../../config/master-key-file.ts';
import { systemRandom } from '../../lib/random.ts';
import { countOpened } from '../../secrets/open-master-key.ts';
import { bad, type Check, good } from './check.ts';

const orAnew = 'Without one: forecourt serve --start-anew, which gives every webhook a new secret.';

export const masterKeyCheck: Check = {
  name: 'master-key',
  examine({ config, state }) {
    if (config.masterKey) return good('The master key comes from MASTER_KEY.');
    const file = masterKeyPath(config);
    if (!existsSync(file)) {
      if (config.masterKeyFile) return bad(`MASTER_KEY_FILE ${file} does not exist. Put it there.`);
      if (!state?.sealedSamples.length) return good(`The next start makes ${file}.`);
      return bad(`${file} is missing, and stored secrets need it. Put its copy back. ${orAnew}`);
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
    if (!state?.sealedSamples.length) return good('No webhook secret is stored yet.');
    if (!config.masterKey && !existsSync(masterKeyPath(config))) {
      return bad('Webhook secrets cannot be opened without the master key. Put its copy back.');
    }
    const random = systemRandom();
    const opened = countOpened(loadMasterKey(config, random), random, state.sealedSamples);
    if (opened === state.sealedSamples.length) {
      return good('The master key opens the stored webhook secrets.');
    }
    if (opened > 0) {
      const line = 'The master key opens only some of the stored webhook secrets';
      return bad(`${line}: put back the lines of its older versions, below the newest one.`);
    }
    const mend = 'The server does not start: put back the key that this database was used with.';
    return bad(`The master key does not open the stored webhook secrets. ${mend} ${orAnew}`);
  },
};
