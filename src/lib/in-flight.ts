import type { Claim, Place, Places } from './places.ts';

/** Work that goes on after the run that started it has returned, each in a place of its own. */
export class InFlight {
  private readonly running = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  private takesMore = true;

  /** `onEnd` is told each time that a place is free again. */
  constructor(
    private readonly places: Places,
    private readonly onEnd: () => void,
  ) {}

  size(): number {
    return this.running.size;
  }

  room(): number {
    return this.takesMore ? this.places.room() : 0;
  }

  /** How many places the owner holds. */
  heldBy(owner: string): number {
    return this.places.heldBy(owner);
  }

  /** A place for work that is about to start, or null; whoever does not start it frees it. */
  take(claim: Claim): Place | null {
    return this.takesMore ? this.places.take(claim) : null;
  }

  /** Starts `work`, which must not reject; its signal says that the program is ending. */
  start(place: Place, work: (signal: AbortSignal) => Promise<void>): void {
    const promise: Promise<void> = work(this.ending.signal).finally(() => {
      this.running.delete(promise);
      place.free();
      this.onEnd();
    });
    this.running.add(promise);
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Takes no more work, and breaks off what is still under way after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.takesMore = false;
    const grace = setTimeout(() => this.ending.abort(), graceMs);
    await this.idle();
    clearTimeout(grace);
  }
}
