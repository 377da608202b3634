import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** How a model has held up, where nobody here knows: no grade, and where to look. */
export const reliabilityMessages: readonly Message[] = [
  untoldIn('US', 'reliability.untold', 'NHTSA'),
  untoldIn('CA', 'reliability.untold-ca', 'Transport Canada'),
  {
    id: 'reliability.years',
    slots: (sheet) => ({
      which: factSlot(sheet, 'reference.name'),
      changes: factSlot(sheet, 'reference.changes'),
      month: factSlot(sheet, 'reference.month'),
    }),
    wordings: wordingsOf(`
      - Start with years in which a change of hardware has settled in. On the way to the {which},
        {changes} (EPA and NHTSA, {month}). A first year with new parts is the one to look up most
        carefully.
      - Years well into a design are the safer choice, since early faults have been found by then.
        Going by EPA and NHTSA records up to the {which} ({month}), {changes}. The years right after
        such a change deserve the closest look.
      - The second year of a design and those that follow tend to be the safer bets. EPA and NHTSA
        records ({month}) show what changed up to the {which}: {changes}. Check complaints for the
        first year of each change.
      - Look for years in which little was new. Through the {which}, {changes} (EPA and NHTSA,
        {month}), so compare owner complaints from before and after.
    `),
  },
];

function untoldIn(country: string, id: string, agency: string): Message {
  return {
    id,
    slots: (sheet) => {
      const { subject, safety, store } = sheet.brief;
      if (!subject || safety || store.country !== country) return null;
      return sheet.facts.has('reference.month') ? {} : null;
    },
    wordings: wordingsOf(`
      - Judge the {model} by model year and by the care it got. ${agency} lists recalls and owner
        complaints for each year at no charge, and service records and a lift tell you about the one
        in front of you.
      - The model year decides, and so does upkeep. Look up the {model} by year at ${agency} for
        recalls and complaints, then read the service records and have the car inspected.
      - ${agency} publishes the recalls and complaints filed on the {model} by year, at no
        charge, and they show which years to be careful with. For one particular car, ask for
        the invoices and let a mechanic see it on a lift.
      - That depends on the year and the car. For the {model}, ${agency} lists recalls and
        complaints by model year, while records and an inspection show how one particular car was
        treated.
    `),
  };
}
