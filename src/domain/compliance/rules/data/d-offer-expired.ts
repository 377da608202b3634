import type { Block } from '../../reading/content.ts';
import { type OfferDate, offerDatesIn } from '../../reading/offer-dates.ts';
import type { CheckRule, Found } from '../rule.ts';
import { onceFor, oncePerSentence } from '../content-text.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { pattern } from '../text/pattern.ts';

/** Without any of these a date ends no offer: "the recall runs through 6/30". */
const offer = pattern`
    [$%]|\b(?:sales?|offers?|specials?|events?|deals?|discounts?|rebates?|incentives?|bonus
    |coupons?|savings?|clearance|apr|lease|promotions?|good|valid)\b`;
/** What says itself that it is over, and what is no offer of the store. */
const notAnOffer = pattern`
    \b(?:expired|ended|ran (?:through|until)|was|were|had|no longer|warrant(?:y|ies)
    |registrations?|licen[cs]es?|inspections?|recalls?|tax credits?|deadline)\b`;

export const dOfferExpired: CheckRule = {
  id: 'D-OFFER-EXPIRED',
  kind: 'check',
  severity: 'error',
  check: (content, { today }): Found[] =>
    offerDatesIn(content, today)
      .filter(({ day }) => day < today)
      .filter(firstOfSentence())
      .filter(({ block, span }) => isOffer(block, span.start))
      .map(({ block, span, day }) => ({ block, span, detail: `It ended on ${day}.` })),
  citation: 'Va. Code 46.2-1581(5)',
  message: 'The text shows an offer whose last day is past.',
  suggestion: 'Take the offer out, or renew it with a new last day.',
  examples: {
    failing: ['Summer sale: $2,000 off MSRP, ends April 30, 2026.', 'Offer expires 5/3/26.'],
    passing: [
      'Summer sale: $2,000 off MSRP, ends May 4, 2026.',
      'Offer expires 5/31.',
      'The tax credit ended on September 30, 2025.',
      'The street was closed until April 2.',
    ],
  },
};

const hasOffer = onceFor(({ text }: Block) => offer.test(text));
const isOffer = oncePerSentence((sentence, block) => {
  return !notAnOffer.test(sentence) && (hasOffer(block) || /expir/i.test(sentence));
});

/** One date of a sentence is enough to judge the sentence. */
function firstOfSentence(): (date: OfferDate) => boolean {
  let last: { block: Block; end: number } | null = null;
  return ({ block, span }) => {
    if (last?.block === block && span.start < last.end) return false;
    last = { block, end: sentenceAt(block, span.start).end };
    return true;
  };
}
