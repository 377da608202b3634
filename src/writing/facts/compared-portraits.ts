import type { Brief } from '../brief.ts';
import { type ModelPortrait, modelReference } from '../reference/model-reference.ts';
import { agreeingWith } from '../reference/stock-agreement.ts';
import type { StockVehicle } from '../store-profile.ts';
import { commonYear } from './compared-year.ts';
import type { ComparedVehicle } from './compared.ts';

/** Further back a model may be another car. */
const nearYears = 4;

/**
 * The sides with what makers filed of each, in one model year as far as nobody asked for others, so
 * that a rival that is not here is known too. Sides that are one model of one year differ in what
 * the tables do not tell apart, and get nothing.
 */
export function withPortraits(
  compared: readonly ComparedVehicle[],
  brief: Brief,
  lot: readonly StockVehicle[],
): ComparedVehicle[] {
  if (brief.store.country !== 'US') return [...compared];
  const newest = newestYear(compared, brief);
  const own = compared.map((one) => portraitIn(one, one.subject.year, newest));
  const common = [newest, ...own.flatMap((one) => one?.shown.year ?? [])]
    .filter((year) => year > newest - nearYears)
    .toSorted((one, two) => two - one)
    .map((year) => compared.map((one) => portraitIn(one, one.subject.year ?? year, newest)))
    .find((all) => all.every((one, at) => own[at] === null || (one?.shown.engines ?? null)));
  const told = common ?? own;
  const names = told.map((one) => one && `${one.make} ${one.model} ${one.shown.year}`);
  return compared.map((one, at) => {
    const portrait = isOfItsTime(told[at] ?? null, one, newest) ? told[at] : null;
    const isTwin = names.filter((name) => name === names[at]).length > 1;
    if (!portrait || isTwin) return one;
    const agreed = agreeingWith(portrait, lot);
    return { ...one, portrait: withoutVersion(agreed, compared), isKnown: true };
  });
}

/** What was filed years away from the cars that are compared describes others. */
function isOfItsTime(
  portrait: ModelPortrait | null,
  { subject, pair }: ComparedVehicle,
  newest: number,
): boolean {
  if (portrait === null || subject.year !== null) return true;
  const years = pair.vehicles.flatMap(({ year }) => year ?? []);
  const near = years.length > 0 ? years : [newest];
  return near.some((year) => Math.abs(year - portrait.shown.year) <= awayYears);
}

const awayYears = 2;

const versions = { hybrid: / hybrid$/i, plug_in_hybrid: / (?:plug-in hybrid|prime)$/i } as const;

/**
 * Beside a RAV4 Hybrid the RAV4 is the other one, and has none of its engines. Which driven wheels
 * and gearboxes are left is not filed by engine.
 */
function withoutVersion(
  portrait: ModelPortrait,
  compared: readonly ComparedVehicle[],
): ModelPortrait {
  const { shown, make, model } = portrait;
  const gone = (Object.keys(versions) as (keyof typeof versions)[]).filter((power) =>
    compared.some(({ subject }) => {
      const isVersion = versions[power].test(subject.model) && subject.make === make;
      return isVersion && subject.model.replace(versions[power], '') === model;
    }),
  );
  if (gone.length === 0) return portrait;
  const { engines = [], drives: _drives, gearboxes: _gearboxes, ...rest } = shown;
  const left = engines.filter(({ power }) => !gone.some((one) => one === power));
  const powers = [...new Set(left.map(({ power }) => power))];
  const year = { ...rest, powers, ...(left.length > 0 && { engines: left }) };
  return { ...portrait, shown: year };
}

function portraitIn({ subject }: ComparedVehicle, year: number | null, newest: number) {
  const { make, model, power } = subject;
  // The lists of a model have all of its powertrains, and the side is one of them.
  return power === null ? modelReference(make, model, year, newest) : null;
}

/** The newest of the cars that are set against each other; this year where none is here. */
function newestYear(compared: readonly ComparedVehicle[], brief: Brief): number {
  const { now } = brief;
  const common = commonYear(compared, brief);
  if (common !== undefined) return common ?? Number(now.slice(0, 4));
  const years = compared.flatMap(({ pair }) => pair.vehicles.flatMap(({ year }) => year ?? []));
  return years.length > 0 ? Math.max(...years) : Number(now.slice(0, 4));
}

/** The most seats or rows that were filed; null where that is not known. */
export function mostFiled(portrait: ModelPortrait | null, what: 'seats' | 'rows'): number | null {
  const counts = portrait?.shown[what] ?? [];
  return counts.length > 0 ? Math.max(...counts) : null;
}
