import { listBackups } from '../../db/sqlite/backup/backup-folder.ts';
import { readProof } from '../../db/sqlite/backup/proof.ts';
import { readUpload } from '../../db/sqlite/backup/upload.ts';
import { hour } from '../../lib/clock.ts';
import { backupTargetFrom } from '../../providers/backup-target/index.ts';
import { bad, type Check, good } from './check.ts';
import { ago } from './words.ts';

/** A day, the hour in which it becomes due, and the time that it takes. */
const staleMs = 27 * hour;
/** From a backup to its trial, and to its copy elsewhere, with some time for each. */
const turnMs = 2 * hour;

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
      const isNew = now - newest.madeAt < turnMs;
      return isNew ? good('The first backup will be tried.') : bad(`No backup was tried. ${mend}`);
    }
    const when = ago(proof.proved_at, now);
    if (!proof.ok) {
      const remake = `rm ${proof.file} && forecourt run-job back-up`;
      const anew = proof.file === newest.file ? `Make another: ${remake}` : mend;
      return bad(`${proof.file} could not be restored ${when}: ${proof.message} ${anew}`);
    }
    const line = `The last trial was ${when}: ${proof.message}.`;
    return now - proof.proved_at < staleMs ? good(line) : bad(`${line} ${mend}`);
  },
};

export const backupTargetCheck: Check = {
  name: 'backup-target',
  examine({ config, now }) {
    const target = backupTargetFrom(config);
    if (!target) {
      const hint = 'Set the BACKUP_S3_ group, or copy DATA_DIR/backups elsewhere yourself.';
      return good(`Backups stay on this machine. ${hint}`);
    }
    const newest = listBackups(config.dataDir)[0];
    if (!newest) return good(`The first backup will be copied to ${target.where}.`);
    const upload = readUpload(config.dataDir);
    const known = upload?.where === target.where ? upload : null;
    const mend = 'Try again: forecourt run-job upload-backup';
    if (known && !known.ok) {
      const kept = 'The backups on this machine are kept.';
      const when = ago(known.tried_at, now);
      return bad(`The copy failed ${when}: ${known.message} ${kept} ${mend}`);
    }
    if (known?.file === newest.file) {
      const when = ago(known.tried_at, now);
      return good(`The newest backup was copied to ${target.where} ${when}.`);
    }
    if (now - newest.madeAt < turnMs) return good('The newest backup waits for its copy.');
    return bad(`The newest backup is not in ${target.where}. ${mend}`);
  },
};
