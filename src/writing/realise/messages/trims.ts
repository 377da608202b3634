import { joinSlots, joinWithAnd } from '../lists.ts';
import { trimFeatureId, trimFeaturesOf } from '../../facts/trim-features.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/trims.md' with { type: 'text' };

const prose = proseIn('trims.md', text);

/** What sets the trims of the focus set apart. */
export const trimMessages: readonly Message[] = [
  {
    id: 'trims.features',
    slots: ({ focus }) => {
      const known = trimFeaturesOf(focus).filter(({ features }) => features.length > 0);
      return {
        features: joinSlots(
          known.slice(0, 3).map(({ trim, features }) => ({
            text: `${joinWithAnd(features)} on the ${trim}`,
            factIds: [trimFeatureId(focus, trim)],
          })),
        ),
      };
    },
    wordings: prose('trims.features'),
  },
];
