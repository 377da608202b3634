import type { CarEconomy, CarFigure, FigureName } from './car-model.ts';
import type { Car } from './car-of.ts';
import { versionIn } from './car-version.ts';
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
  return ofYear(all, year, (one) => one.version);
}

/** "2.7L turbo V6 (325 hp)", so that a list of them has one comma an engine. */
export function enginesOf({ span, version, year }: Car): readonly string[] {
  const own = span.engines.filter((one) => version === null || versionIn(one) === version);
  return strictlyOfYear(own, year, String).map(withPower);
}

function withPower(engine: string): string {
  return engine.replace(/, (\d+(?: to \d+)? hp.*)$/, (_all, power: string) => {
    return ` (${power.replace(/ \(([^)]*)\)/g, ', $1')})`;
  });
}
