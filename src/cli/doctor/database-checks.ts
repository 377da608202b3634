import { listBackups, newestBackup } from '../../db/sqlite/backup/backup-folder.ts';
import { sqliteVersion } from '../../db/sqlite/inspect-state.ts';
import { logFile } from '../../db/log-file.ts';
import { lostDatabase } from '../../db/sqlite/lost-database.ts';
import { isTooOld, oldestSqlite } from '../../db/sqlite/open.ts';
import { stateFile } from '../../db/sqlite/state-file.ts';
import { bad, type Check, type Finding, good, type Subject } from './check.ts';
import { deletedUnder } from './open-files.ts';
import { size } from './words.ts';

export const sqliteCheck: Check = {
  name: 'sqlite',
  examine() {
    const version = sqliteVersion();
    if (!isTooOld(version)) return good(`SQLite ${version}.`);
    const mend = 'Use the Forecourt executable as it was built.';
    return bad(`SQLite ${version} is too old; ${oldestSqlite.join('.')} is needed. ${mend}`);
  },
};

/** Nothing depends on this file: the server itself begins it anew. */
export const logFileCheck: Check = {
  name: 'log-file',
  examine({ config: { dataDir }, log: { bytes, fault, aside } }) {
    const file = logFile(dataDir);
    if (fault !== null) {
      const mend = `No data is in danger. If this stays, delete it: rm ${file}*`;
      return bad(`The log of the jobs, ${file}, cannot be used (${fault}). ${mend}`);
    }
    const line = bytes === 0 ? 'No job has been logged yet.' : `${file} is whole.`;
    if (aside === null) return good(line);
    return good(`${line} An earlier one was damaged; delete it when you like: ${aside}`);
  },
};

export const databaseCheck: Check = {
  name: 'database',
  examine(subject) {
    const { state, now, config } = subject;
    const { dataDir } = config;
    const deleted = deletedFile(subject);
    if (deleted) return deleted;
    const lost = lostDatabase(dataDir, now);
    if (lost !== null) return bad(lost);
    if (!state) return good('There is no database yet; the first start makes it.');
    if (state.unreadable !== null) {
      const mend = 'Mend what is said above of the folder and the disk first; restore nothing yet.';
      return bad(`The database cannot be looked at (${state.unreadable}). ${mend}`);
    }
    if (state.damage === null) {
      const whole = `The database is whole (${size(state.bytes)}).`;
      if (state.givesSpaceBack) return good(whole);
      const advice = 'It keeps the space of deleted rows until forecourt compact has been run once';
      return good(`${whole} ${advice}, with the server stopped.`);
    }
    const newest = newestBackup(dataDir, now) ?? listBackups(dataDir)[0];
    const mend = `Stop the server, then run: forecourt restore ${newest?.file ?? 'FILE'}`;
    return bad(`The database is damaged (${state.damage}). ${mend}`);
  },
};

/** Whatever the files in the folder say: what the server has written since lies elsewhere. */
function deletedFile({ server, config: { dataDir } }: Subject): Finding | null {
  const deleted = server ? deletedUnder(server.pid, dataDir) : [];
  const file = stateFile(dataDir);
  const database = deleted.find(({ name }) => name === 'database');
  const log = deleted.find(({ name }) => name === 'log');
  const pid = server?.pid;
  if (database) {
    const copies = [`cp ${database.from} ${file}.saved`];
    if (log) copies.push(`cp ${log.from} ${file}.saved-wal`);
    const save = `Do not stop the server before you have saved it: ${copies.join(' && ')}`;
    const then = `Then stop it (kill ${pid}) and run: forecourt restore ${file}.saved`;
    return bad(`${file} was deleted under the running server. ${save}. ${then}`);
  }
  if (!log) return null;
  const mend = `Run no other command and do not kill it: stop it with kill ${pid}`;
  const why = 'which brings its last writes into the database, and start it again';
  return bad(`${file}-wal was deleted under the running server. ${mend}, ${why}.`);
}
