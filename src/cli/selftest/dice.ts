import { type Random, seededRandom } from '../../lib/random.ts';

/** Choices of a simulation. Each part of it rolls dice of its own, and so disturbs no other. */
export class Dice {
  private readonly random: Random;

  constructor(seed: string) {
    this.random = seededRandom(seed);
    // The generator's first numbers for seeds that differ in one digit lie close together.
    for (let skipped = 0; skipped < 4; skipped += 1) this.random.next();
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.random.next() < probability;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.random.next() * (to - from + 1));
  }

  /** One of a list that must not be empty. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.random.next() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  /** One of a list, or undefined where it is empty. */
  pickIfAny<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : this.pick(list);
  }

  weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices)[1];
  }
}
