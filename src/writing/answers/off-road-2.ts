import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const offRoad2Answers: DirectAnswers = {
  'How much ground clearance do I need for forest roads?': sentencesOf(`
    About eight inches is comfortable for most graded forest roads, while smooth gravel needs
      less.
    A crossover with some seven or eight inches handles most of them, if you drive slowly.
    For maintained gravel a normal car will do, but ruts and washouts call for eight inches or
      more.

    Ask the ranger station about the state of the road before you go.
    Good tires and a full-size spare matter as much as another inch.
    Get out and look when you cannot see the ground ahead.
  `),
  'Do I need 4WD or is AWD enough off road?': sentencesOf(`
    AWD is enough for gravel, wet grass and light snow, while mud, rocks and steep climbs call for
      a low range.
    For dirt roads AWD will do; for slow, rough trails you want four-wheel drive with low gears.
    It depends on the trail: loose and level suits AWD, steep and rocky does not.

    Some AWD systems get hot in long sand or mud, and then cut out to cool.
    Clearance and tires stop most people sooner than the drive system does.
    Be honest about how often you leave the gravel, because the heavier hardware costs fuel every
      day.
  `),
  'Are all-terrain tires noisy on {a}?': sentencesOf(`
    Somewhat: you hear a hum at highway speed, more with coarse treads and more as they wear.
    Yes compared with street tires, although mild all-terrain patterns are fairly quiet.
    Most hum a little, and the blockier the tread is, the louder it gets.

    Regular rotation keeps the tread even, and with it the noise from growing.
    Expect a small loss in mileage and wet grip as well.
    Ask for a ride in one that wears them before you order a set.
  `),
  'What should I check on {a-used} that was driven off road?': sentencesOf(`
    Look underneath for scraped plates, bent arms, leaking seals, torn boots and fresh
      undercoating.
    Check frame, skid plates, suspension, axle boots and differentials for dents and leaks.
    Start below: dents, scratches and mud in odd corners tell how hard it was used.

    Smell and look at the axle fluids, because water turns them milky.
    Try low range and every locking switch on the test drive.
    Have an independent shop put it on a lift and check the alignment.
  `),
  'Does a lift kit affect the warranty on {a}?': sentencesOf(`
    Not as a whole: the maker may refuse a repair only where the lift caused the damage.
    It can affect steering, axles and suspension, but unrelated parts stay covered.
    Partly, because faults that come from the lift are left out, and others are not.

    Ask for the reason in writing if a claim is refused.
    The warranty booklet explains how changes to the vehicle are treated.
    Have it fitted by a shop that gives its own written warranty, and keep the invoice.
  `),
};
