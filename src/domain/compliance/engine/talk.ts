import type { Block, Content, Span } from '../reading/content.ts';
import { firstFrom } from './first-from.ts';

const lease = String.raw`\bleas(?:e|es|ed|ing)\b|\blessee\b`;
const credit =
  String.raw`\bfinanc(?:e|ed|ing)\b|\bA\.?P\.?R\b|\bloans?\b` +
  String.raw`|\b(?:buy|own|purchase) (?:it )?for\b`;
const either = new RegExp(`(${lease})|${credit}`, 'gi');

export type Talk = 'lease' | 'credit' | 'unknown';

type Word = { at: number; talk: 'lease' | 'credit' };

const wordsOf = new WeakMap<Block, readonly Word[]>();
const talkOf = new WeakMap<Content, Talk>();

/**
 * Whether a figure belongs to a lease or to a loan: by its own sentence, where a lease wins, then
 * by what its block spoke of last before it, then first after it, then by the rest of the item,
 * where that speaks of one of them only.
 */
export function talkAt(content: Content, block: Block, sentence: Span): Talk {
  const words = wordsIn(block);
  const first = firstFrom(words, sentence.start);
  const next = firstFrom(words, sentence.end);
  const own = words.slice(first, next);
  if (own.length > 0) return own.some(({ talk }) => talk === 'lease') ? 'lease' : 'credit';
  return (words[first - 1] ?? words[next])?.talk ?? talkIn(content);
}

function talkIn(content: Content): Talk {
  const before = talkOf.get(content);
  if (before) return before;
  const kinds = new Set(content.blocks.flatMap((block) => wordsIn(block).map(({ talk }) => talk)));
  const [only, other] = [...kinds];
  const talk = only === undefined || other !== undefined ? 'unknown' : only;
  talkOf.set(content, talk);
  return talk;
}

/** Searched once a block: many sentences of one may ask. */
function wordsIn(block: Block): readonly Word[] {
  const before = wordsOf.get(block);
  if (before) return before;
  const words = [...block.text.matchAll(either)].map((match): Word => {
    return { at: match.index, talk: match[1] === undefined ? 'credit' : 'lease' };
  });
  wordsOf.set(block, words);
  return words;
}
