import { joinSlots, joinWithAnd } from '../lists.ts';
import { trimFeatureId, trimFeaturesOf } from '../../facts/trim-features.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - Going by our listings, you get {features}.
      - Our listings show the difference: {features}.
      - In our stock the trims differ like this: {features}.
      - On every one of its trim here, and on no other, our listings show {features}.
    `),
  },
];
