import type { Random } from '../../lib/random.ts';
import type { Voice } from '../voice/voice.ts';
import { fillTemplate, slotsIn } from './fill-template.ts';
import type { Slots } from './slots.ts';

/** What has been said so far, so that the next sentence differs. */
export type SaidSoFar = {
  sentences: Set<string>;
  /** The first two words of the latest sentences, lower case, the newest last. */
  openings: string[];
  /** Whether the latest sentence named the model. */
  namedModel: boolean;
};

export type Wording = { index: number; text: string; factIds: string[]; slots: string[] };

/** How many sentences back a repeated opening is noticed. */
const memory = 6;

const slotsOfModel = new Set(['model', 'name', 'ref', 'make', 'thing', 'things', 'count_things']);

/**
 * The wording that suits best: not said before in this article, not used in the store's latest
 * ones, not opening like its neighbours, in the store's voice; chance decides among equals.
 * Null when none can be said.
 */
export function chooseWording(
  wordings: readonly string[],
  slots: Slots,
  id: string,
  said: SaidSoFar,
  voice: Voice,
  random: Random,
  usedElsewhere: ReadonlySet<string>,
): Wording | null {
  let best: { wording: Wording; score: number } | null = null;
  for (const [index, wording] of wordings.entries()) {
    const jitter = random.next() * 1.5;
    const filled = fillTemplate(wording, slots);
    const text = filled && voice.speak(filled.text);
    if (!filled || !text || splitSentences(text).some((one) => said.sentences.has(one))) continue;
    const used = slotsIn(wording);
    const namesModel = used.some((slot) => slotsOfModel.has(slot));
    const score =
      jitter +
      voice.suits(filled.text) -
      (usedElsewhere.has(wordingId(id, index)) ? 4 : 0) -
      openingPenalty(text, said.openings) -
      (namesModel && said.namedModel ? 1 : 0);
    if (best && best.score >= score) continue;
    best = { wording: { index, text, factIds: filled.factIds, slots: used }, score };
  }
  if (best) remember(best.wording, said);
  return best?.wording ?? null;
}

export function wordingId(messageId: string, index: number): string {
  return `${messageId}:${index + 1}`;
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“])/u);
}

function openingPenalty(text: string, openings: readonly string[]): number {
  const opening = openingOf(text);
  const first = opening.split(' ')[0] ?? '';
  let penalty = openings.includes(opening) ? 2 : 0;
  if (openings.at(-1)?.split(' ')[0] === first) penalty += 2;
  if (openings.slice(-3).filter((one) => one.split(' ')[0] === first).length > 1) penalty += 1;
  return penalty;
}

function remember(wording: Wording, said: SaidSoFar): void {
  for (const sentence of splitSentences(wording.text)) {
    said.sentences.add(sentence);
    said.openings.push(openingOf(sentence));
  }
  said.openings.splice(0, said.openings.length - memory);
  said.namedModel = wording.slots.some((slot) => slotsOfModel.has(slot));
}

function openingOf(sentence: string): string {
  return sentence.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
}
