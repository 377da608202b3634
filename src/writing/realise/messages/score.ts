import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/score.md' with { type: 'text' };

const prose = proseIn('score.md', text);

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
    wordings: prose('rate.typed'),
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
    wordings: prose('score.typed'),
  },
];
