/** Work that was told to end and went on all the same. */
export class DidNotEnd extends Error {
  override name = 'DidNotEnd';
}

/**
 * What `work` gives; rejects with DidNotEnd when it has not ended `graceMs` after `signal` told it
 * to. The work itself goes on, since nothing can stop it, and what it gives later is dropped: its
 * place must not stay taken for ever.
 */
export async function orLeaveBehind<T>(
  work: Promise<T>,
  signal: AbortSignal,
  graceMs: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startTimer = (): void => {};
  const leave = new Promise<never>((_resolve, reject) => {
    startTimer = () => {
      const error = new DidNotEnd(`It was told to end and had not after ${graceMs} ms.`);
      timer = setTimeout(() => reject(error), graceMs);
    };
    if (signal.aborted) startTimer();
    else signal.addEventListener('abort', startTimer, { once: true });
  });
  try {
    return await Promise.race([work, leave]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', startTimer);
  }
}
