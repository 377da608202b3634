import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/reliability.md' with { type: 'text' };

const prose = proseIn('reliability.md', text);

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
    wordings: prose('reliability.years'),
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
