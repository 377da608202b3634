import { type Clock, isoTime } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { damagedStore, findDamage } from './sqlite/damage.ts';
import {
  type FolderLock,
  folderTaken,
  forgetHolder,
  type Holder,
  lockFolder,
  readHolder,
  writeHolder,
} from './folder-lock.ts';
import { stateFile } from './sqlite/state-file.ts';

/** The claim of the one server on a data folder. Commands work beside it without one. */
export class Serving {
  private lock: FolderLock | null = null;
  private holder: Holder | null = null;

  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Takes the folder, once. Throws when another server has it, and DamagedStore when the last one
   * did not stop cleanly and the database is found damaged.
   */
  begin(): void {
    if (this.holder) return;
    const lock = lockFolder(this.folder);
    if (!lock) throw folderTaken(this.folder);
    try {
      const previous = readHolder(this.folder);
      if (previous) this.checkAfter(previous);
      const startedAt = isoTime(this.clock.now());
      this.holder = { pid: process.pid, started_at: startedAt, url: null };
      writeHolder(this.folder, this.holder);
      this.lock = lock;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Tells commands such as doctor where this server listens. */
  announce(url: string): void {
    if (this.holder) writeHolder(this.folder, { ...this.holder, url });
  }

  /** After the store is closed: the next start has nothing to check. */
  end(): void {
    if (this.holder) forgetHolder(this.folder);
    this.lock?.release();
    this.lock = null;
    this.holder = null;
  }

  private checkAfter(previous: Holder): void {
    const { pid, started_at } = previous;
    this.log.warn(
      { pid, started_at },
      'the last server did not stop cleanly: checking the database',
    );
    const damage = findDamage(stateFile(this.folder), 'quick');
    // The mark stays, so that every start looks again until the database is mended.
    if (damage !== null) throw damagedStore(this.folder, damage);
  }
}
