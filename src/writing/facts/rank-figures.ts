import type { CarEconomy, CarFigure, FigureName } from '../cars/car-model.ts';
import { type Car, carOf } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { makes } from '../cars/en/index.ts';
import { economyOfCar, figuresOf } from '../cars/figures-of.ts';
import { guideOf, lastGuideYear } from '../cars/guide.ts';
import type { RankedFuel, RankedKind } from './ranked-kind.ts';

/** What the models of the guide that are sold now can be ranked by. */
export const ranks = [
  'cargo',
  'cargo-third',
  'trunk',
  'mpg',
  'towing',
  'payload',
  'clearance',
  'range',
] as const;
export type Rank = (typeof ranks)[number];

/** One model with its best figure: "Kia Sportage hybrid", 42, "with front-wheel drive". */
export type Ranked = { name: string; make: string; value: number; note: string };

let known: readonly Car[] | null = null;

/** Every model that is still new at dealers; read once. */
function carsOfToday(): readonly Car[] {
  known ??= makes
    .flatMap(({ name }) => guideOf(name)?.models ?? [])
    .flatMap(({ make, model }) => carOf({ make, model, year: null }, []) ?? [])
    .filter(({ span }) => span.to === null || span.to >= lastGuideYear);
  return known;
}

/** The miles of a plug-in, which the engine goes on after. */
const isElectricAlone = /\bon electricity\b/;

const places: Partial<Readonly<Record<Rank, RegExp>>> = {
  cargo: /^behind the (?:rear seats?|second row)\b(?!.*\b(?:folded|without)\b)/,
  'cargo-third': /^behind the third row\b/,
  trunk: /^in the trunk\b/,
};

const figureOf: Readonly<Record<Exclude<Rank, 'mpg'>, FigureName>> = {
  cargo: 'cargo',
  'cargo-third': 'cargo',
  trunk: 'cargo',
  towing: 'towing',
  payload: 'payload',
  clearance: 'clearance',
  range: 'range',
};

/** The models of a kind with a known figure, the best first; each under one of its versions. */
export function rankedBy(rank: Rank, kind: RankedKind): Ranked[] {
  const all = carsOfToday()
    .filter((car) => kind.has(car.guide, car.span))
    .flatMap((car) => bestOf(car, rank, kind.fuel) ?? []);
  const sorted = all.toSorted((one, two) => {
    return (
      two.value - one.value || one.name.length - two.name.length || (one.name < two.name ? -1 : 1)
    );
  });
  // The guide has some hybrids as models of their own beside the one that they are of.
  const seen = new Set<string>();
  return sorted.filter((one) => {
    const name = plainName(one);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

function plainName({ name }: Ranked): string {
  return name.replace(/ (?:plug-in )?hybrid$/i, '');
}

function bestOf(car: Car, rank: Rank, fuel: RankedFuel | null): Ranked | null {
  const rows = rank === 'mpg' ? economyRows(car) : figureRows(car, rank);
  const own = rows.filter(({ note }) => isOfFuel(car, note, fuel));
  const [first] = own.toSorted((one, two) => two.value - one.value);
  if (!first) return null;
  const { make, model } = car.guide;
  const plain = model.startsWith(make) ? model : `${make} ${model}`;
  const { value, note } = first;
  return { name: versionName(plain, note, rank), make, value, note: noteText(note, rank) };
}

type Row = { value: number; note: string };

function economyRows(car: Car): Row[] {
  return economyOfCar(car).map(({ combined, version }: CarEconomy) => {
    return { value: Number(combined), note: version };
  });
}

function figureRows(car: Car, rank: Exclude<Rank, 'mpg'>): Row[] {
  const place = places[rank];
  return figuresOf(car, figureOf[rank])
    .filter(({ note }: CarFigure) => !place || place.test(note))
    .flatMap(({ value, note }) => {
      const ends = value.split(' to ').map((end) => Number(end.replaceAll(',', '')));
      const told = ends.at(-1) ?? 0;
      return told > 0 ? [{ value: told, note }] : [];
    });
}

/** A range on electricity is that of a plug-in, and a hybrid's figure is none of the gas one. */
function isOfFuel({ guide, version }: Car, note: string, fuel: RankedFuel | null): boolean {
  const power = versionIn(note) ?? version ?? versionIn(guide.model) ?? versionIn(guide.kind ?? '');
  if (fuel === null) return !isElectricAlone.test(note);
  if (fuel === 'electric') {
    return (
      !isElectricAlone.test(note) && /\belectric\b|\bEV\b/.test(`${guide.kind} ${guide.model}`)
    );
  }
  if (fuel === 'diesel') return /\bdiesel\b/i.test(note);
  return power === fuel;
}

/** A rating of the hybrid is that of the hybrid, under a name that says so. */
function versionName(name: string, note: string, rank: Rank): string {
  if (rank !== 'mpg') return name;
  const power = versionIn(note);
  if (power !== null && versionIn(name) === null) {
    return `${name} ${power === 'plug-in' ? 'plug-in hybrid' : 'Hybrid'}`;
  }
  return /\bdiesel\b/i.test(note) ? `${name} diesel` : name;
}

/** Without years, which say when it was looked up, and without what the name has said. */
function noteText(note: string, rank: Rank): string {
  if (rank === 'mpg' || rank === 'range') {
    const [wheels] = /\b(?:front|rear|all|four)-wheel drive\b/.exec(note) ?? [];
    return wheels ? `with ${wheels}` : '';
  }
  return note
    .replace(/,? ?\(?(?:from |to |until |in )?\b20\d\d\b.*$/, '')
    .replace(/^when (?:properly equipped|equipped for trailering)$|^with the right equipment$/, '')
    .trim();
}
