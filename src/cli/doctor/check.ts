import type { Config } from '../../config/config.ts';
import type { Holder } from '../../db/folder-lock.ts';
import type { LogInspection } from '../../db/inspect-log.ts';
import type { Inspection } from '../../db/sqlite/inspect-state.ts';

/** What a check may look at. It is gathered once, without opening the database for writing. */
export type Subject = {
  config: Config;
  now: number;
  /** Null when there is no database yet. */
  state: Inspection | null;
  log: LogInspection;
  /** The server that works on the data folder now; null when none does. */
  server: Holder | null;
};

/** In plain words; when it is not ok, with what to do about it. */
export type Finding = { ok: boolean; message: string };

export type Check = { name: string; examine(subject: Subject): Finding };

/** One that may have to ask another machine. */
export type SlowCheck = { name: string; examine(subject: Subject): Promise<Finding> };

export function good(message: string): Finding {
  return { ok: true, message };
}

export function bad(message: string): Finding {
  return { ok: false, message };
}
