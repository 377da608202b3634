import { tallySlots } from '../fact-slots.ts';
import { isStandIn } from '../../facts/stock-sets.ts';
import type { Message } from '../message.ts';
import { shortColor } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Colours of the focus set, as the feed names them. */
export const colorMessages: readonly Message[] = [
  {
    id: 'colors.list',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 5);
      if (focus.id === 'lot' || isStandIn(focus) || colors.length < 2) return null;
      return { colors: tallySlots(focus, 'color', colors, (count, name) => `${count} in ${name}`) };
    },
    wordings: wordingsOf(`
      - You can see {colors}.
      - The paint on the lot today: {colors}.
      - By color, the row shows {colors}.
      - If you shop by color, there are {colors}.
    `),
  },
  {
    id: 'colors.single',
    slots: ({ focus }) => {
      const [only, other] = focus.summary.colors;
      if (focus.id === 'lot' || isStandIn(focus) || !only || other) return null;
      return { color: tallySlots(focus, 'color', [only], (_count, name) => name) };
    },
    wordings: wordingsOf(`
      - The color on hand is {color}.
      - For now, the paint is {color}.
    `),
  },
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
  {
    id: 'colors.daylight',
    slots: ({ focus }) =>
      focus.id !== 'lot' && !isStandIn(focus) && focus.summary.colors.length > 1 ? {} : null,
    wordings: wordingsOf(`
      - Photos flatten paint, so look at your two favorites outdoors and by daylight.
      - Paint changes with the light; walk around the car outside before you decide.
      - A color that looks flat on a phone may come alive in the sun, which is reason enough to
        see it in person.
      - Bring the person who will share the car, because colors look different outside than on a
        screen.
    `),
  },
  {
    id: 'colors.missing',
    slots: ({ focus }) =>
      focus.id !== 'lot' && !isStandIn(focus) && focus.summary.count > 0 ? {} : null,
    wordings: wordingsOf(`
      - If your color is not among them, ask; we can check what is on the way and what other
        dealers hold.
      - Have another shade in mind? Tell us, and we will see whether one can be found or ordered.
      - When the color matters to you more than the date, say so and we will look further than our
        own lot.
    `),
  },
];
