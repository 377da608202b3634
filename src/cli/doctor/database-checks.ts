import { listBackups } from '../../db/sqlite/backup/backup-folder.ts';
import { logFile } from '../../db/log-file.ts';
import { sqliteVersion } from '../../db/sqlite/inspect-state.ts';
import { isTooOld, oldestSqlite } from '../../db/sqlite/open.ts';
import { bad, type Check, good } from './check.ts';
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
  examine({ config: { dataDir }, state }) {
    if (!state) return good('There is no database yet; the first start makes it.');
    if (state.damage === null) {
      const whole = `The database is whole (${size(state.bytes)}).`;
      if (state.givesSpaceBack) return good(whole);
      const advice = 'It keeps the space of deleted rows until forecourt compact has been run once';
      return good(`${whole} ${advice}, with the server stopped.`);
    }
    const newest = listBackups(dataDir)[0];
    const mend = `Stop the server, then run: forecourt restore ${newest?.file ?? 'FILE'}`;
    return bad(`The database is damaged or cannot be read (${state.damage}). ${mend}`);
  },
};
