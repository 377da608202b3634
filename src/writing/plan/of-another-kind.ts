import type { AskedSubject } from '../facts/asked-subject.ts';
import type { Topic } from '../topic.ts';
import type { SubjectProfile } from './subject-profile.ts';

/** Kinds of cars that a question may be about, as questions and keywords name them. */
const kinds: readonly RegExp[] = [
  /\bdiesels?\b/i,
  /\b(?:electric|evs?|plug-?in)\b/i,
  /\b(?:hybrids?|plug-?in)\b/i,
  /\b(?:trucks?|pickups?|cabs?|half[- ]ton|bed (?:extender|liner|cover)s?|tonneau)\b/i,
  /\b(?:suvs?|crossovers?)\b/i,
  /\b(?:mini)?vans?\b/i,
  /\b(?:convertibles?|motorcycles?|campers?|trailers?)\b/i,
];

/** Topics that are on one kind of car by themselves. */
const ofTopics: Partial<Readonly<Record<Topic, string>>> = {
  'range-and-charging': 'electric',
  hybrid: 'hybrid',
  towing: 'truck trailer',
  cargo: 'truck suv van',
};

/**
 * Whether a question concerns a kind of car that nobody has asked about: what to check on a diesel
 * truck, of an electric hatchback. One that names several is for each of them.
 */
export function isOfAnotherKind(
  form: string,
  { words, reading }: AskedSubject,
  main: Topic,
  profile: SubjectProfile,
): boolean {
  // Of a named model it is known what it is, or nothing is.
  const ofTopic = reading.model === null ? (ofTopics[main] ?? '') : '';
  const known = [...profile.powertrain, ...profile.body].join(' ');
  const asked = `${words} ${ofTopic} ${known}`;
  const named = kinds.filter((kind) => kind.test(form.replace(/\{[^}]*\}/g, ' ')));
  return named.length > 0 && !named.some((kind) => kind.test(asked));
}
