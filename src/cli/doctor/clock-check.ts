import { listBackups } from '../../db/sqlite/backup/backup-folder.ts';
import { readProof } from '../../db/sqlite/backup/proof.ts';
import { isFromFuture, isoTime } from '../../lib/clock.ts';
import { bad, type Check, good, type Subject } from './check.ts';

/**
 * Times that are yet to come were written while the clock was ahead. The program leaves them out of
 * account; a person has to know, since the clock may just as well be wrong now.
 */
export const clockCheck: Check = {
  name: 'clock',
  examine(subject) {
    const { now, config } = subject;
    const present = `This machine's clock says ${isoTime(now).slice(0, 16)}Z`;
    const backups = listBackups(config.dataDir).filter(({ madeAt }) => isFromFuture(madeAt, now));
    const records = recordsOf(subject).filter(({ at }) => isFromFuture(at, now));
    if (backups.length === 0 && records.length === 0) return good(`${present}.`);
    const files = backups.map(({ file }) => file);
    const named = [...files, ...records.map(({ what }) => what)].join(', ');
    const mend = 'If the clock is wrong, set it.';
    const right = files.length > 0 ? ` If it is right, delete or rename: ${files.join(' ')}` : '';
    const rest = files.length > 0 ? '' : ' If it is right, wait: the next runs replace these.';
    return bad(`${present}, and these are dated later: ${named}. ${mend}${right}${rest}`);
  },
};

function recordsOf({ state, log, server, config }: Subject): { what: string; at: number }[] {
  const proof = readProof(config.dataDir);
  return [
    ...(state?.latestTimes ?? []),
    ...log.lastRuns.map(({ name, endedAt }) => ({ what: `the last ${name} run`, at: endedAt })),
    ...(proof ? [{ what: 'the last trial of a backup', at: proof.proved_at }] : []),
    ...(server ? [{ what: "the server's start", at: Date.parse(server.started_at) }] : []),
  ];
}
