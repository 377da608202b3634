import type { Engine, Summary } from './summarise.ts';

/** What a few patterns among many name has slid in from another model's. */
const fewEngines = 0.06;
/** Of so few patterns one is no small share. */
const minPatterns = 16;
/** Driven wheels that hardly any pattern names. */
const fewDrives = 0.03;
/** Of so many patterns the driven wheels are known where one kind is all there is. */
const knownDrives = 0.9;

/** Pounds: no four-cylinder without a motor beside it moves an SUV from there on. */
const heavyWagon = 7000;

/** A hybrid is one of few versions; its engine is that of the others. */
const electrified = new Set(['hybrid', 'plug_in_hybrid', 'electric', 'hydrogen']);

/** Engines with the number of patterns that hold each, without the few that slid in. */
export function heldEngines(held: readonly { engine: Engine; patterns: number }[]): Engine[] {
  const all = held.reduce((sum, { patterns }) => sum + patterns, 0);
  if (all < minPatterns) return held.map(({ engine }) => engine);
  const isUsual = ({ patterns }: { patterns: number }): boolean => patterns >= all * fewEngines;
  const sizes = new Set(held.filter(isUsual).map(({ engine }) => engine.liters));
  return held
    .filter(
      (one) => isUsual(one) || (electrified.has(one.engine.power) && sizes.has(one.engine.liters)),
    )
    .map(({ engine }) => engine);
}

/**
 * Driven wheels of all patterns, the most common first. Makers file them of their all-wheel-drive
 * versions and leave them out of the others: one kind alone is told where hardly any leaves it out.
 */
export function heldDrives(named: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const drive of named) if (drive !== null) counts.set(drive, (counts.get(drive) ?? 0) + 1);
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const usual = [...counts]
    .filter(([, count]) => count >= known * fewDrives)
    .toSorted(([, a], [, b]) => b - a)
    .map(([drive]) => drive);
  return usual.length === 1 && known < named.length * knownDrives ? [] : usual;
}

/** Without engines that no car of its weight has. */
export function movedBy(summary: Summary): Summary {
  const { engines, bodies = [], weight } = summary;
  const isWagon = bodies.length > 0 && bodies.every((body) => body === 'suv');
  if (!engines || !weight || !isWagon || weight[0] < heavyWagon) return summary;
  const kept = engines.filter(
    ({ cylinders, power }) => electrified.has(power) || (cylinders ?? 8) > 4,
  );
  return kept.length > 0 ? { ...summary, engines: kept } : summary;
}

const keyOf = ({ liters, cylinders, power }: Engine): string => `${liters} ${cylinders} ${power}`;

/**
 * Model years without lists of engines that are another car's: one that shares nothing with the
 * year before and the year after, which are alike.
 */
export function withoutStrayYears<Year extends { engines?: Engine[] }>(
  years: Readonly<Record<number, Year>>,
): Record<number, Year> {
  const keys = (year: number): Set<string> => new Set(years[year]?.engines?.map(keyOf));
  return Object.fromEntries(
    Object.entries(years).map(([name, own]) => {
      const year = Number(name);
      const [before, now, after] = [keys(year - 1), keys(year), keys(year + 1)];
      const isAlone = now.isDisjointFrom(before) && now.isDisjointFrom(after);
      const isStray = now.size > 0 && isAlone && !before.isDisjointFrom(after);
      if (!isStray) return [name, own];
      const { engines: _other, ...rest } = own;
      return [name, rest as Year];
    }),
  );
}
