import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallySlots } from '../fact-slots.ts';
import { missingSlots } from '../missing-part.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/answer-engine.md' with { type: 'text' };

const prose = proseIn('answer-engine.md', text);

/** Which engines the stock lists, in one sentence. */
export const engineAnswerMessages: readonly Message[] = [
  {
    id: 'answer.engine',
    slots: (sheet) => (sheet.focus.id === 'exact' ? enginesOf(sheet) : null),
    wordings: prose('answer.engine'),
  },
  {
    id: 'answer.engine-near',
    slots: (sheet) => {
      const engines = sheet.focus.id === 'near' && !isOther(sheet) ? enginesOf(sheet) : null;
      return engines && { ...missingSlots(sheet), ...engines };
    },
    wordings: prose('answer.engine-near'),
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
