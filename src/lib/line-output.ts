import { isatty } from 'node:tty';
import pino from 'pino';
import { PatientWriter, type Sink } from './patient-writer.ts';
import { prettyLine } from './pretty-line.ts';

/** Where JSON log lines go. Every line ends in a line feed. */
export type LineOutput = {
  /** Out at once, after everything that waits. */
  write(line: string): void;
  /** Out within 100 ms, together with others: one system call for many lines. */
  writeSoon(line: string): void;
  flush(): void;
};

/** Of the program itself: what a reader does not take in time can be waited for at the end. */
export type ProcessOutput = LineOutput & { settle(graceMs: number): Promise<void> };

const longestWaitMs = 100;
const maxWaiting = 16 * 1024;

/**
 * Lines to standard output (1) or error (2): JSON, or words for people where that is a terminal.
 * What waits is lost when the process is killed, and is written by `flush` at any other end.
 * `onDrop` hears of lines that nobody read: see PatientWriter.
 */
export function lineOutput(
  descriptor: 1 | 2,
  onDrop: (lines: number) => void = () => {},
): ProcessOutput {
  if (isatty(descriptor)) {
    const destination = pino.destination({ dest: descriptor, sync: true });
    const write = (text: string) => void destination.write(text);
    return { ...prettyOutput(write, Bun.enableANSIColors), settle: async () => {} };
  }
  const writer = new PatientWriter(descriptorSink(descriptor), onDrop);
  const output = gatheredOutput((text) => writer.write(text), longestWaitMs);
  return { ...output, settle: (graceMs) => writer.settle(graceMs) };
}

/**
 * Bun's sink writes what a pipe takes at once, and the rest as it is read. Of a pipe whose reader
 * has gone it tells by a promise or at once, by either of the two.
 */
function descriptorSink(descriptor: 1 | 2): Sink {
  const sink = Bun.file(descriptor).writer();
  return (text) => {
    const steps = [() => sink.write(text), () => sink.flush()].map(promised);
    const pending = steps.filter((step) => step !== null);
    return pending.length === 0 ? null : Promise.all(pending);
  };
}

/** Null where it is done; an error is a promise that rejects, whichever way it came. */
function promised(step: () => unknown): Promise<unknown> | null {
  try {
    const done = step();
    return done instanceof Promise ? done : null;
  } catch (error) {
    return Promise.reject(error);
  }
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
