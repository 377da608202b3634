import type { Sentence } from '../knowledge/module.ts';

/**
 * Hand-written direct answers, by the question form of research/topics (its exact text, slots and
 * all). Each is one to three sentences; the first one answers the question, the others say why or
 * what to do. The sentences follow the rules of knowledge/module.ts: several wordings each, one of
 * them at least without a slot, no figures without a citation, no promise in the store's name.
 */
export type DirectAnswers = Readonly<Record<string, readonly Sentence[]>>;
