import type { Car } from '../cars/car-of.ts';
import { nameOfCar } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { comparableCargo } from '../cars/cargo-of.ts';
import { economyOfCar, enginesOf, figuresOf } from '../cars/figures-of.ts';
import { usedSpanOf } from '../cars/car-prose.ts';
import type { CarEconomy, CarFigure, CarSpan, FigureName } from '../cars/car-model.ts';
import { guideMonth, guideOf } from '../cars/guide.ts';
import { joinWithAnd, joinWithOr } from '../realise/lists.ts';
import type { Fact } from './fact.ts';
import { termText } from './make-facts.ts';

type Told = [id: string, label: string, value: string | null];

const units: Readonly<Record<FigureName, string>> = {
  towing: 'pounds',
  payload: 'pounds',
  bed: 'feet',
  cargo: 'cubic feet',
  clearance: 'inches',
  length: 'inches',
  seats: 'seats',
  range: 'miles',
};

const labels: Readonly<Record<FigureName, string>> = {
  towing: 'Towing capacity',
  payload: 'Payload',
  bed: 'Bed length',
  cargo: 'Cargo volume',
  clearance: 'Ground clearance',
  length: 'Overall length',
  seats: 'Seats',
  range: 'EPA-estimated electric range',
};

/**
 * What makers publish and the EPA rates of a car, each in the words that a message puts into its
 * sentence. Pounds, cubic feet, inches, miles and miles per gallon, as in the United States.
 */
export function carFactsOf(car: Car | null, prefix = 'car'): Fact[] {
  if (!car) return [];
  const { guide, span } = car;
  const years = `model year${span.to === span.from ? '' : 's'} ${yearsText(span)}`;
  const published = `${guide.make} published specifications, ${years}`;
  const own = toFacts(prefix, publishedFacts(car), published);
  const rated = toFacts(prefix, ratedFacts(car), `EPA fueleconomy.gov, ${years}`);
  return [...own, ...rated, ...warrantyFacts(car, prefix)];
}

function publishedFacts(car: Car): Told[] {
  const { guide, span, others } = car;
  const [first, ...trims] = car.version ? [] : span.trims;
  const figures = (['towing', 'payload', 'cargo', 'clearance', 'length', 'bed'] as const).flatMap(
    (name): Told[] => {
      const all = figuresOf(car, name);
      const [most, ...rest] = all.map((one) => figureText(one, units[name]));
      return [
        [name, labels[name], most === undefined ? null : joinWithAnd([most, ...rest])],
        [`${name}-most`, `${labels[name]}, the highest`, most ?? null],
        [`${name}-rest`, `${labels[name]} of the others`, joinWithAnd(rest)],
      ];
    },
  );
  return [
    ['which', 'Car', carName(car)],
    ['kind', 'Kind', guide.kind],
    ['trims', 'Trims', first === undefined ? null : joinWithAnd([first, ...trims])],
    ['trim-first', 'Lowest trim', trims.length > 0 ? (first ?? null) : null],
    ['trim-last', 'Highest trim', trims.at(-1) ?? null],
    ['engines', 'Engines', joinWithAnd(enginesOf(car))],
    ['seats', 'Seats', joinWithOr(figuresOf(car, 'seats').map(({ value }) => value))],
    ...figures,
    ['cargo-compared', 'Cargo volume with five seats in use', comparedCargo(car)],
    ['towing-others', 'Towing capacity, other years', othersTowing(car)],
    ['rivals', 'Rivals', joinWithAnd(guide.rivals)],
    ['redesigns', 'Model years of a new generation', redesignsOf(car)],
    ['last-redesign', 'Newest generation since', lastRedesignOf(car)],
    ['brought', 'New with it', span.brought],
    ['from', 'First model year of it', String(span.from)],
    ['years', 'Its model years', yearsText(span)],
    ['used-years', 'Model years of the advice on used ones', usedYears(car)],
    ['years-others', 'Other shapes here', joinWithAnd(others.map((one) => yearsText(one)))],
  ];
}

function ratedFacts(car: Car): Told[] {
  const rows = economyOfCar(car);
  const combined = rows.map((one) => Number(one.combined));
  const [low, high] = [Math.min(...combined), Math.max(...combined)];
  const texts = rows.map(economyText);
  return [
    ['mpg', 'EPA estimates', rows.length > 0 && rows.length < 3 ? joinWithAnd(texts) : null],
    ['mpg-span', 'EPA estimates, combined', rows.length < 3 ? null : `${spanText(low, high)} mpg`],
    ['mileage', 'EPA estimates', mileageText(rows)],
    ['mpg-combined', 'EPA estimates, combined', rows.length > 0 ? spanText(low, high) : null],
    ['gallons', 'Gallons for the miles of the EPA label', gallonsText(low, high)],
    ['label-miles', 'Miles a year on the EPA label', labelMiles.toLocaleString('en-US')],
    ['mpg-best', 'Highest EPA estimate', texts[combined.indexOf(high)] ?? null],
    ...rows.map((row, at): Told => [`mpg.${at + 1}`, 'EPA estimate', economyText(row)]),
    ['range-most', `${labels.range}, the longest`, longestRange(car)],
    [
      'range',
      labels.range,
      joinWithAnd(figuresOf(car, 'range').map((one) => figureText(one, 'miles'))),
    ],
  ];
}

