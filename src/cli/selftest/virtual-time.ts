import type { Clock } from '../../lib/clock.ts';

type Timer = { at: number; order: number; fire: () => void };

export type Wait = { over: Promise<void>; cancel(): void };

/** Wednesday morning in the middle of a month: no month or year turns unless days pass. */
const startMs = Date.parse('2026-11-18T14:00:00.000Z');

/**
 * Time that is made up. It passes only when told to. Timers run on time that has passed, whatever
 * the clock on the wall says; that one can be set forward and back.
 */
export class VirtualTime {
  passedMs = 0;
  private setMs = startMs;
  private order = 0;
  private timers: Timer[] = [];
  readonly clock: Clock = { now: () => this.setMs + this.passedMs };

  wallNow(): number {
    return this.clock.now();
  }

  /** Sets the clock on the wall forward, or back when negative. */
  jump(ms: number): void {
    this.setMs += ms;
  }

  wait(ms: number): Wait {
    const { promise: over, resolve: fire } = Promise.withResolvers<void>();
    this.order += 1;
    const timer = { at: this.passedMs + ms, order: this.order, fire };
    this.timers.push(timer);
    this.timers.sort((a, b) => a.at - b.at || a.order - b.order);
    return { over, cancel: () => void (this.timers = this.timers.filter((one) => one !== timer)) };
  }

  /** When the next timer ends, in passed time; null when none is set. */
  nextTimerAt(): number | null {
    return this.timers[0]?.at ?? null;
  }

  moveTo(passedMs: number): void {
    this.passedMs = Math.max(this.passedMs, passedMs);
  }

  /** Ends the next timer, if its time has come. */
  fireOne(): boolean {
    const [first] = this.timers;
    if (!first || first.at > this.passedMs) return false;
    this.timers.shift();
    first.fire();
    return true;
  }
}
