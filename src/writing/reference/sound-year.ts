import { isSameEngine } from './engines.ts';
import type { FiledEngine, FiledYear } from './filed-year.ts';

/** More engines than that in one model year are those of a maker's whole range. */
const maxEngines = 6;
/** Pounds: what is lighter is a car, an SUV or a half-ton truck; batteries weigh more. */
const maxLight = 8_000;
const maxElectric = 10_000;
/** Pounds between the lightest and the heaviest version of one light model. */
const maxSpread = 4_000;

const heavyNames = /\b(?:[2-6]500(?:HD)?|[EF]-[2-6]50|Super Duty|Express|Savana|Sprinter)\b/i;
const vanNames = /\b(?:Transit|ProMaster|E-Series|NV|Hummer|Excursion)\b/i;

/** Liters below which cars of this century have four cylinders at most. */
const smallSix = 2.3;

const halfTons = /\b(?:1500|F-150)$/;
/** Liters above which an engine is made for heavier trucks. */
const maxHalfTon = 6.3;

const heavyPickups = /^(?:(?:Silverado |Sierra )?[2-6]500(?:HD)?|F-[2-6]50(?: Super Duty)?)$/;
/** Liters below which no heavy pickup has had an engine: a list with one is the maker's range. */
const minHeavyPickup = 4.8;

function isOfLighterRange(model: string, engines: readonly FiledEngine[] = []): boolean {
  return (
    heavyPickups.test(model) &&
    engines.some(({ liters = minHeavyPickup }) => liters < minHeavyPickup)
  );
}

/** "2.0L 6-cylinder": a slip in a maker's pattern; a 6.6L is one of the heavy trucks beside it. */
function isBuilt({ power, liters, cylinders }: FiledEngine, model: string): boolean {
  if (liters !== undefined && liters > maxHalfTon && halfTons.test(model)) return false;
  // None of them is sold with batteries alone.
  if (power === 'electric' && heavyPickups.test(model)) return false;
  return liters === undefined || cylinders === undefined || cylinders <= 4 || liters >= smallSix;
}

/**
 * Without what a maker's patterns tell of all its trucks alike: a list of engines that is too long
 * for one model, and weight classes in which no such car is.
 */
export function soundYear(model: string, given: FiledYear): FiledYear {
  const filed = withoutVan(given);
  const { engines: listed, weight, ...rest } = filed;
  const engines = listed?.filter((one) => isBuilt(one, model));
  const isHeavy = heavyNames.test(model) || vanNames.test(model);
  const count = engines?.length ?? 0;
  // A heavy truck has a choice: one engine is what is left of a list that was not the model's.
  const isFew = count <= maxEngines && !(isHeavy && count < 2);
  const isWhole = filed.epa !== undefined || (isFew && !isOfLighterRange(model, engines));
  const [low, high] = weight ?? [0, 0];
  const isElectric = engines?.every(({ power }) => power === 'electric') === true;
  const most = isElectric ? maxElectric : maxLight;
  const isLikely = isHeavy || (high <= most && high - low <= maxSpread);
  return {
    ...rest,
    ...(engines && count > 0 && isWhole && { engines }),
    ...(weight && isLikely && { weight }),
  };
}

/** How a van or a heavy truck is built, which nobody would call a trim: "EL DRW High Roof". */
const builds = /\b(?:(?:high|medium|low) roof|[DS]RW)\b|^\d+ - /i;

export function soundTrims({ trims = [] }: FiledYear): string[] {
  return trims.filter((one) => !builds.test(one));
}

/** A pickup has cabs; a van filed under its name brings a motor, battery and drive of its own. */
function withoutVan(filed: FiledYear): FiledYear {
  const { cabs = [], bodies = [], battery: _, ...rest } = filed;
  if (cabs.length === 0 || !bodies.includes('truck') || !bodies.includes('van')) return filed;
  const engines = filed.engines?.filter(({ power }) => power !== 'electric');
  const axles = filed.drives?.filter((one) => /^[24]WD$/.test(one)) ?? [];
  return {
    ...rest,
    cabs,
    bodies: bodies.filter((one) => one !== 'van'),
    ...(engines && { engines }),
    ...(axles.length > 0 && { drives: axles }),
  };
}

/** Model years in which a maker does not change every engine twice. */
const nearYears = 2;

/** A model's years, each sound, without the engines of a year that none of its neighbors has. */
export function soundYears(
  model: string,
  years: Readonly<Record<string, FiledYear>>,
): Record<string, FiledYear> {
  const sound = Object.entries(years).map(([year, filed]) => {
    return [Number(year), soundYear(model, filed)] as const;
  });
  return Object.fromEntries(
    sound.map(([year, filed]) => {
      const near = (from: number, to: number): FiledEngine[] =>
        sound.flatMap(([at, one]) => (at >= from && at <= to ? (one.engines ?? []) : []));
      const [before, after] = [near(year - nearYears, year - 1), near(year + 1, year + nearYears)];
      const isOwn = (others: readonly FiledEngine[]): boolean =>
        others.length > 0 &&
        filed.engines?.some((one) => others.some((two) => isSameEngine(one, two))) !== true;
      if (!filed.engines || !isOwn(before) || !isOwn(after)) return [year, filed];
      const { engines: _, ...rest } = filed;
      return [year, rest];
    }),
  );
}
