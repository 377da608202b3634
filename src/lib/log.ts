import pino from 'pino';

export type Log = pino.Logger;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** JSON lines on standard error or output; never bodies, keys or people in them. */
export function makeLog(level: LogLevel, to: 'stdout' | 'stderr' = 'stdout'): Log {
  const destination = pino.destination({ dest: to === 'stdout' ? 1 : 2, sync: true });
  const base = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino({ ...base, formatters: { level: (label) => ({ level: label }) } }, destination);
}
