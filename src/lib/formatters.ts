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
