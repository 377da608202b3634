import { listBackups } from '../../db/backup/backup-folder.ts';
import { readProof } from '../../db/backup/proof.ts';
import { hour } from '../../lib/clock.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** A day, the hour in which it becomes due, and the time that it takes. */
const staleMs = 27 * hour;
/** From the first backup to its first trial, with some time for both. */
const firstTrialMs = 2 * hour;

export const backupCheck: Check = {
  name: 'backup',
  examine({ config: { dataDir }, state, now }) {
    const newest = listBackups(dataDir)[0];
    const mend = 'The server makes one each night; make one now with: forecourt run-job back-up';
    if (newest) {
      const age = `The newest backup was made ${ago(newest.madeAt, now)} (${newest.file}).`;
      return now - newest.madeAt < staleMs ? good(age) : bad(`${age} ${mend}`);
    }
    const isYoung = now - (state?.createdAt ?? now) < staleMs;
    return isYoung ? good(`There is no backup yet. ${mend}`) : bad(`There is no backup. ${mend}`);
  },
};

export const backupProofCheck: Check = {
  name: 'backup-proof',
  examine({ config: { dataDir }, now }) {
    const newest = listBackups(dataDir)[0];
    if (!newest) return good('There is no backup to try yet.');
    const proof = readProof(dataDir);
    const mend = 'Try it now: forecourt run-job prove-backup';
    if (!proof) {
      const isNew = now - newest.madeAt < firstTrialMs;
      return isNew ? good('The first backup will be tried.') : bad(`No backup was tried. ${mend}`);
    }
    const when = ago(proof.proved_at, now);
    if (!proof.ok) {
      const anew = 'Make a new one: forecourt backup FILE';
      return bad(`The newest backup could not be restored ${when}: ${proof.message} ${anew}`);
    }
    const line = `The last trial was ${when}: ${proof.message}.`;
    return now - proof.proved_at < staleMs ? good(line) : bad(`${line} ${mend}`);
  },
};
