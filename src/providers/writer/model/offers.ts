import { stemsOf } from '../../../writing/plan/stems.ts';
import type { Fact } from '../../../writing/facts/fact.ts';

/** A coupon, a service, an amenity: what it says holds of itself and of nothing else. */
export type Offer = { text: string; stems: ReadonlySet<string>; isCoupon: boolean };

const ids = /^store\.(coupon\.\d+(?:\.terms)?|service\.[^.]+|amenity\.\d+|delivery\.\d+)$/;

/** So much of an offer's words must be in the sentence that tells of it. */
const toldShare = 0.75;

/** A coupon lowers a price: its amount is no price. */
const lowering =
  /\b(?:off|less|lower\w*|knock\w*|tak(?:e|es|ing)|coupon|offer|bonus|rebate|cash)\b/i;

/** Words of claims and of money, which tell nothing of what is offered. */
const telling = /\b(?:free|complimentary|sav(?:e|es|ing|ings)|discount\w*|off|up)\b|[$\d.,%]+/gi;

export function isOffer(factId: string): boolean {
  return ids.test(factId);
}

export function offersIn(facts: readonly Fact[]): Offer[] {
  return facts.flatMap(({ id, value }) => {
    if (!isOffer(id)) return [];
    const text = String(value);
    const isCoupon = /^store\.coupon\.\d+$/.test(id);
    return [{ text, stems: stemsOf(text.replace(telling, ' ')), isCoupon }];
  });
}

/** The offers that a sentence tells of, in most of their words, so that it means no other. */
export function offersToldIn(sentence: string, offers: readonly Offer[]): Offer[] {
  const said = stemsOf(sentence);
  return offers.filter(({ stems, isCoupon }) => {
    if (isCoupon && !lowering.test(sentence) && !/\bfree\b/i.test(sentence)) return false;
    return stems.size > 0 && stems.intersection(said).size >= stems.size * toldShare;
  });
}
