import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

export type Ids = { uuid(): string };

/**
 * UUIDs of version 7 (RFC 9562 section 5.7): 48 bits of milliseconds, a 12-bit counter that keeps
 * ids of one millisecond in the order of their making, 62 random bits. They sort by creation.
 */
export function makeIds(clock: Clock, random: Random): Ids {
  let lastMs = 0;
  let counter = 0;
  function uuid(): string {
    const nowMs = Math.max(clock.now(), lastMs);
    counter = nowMs === lastMs ? counter + 1 : 0;
    lastMs = nowMs;
    if (counter > 0xfff) {
      // The counter is spent: borrow the next millisecond rather than lose the order.
      lastMs += 1;
      counter = 0;
    }
    const time = lastMs.toString(16).padStart(12, '0');
    const tail = random.bytes(8);
    tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80;
    const rest = Buffer.from(tail).toString('hex');
    const count = counter.toString(16).padStart(3, '0');
    const head = `${time.slice(0, 8)}-${time.slice(8)}-7${count}`;
    return `${head}-${rest.slice(0, 4)}-${rest.slice(4)}`;
  }
  return { uuid };
}
