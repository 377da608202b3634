import { joinSlots, joinWithAnd } from '../lists.ts';
import { trimFeatureId, trimFeaturesOf } from '../../facts/trim-features.ts';
import type { StockSet } from '../../facts/stock-sets.ts';
import { tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Trims of the focus set, where it holds one model. */
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
  {
    id: 'trims.list',
    slots: ({ focus }) => {
      const trims = focus.summary.trims.slice(0, 6);
      if (!oneModel(focus) || trims.length < 2) return null;
      const list = tallySlots(focus, 'trim', trims, (count, name) => `${count} ${name}`);
      return { trims: list };
    },
    wordings: wordingsOf(`
      - By trim, we have {trims}.
      - The trims on our lot are {trims}.
      - The trims you can see and sit in today are {trims}.
      - Sorted by trim, that's {trims}.
    `),
  },
  {
    id: 'trims.single',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.trims;
      if (!oneModel(focus) || !only || other || only.count !== focus.summary.count) return null;
      if (focus.summary.count === 1) return null;
      return { trim: tallySlots(focus, 'trim', [only], (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - Right now the {short_things} here all come in one trim, the {trim}.
      - The {trim} is the one trim on the lot at the moment.
      - All of the {short_things} in stock are {trim} models.
    `),
  },
  {
    id: 'trims.one',
    slots: ({ focus }) => {
      const [only] = focus.summary.trims;
      if (!oneModel(focus) || !only || focus.summary.count !== 1) return null;
      return { trim: tallySlots(focus, 'trim', [only], (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The {model} on our lot is {a trim}, so compare its equipment with what you had in
        mind.
      - Ours is the {trim}. Its equipment list shows how it differs from other trims.
      - What you can see here is the {trim}; if another trim suits you better, tell us and
        we'll look for it.
    `),
  },
  {
    id: 'trims.most',
    slots: ({ focus }) => {
      const [first, second] = focus.summary.trims;
      if (!oneModel(focus) || !first || !second || first.count <= second.count) return null;
      if (focus.summary.trims.length < 3) return null;
      return { trim: tallySlots(focus, 'trim', [first], (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The {trim} gives you the widest choice of colors and prices here.
      - We have more of the {trim} than of any other trim, which helps if you're particular
        about color.
      - If you have no trim in mind yet, start with the {trim}, since there are more of those
        to compare.
    `),
  },
  {
    id: 'trims.compare',
    slots: ({ focus }) => (oneModel(focus) && focus.summary.trims.length > 1 ? {} : null),
    wordings: wordingsOf(`
      - Sit in a lower and a higher trim on the same visit, and write down which extras you
        reached for.
      - Park two trims side by side, read both window stickers, and cross out what you would not
        pay for.
      - Make a short list of the features you use every day, then find the first trim that has
        them all.
      - Ask us to open two trims next to each other; seats, screens and lights are easier to judge
        that way than on paper.
    `),
  },
];

function oneModel(focus: StockSet): boolean {
  return focus.id !== 'lot' && focus.summary.models.length === 1;
}
