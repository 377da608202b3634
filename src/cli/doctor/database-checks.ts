import { listBackups } from '../../db/backup/backup-folder.ts';
import { sqliteVersion } from '../../db/inspect-state.ts';
import { isTooOld, oldestSqlite } from '../../db/open.ts';
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

export const databaseCheck: Check = {
  name: 'database',
  examine({ config: { dataDir }, state }) {
    if (!state) return good('There is no database yet; the first start makes it.');
    if (state.damage === null) return good(`The database is whole (${size(state.bytes)}).`);
    const newest = listBackups(dataDir)[0];
    const mend = `Stop the server, then run: forecourt restore ${newest?.file ?? 'FILE'}`;
    return bad(`The database is damaged or cannot be read (${state.damage}). ${mend}`);
  },
};
