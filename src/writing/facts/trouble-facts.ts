import type { Car } from '../cars/car-of.ts';
import type { CarTrouble } from '../cars/car-trouble.ts';
import { guideMonth, lastGuideYear } from '../cars/guide.ts';
import { type LateYears, lateYearsOf } from '../cars/late-years.ts';
import {
  carefulYearsOf,
  costlyOf,
  newestFirst,
  onceEach,
  recordFrom,
  spansOf,
  tellingTroubles,
  troubleParts,
  troublesIn,
  troublesOf,
  troublesOfPart,
} from '../cars/troubles-of.ts';
import { joinWithAnd } from '../realise/lists.ts';
import type { Fact } from './fact.ts';

/** A sentence holds no more of them, and a table none more than these. */
export const maxTroubles = { told: 4, recorded: 12 };

/** Of the papers only a recall is repaired free whenever it is found. */
export function isRecall(source: string): boolean {
  return /\brecalls?\b|\bcampaigns?\b/i.test(source);
}

/** Whether a fact is one of these, of the article's car or of a side. */
export function isTroubleFact(id: string): boolean {
  const isYears = /\.(?:late-years|late-design|careful-years|careful-most|record-from)$/.test(id);
  return (
    isYears || /\.(?:(?:any-)?fault(?:-\w+)?|late-before|late-other|recall|recorded)\.\d+$/.test(id)
  );
}

/**
 * What is on paper against a car, each fault with the recall, bulletin or coverage that names it.
 * `fault` are those of the year asked for, or of all years where none is; `any-fault` the telling
 * ones of all years; `recall` the recalls among the first, and `recorded` what a table shows.
 */
export function troubleFactsOf(car: Car, prefix: string): Fact[] {
  const { guide, year } = car;
  const all = troublesOf(car);
  if (all.length === 0) return [];
  const own = year === null ? onceEach(all) : troublesIn(all, year);
  const any = onceEach(tellingTroubles(guide, all, maxTroubles.told));
  const told = year === null ? any : own.slice(0, maxTroubles.told);
  const recalls = own.filter(({ source }) => isRecall(source));
  return [
    ...factsOf(`${prefix}.fault`, told, (one) => (year === null ? withYears(one) : one.what)),
    ...factsOf(`${prefix}.any-fault`, any, withYears),
    ...factsOf(`${prefix}.recall`, recalls.slice(0, maxTroubles.told), (one) =>
      year === null ? withYears(one) : one.what,
    ),
    ...troubleParts.flatMap((part) => {
      const [here, ever] = [own, onceEach(all)].map((some) => troublesOfPart(some, part));
      const asked = here && here.length > 0 ? here : (ever ?? []);
      return factsOf(`${prefix}.fault-${part}`, asked.slice(0, maxTroubles.told), (one) => {
        // Who asks for a rust recall is told which paper it was.
        return part === 'rust' ? withPaper(one) : withYears(one);
      });
    }),
    ...factsOf(`${prefix}.recorded`, newestFirst(own.slice(0, maxTroubles.recorded)), recordOf),
    ...(costlyOf(all).length === 0 ? [] : yearFacts(car, prefix)),
  ];
}

/** With more than two thirds of the years on record, none is singled out. */
const mostOf = 2 / 3;

/** How many years "2012" and "2014 to 2019" are. */
function yearsIn(spans: readonly string[]): number {
  return spans
    .map((one) => one.split(' to ').map(Number))
    .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0);
}

/** Which years have a fault of the powertrain, which of a design come after its own. */
function yearFacts(car: Car, prefix: string): Fact[] {
  const { guide } = car;
  const version = car.version ?? car.typed ?? null;
  const all = troublesOf(car);
  const costly = costlyOf(all);
  const others = all.filter((one) => !costly.includes(one));
  const told = (some: CarTrouble[]) => onceEach(tellingTroubles(guide, some, maxTroubles.told));
  const from = recordFrom(guide, version);
  const careful = carefulYearsOf(costly);
  const isMost = yearsIn(careful) > mostOf * (lastGuideYear - from);
  const late = lateYearsOf(guide, all, version);
  return [
    factOf(`${prefix}.careful-${isMost ? 'most' : 'years'}`, joinWithAnd(careful), general),
    factOf(`${prefix}.record-from`, String(from), general),
    ...factsOf(`${prefix}.any-fault-costly`, told(costly), withYears),
    ...factsOf(`${prefix}.any-fault-other`, told(others), withYears),
    ...(late ? lateFacts(late, prefix) : []),
    ...factsOf(
      `${prefix}.late-other`,
      late ? told(costly.filter((one) => !late.before.includes(one))) : [],
      withYears,
    ),
  ];
}

const general = 'general car knowledge';

function lateFacts({ from, to, design, before }: LateYears, prefix: string): Fact[] {
  const years = joinWithAnd(spansOf(Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  const name =
    design.to === null
      ? `design sold since ${design.from}`
      : `${design.from} to ${design.to} design`;
  return [
    factOf(`${prefix}.late-years`, years, general),
    factOf(`${prefix}.late-design`, name, general),
    ...factsOf(`${prefix}.late-before`, onceEach(before).slice(0, maxTroubles.told), withYears),
  ];
}

function factsOf(id: string, all: readonly CarTrouble[], textOf: (one: CarTrouble) => string) {
  return all.map((one, at) => factOf(`${id}.${at + 1}`, textOf(one), one.source));
}

const labels: Readonly<Record<string, string>> = {
  'careful-most': 'Model years with a documented powertrain fault',
  'careful-years': 'Model years with a documented powertrain fault',
  'late-design': 'Design that they belong to',
  'late-years': 'Years of a design after its documented powertrain faults',
  'record-from': 'Model year from which faults are recorded',
};

function factOf(id: string, value: string, source: string): Fact {
  const label = labels[id.split('.').at(-1) ?? ''] ?? 'Documented fault';
  return { id, label, value, unit: null, source, asOf: guideMonth };
}

function withYears(one: CarTrouble): string {
  return `${one.what} (${yearsOf(one)})`;
}

function withPaper(one: CarTrouble): string {
  return `${one.what} (${yearsOf(one)}, ${one.source})`;
}

function recordOf(one: CarTrouble): string {
  return `${one.what}, ${yearsOf(one)}: ${one.source}`;
}

/** "2013"; "2013 to 2015"; "2016 and 2018 to 2019". */
export function yearsOf({ from, to, before = [] }: CarTrouble): string {
  const all = [...before, { from, to }];
  return joinWithAnd(all.map((one) => (one.from === one.to ? `${one.from}` : rangeOf(one))));
}

function rangeOf({ from, to }: Pick<CarTrouble, 'from' | 'to'>): string {
  return `${from} to ${to}`;
}
