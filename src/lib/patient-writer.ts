import { isoTime, systemClock } from './clock.ts';

/** Takes a text; gives a promise where it could not pass it on at once, for when it could. */
export type Sink = (text: string) => Promise<unknown> | null;

/** So much is held for a reader that is slow; what comes beyond is dropped and counted. */
const maxHeld = 256 * 1024;

/**
 * Hands texts of whole lines to a sink, one at a time, and never waits: a pipe that nobody reads
 * must not hold the program. When the reader is back, a line tells it how many it has missed.
 */
export class PatientWriter {
  private held: string[] = [];
  private heldLength = 0;
  private missed = 0;
  private pending: Promise<void> | null = null;

  constructor(
    private readonly sink: Sink,
    private readonly onDrop: (lines: number) => void,
  ) {}

  write(text: string): void {
    if (!this.pending) return this.send(text);
    // Once a line is missing, those after it would be told of in the wrong place.
    if (this.missed > 0 || this.heldLength + text.length > maxHeld) return this.drop(text);
    this.held.push(text);
    this.heldLength += text.length;
  }

  /** What is held has been taken, or the time is over. */
  async settle(graceMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grace = new Promise<'over'>((resolve) => {
      timer = setTimeout(() => resolve('over'), graceMs);
    });
    while (this.pending && (await Promise.race([this.pending, grace])) !== 'over');
    clearTimeout(timer);
  }

  private send(text: string): void {
    const pending = this.sink(text);
    if (pending) this.pending = pending.then(this.next, this.next);
  }

  private readonly next = (): void => {
    this.pending = null;
    const notice = this.missed > 0 ? [missedLine(this.missed)] : [];
    const text = [...this.held, ...notice].join('');
    this.held = [];
    this.heldLength = 0;
    this.missed = 0;
    if (text !== '') this.send(text);
  };

  private drop(text: string): void {
    const lines = text.split('\n').length - 1;
    this.missed += lines;
    this.onDrop(lines);
  }
}

function missedLine(lines: number): string {
  const time = isoTime(systemClock.now());
  const msg = 'lines of the log were dropped: nobody read them';
  return `${JSON.stringify({ level: 'warn', time, lines, msg })}\n`;
}
