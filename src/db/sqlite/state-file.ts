import { join } from 'node:path';

/** The file that holds the state, in its data folder. Beside it lie its `-wal` and `-shm`. */
export function stateFile(folder: string): string {
  return join(folder, 'forecourt.db');
}
