import type { Brief } from '../brief.ts';
import { askedEngines, isOfEngine, spanWithAll } from '../cars/asked-engines.ts';
import { milesFactsOf } from './asked-miles.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { asksFirstYear, firstYearOf } from '../cars/first-year.ts';
import type { CarEconomy } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { economyOfCar, enginesOf, figuresOf } from '../cars/figures-of.ts';
import type { CarTrouble } from '../cars/car-trouble.ts';
import { yearsIn } from '../cars/in-year.ts';
import { recallPapers } from '../cars/recall-papers.ts';
import { troublesOf } from '../cars/troubles-of.ts';
import { figuredCarOf } from '../cars/rated-car.ts';
import { guideMonth } from '../cars/guide.ts';
import { figureText, figureUnits, modelYears, type Told, versionText } from './car-texts.ts';
import type { Fact } from './fact.ts';
import { yearsOf } from './trouble-facts.ts';

/** Most rows of the EPA that a cell holds. */
const maxRated = 3;

/** With the engines that the keyword names, in the newest years that had all of them. */
export function withEngines(car: Car, brief: Brief): Car {
  const words = askedSubjectOf(brief)?.reading.words ?? [];
  const { guide, model, year } = car;
  const engines = askedEngines({ make: guide.make, model, year }, words);
  const isTold = engines.length < 2 || car.year !== null;
  const span = isTold ? car.span : (spanWithAll(guide.spans, engines) ?? car.span);
  return engines.length === 0 ? car : { ...car, span, engines };
}

/** Since when the model has had what the keyword asks for. */
function firstYearFactsOf(car: Car, brief: Brief): Fact[] {
  const words = askedSubjectOf(brief)?.reading.words ?? [];
  if (!asksFirstYear(words)) return [];
  const found = firstYearOf({ make: car.guide.make, model: car.guide.model }, words);
  if (!found) return [];
  const source = `${car.guide.make} published specifications, model year ${found.year}`;
  const own = { unit: null, source, asOf: guideMonth };
  return [
    {
      id: 'car.first-year',
      label: `First model year with ${found.what}`,
      value: String(found.year),
      ...own,
    },
    { id: 'car.first-year-of', label: 'Counted from', value: String(found.counted), ...own },
    { id: 'car.first-year-what', label: 'What came with it', value: found.what, ...own },
  ];
}

/** What is known of each engine that the keyword sets beside another, by its place in it. */
export function engineFactsOf(car: Car | null, brief: Brief): Fact[] {
  if (!car) return [];
  const miles = milesFactsOf(brief, car);
  const engines = car.engines ?? [];
  const drive = sharedDrive(car, engines);
  const each = engines.flatMap((engine, at) => toFacts(car, engine, `engine.${at + 1}`, drive));
  return [...miles, ...each, ...firstYearFactsOf(car, brief)];
}

/** Driven wheels that each of the engines is rated with: like is set beside like. */
function sharedDrive(car: Car, engines: readonly string[]): string | null {
  const drives = ['four-wheel drive', 'all-wheel drive', 'rear-wheel drive', 'front-wheel drive'];
  const has = (engine: string, drive: string): boolean =>
    rowsFor(car, engine).some(({ version }) => version.includes(drive));
  return drives.find((drive) => engines.every((one) => has(one, drive))) ?? null;
}

