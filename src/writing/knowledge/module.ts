import type { ContentIntent } from '../brief.ts';
import type { Marks } from '../topics/marks.ts';
import type { Topic } from '../topic.ts';

/**
 * General car-buying and ownership knowledge, hand-written. A module answers one topic family with
 * points; a point is one paragraph; each of its sentences comes in several wordings that say the
 * same thing, of which the realiser picks one.
 *
 * Slots that a wording may use (a wording whose slot has no value is passed over, so every sentence
 * needs at least two wordings without any slot):
 *   {model}   "Equinox": the model alone, without article; only when the article has a subject
 *   {name}    "2025 Chevrolet Equinox"; only when the article has a subject
 *   {make}    "Chevrolet"; only when the article has a subject
 *   {store}   the dealership's name
 *   {city}    the dealership's city
 *
 * No figures (digits or number words above twelve) unless the sentence has a `cite`; no
 * superlatives, no brand other than by slot, no price, rate, payment or warranty length.
 */
export type Sentence = {
  /** Two to five wordings, each a whole sentence that ends in a stop. */
  wordings: readonly string[];
  /** When each wording holds, in the same order; null for always. */
  marks?: readonly (Marks | null)[];
  /** The public source of a figure, where there is one: "16 CFR 259.4". */
  cite?: string;
};

export type KnowledgePoint = {
  /** Unique inside the module: "cold-start". */
  id: string;
  /** Only where all of these are known to hold. */
  when?: Marks;
  /** Left out only where the subject is known to be otherwise; told where nothing is known. */
  fits?: Marks;
  sentences: readonly Sentence[];
};

export type KnowledgeModule = {
  /** Unique: "oil-change". */
  id: string;
  topics: readonly Topic[];
  intents: readonly ContentIntent[];
  /** Wordings of the level-2 heading, sentence case, two to four. */
  headings: readonly string[];
  /**
   * The direct answer to the reader's question, used as the first sentence of a section or article
   * that answers one of the topics. Same rules as a sentence.
   */
  answer: Sentence;
  points: readonly KnowledgePoint[];
};
