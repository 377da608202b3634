import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Tally } from '../facts/stock-summary.ts';
import type { Topic } from '../topic.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';

/** What the article's vehicles are, as far as the stock tells: other kinds are left out. */
export type SubjectProfile = Record<
  'bodyStyles' | 'fuelTypes' | 'drivetrains' | 'conditions',
  ReadonlySet<string>
> & {
  hasSubject: boolean;
  /** Nothing that the article is about is new. */
  isUsed: boolean;
};

export function subjectProfileOf(sheet: FactSheet): SubjectProfile {
  if (sheet.compared.length > 0) return comparedProfile(sheet.compared);
  const set = sheet.brief.subject ? sheet.sets.family : sheet.focus;
  const summary = set.summary;
  const known = set.id === 'lot' ? [] : null;
  return {
    hasSubject: sheet.brief.subject !== null,
    isUsed:
      ['exact', 'match'].includes(sheet.focus.id) &&
      sheet.focus.vehicles.every((car) => car.condition !== 'new'),
    bodyStyles: names(known ?? summary.bodies),
    fuelTypes: names(known ?? summary.fuels),
    drivetrains: names(known ?? summary.drivetrains),
    conditions: names(known ?? summary.conditions),
  };
}

/** All sides together: what one of them is may be told. */
function comparedProfile(compared: FactSheet['compared']): SubjectProfile {
  const all = (pick: (one: FactSheet['compared'][number]) => readonly string[]): Set<string> =>
    new Set(compared.flatMap(pick));
  const named = (list: readonly Tally[]): string[] => list.map(({ name }) => name);
  const rated = compared.flatMap(({ economy }) => economy?.facts ?? []);
  return {
    hasSubject: false,
    isUsed: false,
    bodyStyles: all(({ summary }) => named(summary.bodies)),
    fuelTypes: new Set([
      ...all(({ summary }) => named(summary.fuels)),
      ...rated.flatMap(({ fuelType }) => fuelType ?? []),
    ]),
    drivetrains: all(({ summary }) => named(summary.drivetrains)),
    conditions: all(({ summary }) => named(summary.conditions)),
  };
}

/** Whether a point's conditions hold; a condition on something unknown does not. */
export function holdsFor(when: KnowledgePoint['when'], profile: SubjectProfile): boolean {
  if (!when) return true;
  if (when.hasSubject !== undefined && when.hasSubject !== profile.hasSubject) return false;
  return (['bodyStyles', 'fuelTypes', 'drivetrains', 'conditions'] as const).every((key) => {
    const wanted = when[key];
    return !wanted || wanted.some((value) => profile[key].has(value));
  });
}

/** Whether nothing is known against a point. */
export function fitsKnown({ fits }: KnowledgePoint, profile: SubjectProfile): boolean {
  return (
    mayBe(fits?.drivetrains, profile.drivetrains) && mayBe(fits?.bodyStyles, profile.bodyStyles)
  );
}

function mayBe(wanted: readonly string[] | undefined, known: ReadonlySet<string>): boolean {
  return !wanted || known.size === 0 || wanted.some((one) => known.has(one));
}

function names(tallies: readonly Tally[]): Set<string> {
  return new Set(tallies.map((entry) => entry.name));
}

/** Topics that speak of one kind of car only, with what the stock must hold to raise them. */
const kinds: Partial<Record<Topic, (profile: SubjectProfile) => boolean>> = {
  hybrid: ({ fuelTypes }) => fuelTypes.has('hybrid') || fuelTypes.has('plug_in_hybrid'),
  'range-and-charging': ({ fuelTypes }) =>
    fuelTypes.has('electric') || fuelTypes.has('plug_in_hybrid'),
  'lease-or-buy': ({ isUsed }) => !isUsed,
  'oil-change': burnsFuel,
  'fuel-economy': burnsFuel,
  'off-road': ({ drivetrains }) => drivetrains.has('4WD'),
  towing: ({ bodyStyles }) => ['truck', 'suv', 'van'].some((body) => bodyStyles.has(body)),
};

/** Whether the article may raise a topic that nobody asked about. */
export function holdsForTopic(topic: Topic, profile: SubjectProfile): boolean {
  return kinds[topic]?.(profile) ?? true;
}

function burnsFuel({ fuelTypes }: SubjectProfile): boolean {
  return fuelTypes.size === 0 || [...fuelTypes].some((fuel) => fuel !== 'electric');
}