function toFacts(car: Car, engine: string, prefix: string, drive: string | null): Fact[] {
  const [full = engine] = enginesOf(car).filter((one) => isOfEngine(one, engine));
  const [, name = full, power = null] = /^(.*?)(?: \((.*)\))?$/.exec(full) ?? [];
  const told: Told[] = [
    ['name', 'Engine', name],
    ['power', 'Power', power],
    ['torque', 'Torque', torqueOf(car, engine)],
    ['towing', 'Towing capacity', figureFor(car, engine, 'towing')],
    ['payload', 'Payload', figureFor(car, engine, 'payload')],
    ['mpg', 'EPA estimates, combined', ratedFor(car, engine)],
    ['mpg-best', 'Highest EPA estimate, combined', bestFor(car, engine, drive)],
    ['mpg-drive', 'Driven wheels of that estimate', drive],
    ['gas', 'Fuel', fuelOf(car, engine)],
    ['record', 'Recalls and bulletins that name it', recordOf(car, engine)],
  ];
  const source = `${car.guide.make} published specifications, ${modelYears(car.span)}`;
  const rated = `EPA fueleconomy.gov, ${modelYears(car.span)}`;
  return told.flatMap(([id, label, value]) => {
    if (value === null) return [];
    const from = id.startsWith('mpg') ? rated : id === 'record' ? papersOf(car, engine) : source;
    return [{ id: `${prefix}.${id}`, label, value, unit: null, source: from, asOf: guideMonth }];
  });
}

/** The highest of that engine: "12,900 pounds". */
function figureFor(car: Car, engine: string, name: 'towing' | 'payload'): string | null {
  const rows = figuresOf({ ...figuredCarOf(car, name), engines: [] }, name);
  const [most] = rows.filter(({ note }) => isOfEngine(note, engine));
  if (most) return figureText({ ...most, note: '' }, 'pounds');
  // Ratings of years ago are told with their year where there is none of today.
  const [old] = (car.span.figures[name] ?? []).filter(({ note }) => isOfEngine(note, engine));
  const year = old && yearsIn(old.note)?.[1];
  return old && year ? figureText({ ...old, note: String(year) }, 'pounds') : null;
}

function torqueOf(car: Car, engine: string): string | null {
  const [own] = (car.span.figures.torque ?? []).filter(({ note }) => isOfEngine(note, engine));
  return own ? figureText({ ...own, note: '' }, figureUnits.torque) : null;
}

/** "premium recommended with the 6.2L V8" of that engine; one grade is that of all. */
function fuelOf({ span }: Car, engine: string): string | null {
  const [only, more] = span.fuel;
  const own = span.fuel.find((one) => isOfEngine(one, engine));
  const told = own ?? (more === undefined ? only : undefined);
  return told?.replace(/ with the .*$/, '') ?? null;
}

/** What is on paper against an engine of these years, and of those before with the same fault. */
function troublesWith(car: Car, engine: string): CarTrouble[] {
  return troublesOf({ ...car, engines: [] }).filter((one) => {
    return isOfEngine(one.what, engine) && one.to >= car.span.from;
  });
}

function papersOf(car: Car, engine: string): string {
  return recallPapers(troublesWith(car, engine).map(({ source }) => source)).join('; ');
}

function recordOf(car: Car, engine: string): string | null {
  const texts = troublesWith(car, engine).map(
    (one) => `${one.what}, ${yearsOf(one)} (${one.source})`,
  );
  return texts.length > 0 ? texts.join('; ') : null;
}

function rowsFor(car: Car, engine: string): readonly CarEconomy[] {
  const rows = economyOfCar({ ...car, engines: [] });
  return rows.filter(({ version }) => isOfEngine(version, engine));
}

/** With other wheels driven on each side neither is said to get more. */
function bestFor(car: Car, engine: string, drive: string | null): string | null {
  const rows = rowsFor(car, engine).filter(({ version }) => {
    return drive === null ? !/-wheel drive/.test(version) : version.includes(drive);
  });
  const all = rows.map(({ combined }) => Number(combined));
  return all.length > 0 ? String(Math.max(...all)) : null;
}

function ratedFor(car: Car, engine: string): string | null {
  const own = rowsFor(car, engine).slice(0, maxRated);
  const texts = own.map(({ combined, version }) => {
    const rest = versionText(version).replace(/^[^,]*(?:, )?/, '');
    return rest === '' ? combined : `${combined} (${rest})`;
  });
  return texts.length > 0 ? texts.join('; ') : null;
}
