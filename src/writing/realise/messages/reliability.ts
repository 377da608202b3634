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
      - No record here ranks the years, but it shows where the hardware changed on the way to the
        {which}: {changes} (EPA and NHTSA, {month}). A first year with new parts is the one to look
        up most carefully.
      - We can't rank them. What we can say is that {changes}, going by EPA and NHTSA records up to
        the {which} ({month}), and that years right after such a change deserve the closest look.
      - Ranking years would be guesswork. EPA and NHTSA records ({month}) do show what changed up to
        the {which}: {changes}. Check complaints for the first year of each change.
      - The records don't grade model years. They show that {changes} (EPA and NHTSA, {month},
        through the {which}), so compare complaints from before and after.
    `),
  },
];

function untoldIn(country: string, id: string, agency: string): Message {
  return {
    id,
    slots: (sheet) => {
      const { subject, safety, store } = sheet.brief;
      if (!subject || safety || store.country !== country) return null;
      return { month: factSlot(sheet, 'reference.month') };
    },
    wordings: wordingsOf(`
      - We won't give the {model} a grade. The filings we hold (NHTSA vPIC, {month}) say how it was
        built and not how it held up. ${agency} has recalls and owner complaints by model year, and
        service records and a lift tell you about the one in front of you.
      - There's no score for the {model} on this page, since we'd have to make it up: NHTSA's vPIC
        data of {month} list engines, not repairs. Look up the model year at ${agency} for recalls
        and complaints, then judge the car itself by its service records and an inspection.
      - Nothing in the data we have (NHTSA vPIC, {month}) rates the {model}, so we won't guess.
        Start with the recalls and complaints that ${agency} lists for the model year, and let a
        mechanic see the very car on a lift.
      - That depends on the year and the car, and the filings we hold (NHTSA vPIC, {month}) have no
        failure data on the {model} to settle it. ${agency} lists recalls and complaints by model
        year; records and an inspection show how one particular car was treated.
    `),
  };
}
