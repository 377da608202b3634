let isEager = false;

/** For a process that does nothing but a large import: less memory for more time. */
export function collectEagerly(): void {
  isEager = true;
}

/**
 * Lets garbage go between the parts of a large work. A server must not stand still for a whole
 * collection, whose time grows with all that the process holds: it only asks for one.
 */
export function collectGarbage(): void {
  Bun.gc(isEager);
}
