import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a typed credit score stands for, by the published averages. */
export const scoreMessages: readonly Message[] = [
  {
    id: 'rate.typed',
    slots: (sheet) => {
      const rate = factSlot(sheet, 'rate.typed');
      const ofNew = factSlot(sheet, 'rate.new');
      const ofUsed = factSlot(sheet, 'rate.used');
      const when = factSlot(sheet, 'rate.when');
      return rate && ofNew && ofUsed && when ? { rate, ofNew, ofUsed, when } : null;
    },
    wordings: wordingsOf(`
      - A rate of {rate} is {ofNew} on a new car and {ofUsed} on a used one, by Experian's
        figures for {when}.
      - On a new car, {rate} is {ofNew}; on a used car it's {ofUsed}. Those are Experian's
        figures for {when}.
      - By Experian's count for {when}, {rate} is {ofNew} for new cars and {ofUsed} for used ones.
    `),
  },
  {
    id: 'score.typed',
    slots: (sheet) => {
      const score = factSlot(sheet, 'score.typed');
      const tier = factSlot(sheet, 'score.tier');
      const ofNew = factSlot(sheet, 'score.new');
      const ofUsed = factSlot(sheet, 'score.used');
      const year = factSlot(sheet, 'score.year');
      return score && tier && ofNew && ofUsed && year ? { score, tier, ofNew, ofUsed, year } : null;
    },
    wordings: wordingsOf(`
      - A score of {score} is {tier} where Experian's averages of late {year} were about {ofNew}
        on a new car and {ofUsed} on a used one.
      - Experian counts {score} as {tier} and loans there averaged about {ofNew} for new cars
        and {ofUsed} for used ones in late {year}.
      - With {score} you're {tier} in Experian's reports, and loans like that averaged about
        {ofNew} on new cars and {ofUsed} on used ones in late {year}.
    `),
  },
];
