import { tallySlots } from '../fact-slots.ts';
import { isStandIn } from '../../facts/stock-sets.ts';
import type { Message } from '../message.ts';
import { shortColor } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Colours of the focus set, as the feed names them. */
export const colorMessages: readonly Message[] = [
  {
    id: 'colors.interior',
    slots: ({ focus }) => {
      // Feeds put the material behind the color: two of one color would be told twice.
      const byColor = new Map(focus.summary.interiors.map((one) => [shortColor(one.name), one]));
      const interiors = [...byColor.values()].slice(0, 3);
      if (focus.id === 'lot' || isStandIn(focus) || interiors.length < 2) return null;
      return {
        interiors: tallySlots(focus, 'interior', interiors, (_count, name) => shortColor(name)),
      };
    },
    wordings: wordingsOf(`
      - Inside, they come in {interiors}.
      - The cabins are trimmed in {interiors}.
      - Interiors on hand are {interiors}.
    `),
  },
];
