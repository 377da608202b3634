import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot, figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a typed price comes to a month, and what a typed salary carries: examples and no offer. */
export const paymentMessages: readonly Message[] = [
  {
    id: 'payment.typed',
    slots: paymentSlots,
    wordings: wordingsOf(`
      - If all of {price} is borrowed over {months}, the payment is about {low}, or {high}. At
        the lower rate you'd pay {interest} in interest.
      - Borrowing {price} over {months} comes to about {low}, or {high}. The interest adds up to
        {interest} at the lower of the two rates.
      - With {price} financed over {months}, figure on about {low}, or {high}. At the
        lower rate, {interest} of what you repay is interest.
    `),
  },
  {
    id: 'payment.typed.rate',
    slots: paymentSlotsOfRate,
    wordings: wordingsOf(`
      - If all of {price} is borrowed over {months}, the payment is about {low}. You'd pay
        {interest} in interest by the end.
      - Borrowing {price} over {months} comes to about {low}. The interest adds up to
        {interest}.
      - With {price} financed over {months}, figure on about {low}. The lender earns
        {interest} in interest by the end.
    `),
  },
  {
    id: 'payment.down',
    slots: (sheet) => {
      const price = figureSlot(sheet, 'down.price');
      const fifth = figureSlot(sheet, 'down.fifth');
      const tenth = figureSlot(sheet, 'down.tenth');
      return price && fifth && tenth ? { price, fifth, tenth } : null;
    },
    wordings: wordingsOf(`
      - On a price of {price}, plan on {fifth} for a new car and {tenth} for a used one, which
        is a fifth and a tenth.
      - For {price}, the usual down payment is {tenth} on a used car and {fifth} on a new one.
      - A tenth of {price} is {tenth}, the usual amount down on a used car; a fifth is {fifth},
        the usual one on a new car.
    `),
  },
  {
    id: 'salary.price',
    slots: weighedSlots(true),
    wordings: wordingsOf(`
      - Financing all of {price} costs about {weighed} a month {loan}. On {salary} a year that's
        {share} of gross pay, {verdict}.
      - A loan for the whole {price} would take about {weighed} a month {loan}, or {share} of
        gross pay on {salary} a year. That's {verdict}.
      - On {salary} a year, the payment on {price} would be {share} of gross pay: about
        {weighed} a month {loan} with nothing down. That's {verdict}.
    `),
  },
  {
    id: 'salary.payment',
    slots: weighedSlots(false),
    wordings: wordingsOf(`
      - A payment of {weighed} a month is {share} of gross pay on {salary} a year, {verdict}.
      - On {salary} a year, {weighed} a month comes to {share} of gross pay. That's {verdict}.
      - With {salary} a year before tax, a payment of {weighed} takes {share} of your pay,
        {verdict}.
    `),
  },
  {
    id: 'salary.typed',
    slots: salarySlots,
    wordings: wordingsOf(`
      - On {salary} a year, a tenth of gross pay is {payment} a month for the car payment, which
        repays about {sum} {loan}. At {common} it's {most}, for a loan of about {mostSum}.
      - With {salary} a year before tax, plan on a payment of {payment} to {most} a month,
        {range}. Paid {loan}, that repays about {sum} to {mostSum}.
      - A salary of {salary} carries a loan of about {sum} if a tenth of gross pay, {payment} a
        month, goes to the payment {loan}. The upper end is about {mostSum}, at {common} or
        {most} a month.
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
  const high = factSlot(sheet, 'payment.typed.high');
  const own = paymentSlotsOfRate(sheet);
  return high && own ? { ...own, high } : null;
}

function paymentSlotsOfRate(sheet: FactSheet): Slots | null {
  const low = factSlot(sheet, 'payment.typed');
  const price = figureSlot(sheet, 'payment.typed.price');
  const months = factSlot(sheet, 'payment.typed.months');
  const interest = factSlot(sheet, 'payment.typed.interest');
  return low && price && months && interest ? { low, price, months, interest } : null;
}

function weighedSlots(isOfPrice: boolean): (sheet: FactSheet) => Slots | null {
  return (sheet) => {
    const salary = figureSlot(sheet, 'salary.typed');
    const price = figureSlot(sheet, 'salary.price');
    const weighed = factSlot(sheet, 'salary.weighed');
    const share = factSlot(sheet, 'salary.share');
    const verdict = factSlot(sheet, 'salary.verdict');
    const loan = factSlot(sheet, 'salary.loan');
    if (!salary || !weighed || !share || !verdict || !loan) return null;
    if (isOfPrice) return price ? { salary, price, weighed, share, verdict, loan } : null;
    return price ? null : { salary, weighed, share, verdict };
  };
}

const ofSalary = {
  payment: 'salary.payment.10',
  sum: 'salary.sum.10',
  most: 'salary.payment.15',
  mostSum: 'salary.sum.15',
  loan: 'salary.loan',
  common: 'salary.common',
  range: 'salary.range',
} as const;

function salarySlots(sheet: FactSheet): Slots | null {
  const salary = figureSlot(sheet, 'salary.typed');
  const told = Object.entries(ofSalary).map(([name, id]) => [name, factSlot(sheet, id)] as const);
  const slots = Object.fromEntries(told.flatMap(([name, slot]) => (slot ? [[name, slot]] : [])));
  return salary && Object.keys(slots).length === told.length ? { salary, ...slots } : null;
}
