/** A breakdown that the site has figures of, and on how many days of a window. */
export type Coverage = { dimensions: string; days: number };

/**
 * How much a breakdown leaves out or counts twice, the least first: a property's devices and
 * countries add up to its totals, a search that shows two pages is an impression of both, rare
 * searches are hidden. A visit has one channel, and is seen on several pages.
 */
const loss: Readonly<Record<string, number>> = {
  device: 1,
  channel: 1,
  country: 2,
  page: 4,
  query: 8,
};

/**
 * The one breakdown that figures are added up from, since those of two must never be mixed: of all
 * that tell what is `needed`, what covers most days, and of those what loses least.
 */
export function chooseGrain(known: readonly Coverage[], needed: readonly string[]): string | null {
  const fitting = known.filter(({ dimensions }) => {
    const names = namesIn(dimensions);
    return needed.every((name) => names.includes(name));
  });
  const [best] = fitting.toSorted(
    (a, b) =>
      b.days - a.days ||
      lossOf(a.dimensions) - lossOf(b.dimensions) ||
      (a.dimensions < b.dimensions ? -1 : 1),
  );
  return best?.dimensions ?? null;
}

function lossOf(dimensions: string): number {
  return namesIn(dimensions).reduce((all, name) => all + (loss[name] ?? 16), 0);
}

function namesIn(dimensions: string): string[] {
  return dimensions === '' ? [] : dimensions.split(',');
}
