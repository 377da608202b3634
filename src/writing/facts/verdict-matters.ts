import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { drivesOf } from '../cars/drives-of.ts';
import { enginesOf, figuresOf } from '../cars/figures-of.ts';
import { guideOf, lastGuideYear } from '../cars/guide.ts';
import { strictlyOfYear } from '../cars/in-year.ts';
import { thirdRowIn } from '../cars/rows-of.ts';
import { highestOf, mostOf } from './car-leads.ts';
import { nameOfEngine, powerOf } from './engine-power.ts';
import { besideHybrid, withoutOne } from './like-economy.ts';

/** What may speak for one car beside another, by what the guide has of both. */
export type Matter = {
  /** What a shopper is after who takes it for that. */
  need: string;
  /** The fact that holds the figure. */
  fact: string;
  /** The more the better; null where it isn't known. */
  value: (car: Car) => number | null;
  /** The most that a sport version of the one behind has, which the one ahead has to beat too. */
  most?: (car: Car) => number | null;
  /** By how large a share one has to be ahead; whether it is had at all, where no figure is. */
  least: number;
  isHad?: true;
  /** By how much at the least, in the unit of the figure. */
  by?: number;
  before?: string;
  /** The figure in words, where the text of the fact says more. */
  told?: (text: string, car: Car) => string;
  /** The same of the one that is behind. */
  behind?: (text: string, ahead: string) => string;
  /** Why the other has none, in place of a figure of its own. */
  lacked?: (other: string) => string;
  /** The fact that names a model of the other's maker that has it. */
  beside?: string;
};

type Most = Parameters<typeof mostOf>[1];

const most = (need: string, lead: Most, fact: string, least: number): Matter => {
  return { need, fact, value: (car) => mostOf(car, lead), least };
};

export const matters = {
  towing: { ...most('towing', 'towing', 'towing-most', 0.08), before: 'up to ' },
  payload: { ...most('payload', 'payload', 'payload-most', 0.08), before: 'up to ' },
  range: { ...most('range', 'range', 'range-most', 0.04), before: 'an EPA estimate of ' },
  mpg: {
    ...most('fuel economy', 'mpg', 'mpg-best', 0.04),
    by: 2,
    before: 'an EPA estimate of ',
    told: (text) => text.replace(/^.* and (?=\d+ mpg combined)/, ''),
    behind: besideHybrid,
  },
  third: {
    ...most('luggage room with all seats in use', 'third-row', 'cargo-third', 0.06),
    most: (car) => roomOf(car, /^behind the third row\b/),
  },
  cargo: most('cargo room', 'cargo', 'cargo-compared', 0.06),
  power: {
    need: 'power',
    fact: 'engines',
    value: (car) => powerOf(car).most || null,
    most: (car) => powerOf(car).top || null,
    least: 0.05,
    told: (_text, car) => `${powerOf(car).most} hp from the ${powerOf(car).engine}`,
    behind: (text) => text,
  },
  legroom: legs('rear legroom', /^in the back/),
  knees: legs('legroom in the third row', /^in the third row/),
  seats: {
    need: 'more seats',
    fact: 'seats',
    // A row that some have is an option, and speaks after what all of them have.
    value: (car) => (rowsOf(car) === 'some' ? fewestOf(car) : highestOf(car, 'seats')) || null,
    least: 0.05,
    before: 'up to ',
    told: (_text, car) => `${highestOf(car, 'seats')} seats`,
  },
  row: {
    need: 'an optional third row',
    fact: 'seats',
    value: (car) => ({ every: 3, some: 2, none: 1 })[rowsOf(car) ?? 'every'],
    least: 0.3,
    before: 'up to ',
    told: (_text, car) => `${highestOf(car, 'seats')} seats`,
    beside: 'longer',
  },
  clearance: {
    need: 'rough ground',
    fact: 'clearance-most',
    value: (car) => (isOfHybridAlone(car) ? null : highestOf(car, 'clearance') || null),
    least: 0.03,
    before: 'a ground clearance of up to ',
    behind: (text) => text,
  },
  wheels: {
    need: 'all-wheel traction',
    fact: 'drives',
    value: (car) =>
      drivesOf(car) === '' ? null : isOffered(/\b(?:all|four)-wheel/, drivesOf(car)),
    least: 0,
    isHad: true,
    told: (text) => /\b(?:all|four)-wheel drive(?:(?! or ).)*/.exec(text)?.[0] ?? text,
  },
  hybrid: {
    need: 'a hybrid',
    fact: 'engines',
    // Where all of it are hybrids, the other's gas engine is what tells them apart.
    value: (car) =>
      car.version === null && gasOf(car) > 1
        ? isOffered(/\bhybrid\b/, enginesOf(car).join())
        : null,
    least: 0,
    isHad: true,
    told: (_text, car) => `the ${nameOfEngine(enginesOf(car).find(isHybrid))}`,
    behind: (text) => withoutOne(text, 'hybrid'),
    lacked: (other) => `which the ${other} doesn't offer`,
  },
  diesel: {
    need: 'a diesel',
    fact: 'engines',
    value: (car) => (car.version === null ? isOffered(/diesel/i, enginesOf(car).join()) : null),
    least: 0,
    isHad: true,
    told: (_text, car) => `the ${nameOfEngine(enginesOf(car).find((one) => /diesel/i.test(one)))}`,
    behind: (text) => withoutOne(text, 'diesel'),
    lacked: (other) => `which the ${other} doesn't offer`,
  },
  gas: {
    need: 'a plain gas engine',
    fact: 'engines',
    value: (car) => (car.version === null && enginesOf(car).length > 0 ? gasOf(car) : null),
    least: 0,
    isHad: true,
    told: (_text, car) => `the ${nameOfEngine(enginesOf(car).find((one) => !isHybrid(one)))}`,
    behind: () => 'hybrid power alone',
    lacked: (other) => `where every ${other} is a hybrid`,
  },
  warranty: {
    need: 'a longer warranty',
    fact: 'warranty',
    value: (car) => yearsOf(car, /^(\d+) years/),
    least: 0.1,
    before: 'basic coverage of ',
    behind: (text) => text,
  },
  powertrain: {
    need: 'longer powertrain coverage',
    fact: 'powertrain',
    value: (car) => yearsOf(car, /^powertrain (\d+) years/),
    least: 0.1,
    behind: (text) => text,
  },
  length: {
    need: 'tight parking',
    fact: 'length',
    value: (car) => (figuresOf(car, 'length').length === 1 ? -highestOf(car, 'length') : null),
    least: 0,
    by: 4,
    told: (text) => text.replace(/ inches(\)?).*$/, ' inches$1 from bumper to bumper'),
  },
} satisfies Readonly<Record<string, Matter>> as Readonly<Record<string, Matter>>;

