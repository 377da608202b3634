import type { Block, Span } from '../reading/content.ts';

const lease = /\bleas(?:e|es|ed|ing)\b|\blessee\b/i;
const credit =
  /\bfinanc(?:e|ed|ing)\b|\bA\.?P\.?R\b|\bloans?\b|\b(?:buy|own|purchase) (?:it )?for\b/i;
const either = new RegExp(`${lease.source}|${credit.source}`, 'gi');

export type Talk = 'lease' | 'credit' | 'unknown';

/**
 * Whether a figure belongs to a lease or to a loan: by its own sentence, where a lease wins, then
 * by what its block spoke of last before it, then first after it, then by the rest of the item,
 * where that speaks of one of them only.
 */
export function talkAt(block: Block, sentence: Span, whole: string): Talk {
  const own = block.text.slice(sentence.start, sentence.end);
  if (lease.test(own)) return 'lease';
  if (credit.test(own)) return 'credit';
  const near =
    block.text.slice(0, sentence.start).match(either)?.at(-1) ??
    block.text.slice(sentence.end).match(either)?.[0];
  if (near !== undefined) return lease.test(near) ? 'lease' : 'credit';
  const isLease = lease.test(whole);
  if (isLease === credit.test(whole)) return 'unknown';
  return isLease ? 'lease' : 'credit';
}
