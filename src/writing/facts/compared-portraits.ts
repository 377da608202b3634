import type { Brief } from '../brief.ts';
import { type ModelPortrait, modelReference } from '../reference/model-reference.ts';
import { agreeingWith } from '../reference/stock-agreement.ts';
import type { StockVehicle } from '../store-profile.ts';
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
    const portrait = told[at];
    const isTwin = names.filter((name) => name === names[at]).length > 1;
    if (!portrait || isTwin) return one;
    return { ...one, portrait: agreeingWith(portrait, lot), isKnown: true };
  });
}

function portraitIn({ subject }: ComparedVehicle, year: number | null, newest: number) {
  const { make, model, power } = subject;
  // The lists of a model have all of its powertrains, and the side is one of them.
  return power === null ? modelReference(make, model, year, newest) : null;
}

/** The newest of the cars that are set against each other; this year where none is here. */
function newestYear(compared: readonly ComparedVehicle[], { now }: Brief): number {
  const years = compared.flatMap(({ pair }) => pair.vehicles.flatMap(({ year }) => year ?? []));
  return years.length > 0 ? Math.max(...years) : Number(now.slice(0, 4));
}

/** The most seats or rows that were filed; null where that is not known. */
export function mostFiled(portrait: ModelPortrait | null, what: 'seats' | 'rows'): number | null {
  const counts = portrait?.shown[what] ?? [];
  return counts.length > 0 ? Math.max(...counts) : null;
}
