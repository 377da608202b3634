import type { StoreVisit } from '../visit.ts';
import type { FigureName } from './read-list.ts';

/** A figure as people read it; a dash for what nobody knows. */
export function figureIn({ show }: StoreVisit, name: FigureName, value?: number | null): string {
  if (value === null || value === undefined) return '–';
  if (name === 'ctr') return show.percent(value);
  if (name === 'position') return show.number(value, { maximumFractionDigits: 1 });
  return show.number(value);
}

export type Change = { text: string; tone: 'good' | 'poor' | undefined };

/** What has changed: a position by places, everything else by its share. Null for nothing known. */
export function changeIn(
  { show }: StoreVisit,
  name: FigureName,
  now?: number | null,
  before?: number | null,
): Change | null {
  if (now == null || before == null) return null;
  if (name === 'position') {
    const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return { text: show.number(now - before, options), tone: toneOf(before - now, 0.05) };
  }
  if (before === 0) return null;
  return { text: show.change(now / before - 1), tone: toneOf(now / before - 1, 0.005) };
}

/** What rounds to nothing is neither. */
function toneOf(gain: number, least: number): Change['tone'] {
  if (Math.abs(gain) < least) return undefined;
  return gain > 0 ? 'good' : 'poor';
}
