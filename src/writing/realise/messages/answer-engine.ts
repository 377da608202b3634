import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallySlots } from '../fact-slots.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which engines the stock lists, in one sentence. */
export const engineAnswerMessages: readonly Message[] = [
  {
    id: 'answer.engine',
    slots: (sheet) => (sheet.focus.id === 'exact' ? enginesOf(sheet) : null),
    wordings: wordingsOf(`
      - The ones on our lot have the {engines}.
      - By our stock list, it's the {engines}.
      - Ours come with the {engines}, as the window stickers show.
      - On our lot you'll find the {engines} under the hood.
    `),
  },
  {
    id: 'answer.engine-near',
    slots: (sheet) => {
      const engines = sheet.focus.id === 'near' && !isOther(sheet) ? enginesOf(sheet) : null;
      return engines && { ...missingSlots(sheet), ...engines };
    },
    wordings: wordingsOf(`
      - We don't have one {of_it} to check. The ones {in_others} are listed with the {engines}.
      - For those we have {in_others}, our stock list shows the {engines}; engines differ by year
        and trim, so have the one you like looked up by VIN.
      - Our {short_things} {in_others} have the {engines}. For the one you want, ask us to look up
        the build by VIN.
    `),
  },
];

/** The only other model of the make tells nothing of this one. */
function isOther({ focus, brief }: FactSheet): boolean {
  const [model] = focus.summary.models;
  return !model || !brief.subject || !model.name.includes(brief.subject.model);
}

function enginesOf(sheet: FactSheet): Slots | null {
  const { focus } = sheet;
  const engines = focus.summary.engines.slice(0, 3);
  if (engines.length === 0 || focus.summary.models.length !== 1) return null;
  return { engines: tallySlots(focus, 'engine', engines, (_count, name) => name) };
}