/** What buyers of a kind ask first; then what they may be told apart by. */
const first: readonly (readonly [RegExp, string])[] = [
  [/pickup/, 'towing payload power'],
  [/off-road/, 'clearance power'],
  [/sport|muscle/, 'power mpg'],
  [/three-row|minivan|full-size SUV/, 'third towing knees'],
];
const usual = 'range mpg cargo third power legroom knees towing seats clearance';
const last = 'row hybrid diesel gas wheels warranty powertrain length';

export function mattersFor(kinds: readonly string[]): Matter[] {
  const own = first.find(([pattern]) => pattern.test(kinds[0] ?? ''))?.[1] ?? '';
  // What is built for trails is not taken for its legroom.
  const others = kinds.every((kind) => kind.includes('off-road'))
    ? `mpg ${last}`
    : `${usual} ${last}`;
  const ids = new Set(`${own} ${others}`.trim().split(' '));
  return [...ids].flatMap((id) => matters[id] ?? []);
}

/** The most that any version of it holds in a place: the Max behind its third row. */
function roomOf(car: Car, place: RegExp): number | null {
  const rows = figuresOf(car, 'cargo').filter(({ note }) => place.test(note));
  return Math.max(0, ...rows.map(({ value }) => Number(value))) || null;
}

function legs(need: string, place: RegExp): Matter {
  const rowOf = (car: Car) => figuresOf(car, 'legroom').find(({ note }) => place.test(note));
  return {
    need,
    fact: 'legroom-most',
    value: (car) => Number(rowOf(car)?.value ?? 0) || null,
    least: 0.025,
    by: 1,
  };
}

/** Little is left of it on a car that is years old. */
function yearsOf({ guide, year }: Car, pattern: RegExp): number | null {
  if (year !== null && year < lastGuideYear - 1) return null;
  const terms = strictlyOfYear(guideOf(guide.make)?.warranty ?? [], year ?? lastGuideYear, String);
  const years = terms.flatMap((term) => pattern.exec(term)?.[1] ?? []);
  return Number(years[0]) || null;
}

function isHybrid(engine: string): boolean {
  return versionIn(engine) !== null;
}

function rowsOf({ guide, span, year }: Car): ReturnType<typeof thirdRowIn> {
  return thirdRowIn(guide.kind, span, year);
}

function fewestOf(car: Car): number {
  return Math.min(...figuresOf(car, 'seats').map(({ value }) => Number.parseInt(value, 10)));
}

/** What is published of the hybrid says nothing of the gas versions beside it. */
function isOfHybridAlone(car: Car): boolean {
  const isMixed = car.version === null && enginesOf(car).some((one) => !isHybrid(one));
  return isMixed && figuresOf(car, 'clearance').every(({ note }) => isHybrid(note));
}

function isOffered(pattern: RegExp, text: string): number {
  return pattern.test(text) ? 2 : 1;
}

function gasOf(car: Car): number {
  return enginesOf(car).every(isHybrid) ? 1 : 2;
}
