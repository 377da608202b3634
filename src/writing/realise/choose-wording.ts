import type { Random } from '../../lib/random.ts';
import type { Voice } from '../voice/voice.ts';
import { bannedPhraseIn } from '../check/banned-phrases.ts';
import { shinglesOf } from '../check/shingles.ts';
import { fillTemplate, slotsIn } from './fill-template.ts';
import type { Slots } from './slots.ts';

/** What has been said so far, so that the next sentence differs. */
export type SaidSoFar = {
  sentences: Set<string>;
  /** Runs of eight words in them. */
  shingles: Set<string>;
  /** The first two words of the latest sentences, lower case, the newest last. */
  openings: string[];
  /** Whether the latest sentence named the model. */
  namedModel: boolean;
};

export type Wording = { index: number; text: string; factIds: string[]; slots: string[] };

/** How many sentences back a repeated opening is noticed. */
const memory = 6;

/** Longer wordings are a little likelier, so that the text does not fall into short steps. */
const lengthGain = 0.05;
const longestGain = 24;

/** How much each way further from the store's own turn counts against it. */
const perTurn = 3;

const slotsOfModel = new Set(['model', 'name', 'ref', 'make', 'thing', 'things', 'count_things']);

/**
 * The wording that suits best: not said before in this article, not used in the store's latest
 * ones, the store's turn among its sisters, not opening like its neighbours, in the store's voice.
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
  turn: (ways: number) => number,
): Wording | null {
  const sayable = wordings.flatMap((wording, index) => {
    const filled = fillTemplate(wording, slots);
    const text = filled && voice.speak(filled.text);
    return filled && text ? [{ wording, index, filled, text }] : [];
  });
  const first = turn(sayable.length);
  const scored = sayable.map(({ wording, index, filled, text }, at) => {
    const jitter = random.next() * 1.5;
    const used = slotsIn(wording);
    const namesModel = used.some((slot) => slotsOfModel.has(slot));
    const score =
      jitter -
      ((at - first + sayable.length) % sayable.length) * perTurn +
      voice.suits(filled.text) -
      (usedElsewhere.has(wordingId(id, index)) ? 4 * perTurn : 0) -
      openingPenalty(text, said.openings) -
      (namesModel && said.namedModel ? 1 : 0) +
      Math.min(text.split(' ').length, longestGain) * lengthGain;
    return { score, wording: { index, text, factIds: filled.factIds, slots: used } };
  });
  scored.sort((one, two) => two.score - one.score);
  for (const { wording } of scored) {
    if (bannedPhraseIn(wording.text)) continue;
    const sentences = splitSentences(wording.text).map((text) => ({
      text,
      shingles: shinglesOf(text),
    }));
    if (echoes(sentences, said)) continue;
    remember(wording, sentences, said);
    return wording;
  }
  return null;
}

type ReadSentence = { text: string; shingles: ReadonlySet<string> };

/** Whether a sentence or a run of eight words was said before. */
function echoes(sentences: readonly ReadSentence[], said: SaidSoFar): boolean {
  return sentences.some(
    ({ text, shingles }) => said.sentences.has(text) || !shingles.isDisjointFrom(said.shingles),
  );
}

export function wordingId(messageId: string, index: number): string {
  return `${messageId}:${index + 1}`;
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])(?<!\b[Vv]s\.)\s+(?=[\p{Lu}\p{N}"“])/u);
}

function openingPenalty(text: string, openings: readonly string[]): number {
  const opening = openingOf(text);
  const first = opening.split(' ')[0] ?? '';
  let penalty = openings.includes(opening) ? 2 : 0;
  if (openings.at(-1)?.split(' ')[0] === first) penalty += 2;
  // A third sentence in a row counts more than the store's turn.
  if (openings.slice(-3).filter((one) => one.split(' ')[0] === first).length > 1) penalty += 4;
  return penalty;
}

function remember(wording: Wording, sentences: readonly ReadSentence[], said: SaidSoFar): void {
  for (const { text, shingles } of sentences) {
    said.sentences.add(text);
    for (const shingle of shingles) said.shingles.add(shingle);
    said.openings.push(openingOf(text));
  }
  said.openings.splice(0, said.openings.length - memory);
  said.namedModel = wording.slots.some((slot) => slotsOfModel.has(slot));
}

function openingOf(sentence: string): string {
  return (/^\S+(?:\s+\S+)?/.exec(sentence)?.[0] ?? '').toLowerCase().replace(/\s+/, ' ');
}
