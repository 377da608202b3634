import type { Brief } from '../brief.ts';
import { askedEngines, isOfEngine, spanWithAll } from '../cars/asked-engines.ts';
import { milesFactsOf } from './asked-miles.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { asksFirstYear, firstYearOf } from '../cars/first-year.ts';
import type { CarEconomy } from '../cars/car-model.ts';
import type { Car } from '../cars/car-of.ts';
import { economyOfCar, enginesOf, figuresOf } from '../cars/figures-of.ts';
import { figuredCarOf } from '../cars/rated-car.ts';
import { guideMonth } from '../cars/guide.ts';
import { figureText, modelYears, type Told, versionText } from './car-texts.ts';
import type { Fact } from './fact.ts';

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
  const each = (car.engines ?? []).flatMap((engine, at) =>
    toFacts(car, engine, `engine.${at + 1}`),
  );
  return [...miles, ...each, ...firstYearFactsOf(car, brief)];
}

function toFacts(car: Car, engine: string, prefix: string): Fact[] {
  const [full = engine] = enginesOf(car).filter((one) => isOfEngine(one, engine));
  const [, name = full, power = null] = /^(.*?)(?: \((.*)\))?$/.exec(full) ?? [];
  const told: Told[] = [
    ['name', 'Engine', name],
    ['power', 'Power', power],
    ['towing', 'Towing capacity', figureFor(car, engine, 'towing')],
    ['payload', 'Payload', figureFor(car, engine, 'payload')],
    ['mpg', 'EPA estimates, combined', ratedFor(car, engine)],
    ['mpg-best', 'Highest EPA estimate, combined', bestFor(car, engine)],
  ];
  const source = `${car.guide.make} published specifications, ${modelYears(car.span)}`;
  const rated = `EPA fueleconomy.gov, ${modelYears(car.span)}`;
  return told.flatMap(([id, label, value]) => {
    if (value === null) return [];
    const from = id.startsWith('mpg') ? rated : source;
    return [{ id: `${prefix}.${id}`, label, value, unit: null, source: from, asOf: guideMonth }];
  });
}

/** The highest of that engine: "12,900 pounds". */
function figureFor(car: Car, engine: string, name: 'towing' | 'payload'): string | null {
  const rows = figuresOf({ ...figuredCarOf(car, name), engines: [] }, name);
  const [most] = rows.filter(({ note }) => isOfEngine(note, engine));
  return most ? figureText({ ...most, note: '' }, 'pounds') : null;
}

function rowsFor(car: Car, engine: string): readonly CarEconomy[] {
  const rows = economyOfCar({ ...car, engines: [] });
  return rows.filter(({ version }) => isOfEngine(version, engine));
}

function bestFor(car: Car, engine: string): string | null {
  const all = rowsFor(car, engine).map(({ combined }) => Number(combined));
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
