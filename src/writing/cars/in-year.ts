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
 * Of figures with notes those of a model year, all of them where no year is asked for. What began
 * later or ended before is left out. What is only known of other years ("2023") is told with its
 * year, where nothing else is known of that version; and so is all, where nothing is left.
 */
export function ofYear<Item>(
  all: readonly Item[],
  year: number | null,
  noteOf: (item: Item) => string,
): readonly Item[] {
  if (year === null) return all;
  const groups = Map.groupBy(all, (item) => matterOf(noteOf(item)));
  const kept = new Set(
    [...groups.values()].flatMap((group) => {
      const own = group.filter((item) => isIn(year, noteOf(item)));
      return own.length > 0 ? own : group.filter((item) => isClosed(noteOf(item)));
    }),
  );
  return kept.size > 0 ? all.filter((item) => kept.has(item)) : all;
}

/** The same without what is only known of other years: an engine that is gone is none of them. */
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

/** "2023" and "2018 to 2020" say when a rating was looked up, "from 2016" when it began. */
function isClosed(note: string): boolean {
  const [from, to] = yearsIn(note) ?? [-Infinity, Infinity];
  return Number.isFinite(from) && Number.isFinite(to);
}
