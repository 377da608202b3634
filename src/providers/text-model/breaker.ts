import type { Clock } from '../../lib/clock.ts';
import { minute } from '../../lib/clock.ts';
import { ModelFailure } from './model-failure.ts';

/** Requests given up in a row, each after its tries. */
const failuresBeforeRest = 3;
const restMs = minute;

/** Keeps work from waiting again and again for a server that is down. */
export class Breaker {
  private failures = 0;
  private restsSince = -Infinity;

  constructor(private readonly clock: Clock) {}

  /** Throws ModelFailure 'resting' while the server is left alone. */
  check(): void {
    // The distance, so that a clock that was set back cannot make it last.
    if (Math.abs(this.clock.now() - this.restsSince) >= restMs) return;
    const message = "The model's server failed several times and is left alone for a minute.";
    throw new ModelFailure('resting', message);
  }

  succeeded(): void {
    this.failures = 0;
  }

  /** After the rest, one more failure is enough for another. */
  failed(): void {
    this.failures += 1;
    if (this.failures >= failuresBeforeRest) this.restsSince = this.clock.now();
  }
}
