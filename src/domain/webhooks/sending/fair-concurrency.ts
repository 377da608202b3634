import type { Clock } from '../../../lib/clock.ts';

export type SlotLimits = {
  inAll: number;
  /** For one owner. */
  each: number;
  /** Nobody gets a second slot while so many are taken: the rest are for first ones. */
  further: number;
  /** The same two for one host, however many owners and targets it serves. */
  host: number;
  furtherOfHost: number;
  /** For all slow targets together; and while fewer are taken, a slow target may have several. */
  slow: number;
  furtherSlow: number;
  /** A target that holds a slot for longer is slow, and counts as slow for a while afterwards. */
  slowAfterMs: number;
  slowForMs: number;
};

/** Whom a slot is for; `target` is where the work goes, which owners may have in common. */
export type Claim = { owner: string; target: string; host: string };

/** What somebody holds while work for them is under way. `free` may be called again. */
export type Slot = Claim & { free(): void };

type Target = { since: Map<Slot, number>; slowAt: number };

/**
 * Shares a few slots among many owners, so that those who hold theirs for long cost only each
 * other. An owner whose target is quick is refused a first slot only when all are taken, or all of
 * its host's; and the slow cannot take all: when many fall silent at the same moment each gets
 * first slots and few further ones, and once they are known they share a part set apart for them.
 * @note More targets than there are slots, on several hosts, can fill them all, once, by falling
 * silent together.
 */
export class FairConcurrency {
  private readonly targets = new Map<string, Target>();
  private readonly owners = new Map<string, number>();
  private readonly hosts = new Map<string, number>();
  private taken = 0;

  constructor(
    private readonly limits: SlotLimits,
    private readonly clock: Clock,
  ) {}

  room(): number {
    return this.limits.inAll - this.taken;
  }

  heldBy(owner: string): number {
    return this.owners.get(owner) ?? 0;
  }

  /** Null when there is no slot for this claim now. */
  take(claim: Claim): Slot | null {
    const target = this.targets.get(claim.target) ?? { since: new Map(), slowAt: -Infinity };
    if (!this.admits(claim, target)) return null;
    const slot: Slot = { ...claim, free: () => this.free(slot, target) };
    this.targets.set(claim.target, target);
    target.since.set(slot, this.clock.now());
    this.count(slot, 1);
    return slot;
  }

  private admits({ owner, host }: Claim, target: Target): boolean {
    const { limits } = this;
    const held = this.heldBy(owner);
    const ofHost = this.hosts.get(host) ?? 0;
    if (this.room() <= 0 || ofHost >= limits.host || held >= limits.each) return false;
    if (held > 0 && (this.taken >= limits.further || ofHost >= limits.furtherOfHost)) return false;
    const now = this.clock.now();
    if (!this.isSlow(target, now)) return true;
    return this.takenBySlow(now) < (target.since.size > 0 ? limits.furtherSlow : limits.slow);
  }

  private takenBySlow(now: number): number {
    let count = 0;
    for (const [name, target] of this.targets) {
      if (this.isSlow(target, now)) count += target.since.size;
      else if (target.since.size === 0) this.targets.delete(name);
    }
    return count;
  }

  private isSlow(target: Target, now: number): boolean {
    const [oldest] = target.since.values();
    // The distance, so that a clock that was set back cannot make it last.
    const wasSlow = Math.abs(now - target.slowAt) < this.limits.slowForMs;
    return wasSlow || (oldest !== undefined && now - oldest > this.limits.slowAfterMs);
  }

  private free(slot: Slot, target: Target): void {
    const since = target.since.get(slot);
    if (since === undefined) return;
    const now = this.clock.now();
    if (now - since > this.limits.slowAfterMs) target.slowAt = now;
    target.since.delete(slot);
    this.count(slot, -1);
    const isForgettable = target.since.size === 0 && !this.isSlow(target, now);
    if (isForgettable) this.targets.delete(slot.target);
  }

  private count({ owner, host }: Claim, change: 1 | -1): void {
    this.taken += change;
    countIn(this.owners, owner, change);
    countIn(this.hosts, host, change);
  }
}

function countIn(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
