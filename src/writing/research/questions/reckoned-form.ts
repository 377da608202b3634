import type { Reading } from '../reading/read-keyword.ts';
import { isOfPayment } from '../reading/typed-payment.ts';
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
  // Of one car, its own price is told.
  if (model !== null || make !== null) return null;
  return isOfPayment(typed) ? 'How much is the payment on a certain price?' : null;
}
