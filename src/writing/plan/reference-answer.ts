import type { Topic } from '../topic.ts';

/** Messages of the model reference that answer a question; `asks` is read in its words. */
export type ReferenceAnswer = {
  ids: readonly string[];
  topics: readonly Topic[];
  asks: RegExp;
  /** Words of a keyword that ask for it, whatever topic they are read as. */
  words?: RegExp;
};
