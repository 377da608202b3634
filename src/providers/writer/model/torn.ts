import type { Fault } from './fault.ts';

export type Judged = { sentence: string; faults: readonly Fault[] };

const openings = [
  "it|its|it['’]s|this|that|that['’]s|these|those|they|they['’]re|their|them|he|she|both",
  'either|neither|such|but|and|so|or|nor|yet|then|also|too|still|otherwise|instead|however',
  'therefore|thus|hence|moreover|furthermore|additionally|besides|likewise|similarly|meanwhile',
  'finally|lastly|second(?:ly)?|third(?:ly)?|fourth|next|after that|from there|for example',
  'for instance|in addition|in turn|in other words|as a result|as such|even so|even then',
  "on top of|what['’]s more|that way|either way|because of|some|others?|another|one of",
  'the (?:second|other|others|rest|same|latter|former|first|result|reason|answer|difference)',
  '(?:with|without|after|before|for|on|by|of|in|at|from) (?:it|them|that|this|these|those)',
  '(?:if|when|where|because|since|until|unless|once) (?:it|they|that|this|so)',
];

/** Openings that point back at the sentence before, or go on counting from it. */
const leaning = new RegExp(String.raw`^(?:${openings.join('|')})\b`, 'i');

/** A sentence that promises the next: a question, or one that ends in a colon. */
const announcing = /[?:：？]["'”’)]*$/;

/**
 * Sound sentences that cannot stand, because what they lean on or announce is left out. One that
 * goes takes along what leans on it in turn.
 */
export function tornAmong(paragraphs: readonly (readonly Judged[])[]): Set<Judged> {
  const torn = new Set<Judged>();
  const all = paragraphs.flat();
  const isGone = (one: Judged | undefined): boolean => {
    return one !== undefined && (one.faults.length > 0 || torn.has(one));
  };
  for (const [at, one] of all.entries()) {
    if (!isGone(one) && isGone(all[at - 1]) && leaning.test(one.sentence)) torn.add(one);
  }
  for (const [at, one] of [...all.entries()].toReversed()) {
    const isLast = at === all.length - 1;
    if (!isGone(one) && !isLast && isGone(all[at + 1]) && announcing.test(one.sentence)) {
      torn.add(one);
    }
  }
  return torn;
}
