import { holdsFor, type SubjectProfile } from '../plan/subject-profile.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { hashOf } from '../realise/rotation.ts';
import type { Slots } from '../realise/slots.ts';
import type { Line } from './lexicon.ts';
import type { UsedSentences } from './used-sentences.ts';

export type Spoken = { text: string; slots: readonly string[]; line: Line };

/** How many uses a lucky wording may be ahead of an unlucky one. */
const lotWeight = 4;

type Filled = ReturnType<typeof fillTemplate>;

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
  /** Lines that were filled before: drafts of one car say the same of it. */
  filled: Map<Line, Filled>;
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
  'model_year',
]);

/**
 * The wording that cars of its kind here use least; where several are equal, what the store uses
 * least, then one by lot. Null when none can be said.
 */
export function choose(
  speaker: Speaker,
  options: readonly Line[],
  extra: Slots = {},
): Spoken | null {
  const { used, seed, said } = speaker;
  const isPlain = Object.keys(extra).length === 0;
  let best: { spoken: Spoken; count: number; worn: number } | null = null;
  for (const line of options) {
    const filled = isPlain ? filledOnce(speaker, line) : filledNow(speaker, line, extra);
    if (!filled || filled.factIds.some((slot) => said.has(slot))) continue;
    const count = used.counts.get(filled.text) ?? 0;
    // Drafts differ by the lot, which may outweigh that a wording is a little worn.
    const lot = (hashOf(`${seed} ${line.text}`) / 2 ** 32) * lotWeight;
    const worn = (used.wordings.get(line.text) ?? 0) + lot;
    if (best && (best.count - count || best.worn - worn) <= 0) continue;
    best = { spoken: { text: filled.text, slots: filled.factIds, line }, count, worn };
  }
  for (const slot of best?.spoken.slots ?? []) {
    if (!repeatable.has(slot)) said.add(slot);
    if (slot === 'engine') said.add('an_engine');
    if (slot === 'an_engine') said.add('engine');
  }
  return best?.spoken ?? null;
}

function filledOnce(speaker: Speaker, line: Line): Filled {
  const known = speaker.filled.get(line);
  if (known !== undefined) return known;
  const filled = filledNow(speaker, line, {});
  speaker.filled.set(line, filled);
  return filled;
}

/** Null where the line does not hold for the car, or a slot of it is not known. */
function filledNow({ slots, profile, tags }: Speaker, line: Line, extra: Slots): Filled {
  const { text, marks, has } = line;
  if (!holdsFor(marks, profile) || (has !== null && !tags.has(has))) return null;
  return fillTemplate(text, { ...slots, ...extra });
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
