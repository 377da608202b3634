import { comparedAt, nameSlots } from '../compared-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * A closer look at the vehicle that the store puts forward: invitations and advice, never a fact
 * that the others do not get, and never a word against a rival.
 */
export const compareFeaturedMessages: readonly Message[] = (
  [
    [
      'featured.seat',
      `
      - Start your visit in the driver's seat of the {it}, and take your time with the mirrors.
      - Sit in the {it} before you do anything else, and set the seat as you would at home.
      - Give the {it} ten quiet minutes in the row before anybody starts the engine.

      `,
    ],
    [
      'featured.drive',
      `
      - Then drive the {it} on the roads that you use each day, with the people who ride along.
      - Take the {it} over your own way to work, with a hill and a rough street on it.
      - A loop with one stretch of highway and one tight parking lot shows most of what the {it}
        is like.
      `,
    ],
    [
      'featured.load',
      `
      - Bring the stroller, the bag or the dog crate that the {it} has to carry, and load it
        yourself.
      - What you carry most should go into the {it} once before you sign for anything.
      `,
    ],
    [
      'featured.sheet',
      `
      - Ask us for the window sticker of the {it} you like, line by line, and for the total with tax
        and fees in writing.
      - Once one {it} stands out, have the equipment list and the full price of that very car
        printed.
      `,
    ],
    [
      'featured.trade',
      `
      - If you trade a car in, let us look at it while you are out in the {it}.
      - Your present car can be looked over while you drive the {it}, so that one visit is enough.
      `,
    ],
    [
      'featured.second',
      `
      - Sleep on it, then come back to the {it} at another hour of the day.
      - A second short drive in the {it} on another day tells you whether the first one was luck.
      `,
    ],
  ] as const
).map(([id, wordings]) => ({
  id,
  slots: (sheet, about) => {
    const vehicle = comparedAt(sheet, about);
    return vehicle && nameSlots(vehicle);
  },
  wordings: wordingsOf(wordings),
}));
