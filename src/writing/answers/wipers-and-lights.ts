import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const wipersAndLightsAnswers: DirectAnswers = {
  'What size wiper blades does {the} use?': sentencesOf(`
    The owner's manual or the fit guide in a parts store names the length for each side, and the
      two often differ.
    Measure the old blades with a tape, or look in the manual for the length on each side.
    Look up the {model} by year in a fit guide, since driver, passenger and rear blades have their
      own lengths.

    Check the arm's connector too, because hook, pin and bayonet types do not swap.
    A blade that is too long hits the frame or the other blade.
    {store} can give you the part number from the VIN.
  `),
  'How do I change a headlight bulb on {the}?': sentencesOf(`
    The owner's manual shows it: usually you open a cover behind the lamp, unplug the bulb, turn
      it out and fit another.
    On most halogen lamps you reach in behind, while LED units come as a whole and belong in a
      shop.
    Look at the bulb pages in the {model} manual, as some lamps need the bumper or the wheel liner
      moved.

    Do not touch the glass with bare fingers, because skin oil shortens its life.
    Change both sides together, so that color and brightness match.
    Switch off and let it cool before you start, then check the aim against a wall.
  `),
  'How often should I replace my wiper blades?': sentencesOf(`
    About every six to twelve months, or as soon as they streak, skip or squeal.
    Once a year suits most cars, and twice in places with strong sun or hard winters.
    Change them at least yearly, and sooner if they leave lines in front of your eyes.

    Clean the edge with a damp cloth first, as dirt alone can cause streaks.
    Fall is a good time, before dark evenings and road spray.
    Lift them off the glass by hand when it freezes, so that the rubber does not tear.
  `),
  'Why do my wipers streak?': sentencesOf(`
    The rubber is dirty, worn or hard, or the glass carries a film of wax or oil.
    Worn edges and dirty glass are the usual reasons.
    Most often the blade edge is nicked, or residue from a car wash lies on the windshield.

    Wipe the blades with alcohol or soapy water, and clean the glass well.
    If streaks remain after cleaning, fit another pair.
    Should the blade skip in one place only, the arm may be bent or its spring weak.
  `),
  'How do I clear up cloudy headlights?': sentencesOf(`
    Sand and polish the yellowed plastic with a kit, and then seal it against the sun.
    A restoration kit does it in an hour or so, provided the haze is on the outside.
    Wet sanding, polishing and a protective coat bring most of the light back.

    Without a coat against the sun, the haze returns within months.
    Moisture on the inside means a leaking lamp, which polishing does not cure.
    Ask {store} for the price of polishing and of a replacement, if the plastic is cracked.
  `),
  'Can a chip in my windshield be repaired?': sentencesOf(`
    Often yes, if it is smaller than a quarter, not at the edge and not right in the driver's
      view.
    Small chips usually can, while long cracks and damage in front of the camera mostly call for
      another windshield.
    In many cases it can, as long as it is fresh, clean and no bigger than a coin.

    Put clear tape on it to keep out dirt and water, and have it seen soon.
    Ask your insurer, since many policies cover a repair without a deductible.
    Frost and the defroster can turn a chip into a crack overnight.
  `),
  'Do headlights need to be aimed after a bulb change?': sentencesOf(`
    Usually not after a plain bulb swap, but yes after a new lamp unit, a crash or suspension
      work.
    Not as a rule, though a bulb that sits crooked throws the beam off.
    It is seldom needed, but a check against a wall shows at once if one beam is off.

    Park on level ground before a wall, and compare the height of both beams.
    Flashing from oncoming drivers is a sign that they point too high.
    A shop with an aiming device sets them in a few minutes.
  `),
};
