import type { Block, Span } from '../reading/content.ts';
import { firstFrom } from './first-from.ts';

export type Offer = 'lease' | 'rate' | 'price';

/** A part of a lease or of a rate offer is no price: "$13,215 DAS", "MSRP $43,290". */
const price =
  String.raw`\bpric(?:e[sd]?|ing)\b|\bbuy (?:it )?for\b` +
  String.raw`|(?<!\bMSRP(?: of|:)?\s)\$\s?\d{2,3},\d{3}(?!(?:\.\d\d)?\s(?:das\b|d\.a\.s|due` +
  String.raw`|total due|down|cash or trade|at signing|miles|financed|msrp))`;
const words: readonly (readonly [Offer, string])[] = [
  ['lease', String.raw`\bleas(?:e|es|ed|ing)\b|\blessee\b`],
  ['rate', String.raw`\bA\.?P\.?R\b|\bloans?\b|\d\s?% (?:for|over) \d`],
  ['price', price],
];
const offers = words.map(([offer]) => offer);
const any = new RegExp(words.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'gi');

type Word = { at: number; offer: Offer };

const wordsOf = new WeakMap<Block, readonly Word[]>();

/**
 * What a condition belongs to: "must finance through", "includes all rebates". A price in its own
 * sentence wins; else the offer that the block spoke of last, or speaks of first. Rebates belong to
 * whatever offer there is, and to a price where there is none.
 */
export function offerAt(block: Block, { start, end }: Span): Offer {
  const all = wordsIn(block);
  const [first, next] = [firstFrom(all, start), firstFrom(all, end)];
  const own = all.slice(first, next).map(({ offer }) => offer);
  const stated = (['price', 'lease', 'rate'] as const).find((offer) => own.includes(offer));
  return stated ?? all[first - 1]?.offer ?? all[next]?.offer ?? 'price';
}

/** Searched once a block: many sentences of one may ask. */
function wordsIn(block: Block): readonly Word[] {
  const before = wordsOf.get(block);
  if (before) return before;
  const found = [...block.text.matchAll(any)].map(({ index, groups }): Word => {
    const offer = offers.find((one) => groups?.[one] !== undefined) ?? 'price';
    return { at: index, offer };
  });
  wordsOf.set(block, found);
  return found;
}
