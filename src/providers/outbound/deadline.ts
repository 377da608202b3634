import type { CallFailure } from '../call.ts';

/** The end of one call: its time is over, or its caller has given up. */
export type Deadline = {
  signal: AbortSignal;
  /** Settles, never rejects, with the failure that the call ends in. */
  passed: Promise<CallFailure>;
  /** Releases the timer; to be called whatever became of the call. */
  end(): void;
};

export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: passed, resolve } = Promise.withResolvers<CallFailure>();
  function pass(failure: CallFailure): void {
    resolve(failure);
    controller.abort();
  }
  const expire = () => pass({ kind: 'timed_out', message: timedOutMessage(timeoutMs) });
  const cancel = () => pass({ kind: 'cancelled', message: 'The call was cancelled.' });
  const timer = setTimeout(expire, timeoutMs);
  if (callerSignal?.aborted) cancel();
  callerSignal?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    passed,
    end() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', cancel);
    },
  };
}

function timedOutMessage(timeoutMs: number): string {
  return `There was no complete answer within ${timeoutMs / 1000} s.`;
}
