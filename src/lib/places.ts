import type { Clock } from './clock.ts';

export type PlaceLimits = {
  inAll: number;
  /** For one owner. */
  each: number;
  /** For one host, however many owners it serves. */
  host: number;
  /** Nobody gets a second place while so many are taken: the rest are for first ones. */
  further: number;
  /** For all slow hosts together; and while fewer are taken, a slow host may have several. */
  slow: number;
  furtherSlow: number;
  /** A host that holds a place for longer is slow, and counts as slow for a while afterwards. */
  slowAfterMs: number;
  slowForMs: number;
};

/** What somebody holds while work for them is under way. `free` may be called again. */
export type Place = { readonly owner: string; free(): void };

type Host = { since: Map<Place, number>; slowAt: number };

/**
 * Shares a few places among many owners, so that those who hold theirs for long cost only each
 * other. An owner whose host is quick is refused a first place only when all are taken, and slow
 * hosts cannot take all: when many fall silent at the same moment each gets first places and few
 * further ones, and once they are known as slow they share what is set apart for the slow.
 * @note More hosts than there are places can fill them all, once, by falling silent together.
 */
export class Places {
  private readonly hosts = new Map<string, Host>();
  private readonly counts = new Map<string, number>();
  private taken = 0;

  constructor(
    private readonly limits: PlaceLimits,
    private readonly clock: Clock,
  ) {}

  room(): number {
    return this.limits.inAll - this.taken;
  }

  heldBy(owner: string): number {
    return this.counts.get(owner) ?? 0;
  }

  /** Null when there is no place for this owner now. */
  take(owner: string, hostName: string): Place | null {
    const held = this.heldBy(owner);
    const host = this.hosts.get(hostName) ?? { since: new Map(), slowAt: Number.NEGATIVE_INFINITY };
    if (!this.admits(held, host)) return null;
    const place: Place = { owner, free: () => this.free(place, hostName, host) };
    this.hosts.set(hostName, host);
    host.since.set(place, this.clock.now());
    this.counts.set(owner, held + 1);
    this.taken += 1;
    return place;
  }

  private admits(held: number, host: Host): boolean {
    const { limits } = this;
    if (this.room() <= 0 || held >= limits.each || host.since.size >= limits.host) return false;
    if (held > 0 && this.taken >= limits.further) return false;
    const now = this.clock.now();
    if (!this.isSlow(host, now)) return true;
    return this.takenBySlow(now) < (host.since.size > 0 ? limits.furtherSlow : limits.slow);
  }

  private takenBySlow(now: number): number {
    let count = 0;
    for (const [name, host] of this.hosts) {
      if (this.isSlow(host, now)) count += host.since.size;
      else if (host.since.size === 0) this.hosts.delete(name);
    }
    return count;
  }

  private isSlow(host: Host, now: number): boolean {
    const [oldest] = host.since.values();
    // The distance, so that a clock that was set back cannot make it last.
    const wasSlow = Math.abs(now - host.slowAt) < this.limits.slowForMs;
    return wasSlow || (oldest !== undefined && now - oldest > this.limits.slowAfterMs);
  }

  private free(place: Place, hostName: string, host: Host): void {
    const since = host.since.get(place);
    if (since === undefined) return;
    const now = this.clock.now();
    if (now - since > this.limits.slowAfterMs) host.slowAt = now;
    host.since.delete(place);
    this.taken -= 1;
    const left = this.heldBy(place.owner) - 1;
    if (left === 0) this.counts.delete(place.owner);
    else this.counts.set(place.owner, left);
    if (host.since.size === 0 && !this.isSlow(host, now)) this.hosts.delete(hostName);
  }
}
