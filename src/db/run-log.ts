import type { Database } from 'bun:sqlite';
import { existsSync } from 'node:fs';
import type { Log } from '../lib/log.ts';
import { isUseless, logFile, openLogFile, setLogFileAside } from './log-file.ts';

export type RunOutcome = 'done' | 'failed' | 'timed_out';

export type RecordedRun = {
  name: string;
  startedAt: number;
  endedAt: number;
  outcome: RunOutcome;
  counts: Record<string, number>;
  error: string | null;
};

/** A loop as this process knows it; `runningSince` is null between its runs. */
export type LoopState = {
  name: string;
  firstBegunAt: number;
  runningSince: number | null;
  lastRun: RecordedRun | null;
};

export type LastRecorded = Pick<RecordedRun, 'outcome' | 'endedAt'>;

type Key = { name: string };

/**
 * The last run of each loop, in a file that is opened at its first use. Nothing here ever throws:
 * a file that is damaged or gone is begun anew, and what cannot be written down is left out.
 */
export class RunLog {
  private connection: Database | null = null;
  private isClosed = false;
  private isFailing = false;
  private readonly states = new Map<string, LoopState>();

  constructor(
    private readonly folder: string,
    private readonly log: Log,
  ) {}

  begin(name: string, at: number): void {
    const known = this.states.get(name);
    const { firstBegunAt = at, lastRun = null } = known ?? {};
    this.states.set(name, { name, firstBegunAt, runningSince: at, lastRun });
  }

  /** Kept in memory alone, which is what every run costs; `record` is for those worth a write. */
  end(run: RecordedRun): void {
    const firstBegunAt = this.states.get(run.name)?.firstBegunAt ?? run.startedAt;
    this.states.set(run.name, { name: run.name, firstBegunAt, runningSince: null, lastRun: run });
  }

  stateOf(name: string): LoopState | null {
    return this.states.get(name) ?? null;
  }

  /** Every loop that has begun in this process, by name. */
  loops(): LoopState[] {
    return [...this.states.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  record({ counts, ...run }: RecordedRun): void {
    this.attempt((connection) => {
      const upsert = connection.query<void, Omit<RecordedRun, 'counts'> & { counts: string }>(
        `INSERT INTO loop_runs VALUES ($name, $startedAt, $endedAt, $outcome, $counts, $error, 1)
         ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at,
           ended_at = excluded.ended_at, outcome = excluded.outcome, counts = excluded.counts,
           error = excluded.error, runs = runs + 1`,
      );
      upsert.run({ ...run, counts: JSON.stringify(counts) });
    });
  }

  /** The last recorded run of a loop; null when none is known. Makes no file. */
  lastRecorded(name: string): LastRecorded | null {
    if (!existsSync(logFile(this.folder))) return null;
    return this.attempt((connection) => {
      const query = 'SELECT outcome, ended_at AS endedAt FROM loop_runs WHERE name = $name';
      return connection.query<LastRecorded, Key>(query).get({ name });
    });
  }

  /** What is recorded from now on is left out. */
  close(): void {
    this.isClosed = true;
    this.letGo();
  }

  private attempt<T>(work: (connection: Database) => T): T | null {
    if (this.isClosed) return null;
    try {
      return this.use(work);
    } catch (error) {
      this.letGo();
      return isUseless(error) ? this.beginAnew(work, error) : this.leaveOut(error);
    }
  }

  private beginAnew<T>(work: (connection: Database) => T, error: unknown): T | null {
    try {
      setLogFileAside(this.folder);
      const made = this.use(work);
      const file = logFile(this.folder);
      this.log.warn({ file, error: String(error) }, 'the log file could not be used and is new');
      return made;
    } catch (another) {
      this.letGo();
      return this.leaveOut(another);
    }
  }

  private use<T>(work: (connection: Database) => T): T {
    // Somebody may have deleted it under us.
    if (this.connection && !existsSync(logFile(this.folder))) this.letGo();
    this.connection ??= openLogFile(this.folder);
    const result = work(this.connection);
    this.isFailing = false;
    return result;
  }

  /** One line for as long as it lasts: the loops come by each second. */
  private leaveOut(error: unknown): null {
    if (!this.isFailing) {
      this.log.warn({ error: String(error) }, 'runs of loops cannot be written down now');
    }
    this.isFailing = true;
    return null;
  }

  /** Opened anew at the next use. */
  private letGo(): void {
    this.connection?.close();
    this.connection = null;
  }
}
