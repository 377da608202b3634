/**
 * Lets everything else that waits have its turn of the event loop. Long work in small writes needs
 * it between them: a write that follows at once on the one before never lets a request in.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
