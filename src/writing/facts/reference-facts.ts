import type { Brief, Subject } from '../brief.ts';
import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { isIn } from '../cars/guide.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { hasAidsGap } from '../reference/aids-gap.ts';
import { engineName } from '../reference/engines.ts';
import type { FiledEngine, Span } from '../reference/filed-year.ts';
import { type ModelPortrait, modelReference } from '../reference/model-reference.ts';
import { agreeingWith } from '../reference/stock-agreement.ts';
import type { StockVehicle } from '../store-profile.ts';
import { aidNames, bodyNames, cabNames, driveNames, powerNames } from '../reference/words.ts';
import type { Fact } from './fact.ts';

/**
 * The portrait of the article's model, without what the stock here contradicts. Null for an article
 * on no model, and outside the United States, whose cars the tables do not describe.
 */
export function portraitOf(
  brief: Brief,
  here: readonly StockVehicle[],
  car: Car | null,
): ModelPortrait | null {
  const { subject, store } = brief;
  if (!subject || store.country !== 'US' || brief.comparison || brief.event) return null;
  const newest = Number(brief.now.slice(0, 4));
  const named = here.filter(({ make, model }) => make === subject.make && model === subject.model);
  // A lot may have the model as a version of it: "RAV4 Hybrid".
  const own = named.length > 0 || !car ? named : here.filter((one) => isVersionOf(one, subject));
  const { make, model } = subject;
  const ofShape = own.filter(({ year }) => car && year !== null && isIn(car.span, year));
  const stocked = subject.year === null ? yearHere(ofShape.length > 0 ? ofShape : own) : null;
  // What was filed years apart describes another car than the ones that stand here.
  const isNew = subject.year === null && own.some(({ condition }) => condition === 'new');
  const near = stocked === null || isNew ? [] : [stocked + 1, stocked - 1];
  const years = [...(stocked === null ? [] : [stocked]), ...near, ...(isNew ? [null] : [])];
  if (stocked === null) years.push(subject.year);
  const [portrait = null] = years.flatMap(
    (year) => modelReference(make, model, year, newest) ?? [],
  );
  return portrait && agreeingWith(portrait, here);
}

/** Whether a car is sold under the model's name with more words behind it. */
function isVersionOf({ make, model }: StockVehicle, subject: Subject): boolean {
  return make === subject.make && (model ?? '').startsWith(`${subject.model} `);
}

/** Of the new ones, else of all, the year that most of them are of, the newest first. */
function yearHere(all: readonly StockVehicle[]): number | null {
  const fresh = all.filter(({ condition }) => condition === 'new');
  const here = fresh.length > 0 ? fresh : all;
  const years = Map.groupBy(
    here.flatMap(({ year }) => year ?? []),
    (year) => year,
  );
  const [most] = [...years].toSorted(
    ([one, all], [two, others]) => others.length - all.length || two - one,
  );
  return most?.[0] ?? null;
}

type Told = [id: string, label: string, value: string | null];

/**
 * What the portrait says, each in the words that a message puts into its sentence. The facts of one
 * of several models are told apart by another id.
 */
export function referenceFactsOf(
  portrait: ModelPortrait | null,
  id = 'reference',
  yearsBack = recentYears,
): Fact[] {
  if (!portrait) return [];
  const { shown, filing, rating } = portrait;
  const year = `model year ${shown.year}`;
  const filed = dated(id, filedFacts(portrait, yearsBack), `${filing.name}, ${year}`, filing.asOf);
  const rated = dated(id, ratedFacts(portrait), `${rating.name}, ${year}`, rating.asOf);
  const limit: Told[] = [['rated-to', 'Gross weight where EPA ratings end', ratedTo(portrait)]];
  return [...filed, ...rated, ...dated(id, limit, '40 CFR 600.002', rating.asOf)];
}

/** Pounds of gross weight up to which the EPA rates what is no passenger car (40 CFR 600.002). */
const heaviestRated = 8_500;

/** Of what is heavier in every version and has no rating. */
function ratedTo({ shown: { weight, epa } }: ModelPortrait): string | null {
  if (!weight || weight[0] <= heaviestRated || epa) return null;
  return `${heaviestRated.toLocaleString('en-US')} pounds`;
}

function dated(prefix: string, told: readonly Told[], source: string, asOf: string): Fact[] {
  return told.flatMap(([id, label, value]) =>
    value === null || value === ''
      ? []
      : [{ id: `${prefix}.${id}`, label, value, unit: null, source, asOf }],
  );
}

function isOfHybrids(powers: readonly FiledEngine['power'][]): boolean {
  return powers.length > 0 && powers.every((one) => /hybrid/.test(one));
}

/** What changed before that is of no use to who looks at cars of today. */
const recentYears = 8;
/** The same of an engine that is gone. */
const yearsGone = 5;

