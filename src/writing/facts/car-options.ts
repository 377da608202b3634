import type { Brief } from '../brief.ts';
import { isDrivenSoEverywhere, soldInStates } from '../cars/canadian-car.ts';
import { type CarOption, carOptions, optionOf } from '../cars/car-option.ts';
import type { CarSpan } from '../cars/car-model.ts';
import { type Car, nameOfCar } from '../cars/car-of.ts';
import { guideMonth } from '../cars/guide.ts';
import { hybridOf } from '../cars/hybrid-car.ts';
import { thirdRowIn } from '../cars/rows-of.ts';
import type { ModelPortrait } from '../reference/model-reference.ts';
import type { StockVehicle } from '../store-profile.ts';
import { carName, modelYears, type Told, yearsText } from './car-texts.ts';
import { asksHybrid } from './asked-subject.ts';
import type { Fact } from './fact.ts';

/**
 * What the model comes with and what not, each under the answer that it is: "some-hybrid" has its
 * engines, "none-awd" the drives that there are instead. A no is left out where the lot or the
 * filings show that there is one.
 */
export function optionFactsOf(
  car: Car | null,
  portrait: ModelPortrait | null,
  own: readonly StockVehicle[],
  brief: Brief,
): Fact[] {
  if (!car) return [];
  const isAbroad = brief.store.country !== 'US';
  const all = factsOf(car, portrait, own, asksHybrid(brief)).filter(
    ({ id }) => isOfEachTrim(id, car) && (!isAbroad || isOfAnyCountry(id)),
  );
  if (!isAbroad || isDrivenSoEverywhere(car)) return all;
  return all.map((fact) =>
    fact.id.startsWith('car.which-') ? { ...fact, value: `${fact.value} ${soldInStates}` } : fact,
  );
}

function factsOf(
  car: Car,
  portrait: ModelPortrait | null,
  own: readonly StockVehicle[],
  isOfHybrid: boolean,
): Fact[] {
  // Who asks for the hybrid is not told of the drives of the others.
  const driven = isOfHybrid && car.version === null ? hybridOf(car) : car;
  const told = carOptions.flatMap((option) => {
    const isOfDrive = option === 'awd' || option === '4wd';
    const isSeen = isHere(option, own) || isFiled(option, portrait);
    const asked = isOfDrive ? driven : car;
    return asked ? toldOf(asked, option, isSeen && asked === car) : [];
  });
  const source = `${car.guide.make} published specifications, ${modelYears(car.span)}`;
  const base: Told = ['base', 'Model', nameOfCar({ ...car, model: car.guide.model })];
  const rows: Told = ['rows', 'Rows of seats', rowsOf(car)];
  const captains: Told = ['captains', "Captain's chairs", captainsOf(car)];
  return [base, rows, captains, ...told].flatMap(([id, label, value]) =>
    value ? [{ id: `car.${id}`, label, value, unit: null, source, asOf: guideMonth }] : [],
  );
}

/** Which wheels one trim drives isn't said by a choice that the model has. */
function isOfEachTrim(id: string, { trim }: Car): boolean {
  return trim === null || !/^car\.(?:some|other)-(?:awd|4wd)$/.test(id);
}

/** That each one of a model drives all of its wheels, which the guide's Canadian car keeps. */
function isOfAnyCountry(id: string): boolean {
  return /^car\.(?:which|every)-(?:awd|4wd)$/.test(id);
}

const labels: Readonly<Record<CarOption, string>> = {
  hybrid: 'Hybrid version',
  'plug-in': 'Plug-in hybrid version',
  electric: 'Electric version',
  diesel: 'Diesel engine',
  v6: 'V6 engine',
  v8: 'V8 engine',
  turbo: 'Turbocharged engine',
  awd: 'All-wheel drive',
  '4wd': 'Four-wheel drive',
  'third-row': 'Third row of seats',
};

function toldOf(car: Car, option: CarOption, isSeen: boolean): Told[] {
  const found = optionOf(car, option);
  if (!found || (found.answer === 'none' && isSeen)) return [];
  const { answer, list, elsewhere, name } = found;
  const label = labels[option];
  return [
    [`which-${option}`, 'Car', carName(car)],
    [`${answer}-${option}`, label, list],
    [`sibling-${option}-name`, `${label}, its name`, name],
    [`years-${option}`, `${label}, other years`, elsewhere && yearsText(elsewhere.span)],
    [`years-${option}-list`, `${label} of other years`, elsewhere?.list ?? null],
  ];
}

const ofAll = /\b(?:AWD|4WD|4x4|all|four)\b/i;

/** What one car on the lot has, by its row. */
function isHere(option: CarOption, own: readonly StockVehicle[]): boolean {
  return own.some(({ drivetrain, engine, fuelType, model, trim }) => {
    if (option === 'awd' || option === '4wd') return ofAll.test(drivetrain ?? '');
    if (option === 'third-row') return false;
    const told = [engine, fuelType, model, trim].join(' ').replaceAll('_', '-');
    return new RegExp(`\\b${option}\\b`, 'i').test(told);
  });
}

function isFiled(option: CarOption, portrait: ModelPortrait | null): boolean {
  const { drives = [] } = portrait?.shown ?? {};
  return (option === 'awd' || option === '4wd') && drives.some((one) => ofAll.test(one));
}

const rowWords = { every: 'three', some: 'two or three', none: 'two' } as const;

function rowsOf({ guide, span, year }: Car): string | null {
  const answer = thirdRowIn(guide.kind, span, year);
  return answer && rowWords[answer];
}

/** The seats of a car whose trims or portrait speak of captain's chairs. */
function captainsOf({ guide, span, version }: Car): string | null {
  if (version !== null) return null;
  const texts = [span.prose.trims, span.prose.known].flatMap((prose) => prose?.versions ?? []);
  const noted = span.figures.seats?.some(({ note }) => named.test(note));
  const isNamed = noted || texts.some((text) => named.test(text));
  return isNamed || isPaired(guide.kind, span) ? 'in the second row' : null;
}

const named = /\bcaptain's chairs\b/i;

/** Of two counts of an SUV of today, one apart, the lower is that with chairs. */
function isPaired(kind: string | null, { from, figures }: CarSpan): boolean {
  const [low = 0, high = 0, more] = (figures.seats ?? []).map(({ value }) => Number(value));
  const isPair = more === undefined && high === low + 1 && low >= 6;
  return isPair && from >= 2015 && /\bSUV\b/.test(kind ?? '');
}
