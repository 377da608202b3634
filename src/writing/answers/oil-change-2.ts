import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const oilChange2Answers: DirectAnswers = {
  'What happens if I go too long between oil changes?': sentencesOf(`
    Old oil thickens, leaves sludge and protects less, so the engine wears faster and can fail in
      the end.
    The oil breaks down and collects dirt, which clogs small passages and wears chains, bearings
      and turbochargers.
    Sludge builds up, the level may drop unnoticed, and parts that depend on clean oil start to
      wear.

    If you are late, check the level now and have the oil changed soon rather than waiting for a
      round number.
    A few weeks over the limit rarely hurt an engine, but a habit of it does.
    Keep the receipts, because missing changes can be a problem in a warranty claim about the
      engine.
  `),
  'How do I know which oil weight {my} needs?': sentencesOf(`
    Read the oil filler cap under the hood or the fluids page of the owner's manual.
    It is printed on the filler cap of most engines, and the manual always lists it.
    The fluids chapter of the manual names the weight for your engine, often with a chart for
      climate.

    The number before the W describes flow in the cold, and the one after it thickness when hot.
    Match the quality standard as well as the weight, since both are part of the requirement.
    If the cap was lost or replaced, trust the manual or ask a parts counter with your VIN.
  `),
  'Can I trust the oil life monitor in {my}?': sentencesOf(`
    Yes, in normal use, provided that it was reset after the last change and you still check the
      level.
    You can, because it works out oil wear from trips, temperature and load, but it does not
      measure how much oil is left.
    Generally yes: the maker tuned it for the engine, although it knows nothing about leaks or a
      low level.

    Look at the dipstick or the level display once a month, whatever percentage shows.
    After buying a used car, change the oil and reset the monitor once, so that the count starts
      right.
    Respect the yearly limit in the manual too, as time ages oil even at a high reading.
  `),
  'How do I check the oil level in {my}?': sentencesOf(`
    Park on level ground, wait a few minutes after switching off, wipe the dipstick, dip again and
      read it between the two marks.
    With the engine off and the car level, pull the dipstick, wipe it clean, push it in fully and
      read the level.
    Most cars have a dipstick: wipe it, dip it once more and look for a film between the low and
      the full mark.

    Cars without a dipstick show the level in the display, and the manual explains where.
    Some makers want a warm engine and others a cold one, so read that line in the manual first.
    If the level is near the lower mark, add a little of the listed oil, wait and measure again.
  `),
  'Is it bad to mix synthetic and regular oil?': sentencesOf(`
    No, mixing them does no harm in an emergency, because the two can be blended and synthetic
      blends are sold that way.
    It is not harmful as such, yet the mix gives up part of what synthetic oil does better.
    You can mix them to top up, as long as the grade fits; just do not make it a habit.

    Go back to the oil named in the manual at the next change.
    When the manual requires synthetic, have the oil changed sooner after a large top-up with
      conventional.
    A low level is worse for the engine than a quart of the other type.
  `),
  'Why is the oil in {my} dark so soon after a change?': sentencesOf(`
    Dark oil is normal: it picks up soot and loosens old deposits, and that is what its detergents
      are for.
    Fresh oil darkens quickly because it carries away soot and residue, and color says little
      about its condition.
    It means that the oil is cleaning, since detergents hold fine soot in suspension until the
      next change.

    Worry about a milky look, a strong fuel smell, grit or a falling level instead.
    A creamy tan color is different, because it can mean coolant or water in the oil.
    Direct-injection and diesel engines turn their oil black within days, and that is no fault.
  `),
  'What should I do when the oil light comes on?': sentencesOf(`
    If the red oil light comes on, stop as soon as it is safe and switch off the engine, because
      it warns of low oil pressure.
    Pull over and shut the engine off when the light is red; an amber message about level lets you
      reach the next safe stop.
    A red oil light means stop now and turn the engine off, since running without pressure ruins
      bearings in moments.

    Let the oil settle, check the level, top up if it is low, and call for a tow if the red light
      stays on.
    Do not restart to drive home when the level is right and the light is still on.
    Adding oil helps only if the level was low, so have the cause found even when the light goes
      out.
  `),
  'Is a filter change part of every oil change?': sentencesOf(`
    It should be: a new oil filter belongs to nearly every oil change, because the old one still
      holds dirty oil.
    Yes, in normal practice the filter is replaced each time along with the oil.
    Nearly always, since a fresh fill through a used filter starts out dirty.

    Ask to see it listed on the invoice, together with the drain plug seal.
    Read the offer closely if the price looks low, and check that the oil filter is named in it.
    Engine air and cabin filters are separate jobs with longer intervals.
  `),
};
