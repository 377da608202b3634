/** Work that goes on after the run that started it has returned, counted by whom it is for. */
export class InFlight {
  private readonly running = new Set<Promise<void>>();
  private readonly counts = new Map<string, number>();

  constructor(readonly limits: { inAll: number; each: number }) {}

  room(): number {
    return this.limits.inAll - this.running.size;
  }

  roomFor(owner: string): number {
    return this.limits.each - (this.counts.get(owner) ?? 0);
  }

  /** Starts `work`, which must not reject. */
  start(owner: string, work: () => Promise<void>): void {
    this.counts.set(owner, (this.counts.get(owner) ?? 0) + 1);
    const promise: Promise<void> = work().finally(() => {
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
}
