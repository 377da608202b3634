import { detailsOf } from '../cars/car-detail.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { comparableCargo } from '../cars/cargo-of.ts';
import { drivesAll, drivesOf } from '../cars/drives-of.ts';
import { enginesText } from '../cars/engines-text.ts';
import {
  figuresOf,
  enginesOf,
  fuelsOf,
  trimEconomy,
  trimFigures,
  trimsOf,
} from '../cars/figures-of.ts';
import { hybridWorthOf } from '../cars/hybrid-worth.ts';
import { ratedCarOf } from '../cars/rated-car.ts';
import { peopleText, seatsText } from '../cars/rows-of.ts';
import { usedSpanOf } from '../cars/car-prose.ts';
import { guideMonth, guideOf, lastGuideYear } from '../cars/guide.ts';
import { strictlyOfYear } from '../cars/in-year.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { figureFacts, isOfTrim, ofOlderToo } from './car-figure-facts.ts';
import { detailFacts } from './car-detail-facts.ts';
import {
  designsText,
  lastBrought,
  lastRedesignOf,
  redesignsOf,
  shapesOf,
} from './car-generations.ts';
import {
  earlierRow,
  estimateFacts,
  hybridWorthFacts,
  mileageRow,
  rangeBeside,
} from './car-estimates.ts';
import {
  figureLabels,
  carName,
  figureText,
  figureUnits,
  modelYears,
  type Told,
  yearsText,
} from './car-texts.ts';
import type { Fact } from './fact.ts';
import { fuelText } from './fuel-text.ts';
import { termText } from './make-facts.ts';
import { longerOf } from '../cars/longer-of.ts';
import { oilFactsOf } from './oil-facts.ts';
import { timingFactsOf } from './timing-facts.ts';
import { carRecordFacts } from './record-facts.ts';
import { troubleFactsOf } from './trouble-facts.ts';

/** Before the facts of all trims of the article's model, where one of them is asked for. */
export const wholeModel = 'car.whole';

/**
 * What makers publish and the EPA rates of a car, each in the words that a message puts into its
 * sentence. Pounds, cubic feet, inches, miles and miles per gallon, as in the United States.
 */
export function carFactsOf(car: Car | null, prefix = 'car'): Fact[] {
  if (!car) return [];
  const { guide, span } = car;
  const published = `${guide.make} published specifications, ${modelYears(span)}`;
  const isSide = prefix !== 'car' && prefix !== wholeModel;
  const own = toFacts(prefix, publishedFacts(car, isSide), published);
  // Beside other cars each is told of in the years that its side is of.
  const rated = isSide && car.year !== null ? car : ratedCarOf(car);
  const isApart = !isSide || !isOfTrim(car) || trimEconomy(car).isOwn;
  const isEarlier = isSide && rated !== car;
  const estimates = isApart && !isEarlier ? estimateFacts(rated) : [];
  if (isApart && rated === car) estimates.push(...mileageRow(car));
  if (isEarlier) estimates.push(...earlierRow(rated));
  if (isSide) estimates.push(...rangeBeside(car));
  const estimated = toFacts(prefix, estimates, `EPA fueleconomy.gov, ${modelYears(rated.span)}`);
  const fuel: Told[] = [['fuel', 'Gas it takes', fuelText(fuelsOf(car))]];
  const listed = toFacts(prefix, fuel, `EPA fueleconomy.gov, ${modelYears(span)}`);
  // Nobody asks them of each model on the lot.
  const faults = /^(?:car|compared\.\d+\.car)$/.test(prefix) ? troubleFactsOf(car, prefix) : [];
  const upkeep = prefix === 'car' ? [...oilFactsOf(car), ...timingFactsOf(car)] : [];
  const record = prefix === 'car' ? carRecordFacts(car) : [];
  const paper = [...warrantyFacts(car, prefix), ...record, ...faults];
  const worth = prefix === 'car' ? hybridWorthOf(car) : null;
  const saved = worth
    ? toFacts(prefix, hybridWorthFacts(worth), `EPA fueleconomy.gov, model year ${worth.year}`)
    : [];
  return [...own, ...estimated, ...listed, ...saved, ...paper, ...upkeep];
}

/** Of all versions and trims, where one of them is asked for. */
export function wholeFactsOf(car: Car | null): Fact[] {
  const isPart = car !== null && Boolean(car.trim ?? car.typed);
  return isPart ? carFactsOf({ ...car, trim: null, typed: null }, wholeModel) : [];
}

