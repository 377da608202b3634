import { placeOfLaw } from '../facts/asked-state.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { climatesOf } from '../facts/climate.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Tally } from '../facts/stock-summary.ts';
import { lawsOf } from '../regions/laws-of.ts';
import type { Topic } from '../topic.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';
import type { MarkName, Marks } from '../topics/marks.ts';
import { sparesWinter } from './in-climate.ts';
import { guideProfile } from './guide-profile.ts';
import { partsItLacks } from './misfits.ts';
import { rowsAndWeight } from './rows-and-weight.ts';

/**
 * What is known of an article: its vehicles as far as the stock tells, its store and its day. A set
 * that is empty says that nothing is known.
 */
export type SubjectProfile = Record<MarkName, ReadonlySet<string>> & {
  /** Nothing that the article is about is new. */
  isUsed: boolean;
  /** Nobody there thinks of snow, and nobody asked about it. */
  sparesWinter: boolean;
  /** Words for what no car of the article has; of any car in general there are none. */
  lacks: readonly RegExp[];
  /** The store's day, ISO. */
  today: string;
};

export function subjectProfileOf(sheet: FactSheet): SubjectProfile {
  const { store, subject } = sheet.brief;
  const { state } = placeOfLaw(sheet.brief);
  const here = sheet.compared.length > 0 ? comparedProfile(sheet.compared) : focusProfile(sheet);
  const own = { ...noVehicle, ...here, ...namedIn(sheet) };
  const { body = own.body, powertrain = own.powertrain } = guideProfile(sheet);
  const known = {
    ...own,
    body: own.body.size > 0 ? own.body : body,
    powertrain: own.powertrain.size > 0 ? own.powertrain : powertrain,
  };
  return {
    ...known,
    lacks: subject ? partsItLacks(known) : [],
    subject: new Set([subject && sheet.compared.length === 0 ? 'model' : 'none']),
    country: new Set([store.country]),
    state: new Set(state ? [state] : []),
    law: new Set(lawsOf({ country: store.country, state })),
    climate: new Set(climatesOf(store.state)),
    sparesWinter: sparesWinter(sheet.brief),
    today: sheet.asOf.slice(0, 10),
  };
}

/** What the keyword says of its cars, whether or not any is here. */
function namedIn({ brief, compared }: FactSheet): VehicleProfile {
  const { reading } = askedSubjectOf(brief) ?? {};
  if (!reading || compared.length > 0) return {};
  const { bodyStyles, condition, fuel } = reading;
  return {
    ...(bodyStyles.length > 0 && { body: new Set<string>(bodyStyles) }),
    ...(condition && { condition: new Set<string>([condition]) }),
    ...(fuel && reading.model === null && { powertrain: new Set(fuels[fuel]) }),
  };
}

/** Who says "hybrid" may mean either kind. */
const fuels: Readonly<Record<'electric' | 'hybrid' | 'diesel', readonly string[]>> = {
  electric: ['electric'],
  hybrid: ['hybrid'],
  diesel: ['diesel'],
};

const noVehicle = {
  body: new Set<string>(),
  powertrain: new Set<string>(),
  drive: new Set<string>(),
  condition: new Set<string>(),
  rows: new Set<string>(),
  weight: new Set<string>(),
  isUsed: false,
};

type VehicleProfile = Partial<typeof noVehicle>;

function focusProfile(sheet: FactSheet): VehicleProfile {
  const set = sheet.brief.subject ? sheet.sets.family : sheet.focus;
  const isUsed =
    ['exact', 'match'].includes(sheet.focus.id) &&
    sheet.focus.vehicles.every((car) => car.condition !== 'new');
  if (set.id === 'lot') return { isUsed };
  const { bodies, fuels, drivetrains, conditions } = set.summary;
  return {
    isUsed,
    body: names(bodies),
    powertrain: names(fuels),
    drive: names(drivetrains),
    condition: names(conditions),
    ...rowsAndWeight(set.vehicles),
  };
}

/** All sides together: what one of them is may be told. */
function comparedProfile(compared: FactSheet['compared']): VehicleProfile {
  const all = (pick: (one: FactSheet['compared'][number]) => readonly string[]): Set<string> =>
    new Set(compared.flatMap(pick));
  const named = (list: readonly Tally[]): string[] => list.map(({ name }) => name);
  const rated = compared.flatMap(({ economy }) => economy?.facts ?? []);
  return {
    body: all(({ summary }) => named(summary.bodies)),
    powertrain: new Set([
      ...all(({ summary }) => named(summary.fuels)),
      ...rated.flatMap(({ fuelType }) => fuelType ?? []),
    ]),
    drive: all(({ summary }) => named(summary.drivetrains)),
    condition: all(({ summary }) => named(summary.conditions)),
  };
}

/** Of these one is enough: a model that can be had with all-wheel drive may be spoken of so. */
const anyOf: ReadonlySet<string> = new Set(['drive', 'climate', 'law']);

/**
 * Whether a passage's marks are met by everything that the article is about; a mark on something
 * unknown is not.
 */
export function holdsFor(marks: Marks | null | undefined, profile: SubjectProfile): boolean {
  if (!marks) return true;
  const { from, until, ...wanted } = marks;
  if (from !== undefined && profile.today < from) return false;
  if (until !== undefined && profile.today > until) return false;
  return Object.entries(wanted).every(([name, values]) => {
    const known = profile[name as MarkName];
    if (anyOf.has(name)) return values.some((value) => known.has(value));
    if (values.includes('not-new')) return known.size !== 1 || !known.has('new');
    return known.size > 0 && [...known].every((value) => values.includes(value));
  });
}

/** Whether nothing is known against a point. */
export function fitsKnown({ fits }: KnowledgePoint, profile: SubjectProfile): boolean {
  return Object.entries(fits ?? {}).every(([name, values]) => {
    const known = profile[name as MarkName];
    return known.size === 0 || (values as readonly string[]).some((value) => known.has(value));
  });
}

function names(tallies: readonly Tally[]): Set<string> {
  return new Set(tallies.map((entry) => entry.name));
}

/** Topics that speak of one kind of car only, with what the stock must hold to raise them. */
const kinds: Partial<Record<Topic, (profile: SubjectProfile) => boolean>> = {
  hybrid: ({ powertrain }) => powertrain.has('hybrid') || powertrain.has('plug_in_hybrid'),
  'range-and-charging': ({ powertrain }) =>
    powertrain.has('electric') || powertrain.has('plug_in_hybrid'),
  'lease-or-buy': ({ isUsed }) => !isUsed,
  'oil-change': burnsFuel,
  'fuel-economy': burnsFuel,
  'off-road': ({ drive }) => drive.has('4WD'),
  towing: ({ body }) => ['truck', 'suv', 'van'].some((one) => body.has(one)),
};

/** Whether the article may raise a topic that nobody asked about. */
export function holdsForTopic(topic: Topic, profile: SubjectProfile): boolean {
  return kinds[topic]?.(profile) ?? true;
}

function burnsFuel({ powertrain }: SubjectProfile): boolean {
  return powertrain.size === 0 || [...powertrain].some((fuel) => fuel !== 'electric');
}
