import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 0 to 19: whoever answers requests goes first, and cards have what is left. */
const niceness = 10;

/**
 * Gives this thread alone a lower priority. Linux has one for each thread, under the thread's own
 * number (sched(7)); elsewhere it would be that of the whole program, and stays as it is.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    // "<process>/task/<thread>"
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread !== process.pid) setPriority(thread, niceness);
  } catch {
    // Without /proc, or where a sandbox forbids it, cards are drawn all the same.
  }
}
