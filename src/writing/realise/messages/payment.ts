import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot, figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/payment.md' with { type: 'text' };

const prose = proseIn('payment.md', text);

/** What a typed price comes to a month, and what a typed salary carries: examples and no offer. */
export const paymentMessages: readonly Message[] = [
  {
    id: 'payment.typed',
    slots: paymentSlots,
    wordings: prose('payment.typed'),
  },
  {
    id: 'payment.typed.rate',
    slots: paymentSlotsOfRate,
    wordings: prose('payment.typed.rate'),
  },
  {
    id: 'payment.down',
    slots: (sheet) => {
      const price = figureSlot(sheet, 'down.price');
      const fifth = figureSlot(sheet, 'down.fifth');
      const tenth = figureSlot(sheet, 'down.tenth');
      return price && fifth && tenth ? { price, fifth, tenth } : null;
    },
    wordings: prose('payment.down'),
  },
  {
    id: 'salary.price',
    slots: weighedSlots(true),
    wordings: prose('salary.price'),
  },
  {
    id: 'salary.payment',
    slots: weighedSlots(false),
    wordings: prose('salary.payment'),
  },
  {
    id: 'salary.typed',
    slots: salarySlots,
    wordings: prose('salary.typed'),
  },
  {
    id: 'payment.reach',
    slots: (sheet) => ({
      sum: factSlot(sheet, 'payment.reach'),
      longer: factSlot(sheet, 'payment.reach.longer'),
      monthly: factSlot(sheet, 'payment.monthly'),
      rate: factSlot(sheet, 'payment.rate'),
    }),
    wordings: prose('payment.reach'),
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
