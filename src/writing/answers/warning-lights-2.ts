import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const warningLights2Answers: DirectAnswers = {
  'Why did the warning light go off by itself?': sentencesOf(`
    The car repeated its self-test several times without finding the fault, so it switched the
      light off.
    Most warning lights go out after a number of trips in which the fault did not return.
    It goes off when the problem was passing, such as a loose cap or a damp connector, and later
      checks came out clean.

    The code is often still stored for a while, so a scan can tell what happened.
    Make a note of the date and the conditions, and mention them at the next visit.
    If it comes back, have it checked even when the car runs well, since a pattern helps to find
      the cause.
  `),
  'Is a code reader enough to find the fault?': sentencesOf(`
    No, it is a start: the code names the circuit or system that looked wrong, not the part that
      failed.
    Not by itself, because the same code can come from a sensor, a wire, a leak or the part it
      watches.
    A reader tells you where to look, and tests with gauges and live data find the cause.

    Swapping parts by code alone often ends in a drawer full of good sensors.
    Write the code down before you clear it, because stored details disappear with it.
    It is still handy to see whether a fault is minor before you plan a trip.
  `),
  'Which dashboard lights mean I should pull over?': sentencesOf(`
    Red lights for oil pressure, engine temperature and brakes, and a flashing check engine light,
      mean pull over.
    Pull over for red: the oil can, the thermometer and the brake warning each call for a safe
      stop.
    A red oil, temperature or brake light means stop at the next safe spot, and so does a flashing
      check engine light.

    Amber lights such as a steady check engine, tire pressure or ABS light allow a careful drive
      to a check.
    After stopping, look the symbol up in the manual before you decide to drive on.
    With a red battery light you may have a few minutes of power left, so switch off extras and
      find a safe place.
  `),
  'Will {my} pass inspection with a warning light on?': sentencesOf(`
    It depends on the state and on the light: where emissions are tested, a lit check engine light
      normally means a fail.
    In a state with an emissions test, a check engine light fails the car, and some safety
      inspections look at the ABS and airbag lights too.
    That is up to the rules of your state, and many of them fail a car for a check engine, airbag
      or brake light.

    Clearing the code just before the test does not help, because the car then shows that its
      self-tests are incomplete.
    Fix the cause first, drive for several days so that the self-tests finish, and then go.
    Look up the list of the state inspection program, and ask about a retest after the repair.
  `),
};
