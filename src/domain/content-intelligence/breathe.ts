/** Lets others have their turn when it has worked for a while; throws when it is told to end. */
export type Breathe = () => Promise<void>;

/** Requests wait no longer than this, and what one step takes on top. */
const sliceMs = 6;

export function breather(signal: AbortSignal): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    signal.throwIfAborted();
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
