import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const batteryAnswers: DirectAnswers = {
  'What battery does {the} use?': sentencesOf(`
    The group size and the cold-cranking rating are printed on the battery itself and listed in
      the owner's manual.
    Read the label on the battery in the car, or the manual, for the size and the rating your
      version needs.
    The battery of the {model} is named by group size and rating on its label, and the manual
      confirms both.

    Cars with stop-start need an AGM or EFB type, and a plain one in its place fails early.
    Keep to the same type when you replace it, because a stop-start system needs a battery made
      for it.
    A parts counter can look up the match by VIN, which matters when trims differ in engine or
      equipment.
  `),
  'How long does the 12-volt battery in {the} last?': sentencesOf(`
    Three to five years is usual, with less in great heat and with many short trips.
    It commonly lasts three to five years, also in hybrids and electric cars, which still carry a
      small battery.
    Plan on three to five years for the small battery of the {model}, depending on climate and how
      the car is used.

    From the third year on, have it tested every fall, since it can fail with little warning.
    A yearly test after the third winter is a fair way to avoid a morning without a start.
    The date of manufacture is stamped on the case, so you can read its age yourself.
  `),
  'How long does a car battery last?': sentencesOf(`
    Most last three to five years, shorter in hot climates and with many short trips.
    Expect three to five years from a car battery, and a little more with long drives in mild
      weather.
    Three to five years is the common span; heat, deep discharge and short hops pull it down.

    Have it tested once a year from the third year on, before winter if possible.
    Look for the date on the case, and treat anything past five years as borrowed time.
    Heat does the damage and cold reveals it, which is why batteries fail on the first frosty day.
  `),
  'How do I know {my} needs a new battery?': sentencesOf(`
    Slow cranking, dim lights at start, a battery warning or an age over five years are the usual
      signs.
    You notice it when the engine turns over slowly, the lights dim at start or you needed a jump.
    Look for a lazy starter, odd electronic messages, a swollen case or heavy corrosion on the
      posts.

    A load test gives a clear answer in minutes and also shows whether the alternator charges.
    Before you buy one, have the battery and the charging system tested together.
    Loose or dirty terminals cause the same signs, so have them cleaned and tightened first.
  `),
  'How much does it cost to replace a car battery?': sentencesOf(`
    It depends on the size and the type: an AGM battery for a stop-start car costs clearly more
      than a plain one.
    The price varies with group size, type and rating, and with how hard the battery is to reach.
    There is no single figure, since some cars take a small plain battery and others a large AGM
      one under a seat.

    Ask for the total with fitting, registration in the car if needed, and the deposit for the old
      battery.
    Give {store} your VIN and ask for an installed price that includes any programming.
    Returning the old battery usually brings back a core charge, so check how the quote treats it.
  `),
  'How do I jump start {my} safely?': sentencesOf(`
    Clamp red to the dead positive post, red to the good positive, black to the good negative, and
      the last black clamp to bare metal on the dead car.
    Switch both cars off, join positive to positive, then run the good negative to a bare metal
      point on the car that will not start.
    Follow the order in the manual: the two positive posts first, then the good negative to a
      ground point away from the dead battery.

    Start the helper, wait a few minutes, start the other car, and take the cables off in reverse
      order.
    Do not jump a battery that is frozen, cracked or leaking, and keep flames away.
    Drive for half an hour or more afterward, and have the battery tested, since it went flat for
      a reason.

    Hybrid and electric cars have rules and jump points of their own, so read that page first.
    With a hybrid or an electric car, check the manual before you start, because many may not be
      used as the helper.
    On a hybrid or electric car, use only the points named in the manual and stay away from orange
      cables.
  `),
};
