/** Work that goes on after the run that started it has returned, counted by whom it is for. */
export class InFlight {
  private readonly running = new Set<Promise<void>>();
  private readonly counts = new Map<string, number>();
  private readonly ending = new AbortController();
  private takesMore = true;

  constructor(readonly limits: { inAll: number; each: number }) {}

  size(): number {
    return this.running.size;
  }

  room(): number {
    return this.takesMore ? this.limits.inAll - this.running.size : 0;
  }

  roomFor(owner: string): number {
    return this.limits.each - (this.counts.get(owner) ?? 0);
  }

  /** Starts `work`, which must not reject; its signal says that the program is ending. */
  start(owner: string, work: (signal: AbortSignal) => Promise<void>): void {
    this.counts.set(owner, (this.counts.get(owner) ?? 0) + 1);
    const promise: Promise<void> = work(this.ending.signal).finally(() => {
      this.running.delete(promise);
      const left = (this.counts.get(owner) ?? 1) - 1;
      if (left === 0) this.counts.delete(owner);
      else this.counts.set(owner, left);
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