function publishedFacts(car: Car, isSide: boolean): Told[] {
  const { guide, span, others } = car;
  const [first, ...trims] = trimsOf(car);
  const figures = figureFacts(car, isSide);
  return [
    ['which', 'Car', carName(car)],
    ['kind', 'Kind', guide.kind],
    ['trims', 'Trims', first === undefined ? null : joinWithAnd([first, ...trims])],
    ['trim-first', 'Lowest trim', trims.length > 0 ? (first ?? null) : null],
    ['trim-last', 'Highest trim', trims.at(-1) ?? null],
    ['engines', 'Engines', enginesText(enginesOf(car))],
    ['seats', 'Seats', seatsText(span, car.year)],
    ['people', 'Seats', ofTrimToo(car, peopleText(span, car.year))],
    ['drives', 'Driven wheels', ofTrimToo(car, drivesOf(car))],
    ['snow', 'Driven wheels and ground clearance', gripOf(car)],
    ['snow-standard', 'The same where all have it', drivesAll(car) ? gripOf(car) : null],
    ...figures,
    ['longer', 'The same with a third row', isSide ? longerOf(car) : null],
    ['length-told', figureLabels.length, lengthText(car)],
    ['suits', 'What speaks for it beside others', joinWithAnd(detailsOf(car, 'suits'))],
    ...(isSide ? [] : detailFacts(car)),
    ['cargo-compared', 'Cargo volume with five seats in use', comparedCargo(car)],
    ['cargo-third', 'Cargo volume behind the third row', thirdRowCargo(car)],
    ['towing-others', 'Towing capacity, other years', othersTowing(car)],
    ['rivals', 'Rivals', joinWithAnd(guide.rivals)],
    ['redesigns', 'Model years of a new generation', redesignsOf(car)],
    ['last-redesign', 'Newest generation since', lastRedesignOf(car)],
    ['brought', 'New with it', span.brought],
    ['redesign-brought', 'New with the newest generation', lastBrought(car)],
    ['from', 'First model year of it', String(span.from)],
    ['years', 'Its model years', yearsText(span)],
    ['used-years', 'Model years of the advice on used ones', usedYears(car)],
    ['shapes', 'Model years of each shape', isSide ? null : shapesOf(car)],
    ['designs', 'Model years of each design', isSide ? null : designsText(car)],
    ['years-others', 'Other shapes here', joinWithAnd(others.map((one) => yearsText(one)))],
  ];
}

/** What a model has in two ways is not told of one trim: "5 or 7 people". */
function ofTrimToo({ trim }: Car, text: string): string | null {
  return trim !== null && / or /.test(text) ? null : text;
}

/** One length is told in feet as well, as garages are. */
function lengthText(car: Car): string | null {
  const { rows } = trimFigures(ofOlderToo(car, 'length'), 'length');
  const [only, more] = rows;
  if (!only) return null;
  const inches = Math.round(Number(only.value));
  if (more !== undefined || Number.isNaN(inches) || only.note !== '') {
    return joinWithAnd(rows.map((one) => figureText(one, figureUnits.length)));
  }
  const [feet, left] = [Math.floor(inches / 12), inches % 12];
  const rest = left === 0 ? '' : ` ${left} ${left === 1 ? 'inch' : 'inches'}`;
  return `${only.value} inches (${feet} feet${rest})`;
}

/** What counts in snow beside the tires: "all-wheel drive and 8.7 inches of ground clearance". */
function gripOf(car: Car): string | null {
  const drives = drivesOf(car);
  const [least] = trimFigures(car, 'clearance').rows;
  if (drives === '' || !least) return drives === '' ? null : drives;
  return `${drives} and ${figureText(least, 'inches of ground clearance')}`;
}

/** Of new ones: what the first owner is promised. */
function warrantyFacts({ guide, version, span, year }: Car, prefix: string): Fact[] {
  const make = guideOf(guide.make);
  if (!make) return [];
  // A Camry of today is a hybrid under a name that doesn't say so.
  const { engines } = span;
  const isHybrid = engines.length > 0 && engines.every((one) => versionIn(one) !== null);
  const power = version ?? versionIn(guide.model);
  const hybrid = power !== null || isHybrid ? make.hybridWarranty : [];
  const [basic, ...more] = [...make.warranty, ...hybrid];
  const years = strictlyOfYear(make.warranty, year ?? lastGuideYear, String);
  const drive = years.find((one) => one.startsWith('powertrain '))?.slice('powertrain '.length);
  return toFacts(
    prefix,
    [
      ['warranty', 'New-vehicle warranty', basic ?? null],
      [
        'powertrain',
        'Powertrain warranty',
        drive?.replace(/ (?:from|through) model year.*$/, '') ?? null,
      ],
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

function comparedCargo(car: Car): string | null {
  const found = comparableCargo(car);
  return found && figureText(found.figure, figureUnits.cargo);
}

function thirdRowCargo(car: Car): string | null {
  const found = figuresOf(car, 'cargo').find(({ note }) => /^behind the third row\b/.test(note));
  return found ? figureText(found, figureUnits.cargo) : null;
}

function usedYears(car: Car): string | null {
  const span = car.version ? null : usedSpanOf(car);
  return span && modelYears(span);
}

function othersTowing(car: Car): string | null {
  const told = car.others.flatMap((span) => {
    const [most] = figuresOf({ ...car, span, trim: null }, 'towing');
    return most ? [`the ${yearsText(span)} models at up to ${most.value} pounds`] : [];
  });
  return told.length > 0 ? joinWithAnd(told) : null;
}
