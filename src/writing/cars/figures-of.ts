import type { CarEconomy, CarFigure, CarSpan, FigureName } from './car-model.ts';
import type { Car } from './car-of.ts';
import { type CarVersion, versionIn } from './car-version.ts';
import { ofYear, strictlyOfYear } from './in-year.ts';

/** What a hybrid shares with the others, unless a figure of its own is told. */
const ofBody: readonly FigureName[] = ['seats', 'cargo', 'length', 'clearance', 'bed'];

/** Of a hybrid what is said of hybrids, of a model year what is of it; else all that is known. */
export function figuresOf({ span, version, year }: Car, name: FigureName): readonly CarFigure[] {
  const all = ofYear(span.figures[name] ?? [], year, ({ note }) => note);
  if (version === null) return all;
  const own = all.filter(({ note }) => versionIn(note) === version);
  return own.length > 0 || !ofBody.includes(name) ? own : all;
}

export function economyOfCar({ span, version, year }: Car): readonly CarEconomy[] {
  const all = span.economy.filter((one) => version === null || versionIn(one.version) === version);
  const only = year ?? (span.from === span.to ? span.from : null);
  const told = ofYear(all, year, (one) => one.version);
  // Of one year alone, each is of that year.
  return told.map((one) => ({ ...one, version: one.version.replace(yearAlone(only), '') }));
}

function yearAlone(year: number | null): RegExp {
  return year === null ? /(?!)/ : new RegExp(`(?:^|,? )\\(?${year}\\)?$`);
}

/** "2.7L turbo V6 (325 hp)", so that a list of them has one comma an engine. */
export function enginesOf({ span, version, year }: Car): readonly string[] {
  return enginesIn(span, version, year);
}

/** The same of other model years: null for all of a shape. */
export function enginesIn(
  span: Pick<CarSpan, 'engines'>,
  version: CarVersion,
  year: number | null,
): readonly string[] {
  const own = span.engines.filter((one) => version === null || versionIn(one) === version);
  return strictlyOfYear(own, year, String).map(withPower);
}

/** What goes into the tank, where the guide says it of each of its engines. */
export function fuelsOf({ span, version }: Car): readonly string[] {
  return version === null || span.fuel.length === 1 ? span.fuel : [];
}

function withPower(engine: string): string {
  return engine.replace(/, (\d+(?: to \d+)? hp.*)$/, (_all, power: string) => {
    return ` (${power.replace(/ \(([^)]*)\)/g, ', $1')})`;
  });
}
