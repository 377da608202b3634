import { day } from './clock.ts';

/** Enough for the zones, languages and shapes of one machine; each takes some kilobytes. */
const maxKept = 500;
const kept = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** Making a formatter takes a hundred times as long as using it, so each is made once. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `date ${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  return keep(key, new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `number ${locale} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  return keep(key, new Intl.NumberFormat(locale, options));
}

const maxNames = 5_000;
const names = new Map<string, string>();

/**
 * What a zone is called on a day, which takes ten times as long to ask as the date takes to write;
 * undefined where `Intl` has no name for it.
 */
export function zoneNameOn(
  locale: string,
  timeZone: string,
  style: 'longGeneric' | 'shortGeneric',
  at: number,
): string | undefined {
  const key = `${locale} ${timeZone} ${style} ${Math.floor(at / day)}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const parts = dateFormat(locale, { timeZone, timeZoneName: style }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  if (names.size >= maxNames) names.clear();
  if (name !== undefined) names.set(key, name);
  return name;
}

/** The oldest goes first: what is used again is made again. */
function keep<Made extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, made: Made): Made {
  if (kept.size >= maxKept) {
    for (const oldest of kept.keys()) {
      kept.delete(oldest);
      break;
    }
  }
  kept.set(key, made);
  return made;
}
