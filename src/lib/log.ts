import pino from 'pino';
import { type LineOutput, lineOutput } from './line-output.ts';

export type Log = pino.Logger;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/**
 * JSON lines on standard error or output, in words where that is a terminal; never bodies, keys or
 * people in them.
 */
export function makeLog(level: LogLevel, to: 'stdout' | 'stderr' | LineOutput = 'stdout'): Log {
  const output = typeof to === 'string' ? lineOutput(to === 'stdout' ? 1 : 2) : to;
  const base = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino({ ...base, formatters: { level: (label) => ({ level: label }) } }, output);
}
