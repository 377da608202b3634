import type { Context } from '../context.ts';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Clock, day, hour, isFromFuture, isoTime, second } from '../lib/clock.ts';
import { gatheredOutput, type LineOutput } from '../lib/line-output.ts';
import type { Log } from '../lib/log.ts';

/** How long lines are kept; a part goes within the hour after its last one. */
const keptMs = 14 * day;
/** For all parts together; beyond it the oldest go first. */
const maxBytes = 512 * 1024 * 1024;
const partBytes = 16 * 1024 * 1024;
const partMs = hour;
/** A kill loses the lines of so long. */
const longestWaitMs = second;

/** Where the request log lies, in the data folder: parts named by the time of their first line. */
export function requestFolder(dataDir: string): string {
  return join(dataDir, 'requests');
}

type Part = { file: string; startedAt: number; bytes: number };

/**
 * Writes the lines of the request log into parts of an hour or 16 MiB. Never throws: what cannot be
 * written is left out, with one line in the log for as long as that lasts.
 */
export function requestFiles(dataDir: string, clock: Clock, log: Log): LineOutput {
  const parts = new Parts(dataDir, clock, log);
  return gatheredOutput((text) => parts.append(text), longestWaitMs);
}

class Parts {
  private part: Part | null = null;
  private isFailing = false;

  constructor(
    private readonly dataDir: string,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  append(text: string): void {
    try {
      const part = this.partFor(text.length);
      appendFileSync(part.file, text, { mode: 0o600 });
      part.bytes += text.length;
      this.isFailing = false;
    } catch (error) {
      this.part = null;
      if (!this.isFailing) this.log.warn({ error: String(error) }, 'requests cannot be logged now');
      this.isFailing = true;
    }
  }

  /** What many requests would write between two sweeps is limited here. */
  private partFor(bytes: number): Part {
    const now = this.clock.now();
    const { part } = this;
    // The distance, so that a clock that was set back begins a part as well.
    const fits = part && part.bytes + bytes <= partBytes && Math.abs(now - part.startedAt) < partMs;
    if (fits) return part;
    const folder = requestFolder(this.dataDir);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    sweepRequestFiles(this.dataDir, now);
    const file = join(folder, partName(now));
    this.part = { file, startedAt: now, bytes: 0 };
    return this.part;
  }
}

/**
 * Deletes parts that are 14 days old, and the oldest beyond 512 MiB. Parts from the future get the
 * present as their time: they would be kept too long, and in the place of newer ones.
 */
export function sweepRequestFiles(
  dataDir: string,
  nowMs: number,
  limit = maxBytes,
): { files: number } {
  let total = 0;
  let files = 0;
  setRight(requestFolder(dataDir), nowMs);
  for (const { file, startedAt, bytes } of listParts(requestFolder(dataDir))) {
    total += bytes;
    // Room is left for the part that grows.
    const isTooMuch = total > limit - partBytes;
    if (!isTooMuch && nowMs - startedAt < keptMs + partMs) continue;
    rmSync(file, { force: true });
    files += 1;
  }
  return { files };
}

function setRight(folder: string, nowMs: number): void {
  const ahead = listParts(folder).filter(({ startedAt }) => isFromFuture(startedAt, nowMs));
  let at = nowMs;
  for (const { file } of ahead) {
    while (existsSync(join(folder, partName(at)))) at -= 1;
    renameSync(file, join(folder, partName(at)));
  }
}

function partName(startedAt: number): string {
  return `${isoTime(startedAt).replaceAll(':', '-')}.jsonl`;
}

/** The same, for the timetable. */
export async function sweepRequestLog({
  config,
  clock,
}: Pick<Context, 'config' | 'clock'>): Promise<{ files: number }> {
  return sweepRequestFiles(config.dataDir, clock.now());
}

/** The newest first. */
function listParts(folder: string): Part[] {
  const parts: Part[] = [];
  for (const name of names(folder).sort().reverse()) {
    const [, date, hours, minutes, seconds] = namePattern.exec(name) ?? [];
    const startedAt = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
    if (Number.isNaN(startedAt)) continue;
    const file = join(folder, name);
    parts.push({ file, startedAt, bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0 });
  }
  return parts;
}

const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.jsonl$/;

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
