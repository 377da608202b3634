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

/** What a note says without its years, of which there may be one for each of them. */
function matterOf(note: string): string {
  return note.replace(/,? ?\b(?:from |to |until |through |in )?(?:model year )?20\d\d\b.*$/, '');
}

/**
 * Of figures with notes those of a model year, none where only other years are known: a rating of
 * 2020 is none of 2021. Where no year is asked for, all of them; of what is still sold the newest
 * of each version alone.
 */
export function ofYear<Item>(
  all: readonly Item[],
  { year, isSold }: { year: number | null; isSold: boolean },
  noteOf: (item: Item) => string,
): readonly Item[] {
  if (year !== null) return strictlyOfYear(all, year, noteOf);
  if (!isSold) return all;
  const ends = all.map((item) => endOf(noteOf(item)));
  return all.filter((item, at) =>
    all.every((other, place) => {
      const isSame = matterOf(noteOf(other)) === matterOf(noteOf(item));
      return !isSame || (ends[place] ?? 0) <= (ends[at] ?? 0);
    }),
  );
}

/** The year nearest to the asked one that a figure is known of; null where all are of all years. */
export function nearestYear(notes: readonly string[], year: number): number | null {
  const years = notes.flatMap((note) => yearsIn(note)?.filter(Number.isFinite) ?? []);
  const away = (one: number): number => Math.abs(one - year);
  return years.toSorted((one, two) => away(one) - away(two) || two - one)[0] ?? null;
}

/** A figure without years is of all of them. */
function endOf(note: string): number {
  return yearsIn(note)?.[1] ?? Infinity;
}

/** Those whose notes allow the year. */
export function strictlyOfYear<Item>(
  all: readonly Item[],
  year: number | null,
  noteOf: (item: Item) => string,
): readonly Item[] {
  return year === null ? all : all.filter((item) => isIn(year, noteOf(item)));
}

/** Whether a note is of a model year: one that names none is of all. */
export function isIn(year: number, note: string): boolean {
  const years = yearsIn(note);
  return years === null || (year >= years[0] && year <= years[1]);
}

/** "2.5L, 2023 to 2025" of a year that is one of them is said of that year. */
export function withoutYear(note: string, year: number | null): string {
  if (year === null || !isIn(year, note)) return note;
  return note.replace(
    /(?:^|,? )\(?(?:in |from |to |until )?\d{4}(?:(?: to | and |-)\d{4})?\)?$/,
    '',
  );
}
