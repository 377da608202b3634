import type { Reader } from './reader.ts';
import type { Write } from './write.ts';

/** The store as it was at one moment, whatever is written meanwhile. */
export type Snapshot = {
  reader: Reader;
  /** May be called again. The reader must not be used afterwards. */
  release(): void;
};

/** What an engine gives the program: see src/db/sqlite for the one that is there. */
export type Store = {
  reader: Reader;
  write: Write;
  /** Of what it held when it was opened: some sealed texts, to try the master key on. */
  sealedSamples: readonly string[];
  /** Lets all reads of this turn of the event loop share one transaction, where that saves time. */
  shareReads(): void;
  /**
   * Holds up others where it is held for long: for seconds, never at a slow client's pleasure.
   * Rejects with StoreUnavailable where it cannot be opened, as without a file descriptor to spare.
   */
  openSnapshot(): Promise<Snapshot>;
  /** Waits for the writes that are under way. */
  close(): Promise<void>;
};
