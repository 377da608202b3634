import type { ModelFactKind, ModelFacts } from '../../../schema/records/model-facts.ts';
import type { Brief } from '../brief.ts';
import type { Fact } from './fact.ts';
import { dateInWords } from './local-date.ts';

/** What NHTSA says of the model year that the article is about, each with its day. */
export type SafetyFacts = {
  [Kind in ModelFactKind]?: { facts: ModelFacts[Kind]; asOf: string };
};

type Stated = [id: string, label: string, value: string | number | null, unit: string | null];

/**
 * Recalls, complaints and crash-test ratings. No recall is a fact too: the source was asked. A
 * model that was not rated has no rating.
 */
export function safetyFactsOf({ safety }: Brief): Fact[] {
  if (!safety) return [];
  const { recalls, complaints, ratings } = safety;
  return [
    ...dated('NHTSA recalls', recalls?.asOf, recalls ? recallFacts(recalls.facts) : []),
    ...dated(
      'NHTSA complaints',
      complaints?.asOf,
      complaints ? complaintFacts(complaints.facts) : [],
    ),
    ...dated('NHTSA ratings', ratings?.asOf, ratings ? ratingFacts(ratings.facts) : []),
  ];
}

function dated(source: string, asOf: string | undefined, stated: readonly Stated[]): Fact[] {
  const [first] = stated;
  if (asOf === undefined || !first) return [];
  const day: Stated = [dayIdOf(first), 'Day on which it was asked', dateInWords(asOf), null];
  return [...stated, day].flatMap(([id, label, value, unit]) =>
    value === null || value === '' ? [] : [{ id, label, value, unit, source, asOf }],
  );
}

/** "recalls.day" of "recalls.count". */
function dayIdOf([id]: Stated): string {
  return `${id.split('.')[0]}.day`;
}

function recallFacts({ count, campaigns }: ModelFacts['recalls']): Stated[] {
  return [
    ['recalls.count', 'Safety recalls of the model year', count, 'recalls'],
    ...campaigns.flatMap(({ number, component, reported, summary, remedy }, at): Stated[] => [
      [`recalls.${at + 1}.number`, 'NHTSA campaign number', number, null],
      [`recalls.${at + 1}.component`, 'Part that is recalled', component, null],
      [`recalls.${at + 1}.reported`, 'Day on which it was reported', reported, null],
      [`recalls.${at + 1}.summary`, 'What is recalled, and why', summary, null],
      [`recalls.${at + 1}.remedy`, 'What the maker does about it', remedy, null],
    ]),
  ];
}

function complaintFacts(facts: ModelFacts['complaints']): Stated[] {
  const { count, crashes, fires, components } = facts;
  return [
    ['complaints.count', 'Complaints of owners to NHTSA', count, 'complaints'],
    ['complaints.crashes', 'Of these, with a crash', crashes, 'complaints'],
    ['complaints.fires', 'Of these, with a fire', fires, 'complaints'],
    ...components.flatMap(({ name, count: named }, at): Stated[] => [
      [`complaints.part.${at + 1}`, 'Part that complaints name', name, null],
      [`complaints.part.${at + 1}.count`, `Complaints of ${name}`, named, 'complaints'],
    ]),
  ];
}

function ratingFacts({ versions }: ModelFacts['ratings']): Stated[] {
  return versions.flatMap(({ name, overall, frontal, side, rollover }, at): Stated[] => {
    if (overall === null && frontal === null && side === null && rollover === null) return [];
    const id = `ratings.${at + 1}`;
    return [
      [id, 'Version that was tested', name, null],
      [`${id}.overall`, `Overall rating, ${name}`, overall, 'stars'],
      [`${id}.frontal`, `Frontal crash rating, ${name}`, frontal, 'stars'],
      [`${id}.side`, `Side crash rating, ${name}`, side, 'stars'],
      [`${id}.rollover`, `Rollover rating, ${name}`, rollover, 'stars'],
    ];
  });
}