function filedFacts(portrait: ModelPortrait, yearsBack: number): Told[] {
  const { make, model, shown, trimsOf, seatsOf, powerOf, first, last, changes, filing } = portrait;
  const { engines = [], drives = [], seats = [], rows = [], powers } = shown;
  // The gearboxes on file for a hybrid are those of the gas ones beside it.
  const isHybrid = versionIn(model) !== null || isOfHybrids(powers);
  const hasGap = hasAidsGap(shown.standard ?? [], shown.year);
  const [standard, offered] = hasGap ? [[], []] : [shown.standard ?? [], shown.offered ?? []];
  const name = /^\d+$/.test(model) ? `${make} ${model}` : model;
  const recent = changes
    .filter(({ year, came }) => {
      return year <= shown.year && year > shown.year - (came ? yearsBack : yearsGone);
    })
    .slice(-3);
  const told: Told[] = [
    ['name', 'Model year', `${shown.year} ${name}`],
    ['source', 'Source', filing.name],
    ['month', 'Month of the data', monthInWords(filing.asOf)],
    ['trims', 'Trims filed', trimsOf && joinWithAnd(trimsOf.trims)],
    ['trims-name', 'Model year of the trims', trimsOf && `${trimsOf.year} ${name}`],
    ['engines', 'Engines filed', joinWithAnd(engines.map(engineName))],
    ['most-power', 'Strongest engine', strongest(engines)],
    ['drives', 'Driven wheels', joinWithAnd(driveNames(drives, shown.bodies ?? []))],
    ['seats', 'Seats', countsText(seats)],
    ['rows', 'Rows of seats', countsText(rows)],
    ['seats-year', 'Model year of the seats', seatsOf && `${seatsOf.year} ${name}`],
    ['seats-before', 'Seats then', seatsOf && countsText(seatsOf.seats)],
    ['rows-before', 'Rows of seats then', seatsOf && countsText(seatsOf.rows)],
    ['power-year', 'Model year of the horsepower', powerOf && `${powerOf.year} ${name}`],
    ['power-before', 'Horsepower then', powerOf && strongest(powerOf.engines)],
    ['body', 'Body', joinWithAnd(bodyNames(shown.bodies ?? []))],
    ['doors', 'Doors', countsText(shown.doors ?? [])],
    ['cabs', 'Cabs', joinWithAnd(cabNames(shown.cabs ?? []))],
    ['powers', 'What moves it', joinWithAnd(powerNames(powers))],
    ['gearboxes', 'Transmissions', isHybrid ? null : joinWithAnd(shown.gearboxes ?? [])],
    ['weight', 'Gross weight ratings', spanText(shown.weight, 'pounds')],
    ['battery', 'Battery', spanText(shown.battery, 'kWh')],
    ['standard', 'Standard driver aids', joinWithAnd(aidNames(standard))],
    ['offered', 'Driver aids on some', joinWithAnd(aidNames(offered))],
    ['first', 'First model year in the data', first === 1984 ? '1984 or before' : String(first)],
    ['last', 'Last model year in the data', String(last)],
    ['changes', 'Changes between model years', changesText(recent)],
    ...(['hybrid', 'plug_in_hybrid', 'electric', 'diesel'] as const).map((power): Told => {
      const own = engines.filter((one) => one.power === power);
      return [`has-${power}`, `Filed as ${power}`, joinWithAnd(own.map(engineName))];
    }),
  ];
  return told;
}

function ratedFacts({ shown }: ModelPortrait): Told[] {
  const { epa } = shown;
  if (!epa) return [];
  const named = Object.entries(epa.mpg).filter(([power]) => power !== 'other');
  const texts = named.map(([power, [city, highway]]) => {
    const unit = power === 'electric' ? 'MPGe' : 'mpg';
    const [kind] = powerNames([power as FiledEngine['power']]);
    return `${span(city)} ${unit} city and ${span(highway)} ${unit} highway (${kind ?? power})`;
  });
  return [
    ['mpg', 'EPA estimates', joinWithAnd(texts)],
    ['class', 'EPA size class', joinWithAnd(epa.classes.map((one) => one.toLowerCase()))],
  ];
}

/** "2.4L turbo 4-cylinder, 265 hp": of those whose power is filed. */
function strongest(engines: readonly FiledEngine[]): string | null {
  const known = engines.filter(({ horsepower }) => horsepower !== undefined);
  if (known.length === 0) return null;
  return joinWithAnd(
    known.map((one) => `${engineName(one)} at ${span(one.horsepower ?? [0, 0])} horsepower`),
  );
}

function changesText(changes: ModelPortrait['changes']): string | null {
  // "The 2.5L 4-cylinder hybrid" says that there is a hybrid.
  const isSaid = (one: ModelPortrait['changes'][number]): boolean =>
    changes.some(({ year, came, what }) => {
      return year === one.year && came === one.came && what.endsWith(` ${one.what}`);
    });
  const texts = changes
    .filter((one) => !isSaid(one))
    .map(({ year, came, what }) => {
      return came ? `the ${what} arrived for ${year}` : `the ${what} ended with ${year - 1}`;
    });
  return joinWithAnd(texts);
}

function countsText(counts: readonly number[]): string | null {
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0) return null;
  if (low === high) return String(low);
  return high === low + 1 || counts.length === 2 ? `${low} or ${high}` : `${low} to ${high}`;
}

function spanText(pounds: Span | undefined, unit: string): string | null {
  if (!pounds) return null;
  const [low, high] = pounds.map((one) => one.toLocaleString('en-US'));
  return low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`;
}

function span([low, high]: Span): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

function monthInWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
