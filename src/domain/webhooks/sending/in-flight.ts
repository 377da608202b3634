import type { Claim, Slot, FairConcurrency } from './fair-concurrency.ts';

/** Work that goes on after the run that started it has returned, each in a slot of its own. */
export class InFlight {
  private readonly running = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  private takesMore = true;

  /** `onEnd` is told each time that a slot is free again. */
  constructor(
    private readonly slots: FairConcurrency,
    private readonly onEnd: () => void,
  ) {}

  size(): number {
    return this.running.size;
  }

  room(): number {
    return this.takesMore ? this.slots.room() : 0;
  }

  /** How many slots the owner holds. */
  heldBy(owner: string): number {
    return this.slots.heldBy(owner);
  }

  /** A slot for work that is about to start, or null; whoever does not start it frees it. */
  take(claim: Claim): Slot | null {
    return this.takesMore ? this.slots.take(claim) : null;
  }

  /** Starts `work`, which must not reject; its signal says that the program is ending. */
  start(slot: Slot, work: (signal: AbortSignal) => Promise<void>): void {
    const promise: Promise<void> = work(this.ending.signal).finally(() => {
      this.running.delete(promise);
      slot.free();
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
