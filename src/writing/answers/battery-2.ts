import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const battery2Answers: DirectAnswers = {
  'Why does the battery in {my} keep dying?': sentencesOf(`
    Either the battery is worn out, the alternator does not charge it, or something draws power
      while the car is parked.
    Three causes are common: an old battery, weak charging, and a drain from a light, a plug-in
      device or a module that stays awake.
    It runs down because of age, a charging fault, a hidden drain, or trips that are too short to
      refill it.

    Ask for a test of the battery, the alternator output and the parasitic draw, in that order.
    Unplug dash cameras and chargers overnight and see whether the problem goes away.
    A technician can measure the current with the car asleep and find the circuit that stays on.
  `),
  'Does cold weather kill car batteries?': sentencesOf(`
    Cold does not so much kill a battery as expose a weak one, because it gives less current when
      it is cold.
    Not by itself: summer heat wears the battery, and the first hard frost shows how little is
      left.
    It takes away a good part of the power just when a cold engine needs more, so a tired battery
      gives up.

    Have it tested in fall, and replace a weak one before the first cold week.
    Long drives, clean terminals and a garage help a battery through winter.
    If the car stands for days in the cold, a maintenance charger keeps the battery full.
  `),
  'Is it the battery or the alternator when {my} will not start?': sentencesOf(`
    If a jump starts the car and it keeps running, suspect the battery; if it dies soon after,
      suspect the alternator.
    Slow cranking or clicking points to the battery, while a battery light during driving points
      to the alternator.
    Most no-starts come from the battery, and a car that stalls again after a jump hints at the
      charging system.

    A meter settles it: one reading with the engine off, and another with it running.
    When the lights are bright but the starter is silent, look at the starter, a fuse or the key
      instead.
    A full battery with no sound from the starter points elsewhere, so have the car tested before
      buying parts.
  `),
  'Do I need to reset anything after a battery change?': sentencesOf(`
    Often, yes: many cars need the new battery registered, and clocks, windows or radio presets
      set again.
    Sometimes, since cars with a battery sensor have to be told that a new one is in.
    It depends on the car: older ones need the clock set, newer ones may need the battery
      registered with a scan tool.

    Without registration the car may charge a new battery as if it were old and shorten its life.
    One-touch windows and the steering angle sensor may have to relearn, and the manual describes
      how.
    The owner's manual tells what is lost when power is cut, so read that page before you
      disconnect anything.
  `),
  'How often should I have the battery in {my} tested?': sentencesOf(`
    Once a year is enough, from about the third year on, and fall is the right season.
    Have it tested every year once it is three years old, before cold weather sets in.
    A yearly test is a good habit, and twice a year makes sense after the fourth.

    The test takes a few minutes, and many shops do it along with other service, so ask {store}
      about it.
    Ask for the measured cranking value next to the rating on the label.
    Test it sooner if the engine turns slowly or the car has needed a jump.
  `),
  'Can a car sit for a month without the battery dying?': sentencesOf(`
    A healthy battery usually manages a month, but an old one or a car full of electronics may
      not.
    Usually yes, when the battery is in good shape and nothing is left plugged in.
    Most cars start after a month, although alarms, telematics and cold draw the charge down all
      the time.

    For longer breaks, connect a maintenance charger or drive the car for half an hour now and
      then.
    Idling in the driveway barely refills it, so a proper drive or a charger is the better way.
    Electric cars need it too, because their small battery can go flat while the big one is full.
  `),
};
