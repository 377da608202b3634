import type { Database, Statement } from 'bun:sqlite';

/**
 * One read transaction for all that is read in one turn of the event loop. Each statement by itself
 * locks and unlocks the file through the system, which costs several times the reading itself.
 */
export class ReadTurn {
  private isOpen = false;
  private readonly begin: Statement;
  private readonly commit: Statement;

  constructor(connection: Database) {
    this.begin = connection.prepare('BEGIN');
    this.commit = connection.prepare('COMMIT');
  }

  /** Reads until the end of this turn see one state of the store. */
  open(): void {
    if (this.isOpen || !this.attempt(this.begin)) return;
    this.isOpen = true;
    setImmediate(() => this.end());
  }

  /** After a commit of our own: what is read from now on must see it. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.attempt(this.commit);
  }

  /** Sharing is only for speed: of a store that fails, the reads themselves tell. */
  private attempt(statement: Statement): boolean {
    try {
      statement.run();
      return true;
    } catch {
      return false;
    }
  }
}
