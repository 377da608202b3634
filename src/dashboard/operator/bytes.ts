import type { Formats } from '../words/formats.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "1.2 GB". */
export function bytesIn(bytes: number, { number }: Formats): string {
  const last = units.length - 1;
  const power = bytes < 1000 ? 0 : Math.min(last, Math.floor(Math.log10(bytes) / 3));
  const unit = units[power] ?? 'byte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return number(bytes / 1000 ** power, options);
}
