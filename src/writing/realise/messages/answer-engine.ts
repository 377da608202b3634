import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which engines the stock lists, in one sentence. */
export const engineAnswerMessages: readonly Message[] = [
  {
    id: 'answer.engine',
    slots: (sheet) => (sheet.focus.id === 'exact' ? enginesOf(sheet) : null),
    wordings: wordingsOf(`
      - The ones on our lot are listed with the {engines}.
      - According to our stock list it is the {engines}.
      - Ours have the {engines}, as the window stickers show.
    `),
  },
  {
    id: 'answer.engine-near',
    slots: (sheet) => (sheet.focus.id === 'near' ? enginesOf(sheet) : null),
    wordings: wordingsOf(`
      - We have none of that year to check; the ones from other years are listed with the {engines}.
      - For other model years our stock list names the {engines}, so have that year's window sticker
        looked up.
      - Our {short_things} from other years carry the {engines}; for your year, ask us to look up
        the build by VIN.
    `),
  },
];

function enginesOf(sheet: FactSheet): Slots | null {
  const { focus } = sheet;
  const engines = focus.summary.engines.slice(0, 3);
  if (engines.length === 0 || focus.summary.models.length !== 1) return null;
  return { engines: tallySlots(focus, 'engine', engines, (_count, name) => name) };
}
