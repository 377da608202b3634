import { tallySlots } from '../fact-slots.ts';
import { isStandIn } from '../../facts/stock-sets.ts';
import type { Message } from '../message.ts';
import { shortColor } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/colors.md' with { type: 'text' };

const prose = proseIn('colors.md', text);

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
    wordings: prose('colors.interior'),
  },
];
