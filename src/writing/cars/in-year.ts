type Years = readonly [from: number, to: number];

/** How editors name the years of a figure that is not of all its span. */
const ways: readonly (readonly [pattern: RegExp, years: (one: number, two: number) => Years])[] = [
  [/\b(20\d\d)(?:-| to | and )(20\d\d)\b/, (one, two) => [one, two]],
  [/\bfrom (?:model year )?(20\d\d)\b/, (one) => [one, Infinity]],
  [/\b(?:to|until|through) (?:model year )?(20\d\d)\b/, (one) => [-Infinity, one]],
  [/\b(20\d\d)\b/, (one) => [one, one]],
];

/** The years that a note names; null where it is of all. */
export function yearsIn(note: string): Years | null {
  for (const [pattern, years] of ways) {
    const found = pattern.exec(note);
    if (found) return years(Number(found[1]), Number(found[2]));
  }
  return null;
}

/**
 * Of figures with notes those of a model year; all of them where no year is asked for, and where
 * none is of it: each says its own year then.
 */
export function ofYear<Item>(
  all: readonly Item[],
  year: number | null,
  noteOf: (item: Item) => string,
): readonly Item[] {
  if (year === null) return all;
  const own = all.filter((item) => {
    const years = yearsIn(noteOf(item));
    return years === null || (year >= years[0] && year <= years[1]);
  });
  return own.length > 0 ? own : all;
}