function spanText(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** What the yearly fuel cost on the EPA label rests on (40 CFR 600.302-12). */
const labelMiles = 15_000;

/** Gallons a year at the highest and the lowest combined estimate, to the nearest five. */
function gallonsText(low: number, high: number): string | null {
  if (!Number.isFinite(low) || low <= 0) return null;
  const [least, most] = [high, low].map((mpg) => Math.round(labelMiles / mpg / 5) * 5);
  const told = least === most ? `${least} gallons` : `${least} to ${most} gallons`;
  return told.replace(/\d{4,}/g, (one) => Number(one).toLocaleString('en-US'));
}

/** Of new ones: what the first owner is promised. */
function warrantyFacts({ guide, version }: Car, prefix: string): Fact[] {
  const make = guideOf(guide.make);
  if (!make) return [];
  const hybrid = (version ?? versionIn(guide.model)) ? make.hybridWarranty : [];
  const [basic, ...more] = [...make.warranty, ...hybrid];
  return toFacts(
    prefix,
    [
      ['warranty', 'New-vehicle warranty', basic ?? null],
      ['warranty-more', 'Longer parts of it', joinWithAnd(more.map(termText))],
      ['certified', 'Certified program of the maker', make.certified],
    ],
    `${guide.make} written warranty`,
  );
}

function toFacts(prefix: string, told: readonly Told[], source: string): Fact[] {
  return told.flatMap(([id, label, value]) =>
    value === null || value === ''
      ? []
      : [{ id: `${prefix}.${id}`, label, value, unit: null, source, asOf: guideMonth }],
  );
}

/** "2024 RAV4", "2019 to 2025 RAV4", "current RAV4", "Ram 1500". */
export function carName(car: Car): string {
  const { year, span } = car;
  const name = nameOfCar(car);
  if (year !== null) return `${year} ${name}`;
  return span.to === null ? `current ${name}` : `${yearsText(span)} ${name}`;
}

/** "2019 to 2025", "2016", "2026 and newer". */
export function yearsText({ from, to }: CarSpan): string {
  if (to === null) return `${from} and newer`;
  return from === to ? String(from) : `${from} to ${to}`;
}

const leadsOn =
  /^(?:with|in|for|behind|on|from|when|by|after|and|without|across|under|to|as|or|at|inside|of)\b/;

const yearAtEnd = /,? ((?:from |to |until )?\d{4}(?:(?: to | and |-)\d{4})?)$/;

/** "3,500 pounds with the tow package", "357 miles (Premium)". */
export function figureText({ value, note }: CarFigure, unit: string): string {
  if (note === '') return `${value} ${unit}`;
  // A year at the end of one figure would run into the next.
  const told = note.replace(yearAtEnd, ' ($1)');
  if (leadsOn.test(note)) return `${value} ${unit} ${told}`;
  return `${value} ${unit} (${note.replace(/ \(([^)]*)\)/g, ', $1')})`;
}

function comparedCargo(car: Car): string | null {
  const found = comparableCargo(car);
  return found && figureText(found.figure, units.cargo);
}

function longestRange(car: Car): string | null {
  const [first] = figuresOf(car, 'range');
  return first ? figureText(first, units.range) : null;
}

function economyText({ city, highway, combined, version }: CarEconomy): string {
  const figures = `${city} mpg city, ${highway} mpg highway and ${combined} mpg combined`;
  return version === '' ? figures : `${figures} (${versionText(version)})`;
}

function usedYears(car: Car): string | null {
  const span = car.version ? null : usedSpanOf(car);
  return span && yearsText(span);
}

/** "2.7L, rear-wheel drive, 2025 to 2026". */
export function versionText(version: string): string {
  return version.replace(/\b(\d{4})-(\d{4})\b/g, '$1 to $2').replace(/ \(([^)]*)\)/g, ', $1');
}

/** For a cell whose head has the unit and the cycle: "30 (2.5L); 40 (hybrid)". */
function mileageText(rows: readonly CarEconomy[]): string | null {
  const texts = rows.map(({ combined, version }) => {
    return version === '' ? combined : `${combined} (${versionText(version)})`;
  });
  return texts.length > 0 ? texts.slice(0, maxInCell).join('; ') : null;
}

const maxInCell = 6;

function othersTowing(car: Car): string | null {
  const told = car.others.flatMap((span) => {
    const [most] = figuresOf({ ...car, span }, 'towing');
    return most ? [`the ${yearsText(span)} models at up to ${most.value} pounds`] : [];
  });
  return told.length > 0 ? joinWithAnd(told) : null;
}

/** First model years of its generations, the oldest first. */
function generationsOf({ guide }: Car): number[] {
  const known = guide.spans.filter(({ generation }) => generation !== null);
  const byName = Map.groupBy(known, ({ generation }) => generation);
  return [...byName.values()]
    .map((spans) => Math.min(...spans.map(({ from }) => from)))
    .toSorted((one, two) => one - two);
}

function redesignsOf(car: Car): string | null {
  const years = generationsOf(car);
  return years.length > 1 ? joinWithAnd(years.map(String)) : null;
}

function lastRedesignOf(car: Car): string | null {
  const last = generationsOf(car).at(-1);
  return last === undefined ? null : String(last);
}
