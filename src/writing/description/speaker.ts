import { holdsFor, type SubjectProfile } from '../plan/subject-profile.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { turnOf } from '../realise/rotation.ts';
import type { Slots } from '../realise/slots.ts';
import type { Line } from './lexicon.ts';
import type { UsedSentences } from './used-sentences.ts';

export type Spoken = { text: string; slots: readonly string[]; line: Line };

export type Speaker = {
  slots: Slots;
  profile: SubjectProfile;
  /** Features of the car by id, and "on-lot" or "in-transit". */
  tags: ReadonlySet<string>;
  used: UsedSentences;
  /** Cars that are alike begin with different wordings. */
  seed: string;
  /** Slots that have been said: nothing is told twice. */
  said: Set<string>;
};

/** What a sentence may name again. */
const repeatable: ReadonlySet<string> = new Set([
  'store',
  'city',
  'body',
  'a_body',
  'car',
  'a_car',
  'model',
]);

/**
 * The wording that cars of its kind here use least; where several are equal, the one whose turn it
 * is. Null when none can be said.
 */
export function choose(
  speaker: Speaker,
  options: readonly Line[],
  extra: Slots = {},
): Spoken | null {
  const { profile, tags, used, seed, said } = speaker;
  const slots = { ...speaker.slots, ...extra };
  const first = turnOf(0, `${seed} ${options[0]?.text ?? ''}`, options.length);
  let best: { spoken: Spoken; count: number } | null = null;
  for (let step = 0; step < options.length; step += 1) {
    const option = options[(first + step) % options.length];
    if (!option || !holdsFor(option.marks, profile)) continue;
    if (option.has !== null && !tags.has(option.has)) continue;
    const filled = fillTemplate(option.text, slots);
    if (!filled || filled.factIds.some((slot) => said.has(slot))) continue;
    const count = used.counts.get(filled.text) ?? 0;
    if (best && best.count <= count) continue;
    best = { spoken: { text: filled.text, slots: filled.factIds, line: option }, count };
    if (count === 0) break;
  }
  for (const slot of best?.spoken.slots ?? []) {
    if (!repeatable.has(slot)) said.add(slot);
    if (slot === 'engine') said.add('an_engine');
    if (slot === 'an_engine') said.add('engine');
  }
  return best?.spoken ?? null;
}

/** The same for the first of several groups in which anything can be said. */
export function chooseFrom(
  speaker: Speaker,
  groups: readonly (readonly Line[])[],
  extra: Slots = {},
): Spoken | null {
  for (const group of groups) {
    const spoken = choose(speaker, group, extra);
    if (spoken) return spoken;
  }
  return null;
}

export function withoutMarks(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text, marks: null, has: null }));
}
