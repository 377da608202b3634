import type { Block, Span } from '../../reading/content.ts';
import { oncePerSentence } from '../content-text.ts';
import { pattern } from '../text/pattern.ts';

/** An amount that the text seems to ask for a vehicle. */
export type SellingPrice = { block: Block; span: Span; amount: number; hasCents: boolean };

/** Dollars: whatever is less is rather a fee, a discount or a payment. */
const minPrice = 2000;
const amount = /\$\s?(\d{1,3}(?:,\d{3}){1,2}|\d{4,7})(\.\d\d)?(?![\d,]*\d)/g;
/** "$2,000 off", "$2,999 due at signing": parts of an offer, and counts of the lot. */
const otherAfter = pattern`
    ^\s?(?:off\b|down\b|due\b|savings?\b|rebates?\b|discounts?\b|less\b|cash\b|in\b|of\b|\/
    |per\b|an? (?:month|year)|each (?:month|year)|back\b|bonus|trade|credit|loan|deposit
    |apr\b|limit|(?:up )?to \$|[-+]|or (?:less|more|under)|more\b|total due|as (?:your|an?
    |the)\b|cap\w* cost|for your trade|acquisition|disposition|security|msrp\b)`;
const otherBefore = pattern`
    (?:\b(?:sav(?:e|es|ing)|under|over|below|above|up to|down to|budget(?: of)?|about|around
    |nearly|(?:more|less) than|from|to|between|and|msrp|sticker|worth|valued?(?: at)?|rebate
    |discount|off|plus|average|median|middle|borrow\w{0,4}|extra|was|were|originally
    |formerly|down|due|payments?|fees?|cap(?:italized)? cost|adjusted|gross|residual
    |option to purchase)\b(?: price)?(?: of| is| at| was|:)?|\$[\d,.]+ ?-)\s{0,2}$`;

/** Prices in a stretch of a block, without amounts that are visibly something else. */
export function sellingPricesIn(block: Block, { start, end }: Span): SellingPrice[] {
  const text = block.text.slice(start, end);
  return [...text.matchAll(amount)].flatMap((match) => {
    const [words, digits = '', cents = ''] = match;
    if (otherAfter.test(text.slice(match.index + words.length).slice(0, 24))) return [];
    if (otherBefore.test(text.slice(Math.max(0, match.index - 40), match.index))) return [];
    const at = start + match.index;
    if (Number(digits.replaceAll(',', '')) < minPrice) return [];
    const value = Number(digits.replaceAll(',', '') + cents);
    const span = { start: at, end: at + words.length };
    return [{ block, span, amount: value, hasCents: cents !== '' }];
  });
}

/** The same for the sentence of a place, looked for once. */
export const sellingPricesAround = oncePerSentence((_sentence, block, span) => {
  return sellingPricesIn(block, span);
});

/** A price in whole dollars stands for the same with cents. */
export function isSamePrice(one: SellingPrice, other: number | null): boolean {
  if (other === null) return false;
  return one.hasCents ? one.amount === other : one.amount === Math.round(other);
}

export function inDollars(value: number): string {
  const isWhole = Number.isInteger(value);
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: isWhole ? 0 : 2 })}`;
}
