import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * Specification questions about a model. No feed carries these figures, so the text says what they
 * depend on and where the right one is written; it never invents one.
 */
export const specificationMessages: readonly Message[] = [
  {
    id: 'spec.towing',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - What {a name} can tow depends on its engine, drivetrain and hitch, so read the figure in
        the owner's manual and on the door-jamb label of the one you mean to buy.
      - The tow rating of {a name} changes with engine, drivetrain and equipment; the figure that
        counts is on the door-jamb label and in the owner's manual of that vehicle.
      - There is no single tow rating for every {name}: engine, drivetrain and tow package set it,
        and the owner's manual and {make} towing guide list it for each build.
    `),
  },
  {
    id: 'spec.fuel-economy',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - Fuel economy for {a name} is printed on the window sticker of each new one, because engine
        and drivetrain change it.
      - Read the economy figure of {a name} off its own window sticker, since it differs by engine
        and drivetrain.
      - The window sticker of each {name} states the official fuel economy for that engine and
        drivetrain.
    `),
  },
  {
    id: 'spec.range-and-charging',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - The range of {a name} is printed on its window sticker, and it differs with battery and
        drivetrain.
      - Look at the window sticker for the official range of {a name}, because the battery and the
        drivetrain change it.
    `),
  },
  {
    id: 'spec.cargo',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - How much fits into {a name} is easier to see than to read: bring the stroller, the cooler
        or the dog crate and load it on the lot.
      - Measure what you carry most, then try it in the {ref}; a published volume says little about
        the shape of the opening.
    `),
  },
  {
    id: 'spec.seating',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - Count the seats and try each row of the {ref} yourself, since the layout can change with
        the trim.
      - To learn whether everybody fits into {a name}, bring everybody and sit in all rows at once.
    `),
  },
  {
    id: 'spec.safety',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - Which driver aids {a name} has depends on the trim, so go by the window sticker of the
        vehicle in front of you.
      - Safety equipment on the {ref} varies by trim and package; the window sticker lists what
        that one has.
    `),
  },
  {
    id: 'spec.technology',
    slots: ({ brief }) => (brief.subject ? {} : null),
    wordings: wordingsOf(`
      - The screen, the phone link and the sound system of {a name} vary by trim, so pair your own
        phone before you choose.
      - Trim decides which screen and which phone link the {ref} has; the window sticker says it
        for each one.
    `),
  },
];
