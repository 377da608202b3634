import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - A new {model} is sold and leased by {fresh} dealers, and no new {fresh} is on our lot. If a
        used one would do, call {phone}, and we'll tell you when one comes in.
      - For a new {model} you need {a fresh} dealer: we have no new {fresh} on our lot. Ask sales at
        {phone} to watch for a used one.
      - New ones come from {fresh} dealers, and none is on our lot. A used {model} may come in on
        trade, so leave your name with sales at {phone} if that would do.
      - Call {phone} with the year, miles and price you have in mind, and we'll call you when a used
        {other} {model} comes in.
      - A used {other} {model} may come in on trade. Leave your name and number with sales at
        {phone}, and we'll tell you.
      - If a used {other} {model} is what you want, ask sales at {phone} to put you on the list for
        the next one.
      - Call {phone} with the trim, color and drivetrain you want, and we'll call you when one
        comes in.
      - If only that {model} will do, leave your name and number with sales at {phone}, and we'll
        tell you when one arrives.
      - Ask our sales desk to put you on the list for {a name}, and we'll let you know when one
        is on its way.
      - Tell us what you want in {a model}, down to the color, and we'll let you know when one
        turns up.
    `),
  },
  {
    id: 'absent.order',
    // New ones come from dealers of the make; a store without any has nobody to trade with.
    slots: (sheet) => {
      const { brief, sets } = sheet;
      if (sets.exact.summary.count > 0 || !brief.subject) return null;
      return sellsNew(sheet) || sheet.filter.condition === 'used' ? {} : null;
    },
    wordings: wordingsOf(`
      - We can also look for one at other dealers, so tell us how long you can wait.
      - A trade with another dealer is sometimes possible. Tell us how soon you need the car.
      - Another dealer may have one we can bring in; ask what that would take.
    `),
  },
];

/** Whether the make is among what stands here new; of a lot without new ones nothing is known. */
function sellsNew({ brief, sets }: FactSheet): boolean {
  const isNew = sets.unsold.vehicles;
  return isNew.some(({ make }) => make?.toLowerCase() === brief.subject?.make.toLowerCase());
}
