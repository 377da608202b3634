import { type FactName, factNames } from './fact-names.ts';

/** One fact answer that a question names, with what it is to look for where it needs telling. */
export type FactCall = { name: FactName; words: string };

/**
 * How much of the written answer is said beside the facts: nothing, the groups after the first, the
 * first group too but for the sentence that answers the question, or all of it; `after` puts the
 * facts behind the whole of it.
 */
export const remainders = ['nothing', 'later', 'rest', 'whole', 'after'] as const;
export type Remainder = (typeof remainders)[number];

/** What a question's `facts:` line says. */
export type FactLine = {
  /** Tried in order; the calls of one way are said together, as far as they can be. */
  ways: readonly (readonly FactCall[])[];
  /** Null leaves it to the fact answers themselves. */
  remainder: Remainder | null;
};

/** "coupon + service-price, hours; whole". Throws an Error whose message says what is wrong. */
export function readFactLine(text: string): FactLine {
  const [calls = '', given, ...more] = text.split(';').map((part) => part.trim());
  if (more.length > 0) throw new Error('";" stands twice');
  const remainder = remainders.find((one) => one === given) ?? null;
  if (given !== undefined && !remainder) {
    throw new Error(`"${given}" is no remainder; expected ${remainders.join(', ')}`);
  }
  const ways = calls.split(',').map((way) => way.split('+').map((call) => callOf(call.trim())));
  return { ways, remainder };
}

function callOf(text: string): FactCall {
  const [, given = '', words = ''] = /^([a-z-]+)(?:\(([^()]+)\))?$/.exec(text) ?? [];
  const name = factNames.find((one) => one === given);
  if (!name) throw new Error(`"${text}" is no fact answer; they are ${factNames.join(', ')}`);
  return { name, words };
}
