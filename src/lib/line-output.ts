import { isatty } from 'node:tty';
import pino from 'pino';
import { prettyLine } from './pretty-line.ts';

/** Where JSON log lines go. Every line ends in a line feed. */
export type LineOutput = {
  /** Out at once, after everything that waits. */
  write(line: string): void;
  /** Out within 100 ms, together with others: one system call for many lines. */
  writeSoon(line: string): void;
  flush(): void;
};

const longestWaitMs = 100;
const maxWaiting = 16 * 1024;

/**
 * Lines to standard output (1) or error (2): JSON, or words for people where that is a terminal.
 * What waits is lost when the process is killed, and is written by `flush` at any other end.
 */
export function lineOutput(descriptor: 1 | 2): LineOutput {
  // Waits where a pipe is full, and goes on after a part was taken: lines never mix.
  const destination = pino.destination({ dest: descriptor, sync: true });
  const write = (text: string) => void destination.write(text);
  return isatty(descriptor)
    ? prettyOutput(write, Bun.enableANSIColors)
    : gatheredOutput(write, longestWaitMs);
}

/** Each line at once: a person watches. */
function prettyOutput(write: (text: string) => void, colored: boolean): LineOutput {
  const show = (line: string) => write(prettyLine(line, colored));
  return { write: show, writeSoon: show, flush() {} };
}

export function gatheredOutput(write: (text: string) => void, waitMs: number): LineOutput {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  }
  return {
    write(line) {
      waiting += line;
      flush();
    },
    writeSoon(line) {
      waiting += line;
      if (waiting.length >= maxWaiting) flush();
      else timer ??= setTimeout(flush, waitMs).unref();
    },
    flush,
  };
}
