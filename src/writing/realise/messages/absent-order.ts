import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/absent-order.md' with { type: 'text' };

const prose = proseIn('absent-order.md', text);

/** How a model that is not here can be had. */
export const absentOrderMessages: readonly Message[] = [
  {
    id: 'absent.notify',
    slots: (sheet) => {
      const { brief, sets } = sheet;
      if (sets.exact.summary.count > 0 || !brief.subject) return null;
      if (sellsNew(sheet)) return {};
      const make = { text: brief.subject.make, factIds: ['subject.name'] };
      const isNew = sheet.filter.condition === 'new';
      return { [isNew ? 'fresh' : 'other']: make };
    },
    wordings: prose('absent.notify'),
  },
  {
    id: 'absent.order',
    // New ones come from dealers of the make; a store without any has nobody to trade with.
    slots: (sheet) => {
      const { brief, sets } = sheet;
      if (sets.exact.summary.count > 0 || !brief.subject) return null;
      return sellsNew(sheet) || sheet.filter.condition === 'used' ? {} : null;
    },
    wordings: prose('absent.order'),
  },
];

/** Whether the make is among what stands here new; of a lot without new ones nothing is known. */
function sellsNew({ brief, sets }: FactSheet): boolean {
  const isNew = sets.unsold.vehicles;
  return isNew.some(({ make }) => make?.toLowerCase() === brief.subject?.make.toLowerCase());
}
