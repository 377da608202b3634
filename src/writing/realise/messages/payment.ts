import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot, figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a typed price comes to a month, as an example and no offer. */
export const paymentMessages: readonly Message[] = [
  {
    id: 'payment.typed',
    slots: paymentSlots,
    wordings: wordingsOf(`
      - If all of {price} is borrowed over {months}, the payment is about {low}, or {high}.
      - Borrowing {price} over {months} comes to about {low}, or {high}.
      - With {price} financed over {months}, figure on about {low}, or {high}.
    `),
  },
  {
    id: 'payment.reach',
    slots: (sheet) => ({
      sum: factSlot(sheet, 'payment.reach'),
      longer: factSlot(sheet, 'payment.reach.longer'),
      monthly: factSlot(sheet, 'payment.monthly'),
      rate: factSlot(sheet, 'payment.rate'),
    }),
    wordings: wordingsOf(`
      - At {rate}, {monthly} repays about {sum} months or {longer}.
      - If {monthly} is the limit, figure on borrowing about {sum} months at {rate}, or {longer}.
      - For {monthly}, the loan can be about {sum} months, or {longer}, at {rate}.
    `),
  },
];

function paymentSlots(sheet: FactSheet): Slots | null {
  const low = factSlot(sheet, 'payment.typed');
  const high = factSlot(sheet, 'payment.typed.high');
  const price = figureSlot(sheet, 'payment.typed.price');
  const months = factSlot(sheet, 'payment.typed.months');
  return low && high && price && months ? { low, high, price, months } : null;
}
