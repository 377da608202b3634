import type { Reading } from '../reading/read-keyword.ts';
import { isOfPayment, typedDownOf } from '../reading/typed-payment.ts';
import { typedRateOf } from '../reading/typed-rate.ts';
import { typedScoreOf } from '../reading/typed-score.ts';
import { typedSalaryOf } from '../reading/typed-salary.ts';

/** The question whose answer is reckoned from a sum that was typed; null for other keywords. */
export function reckonedForm({ words, model, make }: Reading): string | null {
  const typed = words.join(' ');
  const pay = typedSalaryOf(typed);
  if (pay !== null) {
    return pay.price === null && pay.payment === null
      ? 'How much car can I afford on a certain salary?'
      : 'Can I afford a certain car or payment on my salary?';
  }
  if (typedRateOf(typed) !== null) return 'Is a certain rate good for a car loan?';
  const score = scoreForm(typed);
  if (score !== null) return score;
  // Of one car, its own price is told.
  if (model !== null || make !== null) return null;
  if (typedDownOf(typed) !== null) return 'How much should I put down on {a}?';
  return isOfPayment(typed) ? 'How much is the payment on a certain price?' : null;
}

const ofRate = /\b(?:apr|interest|rates?)\b/;
const ofLoan = /\b(?:loans?|financ\w+|buy|get a (?:car|truck|suv)|approved|good|enough|qualify)\b/;
const ofElse =
  /\b(?:leas(?:e|ing)|refinanc\w+|cosign\w*|co-sign\w*|0 apr|0 percent|raise|improve)\b/;

function scoreForm(typed: string): string | null {
  if (typedScoreOf(typed) === null || ofElse.test(typed)) return null;
  if (ofRate.test(typed)) return 'What APR can I get with my credit score?';
  return ofLoan.test(typed) ? 'Can I get a car loan with a certain credit score?' : null;
}
